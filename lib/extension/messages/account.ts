/** The key, the account behind it, and what costs no value: usage, health, rates. */
import { z } from 'zod';
import {
  accountWarningSchema,
  activeSiteSchema,
  connectionSchema,
  countSchema,
  healthSchema,
  pendingLookupSchema,
  popupDraftSchema,
  ratesSchema,
  spendingTotalsSchema,
  timestampSchema,
  unavailableHealthSchema,
  usageSchema,
} from '../schemas/index.ts';
import { emptySchema, uiOnly } from './senders.ts';

/** ISO 4217. */
const currencyCodeSchema = z.string().regex(/^[A-Z]{3}$/);
const accountOverviewSchema = z.object({
  usage: usageSchema.nullable(),
  spent: spendingTotalsSchema,
  warnings: z.array(accountWarningSchema),
});

export const ACCOUNT_MESSAGES = {
  connection: { from: uiOnly, request: emptySchema, reply: connectionSchema },
  /** Saves base URL and key after asking the free usage endpoint; without `key`, verifies the kept one. */
  connect: {
    from: uiOnly,
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
  forgetKey: { from: uiOnly, request: emptySchema, reply: connectionSchema },
  /** The usage record: the kept one at once, or asked anew (free). */
  usage: {
    from: uiOnly,
    request: z.object({ refresh: z.boolean() }),
    reply: accountOverviewSchema,
  },
  /** The person has read a warning: it stays away until it gets worse. */
  dismissWarning: {
    from: uiOnly,
    request: z.object({ id: z.string(), level: z.number().int() }),
    reply: emptySchema,
  },
  /** Health of the lookup endpoints and of the engines behind them (free). */
  stats: {
    from: uiOnly,
    request: z.object({ refresh: z.boolean() }),
    reply: z.object({
      at: timestampSchema,
      rows: z.array(healthSchema),
      untold: z.array(unavailableHealthSchema),
    }),
  },
  /** Health of one engine, by its slug, or of one path (free); the engine stays in `stats`. */
  health: {
    from: uiOnly,
    request: z.object({ about: z.string().trim().min(1).max(200) }),
    reply: healthSchema,
  },
  /**
   * Exchange rates: the kept table at once; `ask` spends a credit. `symbols`: only these currencies;
   * absent: all. `null`: none kept yet that has them.
   */
  rates: {
    from: uiOnly,
    request: z.object({
      base: currencyCodeSchema,
      symbols: z.array(currencyCodeSchema).min(1).max(60).exactOptional(),
      ask: z.boolean(),
    }),
    reply: z.object({ rates: ratesSchema.nullable(), price: countSchema }),
  },
  /** All that the popup shows first, from what is kept; null: not there, or not to be read. */
  popupSnapshot: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({
      connection: connectionSchema.nullable(),
      account: accountOverviewSchema.nullable(),
      /** The question that waits for a press in the popup. */
      question: pendingLookupSchema.nullable(),
      /** What stood there when it closed. */
      draft: popupDraftSchema.nullable(),
      /** What is done on the page in the active tab; null: it has no site. */
      page: activeSiteSchema.nullable(),
    }),
  },
} as const;
