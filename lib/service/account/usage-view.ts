import {
  type UsageResult,
  unreadableValues,
  usageResultSchema,
} from '../../api/endpoints/index.ts';
import { type CreditBalance, completeBalance, omitUndefined } from './balance.ts';
import { creditPacksOf } from './packs.ts';

type Packs = NonNullable<ReturnType<typeof creditPacksOf>>;

interface Balances {
  readonly subscription: CreditBalance | null;
  readonly packs: Packs | null | undefined;
  readonly credits: CreditBalance | null;
}

/**
 * The monthly quota alone. `subscription` includes the remaining credits of packs, and on accounts
 * without a plan it is their sum (contract, Balance rules, 4), so the packs are subtracted. Used
 * credits are `total_used` without packs and bought credits, or `subscription.used` where the API
 * sends no total. Null: no monthly plan; undefined: cannot be computed.
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
  const limits = omitUndefined<{ perMinute: number | null; perSecond: number | null }>({
    perMinute: limit?.per_minute,
    perSecond: limit?.per_second,
  });
  return undefinedIfEmpty(limits);
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

/** An empty group is reported as absent. */
function undefinedIfEmpty<T extends object>(group: T): T | undefined {
  return Object.keys(group).length === 0 ? undefined : group;
}

/**
 * Turns the API's usage record into `Usage` (lib/extension/schemas/account.ts); `at` is in ms since
 * the epoch. What the API did not send is absent; `null` keeps its meaning (unlimited, never
 * expires, unset, no packs, no plan).
 *
 * @param record accepted by `usageResultSchema`
 */
export function usageViewOf(record: unknown, at: number) {
  const result = usageResultSchema.parse(record);
  const unreadable = unreadableValues(record, result);
  const { period, account } = result;
  const subscription = result.subscription
    ? completeBalance({ ...result.subscription, percent: result.subscription.percent_used })
    : null;
  const credits = result.credits
    ? completeBalance({
        used: result.credits.consumed,
        total: result.credits.given,
        remaining: result.credits.remaining,
        percent: result.credits.percent_used,
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
      unreadable: typeof unreadable;
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
      unreadable: unreadable.length > 0 ? unreadable : undefined,
    }),
  };
}
