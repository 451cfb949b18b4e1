import {
  type UsageResult,
  unreadableValues,
  usageResultSchema,
} from '../../api/endpoints/index.ts';
import type { Usage } from '../../extension/schemas/index.ts';
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

/** A balance of the usage record, all amounts in credits. */
export interface CreditBalance {
  readonly used: number;
  readonly total: number;
  readonly remaining: number;
  /** 0 to 100. */
  readonly percentUsed: number;
}

/** A balance as the API reports it: any part may be null or absent. */
export interface ReportedBalance {
  readonly used?: number | null | undefined;
  readonly total?: number | null | undefined;
  readonly remaining?: number | null | undefined;
  readonly percent?: number | null | undefined;
}

/**
 * The contract does not say whether `percent_used` is a fraction or a percentage: 0.42 and 42 may
 * both mean 42 of 100. Uses the reading that is closer to the percentage computed from the amounts.
 */
function percentOf(reported: number | null | undefined, used: number, total: number): number {
  const computed = total > 0 ? (used / total) * 100 : 0;
  if (reported == null || reported < 0) return computed;
  return Math.abs(reported * 100 - computed) < Math.abs(reported - computed)
    ? reported * 100
    : reported;
}

/** Computes the missing amount from the other two; null when fewer than two are known. */
export function completeBalance({
  used,
  total,
  remaining,
  percent,
}: ReportedBalance): CreditBalance | null {
  const fullTotal = total ?? (used != null && remaining != null ? used + remaining : null);
  if (fullTotal === null) return null;
  const fullRemaining = remaining ?? (used != null ? fullTotal - used : null);
  if (fullRemaining === null) return null;
  const fullUsed = used ?? fullTotal - fullRemaining;
  return {
    used: fullUsed,
    total: fullTotal,
    remaining: fullRemaining,
    percentUsed: percentOf(percent, fullUsed, fullTotal),
  };
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy without the properties whose value is undefined. */
export function omitUndefined<T extends object>(values: T): Present<T> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Present<T>;
}
