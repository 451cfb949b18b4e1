/** The key, what its account has left, and the health of the API. All of it is free. */
import { z } from 'zod';
import {
  accountOverviewSchema,
  connectionSchema,
  healthSchema,
  timestampSchema,
  unavailableHealthSchema,
  usageSchema,
} from '../schemas/index.ts';
import { emptySchema, uiOnly } from './senders.ts';

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
} as const;
