/** Schemas of what is known about a value: verdict, lookup offer, lookup reply, failure. */
import { z } from 'zod';
import {
  BASES,
  BILLED,
  FAILURE_KINDS,
  READING_STEPS,
  REMEDIES,
  STANDINGS,
  UNREAD_REASONS,
} from '../../domain/index.ts';
import {
  countSchema,
  depthSchema,
  kindSchema,
  lookupPlaceSchema,
  policySchema,
  type TextsOf,
  textSchema,
  timestampSchema,
} from './primitives.ts';
import { sharedAnswerSchema, storedAnswerSchema } from './stored-answer.ts';

const standingSchema = z.enum(STANDINGS);

export const failureSchema = z.object({
  kind: z.enum(FAILURE_KINDS),
  message: textSchema,
  action: textSchema,
  remedy: z.enum(REMEDIES),
  billed: z.enum(BILLED),
  waitHelps: z.boolean(),
  status: z.number().int().exactOptional(),
  detail: z.string().exactOptional(),
  raw: z.string().exactOptional(),
  receipt: z.string().exactOptional(),
  rawId: z.string().exactOptional(),
  rawLength: countSchema.exactOptional(),
  quota: z.string().exactOptional(),
  retryAt: timestampSchema.exactOptional(),
});

/** A lookup that runs as a job at the API and whose answer has not come yet. */
export const runningJobSchema = z.object({
  /** The id of its receipt. */
  id: z.string(),
  /** When it was submitted, ms since the epoch. */
  at: timestampSchema,
  /** Null: it is about no value. */
  kind: kindSchema.nullable(),
  value: z.string(),
  /** Path of the endpoint. */
  endpoint: z.string(),
  /** Billed when it is answered. */
  credits: countSchema,
  depth: depthSchema,
  place: lookupPlaceSchema,
  /**
   * Set if the last poll did not return the job's state: why, when the next poll comes at the latest,
   * and when the job counts as lost.
   */
  trouble: z
    .object({
      at: timestampSchema,
      failure: failureSchema,
      nextPoll: timestampSchema,
      until: timestampSchema,
    })
    .exactOptional(),
  /** When the person stopped waiting. */
  stoppedAt: timestampSchema.exactOptional(),
  /** Its account is not connected, so it is not polled. */
  otherAccount: z.literal(true).exactOptional(),
});

const factSchema = z.object({
  name: z.string(),
  label: textSchema,
  value: textSchema,
  standing: standingSchema.exactOptional(),
  source: z.object({ path: z.string(), at: timestampSchema }).exactOptional(),
});

export const verdictSchema = z.object({
  kind: kindSchema,
  value: z.string(),
  standing: standingSchema,
  reason: z.string(),
  headline: textSchema,
  facts: z.array(factSchema).readonly(),
  basis: z.array(z.enum(BASES)).readonly(),
  steps: z.array(z.enum(READING_STEPS)).readonly().exactOptional(),
  suggestion: z.string().exactOptional(),
});

/** What a lookup of this value costs on this site, and whether it is allowed. */
export const lookupOfferSchema = z.object({
  policy: policySchema,
  /** Credits of a `standard` lookup; 0 when the verdict includes a cached answer. */
  credits: countSchema,
  /** Credits of a deep lookup; absent when none is offered. */
  deep: countSchema.exactOptional(),
  /** When a cached deep answer was received; showing it is free. */
  deepAt: timestampSchema.exactOptional(),
  /** A key is set, and the API is not known to refuse it. */
  connected: z.boolean(),
  /** Remaining credits as far as known; sent to extension pages only. */
  creditsLeft: z.number().nonnegative().exactOptional(),
  /** What is wrong with the account or the API; sent to our own pages only. */
  trouble: failureSchema.exactOptional(),
  /** When the cached answer in the verdict was received, ms since the epoch. */
  answeredAt: timestampSchema.exactOptional(),
  /** Set where the answer in the verdict came from the team; for our own pages. */
  shared: sharedAnswerSchema.exactOptional(),
  /** Lookups of this value that are running, newest first; sent to our own pages only. */
  jobs: z.array(runningJobSchema).exactOptional(),
  /** The value is being looked up since then, ms since the epoch; sent to our own pages and cards only. */
  runningSince: timestampSchema.exactOptional(),
});

/** See `Note`. */
export const noteSchema = z.object({
  reason: z.string(),
  headline: textSchema.exactOptional(),
  fact: factSchema.exactOptional(),
  accept: z.object({ label: textSchema, sure: textSchema, id: z.string() }).exactOptional(),
  other: z
    .object({
      title: textSchema,
      here: textSchema,
      source: textSchema,
      known: z.array(z.string()).readonly(),
      advice: textSchema,
    })
    .exactOptional(),
});

export const verdictWithOfferSchema = z.object({
  verdict: verdictSchema,
  offer: lookupOfferSchema,
});

/** A value found in a text; `raw`: exactly as written there. `note`: is part of the verdict already. */
export const foundValueSchema = verdictWithOfferSchema.extend({
  raw: z.string(),
  note: noteSchema.exactOptional(),
});

export const unreadReasonSchema = z.enum(UNREAD_REASONS);

/**
 * A text that was not read, shortened. `line` counts from 1; null in a text of one line. `kind`: the
 * kind that its label or column names.
 */
export const unreadTextSchema = z.object({
  line: z.number().int().positive().nullable(),
  text: z.string(),
  reason: unreadReasonSchema,
  kind: kindSchema.exactOptional(),
});

/** A parsed text: its values in order, mistyped ones too, and the lines without one. */
export const parsedTextSchema = z.object({
  /** Distinct values. */
  found: z.array(foundValueSchema),
  /** Number of repeats: each occurrence after the first counts. */
  repeated: countSchema,
  /** Distinct values beyond those in `found`. */
  moreFound: countSchema,
  /** Texts that look like a value and were not read; of a list, each line without a value. */
  unread: z.array(unreadTextSchema),
  /** Such texts beyond those in `unread`. */
  moreUnread: countSchema,
});

export const lookupReplySchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('answered'),
    verdict: verdictSchema,
    offer: lookupOfferSchema,
    /** Credits of this lookup; 0 from the cache. */
    credits: countSchema,
    from: z.enum(['cache', 'api']),
    /** Set when it is not certain whether the credits were billed. */
    billed: z.enum(BILLED).exactOptional(),
    at: timestampSchema,
    /** For lists: what of the verdict is from the answer. */
    read: z.object({ facts: countSchema, isUnknown: z.boolean() }).exactOptional(),
    /** The full answer, for extension pages; also in private windows, where none is stored. */
    record: storedAnswerSchema.exactOptional(),
  }),
  /** A job that runs in the background; its answer appears in the history. */
  z.object({
    state: z.literal('pending'),
    credits: countSchema,
    /** For extension pages. */
    job: runningJobSchema.exactOptional(),
  }),
]);

export type RunningJob<T = string> = TextsOf<typeof runningJobSchema, T>;
export type LookupOffer<T = string> = TextsOf<typeof lookupOfferSchema, T>;
export type VerdictWithOffer<T = string> = TextsOf<typeof verdictWithOfferSchema, T>;
export type FoundValue<T = string> = TextsOf<typeof foundValueSchema, T>;
export type ParsedText<T = string> = TextsOf<typeof parsedTextSchema, T>;
export type LookupReply<T = string> = TextsOf<typeof lookupReplySchema, T>;
