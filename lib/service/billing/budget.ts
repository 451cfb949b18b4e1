import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import type { Failure, Phrase } from '../../domain/index.ts';
import type { Settings, SpendingTotals } from '../../extension/schemas/index.ts';
import { failuresText, serviceText } from '../../texts/messages.ts';
import type { Ports } from '../platform/index.ts';
import type { StoredReceipt } from './receipts.ts';

/** A call that would add to today's spending. */
export interface PlannedSpending {
  readonly credits: number;
  readonly automatic: boolean;
  readonly origin: string;
  readonly page: string;
}

type Budget = Settings['budget'];

/**
 * Automatic lookups run on at most this many sites within an hour without a user gesture in
 * between.
 */
export const AUTOMATIC_SITES_PER_HOUR = 3;
export const HOUR_MS = 60 * 60_000;

/**
 * Whether an automatic call on this site would exceed that number of sites.
 *
 * @param recent the receipts that count
 */
export function isSiteTooMany(origin: string, recent: readonly StoredReceipt[]): boolean {
  const paid = recent.filter((receipt) => receipt.automatic && receipt.state !== 'failed');
  const sites = new Set(paid.map((receipt) => receipt.origin));
  return !sites.has(origin) && sites.size >= AUTOMATIC_SITES_PER_HOUR;
}

/**
 * Receipts that count towards the daily caps. Those of lists do not: their price was confirmed
 * separately.
 */
const outsideLists = (receipts: readonly StoredReceipt[]): readonly StoredReceipt[] =>
  receipts.filter(({ list }) => list === '');

/** Open and possibly billed calls count in full. Only calls that are known to have failed are free. */
export const totalCredits = (receipts: readonly StoredReceipt[]): number =>
  receipts.reduce((sum, receipt) => sum + (receipt.state === 'failed' ? 0 : receipt.credits), 0);

type AutomaticCap = 'autoDayBudgetTooLow' | 'autoSiteBudgetTooLow' | 'autoPageBudgetTooLow';

/** A cap that holds automatic lookups only: the person can still look the value up. */
const automaticCapReached = (cap: AutomaticCap, credits: number): Failure<Phrase> =>
  createFailure('over-budget', {
    message: serviceText(cap, { credits }),
    action: failuresText('lookUpNowOrRaiseLimit'),
  });

/**
 * The failure for the cap that a call would exceed; null if it exceeds none. `today`: the day's
 * receipts.
 */
export function budgetViolation(
  spending: PlannedSpending,
  today: readonly StoredReceipt[],
  budget: Budget,
): Failure<Phrase> | null {
  const { credits, automatic, origin, page } = spending;
  const { totalPerDay } = budget;
  if (totalPerDay !== null && totalCredits(outsideLists(today)) + credits > totalPerDay) {
    return createFailure('over-budget', {
      message: serviceText('dayBudgetTooLow', { credits: totalPerDay }),
    });
  }
  if (!automatic) return null;
  const automaticToday = today.filter((receipt) => receipt.automatic);
  if (totalCredits(automaticToday) + credits > budget.autoPerDay) {
    return automaticCapReached('autoDayBudgetTooLow', budget.autoPerDay);
  }
  const onSite = automaticToday.filter((receipt) => receipt.origin === origin);
  if (totalCredits(onSite) + credits > budget.autoPerSite) {
    return automaticCapReached('autoSiteBudgetTooLow', budget.autoPerSite);
  }
  const onPage = automaticToday.filter((receipt) => receipt.page === page);
  if (totalCredits(onPage) + credits > budget.autoPerPage) {
    return automaticCapReached('autoPageBudgetTooLow', budget.autoPerPage);
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

const SESSION_KEY = 'fieldmark.gesture';

export type UserGestures = ReturnType<typeof createUserGestures>;

/**
 * Records when a person last used a surface that no page's process can forge: the browser's menu, a
 * command, the address bar, or a priced button on our own pages. Input in a page is reported by that
 * page's own process, so it proves nothing if the process is compromised.
 */
export function createUserGestures({ platform, now }: Pick<Ports, 'platform' | 'now'>) {
  return {
    record: (): Promise<void> => platform.session.set(SESSION_KEY, now()),
    /** Ms since the epoch; 0 if there was none since the browser started. */
    async lastAt(): Promise<number> {
      const stored = z.number().safeParse(await platform.session.get(SESSION_KEY));
      return stored.success && stored.data <= now() ? stored.data : 0;
    },
  };
}
