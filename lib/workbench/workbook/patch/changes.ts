/** What is changed in a person's workbook. */
import { type CellMark, columnLetter, type RowStatus } from '../../list/index.ts';
import { workbenchText } from '../../texts.ts';
import { COLOURS } from '../cell-styles.ts';
import type { CellContent } from '../cell-text.ts';

/** Row from 1, column from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** By row, from 1, and column, from 0. */
export type ByCell<T> = ReadonlyMap<number, ReadonlyMap<number, T>>;

export interface WorkbookChanges {
  /** The new content of cells, each with the type that it had before. */
  readonly edits: ByCell<CellContent>;
  readonly marks: ByCell<CellMark>;
}

/** The places of the cells that are coloured, such as "B12", by what they are about. */
export function placesByStatus(marks: ByCell<CellMark>): Map<RowStatus, string[]> {
  const places = new Map<RowStatus, string[]>();
  for (const [row, columns] of marks) {
    for (const [column, { status }] of columns) {
      if (!COLOURS[status]) continue;
      const known = places.get(status) ?? [];
      places.set(status, known);
      known.push(`${columnLetter(column)}${row}`);
    }
  }
  return places;
}

export interface PatchedWorkbook {
  readonly blob: Blob;
  /** Changed cells that stay as they were, because other cells share their formula or depend on their text. */
  readonly unchanged: number;
}

/** The mark of a cell that could not be changed: its note says what the person wrote. */
export const unchangedMark = ({ text }: CellContent): CellMark => ({
  status: 'caution',
  note: `${workbenchText('headCorrection')}: ${text}`,
});

/** The marks with those of cells that could not be changed. */
export function withUnchanged(
  { edits, marks }: WorkbookChanges,
  unchanged: readonly CellPlace[],
): ByCell<CellMark> {
  if (unchanged.length === 0) return marks;
  const all = new Map([...marks].map(([row, columns]) => [row, new Map(columns)]));
  for (const { row, column } of unchanged) {
    const edit = edits.get(row)?.get(column);
    if (edit) all.set(row, (all.get(row) ?? new Map()).set(column, unchangedMark(edit)));
  }
  return all;
}

/** The number that an edited cell keeps, if it was a number and still is: sums go on counting it. */
export function numberOf({ text, type }: CellContent): string | null {
  if (type !== 'n') return null;
  const trimmed = text.trim();
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(trimmed)) return trimmed;
  return /^-?(?:0|[1-9]\d{0,14}),\d{1,2}$/.test(trimmed) ? trimmed.replace(',', '.') : null;
}
