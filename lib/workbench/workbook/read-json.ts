/** Reads a list from JSON (RFC 8259) or JSON Lines: rows that are objects, arrays or single values. */

import { type Sheet, sheetFromRows } from '../list/index.ts';
import { type ListRow, MAX_SHEET_COLUMNS } from '../messages/index.ts';
import { type CellContent, EMPTY_CELL } from './cell-text.ts';
import { MAX_CELLS } from './sheet-rows.ts';
import type { FileProblem } from './zip.ts';

/** A number with its digits as they were written: `JSON.parse` rounds long ones. */
class WrittenNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): number {
    return Number(this.text);
  }
}

/** `context` is not in TypeScript's library yet; both browsers have it. */
function keepDigits(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? new WrittenNumber(context?.source ?? String(value)) : value;
}

const parse = (text: string): unknown => JSON.parse(text, keepDigits);

/** The values of a JSON text, or of each of its lines; undefined if it is neither. */
function parseValues(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return parse(json);
  } catch {
    try {
      return json
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(parse);
    } catch {
      return undefined;
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof WrittenNumber);

/** An object that has one list, such as `{"suppliers": [...]}`, stands for that list. */
function rowsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return [value];
  const lists = Object.values(value).filter((inner) => Array.isArray(inner));
  const [list] = lists;
  return lists.length === 1 && list ? list : [value];
}

function cellOf(value: unknown): CellContent {
  if (value === null || value === undefined) return EMPTY_CELL;
  if (value instanceof WrittenNumber) return { text: value.text, type: 'n' };
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE', type: 'b' };
  return { text: typeof value === 'string' ? value : JSON.stringify(value), type: 't' };
}

/** A list that Fieldmark once exported as JSON has the person's columns in `columns`. */
const columnsOf = (row: unknown): unknown =>
  isRecord(row) && isRecord(row.columns) && Array.isArray(row.values) ? row.columns : row;

function listRow(number: number, cells: readonly CellContent[]): ListRow[] {
  if (cells.every(({ text }) => text.trim() === '')) return [];
  const types = cells.map(({ type }) => type).join('');
  return [{ number, cells: cells.map(({ text }) => text), types }];
}

/** The header has every name, in the order in which the names appear first. */
function rowsOfRecords(records: readonly unknown[]): ListRow[] {
  const names = new Set<string>();
  for (const record of records) {
    if (isRecord(record)) for (const name of Object.keys(record)) names.add(name);
    if (names.size > MAX_SHEET_COLUMNS) break;
  }
  const columns = [...names].slice(0, MAX_SHEET_COLUMNS);
  const header = columns.map((text): CellContent => ({ text, type: 't' }));
  return [
    ...listRow(1, header),
    ...records.flatMap((record, i) => {
      const cells = columns.map((name) => cellOf(isRecord(record) ? record[name] : undefined));
      return listRow(i + 2, cells);
    }),
  ];
}

const rowsOfValues = (values: readonly unknown[]): ListRow[] =>
  values.flatMap((value, i) => {
    const cells = Array.isArray(value) ? value.slice(0, MAX_SHEET_COLUMNS) : [value];
    return listRow(i + 1, cells.map(cellOf));
  });

/** Cells of the table: one record with many names makes all rows as wide. */
function cellCount(rows: readonly unknown[]): number {
  const names = new Set<string>();
  let cells = 0;
  for (const row of rows) {
    if (isRecord(row)) for (const name of Object.keys(row)) names.add(name);
    else cells += Array.isArray(row) ? row.length : 1;
  }
  return names.size === 0 ? cells : Math.min(names.size, MAX_SHEET_COLUMNS) * rows.length;
}

/** Rows of objects get a header with their names. Values inside a cell stay as JSON text. */
export function readJson(
  text: string,
):
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly problem: FileProblem } {
  const values = parseValues(text);
  if (values === undefined) return { ok: false, problem: 'damaged' };
  const rows = rowsIn(values).map(columnsOf);
  if (cellCount(rows) > MAX_CELLS) return { ok: false, problem: 'large' };
  const sheet: Sheet = sheetFromRows(
    rows.some(isRecord) ? rowsOfRecords(rows) : rowsOfValues(rows),
  );
  if (sheet.rows.length === 0) return { ok: false, problem: 'empty' };
  return { ok: true, sheet };
}
