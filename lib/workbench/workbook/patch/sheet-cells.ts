/** Writes changed cells into a sheet (ECMA-376 part 1, 18.3.1.4); all other cells stay as they are. */
import { columnLetter } from '../../list/index.ts';
import { escapeText } from '../cell-styles.ts';
import { type CellContent, serialOf } from '../cell-text.ts';
import { columnOf } from '../sheet-rows.ts';
import { type ByCell, type CellPlace, numberOf } from './changes.ts';
import {
  appendChange,
  attributeIn,
  type Change,
  childrenOf,
  elementAt,
  insertion,
  replacement,
  type Tag,
  tagsOf,
  type XmlElement,
} from './tags.ts';

export interface PatchedCells {
  readonly changes: readonly Change[];
  readonly changed: readonly CellPlace[];
  /** Changed cells that are left as they are. */
  readonly unchanged: readonly CellPlace[];
  /** A changed cell had a formula. */
  readonly hadFormula: boolean;
}

const DATE = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;
/** Days between the first days of the two date systems. */
const DAYS_TO_1904 = 1_462;

/** Type and content of a cell, as its XML has them. */
function contentXml(
  edit: CellContent,
  prefix: string,
  from1904: boolean,
): readonly [string, string] {
  const { text, type } = edit;
  const number = numberOf(edit);
  if (number !== null) return ['', `<${prefix}v>${number}</${prefix}v>`];
  if ((type === 'd' || type === 'm') && DATE.test(text)) {
    const serial = serialOf(text) - (from1904 ? DAYS_TO_1904 : 0);
    if (serial >= 0) return ['', `<${prefix}v>${serial}</${prefix}v>`];
  }
  if (text === '') return ['', ''];
  const t = `<${prefix}t xml:space="preserve">${escapeText(text)}</${prefix}t>`;
  return [' t="inlineStr"', `<${prefix}is>${t}</${prefix}is>`];
}

const quoted = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value.replaceAll('"', '&quot;')}"`;

/** Whether other cells depend on the formula in this one: it is shared, or fills several cells. */
function isFormulaOfOthers(xml: string, formula: XmlElement | undefined): boolean {
  if (!formula) return false;
  const type = attributeIn(xml, formula, 't') ?? 'normal';
  return type === 'array' || type === 'dataTable' || attributeIn(xml, formula, 'ref') !== undefined;
}

/** Reads the rows and cells of a sheet in order, with the numbers of those that do not say them. */
export function* cellsIn(xml: string, { end, contentEnd }: XmlElement) {
  let row = 0;
  let column = -1;
  let open: { readonly tag: Tag; readonly number: number } | null = null;
  for (const tag of tagsOf(xml, end, contentEnd)) {
    if (tag.name === 'row') {
      if (tag.type !== 'close') {
        row = Number(attributeIn(xml, tag, 'r') ?? row + 1);
        column = -1;
        open = { tag, number: row };
      }
      if (tag.type !== 'open' && open) {
        yield { at: tag, row, column: null, rowTag: open.tag };
        open = null;
      }
    } else if (tag.name === 'c' && tag.type !== 'close' && open) {
      const reference = attributeIn(xml, tag, 'r');
      column = reference === undefined ? column + 1 : columnOf(reference);
      yield { at: tag, row, column, rowTag: open.tag };
    }
  }
}

export interface CellsNeeds {
  readonly from1904: boolean;
  /** Cells whose text another part of the workbook repeats, such as the headings of a table. */
  readonly isFixed: (row: number, column: number) => boolean;
}

export function patchCells(
  xml: string,
  sheetData: XmlElement,
  edits: ByCell<CellContent>,
  { from1904, isFixed }: CellsNeeds,
): PatchedCells {
  const changes: Change[] = [];
  const { prefix } = sheetData;
  const unchanged: CellPlace[] = [];
  const changed: CellPlace[] = [];
  let hadFormula = false;
  let waiting = new Map<number, CellContent>();
  let waitingRow = 0;

  const cellXml = (reference: string, style: string, edit: CellContent) => {
    const [type, content] = contentXml(edit, prefix, from1904);
    return `<${prefix}c${reference}${style}${type}>${content}</${prefix}c>`;
  };
  /** Cells that the row does not have yet, up to a column. */
  const missing = (row: number, before: number) =>
    [...waiting]
      .filter(([column]) => column < before)
      .toSorted(([a], [b]) => a - b)
      .map(([column, edit]) => {
        waiting.delete(column);
        changed.push({ row, column });
        return cellXml(` r="${columnLetter(column)}${row}"`, '', edit);
      })
      .join('');

  for (const { at, row, column, rowTag } of cellsIn(xml, sheetData)) {
    if (row !== waitingRow) {
      waitingRow = row;
      waiting = new Map(edits.get(row));
    }
    if (waiting.size === 0) continue;
    const added = missing(row, column ?? Number.POSITIVE_INFINITY);
    if (column === null) {
      if (added === '') continue;
      const emptyRow = rowTag.type === 'empty' && elementAt(xml, rowTag);
      changes.push(emptyRow ? appendChange(emptyRow, added) : insertion(at.start, added));
      continue;
    }
    if (added !== '') changes.push(insertion(at.start, added));
    const edit = waiting.get(column);
    if (!edit) continue;
    waiting.delete(column);
    const cell = elementAt(xml, at);
    const formula = childrenOf(xml, cell).find(({ name }) => name === 'f');
    if (isFixed(row, column) || isFormulaOfOthers(xml, formula)) {
      unchanged.push({ row, column });
      continue;
    }
    changed.push({ row, column });
    hadFormula ||= formula !== undefined;
    const reference = quoted('r', attributeIn(xml, at, 'r'));
    const style = quoted('s', attributeIn(xml, at, 's'));
    changes.push(replacement(cell, cellXml(reference, style, edit)));
  }
  return { changes, changed, unchanged, hadFormula };
}
