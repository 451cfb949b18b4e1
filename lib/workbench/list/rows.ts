/** The rows of the workbench's table: one for each row of the list, with all its values. */
import { type Kind, type Note, valueKey } from '../../domain/index.ts';
import { unreadText, verdictText } from '../../texts/verdict.ts';
import type { ListRow } from '../messages/index.ts';
import { workbenchText } from '../texts.ts';
import type { ListLine } from './lines.ts';

export type RowStatus = ListLine['status'];

/**
 * `inside`: values of the row contradict each other; `copy`: another row has the same values and amount; `names`,
 * `amounts`: another row has this IBAN with another name or amount; `whole`: the list says it of the row, such as
 * of a document; `aside`: the same of what is usual and worth knowing.
 */
export type RemarkKind = 'inside' | 'copy' | 'names' | 'amounts' | 'whole' | 'aside';

export interface RowRemark {
  readonly kind: RemarkKind;
  /** The columns that it speaks of, from 0: first the one with the value. */
  readonly columns: readonly [number, ...number[]];
  readonly text: string;
}

/** Whether a person has to look at it. Suppliers often have several amounts in a list. */
export const isUrgent = ({ kind }: RowRemark): boolean => kind !== 'amounts' && kind !== 'aside';

/** The word for a status, as on the screen. */
export function statusText(status: RowStatus): string {
  if (status === 'unread') return verdictText('notRead');
  if (status === 'pending') return workbenchText('notChecked');
  if (status === 'none') return workbenchText('nothingToCheck');
  return verdictText(status === 'confirmed' ? 'good' : status);
}

/** `same`: written the same; `written`: written differently; `names`: an IBAN with several names. */
export const DUPLICATE_KINDS = ['same', 'written', 'names'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/** Rows that have a value in common, as each of them knows it. */
export interface RowGroup {
  readonly kind: DuplicateKind;
  readonly value: string;
  /** Number of rows, at least two. */
  readonly count: number;
  /** Number of ways in which the value is written, or of names. */
  readonly variants: number;
  /** The row is the first of them. */
  readonly isFirst: boolean;
}

/** What the rows of a group have in common; '' without one. The counts come first, because long texts are cut. */
export function groupText({ group }: CheckedRow): string {
  if (!group) return '';
  const { kind, value, count, variants } = group;
  if (kind === 'names') return workbenchText('namesInRows', { count, names: variants, value });
  return kind === 'written'
    ? workbenchText('writtenInRows', { count, ways: variants, value })
    : workbenchText('sameInRows', { count, value });
}

/** A row of the list with what was read in it. A list of one column has a row for each value. */
export interface CheckedRow {
  /**
   * Identifies the row, and increases in the order of the list: the position below the header, with a fraction
   * for further values of a cell.
   */
  readonly index: number;
  readonly row: ListRow;
  /** At least one. */
  readonly lines: readonly ListLine[];
  /** The worst of its lines and remarks. */
  readonly status: RowStatus;
  readonly remarks: readonly RowRemark[];
  /** The rows with which it is shown because they have a value in common. */
  readonly group?: RowGroup;
}

/** The rows with each of some values, by `valueKey`, in the order of the list. */
export function rowsByValue(
  rows: readonly CheckedRow[],
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, readonly CheckedRow[]> {
  const found = new Map<string, CheckedRow[]>();
  for (const row of rows) {
    const keys = new Set(
      row.lines.flatMap(({ found: value }) => (value ? valueKey(value.verdict) : [])),
    );
    for (const key of keys) if (wanted.has(key)) found.set(key, [...(found.get(key) ?? []), row]);
  }
  return found;
}

/** Statuses, the one that needs attention most first. */
export const WORST_FIRST: readonly RowStatus[] = [
  'bad',
  'unread',
  'caution',
  'unknown',
  'fits',
  'confirmed',
  'none',
  'pending',
];
const RANK = new Map(WORST_FIRST.map((status, rank) => [status, rank]));
export const rankOf = (status: RowStatus): number => RANK.get(status) ?? 0;
export const statusOfRank = (rank: number): RowStatus => WORST_FIRST[rank] ?? 'pending';

/** A supplier's account that is not the one that the person knows: nothing needs them more. */
export const isOtherAccount = ({ found }: Pick<ListLine, 'found'>): boolean =>
  found?.note?.other !== undefined;

/** How much a value needs a person, the least first. */
export const urgencyOf = (line: Pick<ListLine, 'found' | 'status'>): number =>
  isOtherAccount(line) ? -1 : rankOf(line.status);

/** Statuses of rows that a person has to look at. */
export const NEEDS_YOU = ['bad', 'unread', 'caution'] as const satisfies readonly RowStatus[];

/** Whether a person has to look at the row. */
export const needsYou = ({ status }: Pick<CheckedRow, 'status'>): boolean =>
  status === 'bad' || status === 'unread' || status === 'caution';

/** What was read in a row or one of its columns, and what is said of it. */
export interface RowPart extends Pick<CheckedRow, 'lines' | 'remarks'> {
  /** The worst of both; undefined: there is neither. */
  readonly status: RowStatus | undefined;
}

/** The result of a column of a row; undefined: nothing was read in it, or is said of it. */
export function statusOfColumn(
  { lines, remarks }: Pick<RowPart, 'lines' | 'remarks'>,
  column: number,
): RowStatus | undefined {
  let status: RowStatus | undefined;
  for (const remark of remarks)
    if (isUrgent(remark) && remark.columns.includes(column)) status = 'caution';
  for (const line of lines) {
    if (line.column !== column) continue;
    if (status === undefined || rankOf(line.status) < rankOf(status)) status = line.status;
  }
  return status;
}

export const partOfColumn = (row: CheckedRow, column: number): RowPart => ({
  lines: row.lines.filter((line) => line.column === column),
  remarks: row.remarks.filter(({ columns }) => columns.includes(column)),
  status: statusOfColumn(row, column),
});

type CountByStatus = Readonly<Record<RowStatus, number>>;

/** Why values need attention, with how many. */
export interface ReasonCount {
  readonly reason: string;
  readonly count: number;
}

export interface ListSummary {
  readonly rowCount: number;
  /** Rows with a supplier's account that is not the known one. */
  readonly otherAccounts: number;
  /** Distinct values. */
  readonly valueCount: number;
  /** Number of rows with each status. */
  readonly countByStatus: CountByStatus;
  /** Number of distinct values, and of cells without one, with each status. */
  readonly valuesByStatus: CountByStatus;
  /** The kinds that occur, in order of first occurrence. */
  readonly kinds: readonly Kind[];
  /** Of the values that are not fine, the most frequent first. */
  readonly reasons: readonly ReasonCount[];
}

export const noCounts = (): Record<RowStatus, number> =>
  Object.fromEntries(WORST_FIRST.map((status) => [status, 0])) as Record<RowStatus, number>;

/** What is wrong with an account, what is known, and what to do. */
function reasonOfOther({ title, source, known, advice }: NonNullable<Note['other']>): string {
  const accounts = known.map((value) => value.match(/.{1,4}/g)?.join('\u00a0') ?? value);
  return `${title}. ${source}: ${accounts.join(', ')}. ${advice}`;
}

/** Why a value needs attention; null where it does not. */
export function reasonOf({ status, found, unreadReason, columnKind }: ListLine): string | null {
  if (unreadReason !== null) return unreadText(unreadReason, columnKind);
  if (found?.note?.other) return reasonOfOther(found.note.other);
  return status === 'bad' || status === 'caution' ? (found?.verdict.headline ?? null) : null;
}
