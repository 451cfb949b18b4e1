/** Which rows of a list are shown, packed so that a hundred thousand are sent to the page at once. */
import { type CheckedRow, type RowStatus, rankOf, statusOfRank } from '../list/index.ts';

/** Which rows are shown, in their order. */
export interface Shown {
  /** The `index` of each. */
  readonly indexes: Float64Array;
  /** The rank of the status of each (`rankOf`), and `SAYS`. */
  readonly marks: Uint8Array;
}

const SAYS = 8;

export const statusAt = ({ marks }: Pick<Shown, 'marks'>, place: number): RowStatus =>
  statusOfRank((marks[place] ?? 0) & (SAYS - 1));

/** Whether the row has a line of text below its cells. */
export const saysAt = ({ marks }: Pick<Shown, 'marks'>, place: number): boolean =>
  ((marks[place] ?? 0) & SAYS) > 0;

const saysMore = ({ status, remarks, lines: [line, another] }: CheckedRow): boolean =>
  rankOf(status) <= rankOf('unknown') ||
  remarks.length > 0 ||
  (line !== undefined && !another && line.occurrences > 1);

export const shownOf = (rows: readonly CheckedRow[]): Shown => ({
  indexes: Float64Array.from(rows, ({ index }) => index),
  marks: Uint8Array.from(rows, (row) => rankOf(row.status) | (saysMore(row) ? SAYS : 0)),
});
