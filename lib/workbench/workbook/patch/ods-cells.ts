/** Writes changed cells and notes into a table of an .ods file (OpenDocument 1.3 part 3, 9.1). */
import type { CellMark } from '../../list/index.ts';
import { encodeEntities, NOT_IN_XML } from '../cell-styles.ts';
import type { CellContent } from '../cell-text.ts';
import { AUTHOR } from '../notes.ts';
import {
  type ByCell,
  type CellPlace,
  numberOf,
  unchangedMark,
  type WorkbookChanges,
} from './changes.ts';
import {
  appendChange,
  attributeIn,
  type Change,
  childrenOf,
  elementAt,
  replacement,
  type Tag,
  tagsOf,
  withChanges,
  type XmlElement,
} from './tags.ts';

const OFFICE = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0';
const TEXT = 'urn:oasis:names:tc:opendocument:xmlns:text:1.0';
const CREATOR = 'http://purl.org/dc/elements/1.1/';

/** A line of a cell: spaces that XML would fold, and tabs, are elements (part 3, 6.1.2). */
const lineXml = (line: string): string =>
  encodeEntities(line.replace(NOT_IN_XML, ''))
    .replace(/^ | {2,}| $/g, (spaces) => `<text:s text:c="${spaces.length}"/>`)
    .replace(/\t/g, '<text:tab/>');
const paragraphs = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<text:p xmlns:text="${TEXT}">${lineXml(line)}</text:p>`)
    .join('');

const annotationXml = (note: string): string =>
  `<office:annotation xmlns:office="${OFFICE}" office:display="false"><dc:creator xmlns:dc="${CREATOR}">${AUTHOR}</dc:creator>${paragraphs(note)}</office:annotation>`;

/** What a cell says of its value, and of how it is computed. */
export const VALUE =
  /\s(?:office:(?:value|value-type|boolean-value|date-value|string-value|time-value|currency)|calcext:value-type)\s*=\s*(?:"[^"]*"|'[^']*')/g;
const FORMULA = /\stable:formula\s*=\s*(?:"[^"]*"|'[^']*')/g;
const COLUMNS_REPEATED = /\stable:number-columns-repeated\s*=\s*(?:"[^"]*"|'[^']*')/g;
const ROWS_REPEATED = /\stable:number-rows-repeated\s*=\s*(?:"[^"]*"|'[^']*')/g;

const DATE = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/;

/** The attributes of an edited value. */
function valueAttributes(edit: CellContent): string {
  const number = numberOf(edit);
  if (number !== null) return ` office:value-type="float" office:value="${number}"`;
  const [, date, time] = DATE.exec(edit.text) ?? [];
  if (date !== undefined && /[dm]/.test(edit.type))
    return ` office:value-type="date" office:date-value="${date}${time ? `T${time}` : ''}"`;
  return edit.text === '' ? '' : ' office:value-type="string"';
}

const isArray = (xml: string, tag: Tag): boolean =>
  attributeIn(xml, tag, 'table:number-matrix-columns-spanned') !== undefined;

/** A cell with another value or a note. */
function cellXml(
  xml: string,
  cell: XmlElement,
  edit: CellContent | undefined,
  note: string | undefined,
): string {
  const tag = xml
    .slice(cell.start, cell.end)
    .replace(/(?<!\s)\s*\/?>$/, '')
    .replace(COLUMNS_REPEATED, '');
  const start = edit
    ? `${tag.replace(VALUE, '').replace(FORMULA, '')}${valueAttributes(edit)}`
    : tag;
  const changes: Change[] = [];
  let added = note === undefined ? '' : annotationXml(note);
  for (const child of childrenOf(xml, cell)) {
    if (child.name === 'annotation') {
      const isOurs = xml.slice(child.start, child.elementEnd).includes(`>${AUTHOR}</`);
      if (isOurs) changes.push(replacement(child));
      else if (note !== undefined) {
        changes.push(appendChange(child, paragraphs(`${AUTHOR}: ${note}`)));
        added = '';
      }
    } else if (edit && (child.name === 'p' || child.name === 'h')) changes.push(replacement(child));
  }
  const content = withChanges(xml, changes, cell.end, cell.contentEnd);
  const text = edit && edit.text !== '' ? paragraphs(edit.text) : '';
  return `${start}>${added}${content}${text}</${cell.prefix}${cell.name}>`;
}

export const repeatsOf = (xml: string, tag: Tag, name: string): number =>
  Math.max(1, Number(attributeIn(xml, tag, `table:number-${name}-repeated`) ?? 1));

/** A cell or row so many times, as one that is repeated; '' for none. */
const repeated = (xml: string, element: XmlElement, times: number, name: string): string => {
  if (times === 0) return '';
  const tag = xml.slice(element.start, element.end);
  const pattern = name === 'rows' ? ROWS_REPEATED : COLUMNS_REPEATED;
  const bare = tag.replace(pattern, '');
  const at = bare.length - (element.type === 'empty' ? 2 : 1);
  const attribute = times === 1 ? '' : ` table:number-${name}-repeated="${times}"`;
  return (
    bare.slice(0, at) + attribute + bare.slice(at) + xml.slice(element.end, element.elementEnd)
  );
};

export interface PatchedTable {
  readonly changes: readonly Change[];
  readonly unchanged: number;
  readonly changed: readonly CellPlace[];
}

/** Changes the cells of one table, which are split where they are repeated. */
export function patchTable(
  xml: string,
  table: XmlElement,
  { edits, marks }: WorkbookChanges,
): PatchedTable {
  const changes: Change[] = [];
  let unchanged = 0;
  const changed: CellPlace[] = [];

  /** A row with its changes. */
  function rowXml(row: XmlElement, number: number): string {
    const ofRow: Change[] = [];
    const [cellEdits, cellMarks] = [edits.get(number), marks.get(number)];
    const wanted = new Set([...(cellEdits?.keys() ?? []), ...(cellMarks?.keys() ?? [])]);
    let column = 0;
    for (const cell of childrenOf(xml, row)) {
      if (!/^(?:covered-)?table-cell$/.test(cell.name)) continue;
      const times = repeatsOf(xml, cell, 'columns');
      const inside = [...wanted].filter((each) => each >= column && each < column + times);
      if (inside.length > 0) {
        const pieces: string[] = [];
        let from = column;
        for (const each of inside.toSorted((a, b) => a - b)) {
          const edit = cellEdits?.get(each);
          const isKept = edit !== undefined && isArray(xml, cell);
          if (isKept) unchanged += 1;
          else if (edit) changed.push({ row: number, column: each });
          pieces.push(
            repeated(xml, cell, each - from, 'columns'),
            cellXml(
              xml,
              cell,
              isKept ? undefined : edit,
              isKept ? unchangedMark(edit).note : cellMarks?.get(each)?.note,
            ),
          );
          wanted.delete(each);
          from = each + 1;
        }
        pieces.push(repeated(xml, cell, column + times - from, 'columns'));
        ofRow.push(replacement(cell, pieces.join('')));
      }
      column += times;
    }
    // Cells behind the last one of the row: what is between is empty.
    const missing = [...wanted]
      .toSorted((a, b) => a - b)
      .map((each) => {
        const gap = each - column;
        column = each + 1;
        const edit = cellEdits?.get(each);
        if (edit) changed.push({ row: number, column: each });
        const note = cellMarks?.get(each)?.note;
        const empty = '<table:table-cell></table:table-cell>';
        const [tag] = tagsOf(empty);
        const space = gap > 0 ? `<table:table-cell table:number-columns-repeated="${gap}"/>` : '';
        return space + (tag ? cellXml(empty, elementAt(empty, tag), edit, note) : '');
      });
    if (missing.length > 0) ofRow.push(appendChange(row, missing.join('')));
    return withChanges(xml, ofRow, row.start, row.elementEnd);
  }

  let number = 1;
  let depth = 0;
  for (const tag of tagsOf(xml, table.end, table.contentEnd)) {
    // A table in a cell or shape has rows of its own.
    if (tag.name === 'table' && tag.type !== 'empty') depth += tag.type === 'open' ? 1 : -1;
    if (depth > 0 || tag.name !== 'table-row' || tag.type === 'close') continue;
    const times = repeatsOf(xml, tag, 'rows');
    const inside = rowsIn(number, times, edits, marks);
    if (inside.length > 0) {
      const row = elementAt(xml, tag);
      const pieces: string[] = [];
      let from = number;
      for (const each of inside) {
        const rowText = rowXml(row, each);
        pieces.push(
          repeated(xml, row, each - from, 'rows'),
          rowText.replace(/^[^>]*>/, (start) => start.replace(ROWS_REPEATED, '')),
        );
        from = each + 1;
      }
      pieces.push(repeated(xml, row, number + times - from, 'rows'));
      changes.push(replacement(row, pieces.join('')));
    }
    number += times;
  }
  return { changes, unchanged, changed };
}

/** The rows with changes among those that one element stands for. */
function rowsIn(
  first: number,
  times: number,
  edits: ByCell<CellContent>,
  marks: ByCell<CellMark>,
): number[] {
  if (times === 1) return edits.has(first) || marks.has(first) ? [first] : [];
  const rows = new Set([...edits.keys(), ...marks.keys()]);
  return [...rows].filter((row) => row >= first && row < first + times).toSorted((a, b) => a - b);
}
