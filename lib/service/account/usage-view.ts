import {
  type UsageResult,
  unreadableValues,
  usageResultSchema,
} from '../../api/endpoints/index.ts';
import type { Usage } from '../../extension/schemas/index.ts';
import { type CreditBalance, completeBalance, creditPacksOf, omitUndefined } from './packs.ts';

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

/** An empty group is reported as absent. */
function undefinedIfEmpty<T extends object>(group: T): T | undefined {
  return Object.keys(group).length === 0 ? undefined : group;
}

/**
 * Turns the API's usage record into what the interface shows; `at` is in ms since the epoch. What the API
 * did not send is absent; `null` keeps its meaning (unlimited, never expires, unset, no packs, no plan).
 *
 * @param record accepted by `usageResultSchema`
 */
export function usageViewOf(record: unknown, at: number): Usage {
  const result = usageResultSchema.parse(record);
  const unreadable = unreadableValues(record, result);
  const { period, account, rate_limit: limit, api_key: key } = result;
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
  const keyInfo = key && {
    alias: key.alias ?? undefined,
    active: key.active ?? undefined,
    category: key.category ?? undefined,
    expires: key.expires,
    quotas: key.quotas ?? undefined,
  };
  return omitUndefined({
    at,
    remaining: result.remaining ?? undefined,
    totalUsed: result.total_used ?? undefined,
    renewalDate: result.renewal_date ?? undefined,
    period: undefinedIfEmpty(
      omitUndefined({ start: period?.start ?? undefined, end: period?.end ?? undefined }),
    ),
    account: undefinedIfEmpty(
      omitUndefined({ name: account?.name ?? undefined, slug: account?.slug ?? undefined }),
    ),
    subscription: subscription ?? undefined,
    quota: monthlyQuotaOf(result, { subscription, packs, credits }),
    packs,
    credits: credits ?? undefined,
    rateLimit: undefinedIfEmpty(
      omitUndefined({ perMinute: limit?.per_minute, perSecond: limit?.per_second }),
    ),
    key: keyInfo ? omitUndefined(keyInfo) : undefined,
    unreadable: unreadable.length > 0 ? unreadable : undefined,
  });
}
