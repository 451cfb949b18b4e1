import type { UsageResult } from '../endpoints/index.ts';
import { type CreditBalance, completeBalance } from './balance.ts';
import { omitUndefined } from './omit-undefined.ts';
import { creditPacksOf } from './packs.ts';

type Packs = NonNullable<ReturnType<typeof creditPacksOf>>;

interface Balances {
  readonly subscription: CreditBalance | null;
  readonly packs: Packs | null | undefined;
  readonly credits: CreditBalance | null;
}

/**
 * The monthly quota alone. `subscription` reports it together with what is left of the packs, and
 * the packs' sum on accounts without a plan (contract, Balance rules, 4), so the quota is what
 * remains of both without the packs. What was used of it is the rest of the account's total; where
 * that was not said, the combined record's own figure. Null: no monthly plan; undefined: not told.
 */
function monthlyQuotaOf(result: UsageResult, { subscription, packs, credits }: Balances) {
  if (subscription === null || packs === undefined) return undefined;
  const remaining = subscription.remaining - (packs?.remaining ?? 0);
  if (remaining < 0) return undefined;
  const hasPeriod = Boolean(result.renewal_date || result.period?.start || result.period?.end);
  if (packs !== null && remaining === 0 && !hasPeriod) return null;
  const rest =
    result.total_used == null || credits === null
      ? subscription.used
      : result.total_used - (packs?.used ?? 0) - credits.used;
  const used = rest < 0 ? subscription.used : rest;
  return completeBalance({ used, remaining });
}

function rateLimitOf(limit: UsageResult['rate_limit']) {
  const told = omitUndefined<{ perMinute: number | null; perSecond: number | null }>({
    perMinute: limit?.per_minute,
    perSecond: limit?.per_second,
  });
  return Object.keys(told).length === 0 ? undefined : told;
}

function keyInfoOf(key: UsageResult['api_key']) {
  if (!key) return undefined;
  return omitUndefined<{
    alias: string;
    active: boolean;
    category: string;
    expires: string | null;
    quotas: Record<string, number | null>;
  }>({
    alias: key.alias ?? undefined,
    active: key.active ?? undefined,
    category: key.category ?? undefined,
    expires: key.expires,
    quotas: key.quotas ?? undefined,
  });
}

/** A group of which nothing was said is not said either. */
function undefinedIfEmpty<T extends object>(group: T): T | undefined {
  return Object.keys(group).length === 0 ? undefined : group;
}

/**
 * The usage record as the UI shows it: the `Usage` of lib/messages, `at` in ms since the epoch.
 * What the API did not say is absent; `null` keeps its meaning (unlimited, never expires, unset, no
 * packs, no plan).
 */
export function usageViewOf(result: UsageResult, at: number) {
  const { subscription: told, credits: bought, period, account } = result;
  const subscription = told ? completeBalance({ ...told, percent: told.percent_used }) : null;
  const credits = bought
    ? completeBalance({
        used: bought.consumed,
        total: bought.given,
        remaining: bought.remaining,
        percent: bought.percent_used,
      })
    : null;
  const packs = result.packs ? creditPacksOf(result.packs) : result.packs;
  return {
    at,
    ...omitUndefined<{
      remaining: number;
      totalUsed: number;
      renewalDate: string;
      period: Partial<{ start: string; end: string }>;
      account: Partial<{ name: string; slug: string }>;
      subscription: CreditBalance;
      quota: CreditBalance | null;
      packs: Packs | null;
      credits: CreditBalance;
      rateLimit: NonNullable<ReturnType<typeof rateLimitOf>>;
      key: NonNullable<ReturnType<typeof keyInfoOf>>;
    }>({
      remaining: result.remaining ?? undefined,
      totalUsed: result.total_used ?? undefined,
      renewalDate: result.renewal_date ?? undefined,
      period: undefinedIfEmpty(
        omitUndefined<{ start: string; end: string }>({
          start: period?.start ?? undefined,
          end: period?.end ?? undefined,
        }),
      ),
      account: undefinedIfEmpty(
        omitUndefined<{ name: string; slug: string }>({
          name: account?.name ?? undefined,
          slug: account?.slug ?? undefined,
        }),
      ),
      subscription: subscription ?? undefined,
      quota: monthlyQuotaOf(result, { subscription, packs, credits }),
      packs,
      credits: credits ?? undefined,
      rateLimit: rateLimitOf(result.rate_limit),
      key: keyInfoOf(result.api_key),
    }),
  };
}
