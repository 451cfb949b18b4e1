/** Counts the rows and values of a list. */
import { type Kind, TONES } from '../../domain/index.ts';
import { unreadText } from '../../texts/verdict.ts';
import type { ListLine } from './lines.ts';
import type { RowStatus } from './rows.ts';

/** Every status of a row, in the order of the summary. */
export const ROW_STATUSES = [...TONES, 'unread', 'pending'] as const;

type CountByStatus = Readonly<Record<RowStatus, number>>;

/** Why values need attention, with how many. */
export interface ReasonCount {
  readonly reason: string;
  readonly count: number;
}

export interface ListSummary {
  /** Repeats included. */
  readonly rowCount: number;
  /** Distinct values. */
  readonly valueCount: number;
  /** Number of rows with each status, repeats excluded. */
  readonly countByStatus: CountByStatus;
  /** Number of distinct values, and of cells without one, with each status. */
  readonly valuesByStatus: CountByStatus;
  /** Rows whose values all occur in earlier rows. */
  readonly repeatCount: number;
  /** The kinds that occur, in order of first occurrence. */
  readonly kinds: readonly Kind[];
  /** Of the values that are not fine, the most frequent first. */
  readonly reasons: readonly ReasonCount[];
}

export const noCounts = () => ({
  confirmed: 0,
  fits: 0,
  caution: 0,
  bad: 0,
  unknown: 0,
  unread: 0,
  pending: 0,
});

/** Why a value needs attention; null where it does not. */
export function reasonOf({ status, found, unreadReason, columnKind }: ListLine): string | null {
  if (unreadReason !== null) return unreadText(unreadReason, columnKind);
  return status === 'bad' || status === 'caution' ? (found?.verdict.headline ?? null) : null;
}
