/** The order, visibility and width of the table's columns. */

import type { ColumnPlace } from '../messages/index.ts';
import type { CheckedRow } from './rows.ts';
import { columnLength, type TableColumn } from './table-columns.ts';

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
  const changed = arranged.map((each) => {
    if (each.column.id !== id) return each;
    const { isShown, width } = { ...each, ...change };
    const within = Math.max(MIN_COLUMN_WIDTH, Math.min(MAX_COLUMN_WIDTH, width ?? 0));
    return { ...each, isShown, width: width === null ? null : within };
  });
  return changed.some(({ isShown }) => isShown) ? changed : [...arranged];
}

/** Widths of the columns of results, characters; others are as wide as their texts. */
const RESULT_WIDTHS: Readonly<Record<string, number>> = {
  same: 56,
  row: 8,
  result: 22,
  kind: 10,
  value: 34,
};
/** About the width of a verdict's icon, characters. */
const ICON = 4.2;
/** About the width of a character, rem. */
export const CHARACTER_REM = 0.5;
/** Space between columns and at both ends, and the column of checkboxes. */
const GAP_REM = 0.75;
const ENDS_REM = 1.25;
const CHECKBOX_REM = 2.5;

/** The width of a column that the person has not resized, characters. */
export const automaticWidth = (column: TableColumn, rows: readonly CheckedRow[]): number =>
  RESULT_WIDTHS[column.id] ?? columnLength(column, rows) + ICON;

const FROZEN: ReadonlySet<string> = new Set(['row', 'result']);

/** Where each of the first columns stays when the table scrolls sideways, rem; then where the others begin. */
function frozenPlaces(columns: readonly ArrangedColumn[], widths: readonly number[]): number[] {
  const places = [CHECKBOX_REM + GAP_REM];
  for (const [i, { column }] of columns.entries()) {
    if (!FROZEN.has(column.id)) break;
    places.push((places.at(-1) ?? 0) + (widths[i] ?? 0) + GAP_REM);
  }
  return places;
}

/**
 * Each row is a separate grid; columns align because all rows use the same tracks.
 * @param automatic width of each column that the person has not resized, characters
 * @returns `tracks` as CSS, how wide a row is at least, and where the frozen columns are, rem
 */
export function tracksOf(
  columns: readonly ArrangedColumn[],
  automatic: readonly number[],
): { tracks: string; narrowest: number; frozen: readonly number[] } {
  const widths = columns.map(({ width }, i) => (width ?? automatic[i] ?? 0) * CHARACTER_REM);
  const tracks = widths.map((width) => `${width}rem`);
  return {
    tracks: [`${CHECKBOX_REM}rem`, ...tracks].join(' '),
    frozen: frozenPlaces(columns, widths),
    narrowest: widths.reduce((sum, width) => sum + width + GAP_REM, CHECKBOX_REM + ENDS_REM),
  };
}
