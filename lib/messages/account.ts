/** The key, the account behind it, and what costs no value: usage, health, rates. */
import { z } from 'zod';
import {
  connectionSchema,
  healthSchema,
  ratesSchema,
  untoldSchema,
  usageSchema,
} from '../views/account.ts';
import { armedSchema } from '../views/cards.ts';
import { draftSchema, hereSchema } from '../views/popup.ts';
import { spentSchema, warningSchema } from '../views/records.ts';
import { count, instant } from '../views/words.ts';
import { empty, ui } from './senders.ts';

/** ISO 4217. */
const currencySchema = z.string().regex(/^[A-Z]{3}$/);
const accountSchema = z.object({
  usage: usageSchema.nullable(),
  spent: spentSchema,
  warnings: z.array(warningSchema),
});

export const ACCOUNT_MESSAGES = {
  connection: { from: ui, request: empty, reply: connectionSchema },
  /** Saves base URL and key after asking the free usage endpoint; without `key`, verifies the kept one. */
  connect: {
    from: ui,
    request: z.object({
      baseUrl: z.string().max(2048),
      key: z.string().max(512).exactOptional(),
      keep: z.enum(['disk', 'session']),
      autoEmail: z.boolean().exactOptional(),
      /** The person saw what the address is in ASCII, and wants it. */
      otherScript: z.literal(true).exactOptional(),
    }),
    reply: z.object({ connection: connectionSchema, usage: usageSchema }),
  },
  forgetKey: { from: ui, request: empty, reply: connectionSchema },
  /** The usage record: the kept one at once, or asked anew (free). */
  usage: {
    from: ui,
    request: z.object({ refresh: z.boolean() }),
    reply: accountSchema,
  },
  /** The person has read a warning: it stays away until it gets worse. */
  dismissWarning: {
    from: ui,
    request: z.object({ id: z.string(), level: z.number().int() }),
    reply: empty,
  },
  /** Health of the lookup endpoints and of the engines behind them (free). */
  stats: {
    from: ui,
    request: z.object({ refresh: z.boolean() }),
    reply: z.object({ at: instant, rows: z.array(healthSchema), untold: z.array(untoldSchema) }),
  },
  /** Health of one engine, by its slug, or of one path (free); the engine stays in `stats`. */
  health: {
    from: ui,
    request: z.object({ about: z.string().trim().min(1).max(200) }),
    reply: healthSchema,
  },
  /**
   * Exchange rates: the kept table at once; `ask` spends a credit. `symbols`: only these currencies;
   * absent: all. `null`: none kept yet that has them.
   */
  rates: {
    from: ui,
    request: z.object({
      base: currencySchema,
      symbols: z.array(currencySchema).min(1).max(60).exactOptional(),
      ask: z.boolean(),
    }),
    reply: z.object({ rates: ratesSchema.nullable(), price: count }),
  },
  /** All that the popup shows first, from what is kept; null: not there, or not to be read. */
  glance: {
    from: ui,
    request: empty,
    reply: z.object({
      connection: connectionSchema.nullable(),
      account: accountSchema.nullable(),
      /** The question that waits for a press in the popup. */
      question: armedSchema.nullable(),
      /** What stood there when it closed. */
      draft: draftSchema.nullable(),
      /** What is done on the page in the active tab; null: it has no site. */
      page: hereSchema.nullable(),
    }),
  },
} as const;
