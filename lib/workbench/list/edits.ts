/** Changes to the cells of a list, which can be undone. */

import { unescapeFormulaCell } from '../../domain/index.ts';
import { type ListRow, MAX_SHEET_COLUMNS, type OriginalCell } from '../messages/index.ts';
import type { ListLine } from './lines.ts';
import type { Sheet } from './sheet.ts';

/** The new text of a cell. */
export type CellEdit = OriginalCell;

/** The index of a row by its number, by which rows are in order; -1: there is none. */
function indexOfRow({ rows }: Sheet, number: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle]?.number ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return rows[from]?.number === number ? from : -1;
}

/** Replaces the texts of cells; cells and rows that do not exist are ignored. */
export function withEdits(sheet: Sheet, edits: readonly CellEdit[]): Sheet {
  const byRow = new Map<number, CellEdit[]>();
  for (const edit of edits) {
    const others = byRow.get(edit.row);
    if (others) others.push(edit);
    else byRow.set(edit.row, [edit]);
  }
  const changed: ListRow[] = [];
  for (const [number, changes] of byRow) {
    const row = sheet.rows[indexOfRow(sheet, number)];
    if (!row) continue;
    const cells = Array.from(
      { length: Math.max(row.cells.length, ...changes.map(({ column }) => column + 1)) },
      (_, column) =>
        changes.findLast((edit) => edit.column === column)?.text ?? row.cells[column] ?? '',
    );
    changed.push({ ...row, cells });
  }
  return replaceRows(sheet, changed);
}

/** Replaces the rows of the same numbers. */
export function replaceRows(sheet: Sheet, changed: readonly ListRow[]): Sheet {
  const rows = sheet.rows.slice();
  for (const row of changed) {
    const at = indexOfRow(sheet, row.number);
    if (at >= 0) rows[at] = row;
  }
  return { ...sheet, rows };
}

/** The edits that undo the given ones: the texts that these cells have in the sheet. */
export function reverseOf(sheet: Sheet, edits: readonly CellEdit[]): CellEdit[] {
  return edits.map(({ row, column }) => ({
    row,
    column,
    text: sheet.rows[indexOfRow(sheet, row)]?.cells[column] ?? '',
  }));
}

/** The original text of each changed cell; a cell that has its original text again is left out. */
export function originalsOf(
  sheet: Sheet,
  before: readonly OriginalCell[],
  edits: readonly CellEdit[],
): OriginalCell[] {
  const key = ({ row, column }: OriginalCell) => row * MAX_SHEET_COLUMNS + column;
  const originals = new Map(reverseOf(sheet, edits).map((cell) => [key(cell), cell]));
  for (const cell of before) originals.set(key(cell), cell);
  const now = new Map(edits.map((edit) => [key(edit), edit.text]));
  return [...originals.values()].filter((cell) => now.get(key(cell)) !== cell.text);
}

/** Where a line's text is in its cell; null: it has no cell, or one that has changed since it was read. */
function placeOf({ row, column, raw, start }: ListLine) {
  const cell = column === null ? undefined : row.cells[column];
  if (cell === undefined || column === null) return null;
  // The apostrophe of an export is not read.
  const at = cell.length - unescapeFormulaCell(cell).length + start;
  const end = at + raw.length;
  return cell.slice(at, end) === raw ? { row: row.number, column, cell, at, end } : null;
}

/** Whether a line's suggestion can be put into its cell. */
export const hasCorrection = (line: ListLine): boolean =>
  line.found?.verdict.suggestion !== undefined && placeOf(line) !== null;

/** Whether a program has turned a line's number into a decimal or a power of ten. */
export const isDecimal = ({ found }: ListLine): boolean =>
  found?.verdict.steps?.some((step) => /^(?:fraction|exponent)-/.test(step)) === true;

/** The edit that replaces only a line's text in its cell; null: it has no cell. */
export function replacementOf(line: ListLine, text: string): CellEdit | null {
  const place = placeOf(line);
  if (!place) return null;
  const { row, column, cell, at, end } = place;
  return { row, column, text: cell.slice(0, at) + text + cell.slice(end) };
}

/** The edits that put the suggestions of some lines into their cells, one for each cell. */
export function correctionsOf(lines: readonly ListLine[]): CellEdit[] {
  const edits = new Map<string, CellEdit>();
  // From the end of each cell, so that the places before stay right.
  for (const line of lines.toSorted((a, b) => b.start - a.start)) {
    const { suggestion } = line.found?.verdict ?? {};
    const place = placeOf(line);
    if (suggestion === undefined || !place) continue;
    const { row, column, cell, at, end } = place;
    const key = `${row} ${column}`;
    const text = edits.get(key)?.text ?? cell;
    edits.set(key, { row, column, text: text.slice(0, at) + suggestion + text.slice(end) });
  }
  return [...edits.values()];
}
