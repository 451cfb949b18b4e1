/** What is said of a value: its verdict, what could be asked beyond it, the answer, a failure. */
import { z } from 'zod';
import { BASES, BILLED, FAILURE_KINDS, REMEDIES, STANDINGS } from '../../domain/index.ts';
import { countSchema, kindSchema, policySchema, timestampSchema } from './primitives.ts';
import { storedAnswerSchema } from './stored-answer.ts';

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
export const lookupOfferSchema = z.object({
  policy: policySchema,
  /** Credits of a `standard` lookup; 0 where its kept answer is part of the verdict. */
  credits: countSchema,
  /** Credits of a deep lookup; absent where there is none here. */
  deep: countSchema.exactOptional(),
  /** When the kept answer to it came: it is told for nothing. */
  deepAt: timestampSchema.exactOptional(),
  /** A key is set and usable; without it the offer leads to the options page. */
  connected: z.boolean(),
  /** Credits that are left, as far as is known; for our own surfaces. */
  creditsLeft: z.number().nonnegative().exactOptional(),
  /** When the cached lookup that is part of the verdict was answered, ms since epoch. */
  answeredAt: timestampSchema.exactOptional(),
});

export const verdictWithOfferSchema = z.object({
  verdict: verdictSchema,
  offer: lookupOfferSchema,
});

/** A judgement about a piece of text: `raw` is the piece as it stands there. */
export const foundValueSchema = verdictWithOfferSchema.extend({ raw: z.string() });

/** A text that was read: every value in its order, mistyped ones too, and what was not read. */
export const parsedTextSchema = z.object({
  /** Distinct values. */
  found: z.array(foundValueSchema),
  /** How many stood there more than once: each repeat counts. */
  repeated: countSchema,
  /** Distinct values beyond those in `found`. */
  moreFound: countSchema,
  /**
   * Lines of a list in which no value could be read, counted from 1, shortened; where all stands
   * on one line (null), its pieces.
   */
  unread: z.array(z.object({ line: z.number().int().positive().nullable(), text: z.string() })),
  /** Such lines beyond those in `unread`. */
  moreUnread: countSchema,
});

export const lookupReplySchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('answered'),
    verdict: verdictSchema,
    offer: lookupOfferSchema,
    /** Credits this question cost; 0 from the cache. */
    credits: countSchema,
    from: z.enum(['cache', 'api']),
    /** Whether it cost them, where that cannot be told. */
    billed: z.enum(BILLED).exactOptional(),
    at: timestampSchema,
    /** For our own surfaces: the answer itself, in private windows too, where nothing is kept. */
    record: storedAnswerSchema.exactOptional(),
  }),
  /** A job that goes on in the background; its answer appears in the history. */
  z.object({ state: z.literal('pending'), credits: countSchema }),
]);

export type LookupOffer = z.infer<typeof lookupOfferSchema>;
/** A verdict, and what could be asked beyond it. */
export type VerdictWithOffer = z.infer<typeof verdictWithOfferSchema>;
export type FoundValue = z.infer<typeof foundValueSchema>;
export type ParsedText = z.infer<typeof parsedTextSchema>;
export type LookupReply = z.infer<typeof lookupReplySchema>;
