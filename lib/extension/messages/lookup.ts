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
  valueSchema,
} from '../schemas/index.ts';
import { emptySchema, pageOrCard, pageOrUi, uiOnly } from './senders.ts';

/** ISO 4217. */
const currencyCodeSchema = z.string().regex(/^[A-Z]{3}$/);

export const LOOKUP_MESSAGES = {
  /**
   * One question to the API, or its kept answer. `gesture`: a trusted press of a button that showed
   * the price. `typed`: the person typed the value; free from the cache, paid for under `auto` alone.
   */
  lookup: {
    from: pageOrUi,
    pays: true,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      depth: depthSchema,
      trigger: z.enum(['gesture', 'typed']),
      /** Ask again although the cache answers; needs a gesture. */
      refresh: z.boolean(),
      place: lookupPlaceSchema,
      form: formTypeSchema.exactOptional(),
      /** The armed question that this press confirms. */
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
  /** The person does not want it asked. */
  cancelPendingLookup: { from: uiOnly, request: z.object({ id: z.string() }), reply: emptySchema },
  /** Any question of the contract, asked as it is put together. Its press is a gesture: it spends. */
  console: { from: uiOnly, pays: true, request: endpointRequestSchema, reply: endpointReplySchema },
  /**
   * Exchange rates: the kept table at once; `ask` spends a credit. `symbols`: only these currencies;
   * absent: all. `null`: none kept yet that has them.
   */
  rates: {
    from: uiOnly,
    pays: true,
    request: z.object({
      base: currencyCodeSchema,
      symbols: z.array(currencyCodeSchema).min(1).max(60).exactOptional(),
      ask: z.boolean(),
    }),
    reply: z.object({ rates: ratesSchema.nullable(), price: countSchema }),
  },
} as const;
