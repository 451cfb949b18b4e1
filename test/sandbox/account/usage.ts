/** GET /v1/usage (API contract, Usage record and Balance rules). */
import {
  type Account,
  creditsLeft,
  type Pack,
  packLeft,
  packsInOrder,
  packsLeft,
  periodOf,
  remaining,
  subscriptionLeft,
} from './account.ts';
import type { ApiKey } from './keys.ts';
import { isoDate } from './time.ts';

const percent = (used: number, total: number): number =>
  total === 0 ? 0 : Math.round((used / total) * 10_000) / 100;

const amounts = (used: number, total: number, remaining: number) => ({
  used,
  total,
  remaining,
  percent_used: percent(used, total),
});

const sum = (packs: readonly Pack[], amountOf: (pack: Pack) => number): number =>
  packs.reduce((total, pack) => total + amountOf(pack), 0);

function packRecord(pack: Pack): object {
  return {
    id: pack.id,
    title: pack.title,
    purchased_at: pack.purchasedAt,
    ...amounts(pack.used, pack.total, packLeft(pack)),
    exhausted: packLeft(pack) === 0,
  };
}

/** If all packs are exhausted, `current` is null and `current_index` -1, for which the contract has no value. */
function packsRecord(account: Account): object | null {
  const packs = packsInOrder(account);
  if (packs.length === 0) return null;
  const currentIndex = packs.findIndex((pack) => packLeft(pack) > 0);
  const current = packs[currentIndex];
  const exhausted = packs.filter((pack) => packLeft(pack) === 0).length;
  const totalOf = (name: 'used' | 'total') => sum(packs, (pack) => pack[name]);
  return {
    count: packs.length - exhausted,
    exhausted_count: exhausted,
    all_exhausted: exhausted === packs.length,
    ...amounts(totalOf('used'), totalOf('total'), packsLeft(account)),
    current_index: currentIndex,
    current: current ? packRecord(current) : null,
    items: packs.map(packRecord),
  };
}

/**
 * The quota plus the remaining credits of packs, so that `used + remaining = total`; without a
 * monthly plan, the sum of all packs.
 */
function subscriptionRecord(account: Account): object {
  const remainingCredits = subscriptionLeft(account) + packsLeft(account);
  const used = account.subscription
    ? account.subscription.used
    : sum(account.packs, (pack) => pack.used);
  return amounts(used, used + remainingCredits, remainingCredits);
}

export function usageRecord(key: ApiKey): object {
  const { account } = key;
  const { credits } = account;
  const period = periodOf(account);
  const dates = account.subscription
    ? {
        renewal_date: isoDate(period.end),
        period: { start: isoDate(period.start), end: isoDate(period.end) },
      }
    : {};
  return {
    remaining: remaining(account),
    total_used:
      (account.subscription?.used ?? 0) +
      sum(account.packs, (pack) => pack.used) +
      credits.consumed,
    ...dates,
    subscription: subscriptionRecord(account),
    credits: {
      given: credits.given,
      consumed: credits.consumed,
      remaining: creditsLeft(account),
      percent_used: percent(credits.consumed, credits.given),
    },
    rate_limit: { per_minute: account.perMinute, per_second: account.perSecond },
    account: { name: account.name, slug: account.slug },
    api_key: {
      alias: key.alias,
      active: key.active,
      category: key.category,
      expires: key.expires,
      quotas: { ...key.quotas },
    },
    packs: packsRecord(account),
  };
}
