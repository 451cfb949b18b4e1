/** Sorts rows by a text or number, in steps, because comparing texts takes long. */
import { collator } from '../../texts/intl.ts';
import type { CheckedRow, TableColumn } from '../list/index.ts';

export interface SortedRow {
  readonly row: CheckedRow;
  /** What it is sorted by. */
  readonly by: string | number;
}

type Compare = (a: SortedRow, b: SortedRow) => number;

/** Rows that are sorted or merged in a step, which takes about a millisecond. */
const ROWS_PER_STEP = 256;

/** A total order: equal rows are in the order of the list, and empty texts come last in both directions. */
function comparatorOf(descending: boolean): Compare {
  const { compare } = collator({ numeric: true });
  const sign = descending ? -1 : 1;
  const compareBy = (x: string | number, y: string | number): number => {
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    if (x === '' || y === '') return Number(x === '') - Number(y === '');
    return x === y ? 0 : sign * compare(String(x), String(y));
  };
  return (a, b) => compareBy(a.by, b.by) || a.row.index - b.row.index;
}

/** The rows with what they are sorted by. */
export function* sortedRowsOf(
  rows: readonly CheckedRow[],
  { textOf }: TableColumn,
): Generator<void, SortedRow[]> {
  const sorted: SortedRow[] = [];
  for (const row of rows) {
    sorted.push({ row, by: textOf(row) });
    if (sorted.length % ROWS_PER_STEP === 0) yield;
  }
  return sorted;
}

/** Merges two sorted lists. */
function* merge(a: readonly SortedRow[], b: readonly SortedRow[], compare: Compare) {
  const [last, first] = [a.at(-1), b[0]];
  // Many lists are in order already.
  if (!last || !first || compare(last, first) <= 0) return a.concat(b);
  const merged: SortedRow[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [x, y] = [a[i], b[j]];
    if (!x || !y) break;
    if (compare(x, y) <= 0) {
      merged.push(x);
      i += 1;
    } else {
      merged.push(y);
      j += 1;
    }
    if (merged.length % ROWS_PER_STEP === 0) yield;
  }
  return merged.concat(a.slice(i), b.slice(j));
}

/** Merge sort, from sorted pieces. */
export function* sortInSteps(
  rows: readonly SortedRow[],
  descending: boolean,
): Generator<void, readonly SortedRow[]> {
  const compare = comparatorOf(descending);
  let pieces: (readonly SortedRow[])[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_STEP) {
    pieces.push(rows.slice(from, from + ROWS_PER_STEP).sort(compare));
    yield;
  }
  while (pieces.length > 1) {
    const merged: (readonly SortedRow[])[] = [];
    for (let i = 0; i < pieces.length; i += 2)
      merged.push(yield* merge(pieces[i] ?? [], pieces[i + 1] ?? [], compare));
    pieces = merged;
  }
  return pieces[0] ?? [];
}

/** The first place in sorted rows where a row can be inserted. */
function placeOf(rows: readonly SortedRow[], row: SortedRow, compare: Compare): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = rows[middle];
    if (other && compare(other, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * The sorted rows of another list, of which only those are compared that are not in the last.
 * @param shown in any order
 */
export function* insertSorted(
  last: readonly SortedRow[],
  shown: readonly CheckedRow[],
  column: TableColumn,
  descending: boolean,
): Generator<void, readonly SortedRow[]> {
  const compare = comparatorOf(descending);
  const known = new Set(last.map(({ row }) => row));
  const isShown = new Set(shown);
  const kept = last.filter(({ row }) => isShown.has(row));
  const added = yield* sortedRowsOf(
    shown.filter((row) => !known.has(row)),
    column,
  );
  const inserted = yield* sortInSteps(added, descending);
  const rows: SortedRow[] = [];
  let from = 0;
  for (const [i, row] of inserted.entries()) {
    const to = placeOf(kept, row, compare);
    for (; from < to; from += 1) rows.push(kept[from] ?? row);
    rows.push(row);
    if (i % ROWS_PER_STEP === 0) yield;
  }
  return rows.concat(kept.slice(from));
}
