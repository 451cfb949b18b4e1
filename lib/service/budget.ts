import type { Settings, Spent } from '../messages.ts';
import { text } from '../texts/service.ts';
import type { StoredReceipt } from './receipts.ts';

/** What a call would add to today's spending. */
export interface Spending {
  readonly credits: number;
  readonly automatic: boolean;
  readonly origin: string;
  readonly page: string;
}

type Budget = Settings['budget'];

/** What a day's caps are held against: the price of a list was confirmed apart from them. */
const single = (receipts: readonly StoredReceipt[]): readonly StoredReceipt[] =>
  receipts.filter(({ list }) => list === '');

/** A call that is open or possibly billed counts in full: only a known failure is free. */
export const creditsOf = (receipts: readonly StoredReceipt[]): number =>
  receipts.reduce((sum, receipt) => sum + (receipt.state === 'failed' ? 0 : receipt.credits), 0);

/** Why a call would break a cap, in a sentence; null when it fits. `today`: the day's receipts. */
export function overBudget(
  spending: Spending,
  today: readonly StoredReceipt[],
  budget: Budget,
): string | null {
  const { credits, automatic, origin, page } = spending;
  if (budget.totalPerDay !== null && creditsOf(single(today)) + credits > budget.totalPerDay) {
    return text('dayBudgetUsedUp', { credits: budget.totalPerDay });
  }
  if (!automatic) return null;
  const own = today.filter((receipt) => receipt.automatic);
  if (creditsOf(own) + credits > budget.autoPerDay) {
    return text('autoDayBudgetUsedUp', { credits: budget.autoPerDay });
  }
  const site = own.filter((receipt) => receipt.origin === origin);
  if (creditsOf(site) + credits > budget.autoPerSite) {
    return text('autoSiteBudgetUsedUp', { credits: budget.autoPerSite });
  }
  const here = own.filter((receipt) => receipt.page === page);
  if (creditsOf(here) + credits > budget.autoPerPage) {
    return text('autoPageBudgetUsedUp', { credits: budget.autoPerPage });
  }
  return null;
}

export function spentToday(today: readonly StoredReceipt[], budget: Budget): Spent {
  const lost = today.filter((receipt) => receipt.state === 'possibly-billed');
  const lists = creditsOf(today.filter(({ list }) => list !== ''));
  return {
    today: creditsOf(single(today)),
    automaticToday: creditsOf(today.filter((receipt) => receipt.automatic)),
    possiblyBilled: creditsOf(lost),
    ...(lists > 0 ? { lists } : {}),
    budget,
  };
}
