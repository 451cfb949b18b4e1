/** Filters and sorts the rows of a list. */
import type { Kind } from '../../domain/index.ts';
import { collator } from '../../texts/intl.ts';
import {
  type CheckedRow,
  type DuplicateKind,
  findingOf,
  groupText,
  isOtherAccount,
  type ListLine,
  needsYou,
  type RowStatus,
  rankOf,
  reasonOf,
  type TableColumn,
} from '../list/index.ts';
import type { CheckedList } from './check-list.ts';

/** By the id of a column. */
interface ListSort {
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
  /** Rows that have a value in common are shown together, and no others; null: all rows. */
  readonly duplicates: DuplicateKind | null;
}

export const DEFAULT_LIST_VIEW: ListView = {
  status: null,
  kind: null,
  reason: null,
  search: '',
  sort: null,
  duplicates: null,
};

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
  { status, kind, reason }: ListView,
  words: readonly string[],
): boolean =>
  (status === null || row.status === status) &&
  row.lines.some((line) => isInView(line, { kind, reason })) &&
  matchesSearch(row, words);

/** The rows that need a person first, the worst on top, then those that were changed, in the order of the list. */
function worstFirst(
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
  if (first.length + done.length === 0) return rows;
  const urgency = (row: CheckedRow) => (row.lines.some(isOtherAccount) ? -1 : rankOf(row.status));
  const worst = first.toSorted((a, b) => urgency(a) - urgency(b));
  return worst.concat(done, rest);
}

/** The rows of all groups that have a matching row, group by group; a row of several groups is in each. */
function rowsInGroups(
  matching: readonly CheckedRow[],
  groups: readonly CheckedRow[][],
): readonly CheckedRow[] {
  const place = new Map(matching.map(({ index }, i) => [index, i]));
  const placeOf = (group: readonly CheckedRow[]): number =>
    group.reduce((first, { index }) => Math.min(first, place.get(index) ?? Infinity), Infinity);
  return groups
    .map((group) => [placeOf(group), group] as const)
    .filter(([first]) => first < Infinity)
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, group]) => group);
}

/** Equal rows stay in the order of the list, and empty texts come last in both directions. */
function sorted(
  rows: readonly CheckedRow[],
  { textOf }: TableColumn,
  descending: boolean,
): CheckedRow[] {
  const { compare } = collator({ numeric: true });
  const sign = descending ? -1 : 1;
  const compareBy = (x: string | number, y: string | number): number => {
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    if (x === '' || y === '') return Number(x === '') - Number(y === '');
    return x === y ? 0 : sign * compare(String(x), String(y));
  };
  return rows
    .map((row) => [textOf(row), row] as const)
    .toSorted(([a], [b]) => compareBy(a, b))
    .map(([, row]) => row);
}

/** The column that says what the rows of a group have in common. */
const sameColumn = (groups: readonly CheckedRow[][]): TableColumn => {
  const texts = new Map<number, string>();
  for (const group of groups)
    for (const row of group) if (!texts.has(row.index)) texts.set(row.index, groupText(row));
  return { id: 'same', name: '', cell: null, textOf: ({ index }) => texts.get(index) ?? '' };
};

/**
 * The rows that match the view, in its order. A column that is not among `columns` does not sort.
 * @param changed numbers of the rows with changed cells
 */
export function shownRows(
  list: Pick<CheckedList, 'rows' | 'groupsOf'>,
  view: ListView,
  columns: readonly TableColumn[],
  changed: ReadonlySet<number> = new Set(),
): readonly CheckedRow[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = view.duplicates && list.groupsOf(view.duplicates);
  const matching = list.rows.filter((row) => matches(row, view, words));
  const { sort } = view;
  const column =
    groups && sort?.by === 'same' ? sameColumn(groups) : columns.find(({ id }) => id === sort?.by);
  const ordered =
    sort && column ? sorted(matching, column, sort.descending) : worstFirst(matching, changed);
  return groups ? rowsInGroups(ordered, groups) : ordered;
}
