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

/** What a day's caps are held against: the price of a list was confirmed apart from them. */
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
  const own = today.filter((receipt) => receipt.automatic);
  if (totalCredits(own) + credits > budget.autoPerDay) {
    return serviceText('autoDayBudgetUsedUp', { credits: budget.autoPerDay });
  }
  const site = own.filter((receipt) => receipt.origin === origin);
  if (totalCredits(site) + credits > budget.autoPerSite) {
    return serviceText('autoSiteBudgetUsedUp', { credits: budget.autoPerSite });
  }
  const here = own.filter((receipt) => receipt.page === page);
  if (totalCredits(here) + credits > budget.autoPerPage) {
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
