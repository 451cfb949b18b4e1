/** Questions to the API. */
import { z } from 'zod';
import {
  countSchema,
  depthSchema,
  endpointReplySchema,
  endpointRequestSchema,
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
   * Asks the API one question, or returns its cached answer. `gesture`: a trusted press of a button
   * that showed the price. `typed`: the person typed the value; free from the cache, paid for only
   * under `auto`.
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
      armed: z.string().exactOptional(),
    }),
    reply: lookupReplySchema,
  },
  /**
   * Prepares a question for the popup, where one press asks it, and opens the popup. Never spends.
   * `opened: false`: it waits in the toolbar.
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
   * Any request of the contract, sent as it was put together. The press is a gesture, so it spends.
   */
  console: { from: uiOnly, pays: true, request: endpointRequestSchema, reply: endpointReplySchema },
  /**
   * Exchange rates: the stored table at once; `ask` spends a credit. `symbols`: only these
   * currencies; absent: all. `null`: no stored table has them.
   */
  rates: {
    from: uiOnly,
    pays: true,
    request: z.object({
      base: currencyCodeSchema,
      symbols: z.array(currencyCodeSchema).min(1).max(60).exactOptional(),
      ask: z.boolean(),
      shown: shownLookupsSchema.exactOptional(),
    }),
    reply: z.object({ rates: ratesSchema.nullable(), price: countSchema }),
  },
} as const;
