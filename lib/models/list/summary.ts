/** Counts the rows and values of a list. */
import { type Kind, TONES } from '../../domain/index.ts';
import { unreadText } from '../../texts/verdict.ts';
import type { ListLine } from './lines.ts';
import type { CheckedRow, RowStatus } from './rows.ts';

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

const noCounts = () => ({
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

export function summarizeRows(rows: readonly CheckedRow[]): ListSummary {
  const [countByStatus, valuesByStatus] = [noCounts(), noCounts()];
  const kinds = new Set<Kind>();
  const reasons = new Map<string, number>();
  let [repeatCount, valueCount] = [0, 0];
  for (const { lines, status, isRepeat } of rows) {
    if (isRepeat) repeatCount += 1;
    else countByStatus[status] += 1;
    for (const line of lines) {
      if (line.repeatsRow !== null) continue;
      valuesByStatus[line.status] += 1;
      const reason = reasonOf(line);
      if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      if (!line.found) continue;
      valueCount += 1;
      kinds.add(line.found.verdict.kind);
    }
  }
  return {
    rowCount: rows.length,
    valueCount,
    countByStatus,
    valuesByStatus,
    repeatCount,
    kinds: [...kinds],
    reasons: [...reasons]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count),
  };
}
