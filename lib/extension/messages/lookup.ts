/** Questions to the API. */
import { z } from 'zod';
import {
  countSchema,
  depthSchema,
  formTypeSchema,
  kindSchema,
  lookupPlaceSchema,
  lookupReplySchema,
  ratesSchema,
  shownLookupsSchema,
  valueSchema,
} from '../schemas/index.ts';
import { emptySchema, pageOrCard, pageOrUi, uiOnly } from './senders.ts';

/** ISO 4217. */
const currencyCodeSchema = z.string().regex(/^[A-Z]{3}$/);

export const LOOKUP_MESSAGES = {
  /**
   * Asks the API one question, or returns its cached answer. `trigger`: `gesture` is a trusted press
   * of a button that showed the price; `typed` means that the person typed the value, and is paid for
   * only under the policy `auto`.
   */
  lookup: {
    from: pageOrUi,
    pays: true,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      depth: depthSchema,
      trigger: z.enum(['gesture', 'typed']),
      /** Asks the API although the cache has an answer; needs a gesture. */
      refresh: z.boolean(),
      place: lookupPlaceSchema,
      form: formTypeSchema.exactOptional(),
      shown: shownLookupsSchema.exactOptional(),
      /** Id of the pending lookup that this press confirms. */
      pendingLookupId: z.string().exactOptional(),
    }),
    reply: lookupReplySchema,
  },
  /**
   * Prepares a lookup that the person confirms in the popup, and opens the popup. Never spends.
   * `opened` false: the popup could not open, so the toolbar button shows that a lookup waits.
   */
  prepareLookup: {
    from: pageOrCard,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      depth: depthSchema,
      refresh: z.boolean(),
      place: lookupPlaceSchema,
    }),
    reply: z.object({ opened: z.boolean() }),
  },
  /** Removes a pending lookup. */
  cancelPendingLookup: { from: uiOnly, request: z.object({ id: z.string() }), reply: emptySchema },
  /**
   * Exchange rates from the stored table. `ask` pays for a new one if none is stored, with `refresh` in
   * any case. `symbols`: only these currencies; absent: all. Reply `null`: no stored table has them.
   */
  rates: {
    from: uiOnly,
    pays: true,
    request: z.object({
      base: currencyCodeSchema,
      symbols: z.array(currencyCodeSchema).min(1).max(60).exactOptional(),
      ask: z.boolean(),
      refresh: z.boolean().exactOptional(),
      shown: shownLookupsSchema.exactOptional(),
    }),
    reply: z.object({ rates: ratesSchema.nullable(), price: countSchema }),
  },
} as const;
