/** The widths of the table's columns. */
import { type CheckedRow, columnLength, type TableColumn } from '../list/index.ts';
import type { ArrangedColumn } from './arrangement.ts';

/** Widths of the columns of results, characters; others are as wide as their texts. */
const RESULT_WIDTHS: Readonly<Record<string, number>> = {
  same: 56,
  row: 8,
  result: 22,
  kind: 10,
  value: 34,
};
/** About the width of a verdict's icon, characters. */
const ICON = 3.2;
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
