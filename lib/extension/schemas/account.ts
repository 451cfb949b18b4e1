/** Schemas of the account and the API: connection, usage, health. */
import { z } from 'zod';
import { countSchema, type TextsOf, textSchema, timestampSchema } from './primitives.ts';
import { failureSchema } from './verdict.ts';

const creditAmount = z.number();

/** All in credits; `percentUsed` from 0 to 100. */
const balanceSchema = z.object({
  used: creditAmount,
  total: creditAmount,
  remaining: creditAmount,
  percentUsed: z.number(),
});

const creditPackSchema = balanceSchema.extend({
  id: z.string().exactOptional(),
  title: z.string(),
  purchasedAt: z.string().exactOptional(),
  exhausted: z.boolean(),
  /** The pack that is being consumed. */
  current: z.boolean(),
});

/** A value of an answer that has another type than the contract says; `value` is JSON. */
const unreadableValueSchema = z.object({ path: z.string(), value: z.string() });

/** What a gateway in front of the API still allows this person and the team. */
export const teamQuotasSchema = z.object({
  at: timestampSchema,
  quotas: z.array(
    z.object({
      /** As the gateway names it, such as `person-day`. */
      name: z.string(),
      remaining: countSchema,
      total: countSchema.exactOptional(),
      resetsAt: timestampSchema.exactOptional(),
    }),
  ),
});

/** Values that the API did not send are absent; `null` means none (or as noted). */
export const usageSchema = z.object({
  at: timestampSchema,
  /** How far the server's clock was ahead of this computer's; absent where its time is not known. */
  clockOffsetMs: z.number().exactOptional(),
  remaining: creditAmount.exactOptional(),
  totalUsed: creditAmount.exactOptional(),
  renewalDate: z.string().exactOptional(),
  period: z
    .object({ start: z.string().exactOptional(), end: z.string().exactOptional() })
    .exactOptional(),
  /** The monthly quota together with the remaining credits of packs, as the API reports it. */
  subscription: balanceSchema.exactOptional(),
  /** The monthly quota alone; `null` means no monthly plan. */
  quota: balanceSchema.nullable().exactOptional(),
  /** `null` means no packs. In the order in which they are consumed. */
  packs: balanceSchema
    .extend({ count: z.number(), exhaustedCount: z.number(), items: z.array(creditPackSchema) })
    .nullable()
    .exactOptional(),
  credits: balanceSchema.exactOptional(),
  /** `null` means unlimited. */
  rateLimit: z
    .object({
      perMinute: z.number().nullable().exactOptional(),
      perSecond: z.number().nullable().exactOptional(),
    })
    .exactOptional(),
  account: z
    .object({ name: z.string().exactOptional(), slug: z.string().exactOptional() })
    .exactOptional(),
  key: z
    .object({
      alias: z.string().exactOptional(),
      active: z.boolean().exactOptional(),
      category: z.string().exactOptional(),
      /** `null` means never. */
      expires: z.string().nullable().exactOptional(),
      /** `null` means unset. */
      quotas: z.record(z.string(), z.number().nullable()).exactOptional(),
    })
    .exactOptional(),
  unreadable: z.array(unreadableValueSchema).exactOptional(),
  /** Absent without a gateway. */
  team: teamQuotasSchema.exactOptional(),
});

/**
 * The connection as the UI may see it: of the key only the last four characters and where it is
 * stored.
 */
export const connectionSchema = z.object({
  baseUrl: z.string(),
  key: z.discriminatedUnion('set', [
    z.object({ set: z.literal(false) }),
    z.object({ set: z.literal(true), endsIn: z.string(), keep: z.enum(['disk', 'session']) }),
  ]),
  /** What the API last said is wrong with the account or with itself. */
  trouble: failureSchema.exactOptional(),
  /** Credits that can be spent, as far as known: not after the API refused the key or a payment. */
  creditsLeft: creditAmount.exactOptional(),
  /** Where the account is topped up, if the settings name it. */
  accountPage: z.string().exactOptional(),
});

/** Health of the requested endpoint, or engine (`path` null: all of its endpoints). */
export const healthSchema = z.object({
  /** Slug of the API family. */
  engine: z.string().exactOptional(),
  path: z.string().nullable(),
  label: textSchema,
  /** operational, degraded, down, or another word that the API sent. */
  health: z.string(),
  /** In percent. */
  successRate: z.number().exactOptional(),
  averageMs: z.number().exactOptional(),
});

/** An endpoint or engine whose health could not be read, and why. */
export const unavailableHealthSchema = z.object({
  path: z.string().nullable(),
  label: textSchema,
  reason: textSchema,
});

export type TeamQuotas = z.infer<typeof teamQuotasSchema>;
export type Usage = z.infer<typeof usageSchema>;
export type Connection<T = string> = TextsOf<typeof connectionSchema, T>;
export type Health<T = string> = TextsOf<typeof healthSchema, T>;
export type UnavailableHealth<T = string> = TextsOf<typeof unavailableHealthSchema, T>;
