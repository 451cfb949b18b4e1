import { z } from 'zod';

const optionalNumber = z.number().nullish();
const optionalText = z.string().nullish();

const packResultSchema = z.looseObject({
  id: optionalText,
  title: optionalText,
  purchased_at: optionalText,
  total: optionalNumber,
  used: optionalNumber,
  remaining: optionalNumber,
  percent_used: optionalNumber,
  exhausted: z.boolean().nullish(),
});

/** Usage record (contract, Resources). At least one of its main parts must be present. */
export const usageResultSchema = z
  .looseObject({
    remaining: optionalNumber,
    total_used: optionalNumber,
    renewal_date: optionalText,
    period: z.looseObject({ start: optionalText, end: optionalText }).nullish(),
    subscription: z
      .looseObject({
        used: optionalNumber,
        total: optionalNumber,
        remaining: optionalNumber,
        percent_used: optionalNumber,
      })
      .nullish(),
    credits: z
      .looseObject({
        given: optionalNumber,
        consumed: optionalNumber,
        remaining: optionalNumber,
        percent_used: optionalNumber,
      })
      .nullish(),
    /** A null number means unlimited. */
    rate_limit: z.looseObject({ per_minute: optionalNumber, per_second: optionalNumber }).nullish(),
    account: z.looseObject({ name: optionalText, slug: optionalText }).nullish(),
    api_key: z
      .looseObject({
        alias: optionalText,
        active: z.boolean().nullish(),
        category: optionalText,
        /** null = never expires. */
        expires: optionalText,
        quotas: z.record(z.string(), z.number().nullable()).nullish(),
      })
      .nullish(),
    packs: z
      .looseObject({
        count: optionalNumber,
        exhausted_count: optionalNumber,
        all_exhausted: z.boolean().nullish(),
        total: optionalNumber,
        used: optionalNumber,
        remaining: optionalNumber,
        percent_used: optionalNumber,
        current_index: optionalNumber,
        current: packResultSchema.nullish(),
        items: z.array(packResultSchema).nullish(),
      })
      .nullish(),
  })
  .refine((usage) =>
    [usage.remaining, usage.total_used, usage.subscription, usage.credits, usage.api_key].some(
      (part) => part !== undefined && part !== null,
    ),
  );

export type UsageResult = z.infer<typeof usageResultSchema>;
