import { given } from './given.ts';
import { type Ledger, ledger } from './ledger.ts';
import { packsOf } from './packs.ts';
import type { UsageResult } from './usage.ts';

type Packs = NonNullable<ReturnType<typeof packsOf>>;

interface Balances {
  readonly subscription: Ledger | null;
  readonly packs: Packs | null | undefined;
  readonly credits: Ledger | null;
}

/**
 * The monthly quota alone. `subscription` reports it together with what is left of the packs, and
 * the packs' sum on accounts without a plan (contract, Balance rules, 4), so the quota is what
 * remains of both without the packs. What was used of it is the rest of the account's total; where
 * that was not said, the combined record's own figure. Null: no monthly plan; undefined: not told.
 */
function quotaOf(result: UsageResult, { subscription, packs, credits }: Balances) {
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
  return ledger({ used, remaining });
}

function rateLimitOf(limit: UsageResult['rate_limit']) {
  const told = given<{ perMinute: number | null; perSecond: number | null }>({
    perMinute: limit?.per_minute,
    perSecond: limit?.per_second,
  });
  return Object.keys(told).length === 0 ? undefined : told;
}

function keyOf(key: UsageResult['api_key']) {
  if (!key) return undefined;
  return given<{
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
function some<T extends object>(group: T): T | undefined {
  return Object.keys(group).length === 0 ? undefined : group;
}

/**
 * The usage record as the UI shows it: the `Usage` of lib/messages, `at` in ms since the epoch.
 * What the API did not say is absent; `null` keeps its meaning (unlimited, never expires, unset, no
 * packs, no plan).
 */
export function usageFrom(result: UsageResult, at: number) {
  const { subscription: told, credits: bought, period, account } = result;
  const subscription = told ? ledger({ ...told, percent: told.percent_used }) : null;
  const credits = bought
    ? ledger({
        used: bought.consumed,
        total: bought.given,
        remaining: bought.remaining,
        percent: bought.percent_used,
      })
    : null;
  const packs = result.packs ? packsOf(result.packs) : result.packs;
  return {
    at,
    ...given<{
      remaining: number;
      totalUsed: number;
      renewalDate: string;
      period: Partial<{ start: string; end: string }>;
      account: Partial<{ name: string; slug: string }>;
      subscription: Ledger;
      quota: Ledger | null;
      packs: Packs | null;
      credits: Ledger;
      rateLimit: NonNullable<ReturnType<typeof rateLimitOf>>;
      key: NonNullable<ReturnType<typeof keyOf>>;
    }>({
      remaining: result.remaining ?? undefined,
      totalUsed: result.total_used ?? undefined,
      renewalDate: result.renewal_date ?? undefined,
      period: some(
        given<{ start: string; end: string }>({
          start: period?.start ?? undefined,
          end: period?.end ?? undefined,
        }),
      ),
      account: some(
        given<{ name: string; slug: string }>({
          name: account?.name ?? undefined,
          slug: account?.slug ?? undefined,
        }),
      ),
      subscription: subscription ?? undefined,
      quota: quotaOf(result, { subscription, packs, credits }),
      packs,
      credits: credits ?? undefined,
      rateLimit: rateLimitOf(result.rate_limit),
      key: keyOf(result.api_key),
    }),
  };
}
