/** What is said of a value: its verdict, what could be asked beyond it, the answer, a failure. */
import { z } from 'zod';
import { BILLED, FAILURE_KINDS, REMEDIES } from '../failure.ts';
import { BASES, STANDINGS } from '../verdict.ts';
import { recordSchema } from './record.ts';
import { count, instant, kindSchema, policySchema } from './words.ts';

const standingSchema = z.enum(STANDINGS);

export const failureSchema = z.object({
  kind: z.enum(FAILURE_KINDS),
  message: z.string(),
  action: z.string(),
  remedy: z.enum(REMEDIES),
  billed: z.enum(BILLED),
  waitHelps: z.boolean(),
  status: z.number().int().exactOptional(),
  detail: z.string().exactOptional(),
  raw: z.string().exactOptional(),
});

const factSchema = z.object({
  label: z.string(),
  value: z.string(),
  standing: standingSchema.exactOptional(),
});

export const verdictSchema = z.object({
  kind: kindSchema,
  value: z.string(),
  standing: standingSchema,
  reason: z.string(),
  headline: z.string(),
  facts: z.array(factSchema).readonly(),
  basis: z.array(z.enum(BASES)).readonly(),
  suggestion: z.string().exactOptional(),
});

/** What a lookup of this value would cost here, and whether it may happen. */
export const offerSchema = z.object({
  policy: policySchema,
  /** Credits of a `standard` lookup; 0 where its kept answer is part of the verdict. */
  credits: count,
  /** Credits of a deep lookup; absent where there is none here. */
  deep: count.exactOptional(),
  /** When the kept answer to it came: it is told for nothing. */
  deepAt: instant.exactOptional(),
  /** A key is set and usable; without it the offer leads to the options page. */
  connected: z.boolean(),
  /** Credits that are left, as far as is known; for our own surfaces. */
  left: z.number().nonnegative().exactOptional(),
  /** When the cached lookup that is part of the verdict was answered, ms since epoch. */
  answeredAt: instant.exactOptional(),
});

export const judgementSchema = z.object({ verdict: verdictSchema, offer: offerSchema });

/** A judgement about a piece of text: `raw` is the piece as it stands there. */
export const foundSchema = judgementSchema.extend({ raw: z.string() });

/** A text that was read: every value in its order, mistyped ones too, and what was not read. */
export const readingSchema = z.object({
  /** Distinct values. */
  found: z.array(foundSchema),
  /** How many stood there more than once: each repeat counts. */
  repeated: count,
  /** Distinct values beyond those in `found`. */
  left: count,
  /**
   * Lines of a list in which no value could be read, counted from 1, shortened; where all stands
   * on one line (null), its pieces.
   */
  unread: z.array(z.object({ line: z.number().int().positive().nullable(), text: z.string() })),
  /** Such lines beyond those in `unread`. */
  unreadLeft: count,
});

export const lookupReplySchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('answered'),
    verdict: verdictSchema,
    offer: offerSchema,
    /** Credits this question cost; 0 from the cache. */
    credits: count,
    from: z.enum(['cache', 'api']),
    /** Whether it cost them, where that cannot be told. */
    billed: z.enum(BILLED).exactOptional(),
    at: instant,
    /** For our own surfaces: the answer itself, in private windows too, where nothing is kept. */
    record: recordSchema.exactOptional(),
  }),
  /** A job that goes on in the background; its answer appears in the history. */
  z.object({ state: z.literal('pending'), credits: count }),
]);

export type Offer = z.infer<typeof offerSchema>;
/** A verdict, and what could be asked beyond it. */
export type Judgement = z.infer<typeof judgementSchema>;
export type Found = z.infer<typeof foundSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type LookupReply = z.infer<typeof lookupReplySchema>;
