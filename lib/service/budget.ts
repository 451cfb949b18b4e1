import { counted } from '../counted.ts';
import type { Settings, Spent } from '../messages.ts';
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
    return `Today's budget of ${counted(budget.totalPerDay, 'credit')} is used up.`;
  }
  if (!automatic) return null;
  const own = today.filter((receipt) => receipt.automatic);
  if (creditsOf(own) + credits > budget.autoPerDay) {
    return `Today's budget of ${counted(budget.autoPerDay, 'credit')} for automatic lookups is used up.`;
  }
  const site = own.filter((receipt) => receipt.origin === origin);
  if (creditsOf(site) + credits > budget.autoPerSite) {
    return `Today's budget of ${counted(budget.autoPerSite, 'credit')} for automatic lookups on this site is used up.`;
  }
  const here = own.filter((receipt) => receipt.page === page);
  if (creditsOf(here) + credits > budget.autoPerPage) {
    return `The budget of ${counted(budget.autoPerPage, 'credit')} for automatic lookups on one page is used up.`;
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
