import { z } from 'zod';

const number = z.number().nullish();
const text = z.string().nullish();

const packSchema = z.looseObject({
  id: text,
  title: text,
  purchased_at: text,
  total: number,
  used: number,
  remaining: number,
  percent_used: number,
  exhausted: z.boolean().nullish(),
});

/** Usage record (contract, Resources). It must hold at least one of its parts. */
export const usageSchema = z
  .looseObject({
    remaining: number,
    total_used: number,
    renewal_date: text,
    period: z.looseObject({ start: text, end: text }).nullish(),
    subscription: z
      .looseObject({ used: number, total: number, remaining: number, percent_used: number })
      .nullish(),
    credits: z
      .looseObject({ given: number, consumed: number, remaining: number, percent_used: number })
      .nullish(),
    /** Either number: null = unlimited. */
    rate_limit: z.looseObject({ per_minute: number, per_second: number }).nullish(),
    account: z.looseObject({ name: text, slug: text }).nullish(),
    api_key: z
      .looseObject({
        alias: text,
        active: z.boolean().nullish(),
        category: text,
        /** null = never expires. */
        expires: text,
        quotas: z.record(z.string(), z.number().nullable()).nullish(),
      })
      .nullish(),
    packs: z
      .looseObject({
        count: number,
        exhausted_count: number,
        all_exhausted: z.boolean().nullish(),
        total: number,
        used: number,
        remaining: number,
        percent_used: number,
        current_index: number,
        current: packSchema.nullish(),
        items: z.array(packSchema).nullish(),
      })
      .nullish(),
  })
  .refine((usage) =>
    [usage.remaining, usage.total_used, usage.subscription, usage.credits, usage.api_key].some(
      (part) => part !== undefined && part !== null,
    ),
  );

export type UsageResult = z.infer<typeof usageSchema>;
type Balance = NonNullable<UsageResult['subscription']>;

/** A ledger of which two numbers are known is known whole; with fewer it is left out. */
function ledger(
  used: Balance['used'],
  total: Balance['total'],
  remaining: Balance['remaining'],
  percent: Balance['percent_used'],
) {
  const all = total ?? (used != null && remaining != null ? used + remaining : null);
  const left = remaining ?? (all != null && used != null ? all - used : null);
  const gone = used ?? (all != null && left != null ? all - left : null);
  if (all == null || left == null || gone == null) return null;
  const share = percent ?? (all > 0 ? (gone / all) * 100 : 0);
  return { used: gone, total: all, remaining: left, percentUsed: share };
}

function given<T extends object>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  const kept: Partial<T> = {};
  for (const name in values) {
    const value = values[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

function packsOf(packs: NonNullable<UsageResult['packs']>) {
  const whole = ledger(packs.used, packs.total, packs.remaining, packs.percent_used);
  if (whole === null) return undefined;
  const items = (packs.items ?? []).flatMap((pack, index) => {
    const one = ledger(pack.used, pack.total, pack.remaining, pack.percent_used);
    if (one === null) return [];
    return {
      title: pack.title ?? `Pack ${index + 1}`,
      used: one.used,
      total: one.total,
      remaining: one.remaining,
      exhausted: pack.exhausted ?? one.remaining <= 0,
    };
  });
  return {
    count: packs.count ?? items.filter((pack) => !pack.exhausted).length,
    used: whole.used,
    total: whole.total,
    remaining: whole.remaining,
    items,
  };
}

/**
 * The usage record as the UI shows it: the `Usage` of lib/messages, `at` in ms since the epoch.
 * What the API did not say is absent; `null` keeps its meaning (unlimited, never expires).
 */
export function usageFrom(result: UsageResult, at: number) {
  const { subscription, credits, rate_limit: limit, api_key: key, period } = result;
  const plan = subscription
    ? ledger(
        subscription.used,
        subscription.total,
        subscription.remaining,
        subscription.percent_used,
      )
    : null;
  const bought = credits
    ? ledger(credits.consumed, credits.given, credits.remaining, credits.percent_used)
    : null;
  return {
    at,
    ...given<{
      remaining: number;
      totalUsed: number;
      renewalDate: string;
      account: string;
      period: { start: string; end: string };
      subscription: NonNullable<typeof plan>;
      credits: { given: number; consumed: number; remaining: number; percentUsed: number };
      rateLimit: { perMinute: number | null; perSecond: number | null };
      key: Partial<{
        alias: string;
        active: boolean;
        category: string;
        expires: string | null;
        quotas: Record<string, number | null>;
      }>;
      packs: NonNullable<ReturnType<typeof packsOf>>;
    }>({
      remaining: result.remaining ?? undefined,
      totalUsed: result.total_used ?? undefined,
      renewalDate: result.renewal_date ?? undefined,
      account: result.account?.name ?? result.account?.slug ?? undefined,
      period: period?.start && period.end ? { start: period.start, end: period.end } : undefined,
      subscription: plan ?? undefined,
      credits: bought
        ? {
            given: bought.total,
            consumed: bought.used,
            remaining: bought.remaining,
            percentUsed: bought.percentUsed,
          }
        : undefined,
      rateLimit:
        limit && (limit.per_minute !== undefined || limit.per_second !== undefined)
          ? { perMinute: limit.per_minute ?? null, perSecond: limit.per_second ?? null }
          : undefined,
      key: key
        ? given({
            alias: key.alias ?? undefined,
            active: key.active ?? undefined,
            category: key.category ?? undefined,
            expires: key.expires,
            quotas: key.quotas ?? undefined,
          })
        : undefined,
      packs: result.packs ? packsOf(result.packs) : undefined,
    }),
  };
}
