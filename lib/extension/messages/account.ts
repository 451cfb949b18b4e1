/** The key, the remaining credits of its account, and the health of the API. All messages are free. */
import { z } from 'zod';
import {
  accountOverviewSchema,
  connectionSchema,
  healthSchema,
  timestampSchema,
  unavailableHealthSchema,
  usageSchema,
} from '../schemas/index.ts';
import { emptySchema } from './senders.ts';

export const ACCOUNT_MESSAGES = {
  connection: { request: emptySchema, reply: connectionSchema },
  /**
   * Verifies base URL and key with the free usage endpoint, then saves them; without `key`, the
   * stored one.
   */
  connect: {
    request: z.object({
      baseUrl: z.string().max(2048),
      key: z.string().max(512).exactOptional(),
      keep: z.enum(['disk', 'session']),
      autoEmail: z.boolean().exactOptional(),
      /** The person saw the address in ASCII and confirmed it. */
      otherScript: z.literal(true).exactOptional(),
    }),
    reply: z.object({
      connection: connectionSchema,
      usage: usageSchema,
      /** The end of the entered address that was removed, because it is not part of the base URL. */
      leftOut: z.string().exactOptional(),
    }),
  },
  forgetKey: { request: emptySchema, reply: connectionSchema },
  /** The usage record: the stored one at once, or a new one (free). */
  usage: { request: z.object({ refresh: z.boolean() }), reply: accountOverviewSchema },
  /** Hides a warning until it gets worse. */
  dismissWarning: {
    request: z.object({ id: z.string(), level: z.number().int() }),
    reply: emptySchema,
  },
  /** Health of the lookup endpoints and of the engines behind them (free). */
  stats: {
    request: z.object({ refresh: z.boolean() }),
    reply: z.object({
      at: timestampSchema,
      rows: z.array(healthSchema),
      untold: z.array(unavailableHealthSchema),
    }),
  },
} as const;
