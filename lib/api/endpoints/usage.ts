import { z } from 'zod';
import {
  optionalBool,
  optionalDate,
  optionalNumber,
  optionalObject,
  optionalText,
  readableItems,
  readableProperties,
} from '../../kinds/shared/result-fields.ts';

const amounts = {
  used: optionalNumber,
  total: optionalNumber,
  remaining: optionalNumber,
  percent_used: optionalNumber,
};

const packResultSchema = z.looseObject({
  id: optionalText,
  title: optionalText,
  purchased_at: optionalDate,
  ...amounts,
  exhausted: optionalBool,
});

/** Usage record (contract, Resources). At least one of its main parts must be present. */
export const usageResultSchema = z
  .looseObject({
    remaining: optionalNumber,
    total_used: optionalNumber,
    renewal_date: optionalDate,
    period: optionalObject({ start: optionalDate, end: optionalDate }),
    subscription: optionalObject(amounts),
    credits: optionalObject({
      given: optionalNumber,
      consumed: optionalNumber,
      remaining: optionalNumber,
      percent_used: optionalNumber,
    }),
    /** A null number means unlimited. */
    rate_limit: optionalObject({ per_minute: optionalNumber, per_second: optionalNumber }),
    account: optionalObject({ name: optionalText, slug: optionalText }),
    api_key: optionalObject({
      alias: optionalText,
      active: optionalBool,
      category: optionalText,
      /** null = never expires. */
      expires: optionalDate,
      quotas: readableProperties(z.number().nullable()).nullish().catch(undefined),
    }),
    packs: optionalObject({
      count: optionalNumber,
      exhausted_count: optionalNumber,
      all_exhausted: optionalBool,
      ...amounts,
      current_index: optionalNumber,
      current: packResultSchema.nullish().catch(undefined),
      items: readableItems(packResultSchema),
    }),
  })
  .refine((usage) =>
    [usage.remaining, usage.total_used, usage.subscription, usage.credits, usage.api_key].some(
      (part) => part !== undefined && part !== null,
    ),
  );

export type UsageResult = z.infer<typeof usageResultSchema>;
