/** Filters and sorts the rows of a list. */
import type { Kind } from '../../domain/index.ts';
import { collator } from '../../texts/intl.ts';
import type { ListLine } from './lines.ts';
import type { CheckedRow, RowStatus } from './rows.ts';
import { reasonOf } from './summary.ts';
import { findingOf, type TableColumn } from './table-columns.ts';

/** By the id of a column. */
export interface ListSort {
  readonly by: string;
  readonly descending: boolean;
}

export interface ListView {
  /** Null: any. */
  readonly status: RowStatus | null;
  readonly kind: Kind | null;
  /** Why a value needs attention (`reasonOf`). */
  readonly reason: string | null;
  /** Words that must all occur in the row's cells, values or findings. */
  readonly search: string;
  /** Null: the order of the list. */
  readonly sort: ListSort | null;
  /** Include rows that repeat values. */
  readonly showRepeats: boolean;
}

export const DEFAULT_LIST_VIEW: ListView = {
  status: null,
  kind: null,
  reason: null,
  search: '',
  sort: null,
  showRepeats: false,
};

function matchesSearch(row: CheckedRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const values = row.lines.map(({ raw, found }) => `${raw} ${found?.verdict.value ?? ''}`);
  const text = [...values, ...row.row.cells, findingOf(row)].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** A stable order; empty texts come last in both directions. */
function comparatorOf(descending: boolean) {
  const { compare } = collator({ numeric: true });
  const sign = descending ? -1 : 1;
  return (a: readonly [CheckedRow, string | number], b: readonly [CheckedRow, string | number]) => {
    const [x, y] = [a[1], b[1]];
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    if (x === '' || y === '') return Number(x === '') - Number(y === '');
    return sign * compare(String(x), String(y));
  };
}

/** Whether a value has the kind and the reason that are shown. */
export const isInView = (line: ListLine, { kind, reason }: Pick<ListView, 'kind' | 'reason'>) =>
  (kind === null || line.found?.verdict.kind === kind) &&
  (reason === null || reasonOf(line) === reason);

/** The rows that match the view, in its order. */
export function rowsInView(
  rows: readonly CheckedRow[],
  { status, kind, reason, search, sort, showRepeats }: ListView,
  columns: readonly TableColumn[],
): readonly CheckedRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = rows.filter(
    (row) =>
      (showRepeats || !row.isRepeat) &&
      (status === null || row.status === status) &&
      row.lines.some((line) => isInView(line, { kind, reason })) &&
      matchesSearch(row, words),
  );
  const column = sort && columns.find(({ id }) => id === sort.by);
  if (!column) return shown;
  return shown
    .map((row) => [row, column.textOf(row)] as const)
    .toSorted(comparatorOf(sort.descending))
    .map(([row]) => row);
}
