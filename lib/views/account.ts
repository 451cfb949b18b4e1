/** What is known of the account and the API: connection, usage, health, rates. */
import { z } from 'zod';
import { failureSchema } from './verdict.ts';
import { count, instant } from './words.ts';

export const usageSchema = z.object({
  at: instant,
  remaining: z.number().exactOptional(),
  totalUsed: z.number().exactOptional(),
  renewalDate: z.string().exactOptional(),
  period: z.object({ start: z.string(), end: z.string() }).exactOptional(),
  subscription: z
    .object({
      used: z.number(),
      total: z.number(),
      remaining: z.number(),
      percentUsed: z.number(),
    })
    .exactOptional(),
  credits: z
    .object({
      given: z.number(),
      consumed: z.number(),
      remaining: z.number(),
      percentUsed: z.number(),
    })
    .exactOptional(),
  /** `null` means unlimited, absent means the API did not say. */
  rateLimit: z
    .object({ perMinute: z.number().nullable(), perSecond: z.number().nullable() })
    .exactOptional(),
  account: z.string().exactOptional(),
  key: z
    .object({
      alias: z.string().exactOptional(),
      active: z.boolean().exactOptional(),
      category: z.string().exactOptional(),
      expires: z.string().nullable().exactOptional(),
      quotas: z.record(z.string(), z.number().nullable()).exactOptional(),
    })
    .exactOptional(),
  packs: z
    .object({
      count: z.number(),
      used: z.number(),
      total: z.number(),
      remaining: z.number(),
      items: z.array(
        z.object({
          title: z.string(),
          used: z.number(),
          total: z.number(),
          remaining: z.number(),
          exhausted: z.boolean(),
        }),
      ),
    })
    .exactOptional(),
});

/** What the UI may know of the key: that there is one, its last four characters, how it is kept. */
export const connectionSchema = z.object({
  baseUrl: z.string(),
  key: z.discriminatedUnion('set', [
    z.object({ set: z.literal(false) }),
    z.object({ set: z.literal(true), endsIn: z.string(), keep: z.enum(['disk', 'session']) }),
  ]),
  /** The last thing the API said of the key, if it was a refusal. */
  trouble: failureSchema.exactOptional(),
});

export const healthSchema = z.object({
  path: z.string(),
  label: z.string(),
  health: z.string(),
  successRate: z.number().exactOptional(),
  averageMs: z.number().exactOptional(),
});

export const ratesSchema = z.object({
  base: z.string(),
  date: z.string(),
  rates: z.record(z.string(), z.number()),
  at: instant,
  credits: count,
});

export type Usage = z.infer<typeof usageSchema>;
export type Connection = z.infer<typeof connectionSchema>;
export type Health = z.infer<typeof healthSchema>;
export type Rates = z.infer<typeof ratesSchema>;
