/** The order, visibility and width of the table's columns. */

import type { TableColumn } from '../list/index.ts';
import type { ColumnPlace } from '../messages/index.ts';

export interface ArrangedColumn {
  readonly column: TableColumn;
  readonly isShown: boolean;
  /** In characters; null: as wide as its texts. */
  readonly width: number | null;
}

/** Bounds of a width that a person chooses, characters. */
export const MIN_COLUMN_WIDTH = 4;
export const MAX_COLUMN_WIDTH = 120;

/** Facts are many, so each is hidden until the person shows it. */
const isShownAtFirst = ({ id }: TableColumn): boolean => !id.startsWith('fact ');

/**
 * The columns in the order of their places. A column without a place comes after the column that it
 * follows by default; places of columns that do not exist are ignored.
 */
export function arrangeColumns(
  columns: readonly TableColumn[],
  places: readonly ColumnPlace[],
): ArrangedColumn[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const arranged = places.flatMap(({ id, isShown, width = null }): ArrangedColumn[] => {
    const column = byId.get(id);
    if (!column) return [];
    byId.delete(column.id);
    return [{ column, isShown, width }];
  });
  for (const [i, column] of columns.entries()) {
    if (!byId.has(column.id)) continue;
    const before = arranged.findIndex((each) => each.column === columns[i - 1]);
    const added = { column, isShown: isShownAtFirst(column), width: null };
    arranged.splice(before + 1, 0, added);
  }
  return arranged;
}

/** What is stored of arranged columns. */
export const placesOf = (arranged: readonly ArrangedColumn[]): ColumnPlace[] =>
  arranged.map(({ column, isShown, width }) => ({
    id: column.id,
    isShown,
    ...(width !== null && { width }),
  }));

/** Moves a column to an index; beyond the ends, to the nearest end. */
export function moveColumn(
  arranged: readonly ArrangedColumn[],
  id: string,
  to: number,
): ArrangedColumn[] {
  const moved = arranged.filter(({ column }) => column.id === id);
  const others = arranged.filter(({ column }) => column.id !== id);
  return others.toSpliced(Math.max(0, to), 0, ...moved);
}

/** Changes a column. The last shown column stays shown, and widths stay within their bounds. */
export function changeColumn(
  arranged: readonly ArrangedColumn[],
  id: string,
  change: Partial<Pick<ArrangedColumn, 'isShown' | 'width'>>,
): ArrangedColumn[] {
  const changed = arranged.map((each) =>
    each.column.id === id ? { ...each, ...change, width: clampWidth(change, each) } : each,
  );
  return changed.some(({ isShown }) => isShown) ? changed : [...arranged];
}

function clampWidth(
  { width: wanted }: Partial<Pick<ArrangedColumn, 'width'>>,
  { width }: ArrangedColumn,
): number | null {
  if (wanted === undefined || wanted === null) return wanted === null ? null : width;
  return Math.max(MIN_COLUMN_WIDTH, Math.min(MAX_COLUMN_WIDTH, wanted));
}
