/**
 * The three balances of an account (API contract, Usage record, Balance rules): subscription quota,
 * then packs in purchase order, then credits. All amounts are credits.
 */
import { startOfMonth, startOfNextMonth } from './time.ts';

export interface Pack {
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD; packs are drawn from in this order. */
  readonly purchasedAt: string;
  readonly total: number;
  used: number;
}

export interface Account {
  readonly name: string;
  readonly slug: string;
  deactivated: boolean;
  /** An unpaid invoice answers 402 whatever the balances. */
  unpaidInvoice: boolean;
  statsEnabled: boolean;
  /** Null on accounts without a monthly plan. Billing periods are calendar months in UTC. */
  subscription: { total: number; used: number } | null;
  /** Start of the period that `subscription.used` belongs to, ms since epoch. */
  periodStart: number;
  packs: Pack[];
  credits: { given: number; consumed: number };
  perMinute: number | null;
  perSecond: number | null;
  /** Credits reserved by calls in progress, so that two calls never spend the same credit. */
  held: number;
}

/** Starts a new billing period when one is due: the subscription quota resets, packs do not. */
export function renew(account: Account, now: number): void {
  const start = startOfMonth(now);
  if (start <= account.periodStart) return;
  account.periodStart = start;
  if (account.subscription) account.subscription.used = 0;
}

export const periodOf = (account: Account): { start: number; end: number } => ({
  start: account.periodStart,
  end: startOfNextMonth(account.periodStart),
});

export const packsInOrder = (account: Account): Pack[] =>
  [...account.packs].sort((a, b) => a.purchasedAt.localeCompare(b.purchasedAt));

export const packLeft = (pack: Pack): number => Math.max(0, pack.total - pack.used);

export const packsLeft = (account: Account): number =>
  account.packs.reduce((sum, pack) => sum + packLeft(pack), 0);

export const subscriptionLeft = ({ subscription }: Account): number =>
  subscription ? Math.max(0, subscription.total - subscription.used) : 0;

export const creditsLeft = ({ credits }: Account): number =>
  Math.max(0, credits.given - credits.consumed);

export const remaining = (account: Account): number =>
  subscriptionLeft(account) + packsLeft(account) + creditsLeft(account);

/** Draws `amount` from the balances in order; a call may empty one balance and continue in the next. */
export function draw(account: Account, amount: number): void {
  let due = amount;
  const take = (available: number): number => {
    const part = Math.min(available, due);
    due -= part;
    return part;
  };
  if (account.subscription) account.subscription.used += take(subscriptionLeft(account));
  for (const pack of packsInOrder(account)) pack.used += take(packLeft(pack));
  account.credits.consumed += take(creditsLeft(account));
}
