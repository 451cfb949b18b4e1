/** Counts the rows and values of a list by what was found. */
import type { Kind } from '../../domain/index.ts';
import { unreadText } from '../../texts/verdict.ts';
import {
  type CheckedRow,
  isOtherAccount,
  type ListLine,
  type ListSummary,
  noCounts,
  reasonOf,
} from '../list/index.ts';

export function summaryOf(rows: readonly CheckedRow[]): ListSummary {
  const [countByStatus, valuesByStatus] = [noCounts(), noCounts()];
  const kinds = new Set<Kind>();
  const reasons = new Map<string, number>();
  /** Formatting a text takes long, and few differ. */
  const unreadTexts = new Map<string, string>();
  let valueCount = 0;
  const textOf = (line: ListLine): string | null => {
    const { unreadReason, columnKind } = line;
    if (unreadReason === null) return reasonOf(line);
    const key = `${unreadReason} ${columnKind}`;
    const text = unreadTexts.get(key) ?? unreadText(unreadReason, columnKind);
    unreadTexts.set(key, text);
    return text;
  };
  for (const { lines, status } of rows) {
    countByStatus[status] += 1;
    for (const line of lines) {
      const reason = textOf(line);
      if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      if (line.repeatsRow !== null) continue;
      valuesByStatus[line.status] += 1;
      if (!line.found) continue;
      valueCount += 1;
      kinds.add(line.found.verdict.kind);
    }
  }
  return {
    rowCount: rows.length,
    otherAccounts: rows.filter(({ lines }) => lines.some(isOtherAccount)).length,
    valueCount,
    countByStatus,
    valuesByStatus,
    kinds: [...kinds],
    reasons: [...reasons]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count),
  };
}
