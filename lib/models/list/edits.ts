/** Changes to the cells of a list, which can be undone. */
import { MAX_SHEET_COLUMNS } from '../../domain/index.ts';
import type { OriginalCell } from '../../extension/schemas/index.ts';
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
  const rows = sheet.rows.slice();
  for (const [number, changes] of byRow) {
    const at = indexOfRow(sheet, number);
    const row = rows[at];
    if (!row) continue;
    const cells = Array.from(
      { length: Math.max(row.cells.length, ...changes.map(({ column }) => column + 1)) },
      (_, column) =>
        changes.findLast((edit) => edit.column === column)?.text ?? row.cells[column] ?? '',
    );
    rows[at] = { ...row, cells };
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

/** Whether a line's suggestion can be put into its cell. */
export const hasCorrection = ({ row, column, found }: ListLine): boolean =>
  found?.verdict.suggestion !== undefined && column !== null && row.cells[column] !== undefined;

/** The edit that puts a line's suggestion into its cell; null where there is none. */
export function correctionOf(line: ListLine): CellEdit | null {
  const { row, column, raw, found } = line;
  const { suggestion } = found?.verdict ?? {};
  if (!hasCorrection(line) || suggestion === undefined || column === null) return null;
  const { [column]: cell = '' } = row.cells;
  // Replaced by a function, in which a "$" in the suggestion has no special meaning.
  return { row: row.number, column, text: cell.replace(raw, () => suggestion) };
}
