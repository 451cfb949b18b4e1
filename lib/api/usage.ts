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
