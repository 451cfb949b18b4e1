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
  finding: 44,
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

/**
 * Each row is a separate grid; columns align because all rows use the same tracks.
 * @param automatic width of each column that the person has not resized, characters
 * @returns `tracks` as CSS, and how wide a row is at least, rem
 */
export function tracksOf(
  columns: readonly ArrangedColumn[],
  automatic: readonly number[],
): { tracks: string; narrowest: number } {
  const widths = columns.map(({ width }, i) => (width ?? automatic[i] ?? 0) * CHARACTER_REM);
  // The findings take the space that remains.
  const tracks = columns.map(({ column, width }, i) =>
    column.id === 'finding' && width === null ? `minmax(${widths[i]}rem, 1fr)` : `${widths[i]}rem`,
  );
  return {
    tracks: [`${CHECKBOX_REM}rem`, ...tracks].join(' '),
    narrowest: widths.reduce((sum, width) => sum + width + GAP_REM, CHECKBOX_REM + ENDS_REM),
  };
}
