import type { StoredReceipt } from '../billing/index.ts';
import type { OwnSpending } from './warnings.ts';

const DAY = 86_400_000;

/** The API does not say where its quota windows begin; local days are assumed. */
function quotaWindowStart(quota: string, now: number): number | null {
  const day = new Date(new Date(now).setHours(0, 0, 0, 0));
  switch (quota) {
    case 'daily':
      return day.getTime();
    case 'weekly':
      // ISO 8601: a week begins on Monday.
      return day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
    case 'monthly':
      return day.setDate(1);
    case 'total':
      return 0;
    default:
      return null;
  }
}

/** A failed call is free; one whose answer was lost may have been billed. */
const spentSince = (receipts: readonly StoredReceipt[], since: number): number =>
  receipts.reduce(
    (sum, { at, state, credits }) => (at >= since && state !== 'failed' ? sum + credits : sum),
    0,
  );

/** The start of the receipts needed to measure these quotas, ms since the epoch. */
export function receiptsNeededSince(quotas: readonly string[], now: number): number {
  return Math.min(now - 7 * DAY, ...quotas.map((quota) => quotaWindowStart(quota, now) ?? now));
}

/** This browser's spending by its receipts; `since`: when the current key was set. */
export function measureOwnSpending(
  receipts: readonly StoredReceipt[],
  quotas: readonly string[],
  { now, since }: { readonly now: number; readonly since: number },
): OwnSpending {
  const windows = quotas.flatMap((quota) => {
    const start = quotaWindowStart(quota, now);
    if (start === null) return [];
    return [[quota, { used: spentSince(receipts, Math.max(start, since)), since: start }] as const];
  });
  return { week: spentSince(receipts, now - 7 * DAY), quotas: Object.fromEntries(windows) };
}
