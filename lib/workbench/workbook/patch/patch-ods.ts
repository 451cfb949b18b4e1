/** Writes changed cells, marks and notes into an .ods file (OpenDocument 1.3). All other parts stay as they are. */
import type { CellMark, RowStatus } from '../../list/index.ts';
import { COLOURS } from '../cell-styles.ts';
import { FileError, type ZipFile } from '../zip.ts';
import { type ByCell, type CellPlace, placesByStatus, type WorkbookChanges } from './changes.ts';
import { areaOf, type CellArea, dependentsOf } from './dependents.ts';
import { patchTable, repeatsOf, VALUE } from './ods-cells.ts';
import type { NewParts } from './package.ts';
import { readPart } from './read-part.ts';
import { decodeEntities } from './results.ts';
import {
  appendChange,
  attributeIn,
  type Change,
  childrenOf,
  elementAt,
  findElement,
  replacement,
  rootOf,
  tagsOf,
  withChanges,
  type XmlElement,
} from './tags.ts';

/** Conditional formats are an extension of OpenDocument, by LibreOffice. */
const EXTENSION = 'urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0';
const STYLE = 'urn:oasis:names:tc:opendocument:xmlns:style:1.0';
const FORMAT = 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0';

const styleNameOf = (status: RowStatus): string => `Fieldmark_${status}`;
const colour = (argb: string): string => `#${argb.slice(2)}`;

/** The common styles with one for each status. */
function withStyles(xml: string): string {
  const styles = findElement(xml, 'styles');
  if (styles?.prefix !== 'office:') throw new FileError('other');
  const known = new Set(
    childrenOf(xml, styles).map((style) => attributeIn(xml, style, 'style:name')),
  );
  const added = Object.entries(COLOURS).flatMap(([status, [background, text]]) => {
    const name = styleNameOf(status as RowStatus);
    return known.has(name)
      ? []
      : `<style:style xmlns:style="${STYLE}" xmlns:fo="${FORMAT}" style:name="${name}" style:family="table-cell"><style:table-cell-properties fo:background-color="${colour(background)}"/><style:text-properties fo:color="${colour(text)}"/></style:style>`;
  });
  return added.length === 0 ? xml : withChanges(xml, [appendChange(styles, added.join(''))]);
}

/** The conditional formats of a table with those of the marks. */
function markChanges(xml: string, table: XmlElement, marks: ByCell<CellMark>): Change[] {
  const name = attributeIn(xml, table, 'table:name') ?? '';
  const sheet = /^\w+$/.test(name)
    ? name
    : `'${name.replaceAll("'", "''").replaceAll('&apos;', "''")}'`;
  const formats = [...placesByStatus(marks)].map(([status, places]) => {
    const cells = places.map((place) => `${sheet}.${place}`);
    return `<calcext:conditional-format xmlns:calcext="${EXTENSION}" calcext:target-range-address="${cells.join(' ')}"><calcext:condition calcext:apply-style-name="${styleNameOf(status)}" calcext:value="formula-is(TRUE())" calcext:base-cell-address="${cells[0]}"/></calcext:conditional-format>`;
  });
  const list = childrenOf(xml, table).findLast(({ name }) => name === 'conditional-formats');
  if (!list) {
    const added = `<calcext:conditional-formats xmlns:calcext="${EXTENSION}">${formats.join('')}</calcext:conditional-formats>`;
    return formats.length === 0 ? [] : [appendChange(table, added)];
  }
  const earlier = childrenOf(xml, list).filter(({ start, elementEnd }) =>
    xml.slice(start, elementEnd).includes('apply-style-name="Fieldmark_'),
  );
  return [
    ...earlier.map((format) => replacement(format)),
    ...(formats.length > 0 ? [appendChange(list, formats.join(''))] : []),
  ];
}

/** "[.A1]", "[$Sheet.A1:.B2]" (OpenDocument 1.3 part 4, 5.8); other references are not known. */
const REFERENCE = /^(?:\$?(?:'((?:[^']|'')+)'|([^'.:]+)))?\.([$\w]+)(?::(?:[^.]*)\.([$\w]+))?$/;

function areasOf(formula: string, sheet: string): CellArea[] | null {
  const text = formula.replace(/"[^"]*"/g, '""');
  const areas: CellArea[] = [];
  for (const [, inside = ''] of text.matchAll(/\[([^[\]]*)\]/g)) {
    const [, quoted, plain, from, to = ''] = REFERENCE.exec(inside) ?? [];
    if (from === undefined) return null;
    areas.push(areaOf(quoted?.replaceAll("''", "'") ?? plain ?? sheet, [from, to]));
  }
  // Words outside references that are no functions are names.
  const isKnown = !/[\p{Alpha}_][\w.\p{Alpha}]*(?![\w.\p{Alpha}]*\()/u.test(
    text
      .replace(/^\w+:=/, '')
      .replace(/\[[^[\]]*\]|""/g, ' ')
      .replace(/\b(?:TRUE|FALSE)\b/g, ' '),
  );
  return isKnown && !/\b(?:INDIRECT|OFFSET)\(/i.test(text) ? areas : null;
}

/** The formulas of a table. */
function* formulasOf(xml: string, table: XmlElement) {
  const sheet = decodeEntities(attributeIn(xml, table, 'table:name') ?? '');
  let [row, column, rowRepeats] = [1, 0, 1];
  for (const tag of tagsOf(xml, table.end, table.contentEnd)) {
    if (tag.name === 'table-row') {
      if (tag.type !== 'close') {
        column = 0;
        rowRepeats = repeatsOf(xml, tag, 'rows');
      }
      if (tag.type !== 'open') row += rowRepeats;
    }
    if (!/^(?:covered-)?table-cell$/.test(tag.name) || tag.type === 'close') continue;
    const formula = attributeIn(xml, tag, 'table:formula');
    if (formula !== undefined) {
      const areas = rowRepeats === 1 ? areasOf(decodeEntities(formula), sheet) : null;
      yield { sheet, row, column, areas, tag };
    }
    column += repeatsOf(xml, tag, 'columns');
  }
}

/** Leaves out the stored results of formulas that depend on changed cells. */
function withoutResults(xml: string, place: number, changed: readonly CellPlace[]): string {
  const tables = tablesOf(xml);
  const edited = tables[place];
  const formulas = tables.flatMap((table) => [...formulasOf(xml, table)]);
  const sheet = edited ? decodeEntities(attributeIn(xml, edited, 'table:name') ?? '') : '';
  const outdated = dependentsOf(formulas, sheet, changed);
  const changes = formulas.flatMap((formula): Change[] => {
    if (!outdated.has(formula)) return [];
    const { tag } = formula;
    const start = xml.slice(tag.start, tag.end).replace(VALUE, '');
    const texts = childrenOf(xml, elementAt(xml, tag)).filter(({ name }) => name === 'p');
    return [
      { at: tag.start, until: tag.end, text: start },
      ...texts.map((text) => replacement(text)),
    ];
  });
  return withChanges(xml, changes);
}

/** The tables of the document, not those inside other tables. */
function tablesOf(xml: string): readonly XmlElement[] {
  const spreadsheet = findElement(xml, 'spreadsheet', findElement(xml, 'body')?.start);
  return spreadsheet ? childrenOf(xml, spreadsheet).filter(({ name }) => name === 'table') : [];
}

/** @param place of the table that was read, among all tables, from 0 */
export async function patchOds(
  zip: ZipFile,
  place: number,
  changes: WorkbookChanges,
): Promise<{ readonly parts: NewParts; readonly unchanged: number }> {
  const parts: NewParts = new Map();
  const xml = await readPart(zip, 'content.xml');
  const root = rootOf(xml);
  const table = tablesOf(xml)[place];
  // Attributes are found by the prefixes that all programs use.
  if (!table || root.prefix !== 'office:' || table.prefix !== 'table:')
    throw new FileError('other');
  const cells = patchTable(xml, table, changes);
  const all = [...cells.changes, ...markChanges(xml, table, changes.marks)];
  if (all.length === 0) return { parts, unchanged: cells.unchanged };
  const patched = withChanges(xml, all);
  parts.set(
    'content.xml',
    cells.changed.length > 0 ? withoutResults(patched, place, cells.changed) : patched,
  );
  if (changes.marks.size > 0)
    parts.set('styles.xml', withStyles(await readPart(zip, 'styles.xml')));
  return { parts, unchanged: cells.unchanged };
}
