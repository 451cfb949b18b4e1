/** Filters and sorts the rows of a list. */
import type { Kind } from '../../domain/index.ts';
import {
  type CheckedRow,
  findingOf,
  type ListLine,
  needsYou,
  type RowStatus,
  reasonOf,
  type TableColumn,
} from '../list/index.ts';
import { insertSorted, type SortedRow, sortedRowsOf, sortInSteps } from './sort.ts';

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
  /** Null: what a person has to look at first (`worstFirst`). */
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

/** Rows that are compared with a search in a step, which takes about a millisecond. */
const ROWS_PER_STEP = 200;

function matchesSearch(row: CheckedRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const values = row.lines.map(({ raw, found }) => `${raw} ${found?.verdict.value ?? ''}`);
  const text = [...values, ...row.row.cells, findingOf(row)].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Whether a value has the kind and the reason that are shown. */
export const isInView = (line: ListLine, { kind, reason }: Pick<ListView, 'kind' | 'reason'>) =>
  (kind === null || line.found?.verdict.kind === kind) &&
  (reason === null || reasonOf(line) === reason);

const matches = (
  row: CheckedRow,
  { status, kind, reason, showRepeats }: ListView,
  words: readonly string[],
): boolean =>
  (showRepeats || !row.isRepeat) &&
  (status === null || row.status === status) &&
  row.lines.some((line) => isInView(line, { kind, reason })) &&
  matchesSearch(row, words);

/** The rows that need a person first, then those that were changed, each in the order of the list. */
export function worstFirst(
  rows: readonly CheckedRow[],
  changed: ReadonlySet<number>,
): readonly CheckedRow[] {
  const first: CheckedRow[] = [];
  const done: CheckedRow[] = [];
  const rest: CheckedRow[] = [];
  for (const row of rows) {
    if (needsYou(row)) first.push(row);
    else if (changed.has(row.row.number)) done.push(row);
    else rest.push(row);
  }
  return first.length + done.length === 0 ? rows : first.concat(done, rest);
}

const NONE: ReadonlySet<number> = new Set();

/** What the last update found. */
interface Last {
  readonly filter: string;
  readonly rows: readonly CheckedRow[];
  /** Whether each row matches. */
  readonly matched: readonly boolean[];
  readonly sort: ListSort | null;
  /** The column of `sort`. */
  readonly column: TableColumn | null;
  /** The matching rows in the order of `sort`; empty without one. */
  readonly sorted: readonly SortedRow[];
}

/** A column is made again for each list of facts; only the texts of groups depend on more than the row. */
const isSameColumn = (a: TableColumn | null, b: TableColumn | null): boolean =>
  a === b || (a?.id === b?.id && a?.id !== 'same');

const filterOf = ({ sort: _, ...filter }: ListView): string => JSON.stringify(filter);

/**
 * Filters and sorts rows, of which only those are compared that changed since the last time. A row that did not
 * change is the same object.
 */
export function createRowOrder() {
  let last: Last | null = null;

  /** Whether each row matches. Both the last rows and these are in the order of the list. */
  function* match(rows: readonly CheckedRow[], view: ListView, filter: string) {
    const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
    const known = last?.filter === filter ? last : null;
    const matched = new Array<boolean>(rows.length);
    let [compared, at] = [0, 0];
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i];
      if (!row) continue;
      while (known && (known.rows[at]?.index ?? Number.POSITIVE_INFINITY) < row.index) at += 1;
      if (known?.rows[at] === row) {
        matched[i] = known.matched[at] ?? false;
        continue;
      }
      matched[i] = matches(row, view, words);
      compared += 1;
      if (compared % ROWS_PER_STEP === 0) yield;
    }
    return matched;
  }

  return {
    /**
     * The rows that match the view, in its order. A column that is not among `columns` does not sort.
     * @param changed numbers of the rows with changed cells
     */
    *update(
      rows: readonly CheckedRow[],
      view: ListView,
      columns: readonly TableColumn[],
      changed = NONE,
    ): Generator<void, readonly CheckedRow[]> {
      const filter = filterOf(view);
      const matched = yield* match(rows, view, filter);
      const shown = rows.filter((_, i) => matched[i]);
      const { sort } = view;
      const column = columns.find(({ id }) => id === sort?.by) ?? null;
      const kept = { filter, rows, matched, sort, column };
      if (!sort || !column) {
        last = { ...kept, sorted: [] };
        return worstFirst(shown, changed);
      }
      const isSameOrder =
        last?.sort?.descending === sort.descending && isSameColumn(last.column, column);
      const sorted =
        last && isSameOrder && last.sorted.length > 0
          ? yield* insertSorted(last.sorted, shown, column, sort.descending)
          : yield* sortInSteps(yield* sortedRowsOf(shown, column), sort.descending);
      last = { ...kept, sorted };
      return sorted.map(({ row }) => row);
    },
  };
}
