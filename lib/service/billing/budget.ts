import type { Settings, SpendingTotals } from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/service.ts';
import type { StoredReceipt } from './receipts.ts';

/** What a call would add to today's spending. */
export interface PlannedSpending {
  readonly credits: number;
  readonly automatic: boolean;
  readonly origin: string;
  readonly page: string;
}

type Budget = Settings['budget'];

/** Sites that automatic lookups run on within an hour, unless the person pressed on a surface of ours meanwhile. */
export const AUTOMATIC_SITES_PER_HOUR = 3;
export const HOUR_MS = 60 * 60_000;

/** Whether an automatic call would be on one site too many. @param recent the receipts that count */
export function isSiteTooMany(
  { automatic, origin }: Pick<PlannedSpending, 'automatic' | 'origin'>,
  recent: readonly StoredReceipt[],
): boolean {
  if (!automatic) return false;
  const paid = recent.filter((receipt) => receipt.automatic && receipt.state !== 'failed');
  const sites = new Set(paid.map((receipt) => receipt.origin));
  return !sites.has(origin) && sites.size >= AUTOMATIC_SITES_PER_HOUR;
}

/** Receipts that count towards the daily caps: a list's price was confirmed separately. */
const outsideLists = (receipts: readonly StoredReceipt[]): readonly StoredReceipt[] =>
  receipts.filter(({ list }) => list === '');

/** A call that is open or possibly billed counts in full: only a known failure is free. */
export const totalCredits = (receipts: readonly StoredReceipt[]): number =>
  receipts.reduce((sum, receipt) => sum + (receipt.state === 'failed' ? 0 : receipt.credits), 0);

/** Why a call would break a cap, in a sentence; null when it fits. `today`: the day's receipts. */
export function budgetViolation(
  spending: PlannedSpending,
  today: readonly StoredReceipt[],
  budget: Budget,
): string | null {
  const { credits, automatic, origin, page } = spending;
  if (
    budget.totalPerDay !== null &&
    totalCredits(outsideLists(today)) + credits > budget.totalPerDay
  ) {
    return serviceText('dayBudgetUsedUp', { credits: budget.totalPerDay });
  }
  if (!automatic) return null;
  const automaticToday = today.filter((receipt) => receipt.automatic);
  if (totalCredits(automaticToday) + credits > budget.autoPerDay) {
    return serviceText('autoDayBudgetUsedUp', { credits: budget.autoPerDay });
  }
  const onSite = automaticToday.filter((receipt) => receipt.origin === origin);
  if (totalCredits(onSite) + credits > budget.autoPerSite) {
    return serviceText('autoSiteBudgetUsedUp', { credits: budget.autoPerSite });
  }
  const onPage = automaticToday.filter((receipt) => receipt.page === page);
  if (totalCredits(onPage) + credits > budget.autoPerPage) {
    return serviceText('autoPageBudgetUsedUp', { credits: budget.autoPerPage });
  }
  return null;
}

export function spentToday(today: readonly StoredReceipt[], budget: Budget): SpendingTotals {
  const lost = today.filter((receipt) => receipt.state === 'possibly-billed');
  const lists = totalCredits(today.filter(({ list }) => list !== ''));
  return {
    today: totalCredits(outsideLists(today)),
    automaticToday: totalCredits(today.filter((receipt) => receipt.automatic)),
    possiblyBilled: totalCredits(lost),
    ...(lists > 0 ? { lists } : {}),
    budget,
  };
}
