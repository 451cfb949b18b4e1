/** Changes to the cells of a list, which can be undone. */
import type { ListRow, OriginalCell } from '../../extension/schemas/index.ts';
import type { ListLine } from './lines.ts';
import type { Sheet } from './sheet.ts';

/** The new text of a cell. */
export type CellEdit = OriginalCell;

/** Replaces the texts of cells; cells and rows that do not exist are ignored. */
export function withEdits(sheet: Sheet, edits: readonly CellEdit[]): Sheet {
  const byRow = new Map<number, CellEdit[]>();
  for (const edit of edits) byRow.set(edit.row, [...(byRow.get(edit.row) ?? []), edit]);
  const rows = sheet.rows.map((row): ListRow => {
    const changes = byRow.get(row.number);
    if (!changes) return row;
    const cells = Array.from(
      { length: Math.max(row.cells.length, ...changes.map(({ column }) => column + 1)) },
      (_, column) =>
        changes.findLast((edit) => edit.column === column)?.text ?? row.cells[column] ?? '',
    );
    return { ...row, cells };
  });
  return { ...sheet, rows };
}

/** The edits that undo the given ones: the texts that these cells have in the sheet. */
export function reverseOf(sheet: Sheet, edits: readonly CellEdit[]): CellEdit[] {
  const rows = new Map(sheet.rows.map(({ number, cells }) => [number, cells]));
  return edits.map(({ row, column }) => ({ row, column, text: rows.get(row)?.[column] ?? '' }));
}

/** The original text of each changed cell; a cell that has its original text again is left out. */
export function originalsOf(
  sheet: Sheet,
  before: readonly OriginalCell[],
  edits: readonly CellEdit[],
): OriginalCell[] {
  const key = ({ row, column }: OriginalCell) => `${row} ${column}`;
  const originals = new Map(reverseOf(sheet, edits).map((cell) => [key(cell), cell]));
  for (const cell of before) originals.set(key(cell), cell);
  const now = new Map(edits.map((edit) => [key(edit), edit.text]));
  return [...originals.values()].filter((cell) => now.get(key(cell)) !== cell.text);
}

/** The edit that puts a line's suggestion into its cell; null where there is none. */
export function correctionOf({ row, column, raw, found }: ListLine): CellEdit | null {
  const suggestion = found?.verdict.suggestion;
  const cell = column === null ? undefined : row.cells[column];
  if (suggestion === undefined || cell === undefined || column === null) return null;
  // Replaced by a function, in which a "$" in the suggestion has no special meaning.
  return { row: row.number, column, text: cell.replace(raw, () => suggestion) };
}
