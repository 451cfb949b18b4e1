/** Questions to the API, what they cost, and the jobs that they become. */
import { z } from 'zod';
import {
  depthSchema,
  formTypeSchema,
  kindSchema,
  lookupPlaceSchema,
  lookupReplySchema,
  runningJobSchema,
  shownLookupsSchema,
  spendingRowSchema,
  valueSchema,
} from '../schemas/index.ts';
import { cardOrUi, emptySchema, pageOrCard, pageOrUi } from './senders.ts';

export const LOOKUP_MESSAGES = {
  /**
   * Asks the API one question, or returns its cached answer. `trigger`: `gesture` is a trusted press
   * of a button that showed the price; `typed` means that the person typed the value, and is paid for
   * only under the policy `auto`.
   */
  lookup: {
    from: pageOrUi,
    pays: true,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      depth: depthSchema,
      trigger: z.enum(['gesture', 'typed']),
      /** Asks the API although the cache has an answer; needs a gesture. */
      refresh: z.boolean(),
      place: lookupPlaceSchema,
      form: formTypeSchema.exactOptional(),
      shown: shownLookupsSchema.exactOptional(),
      /** Id of the pending lookup that this press confirms. */
      pendingLookupId: z.string().exactOptional(),
    }),
    reply: lookupReplySchema,
  },
  /**
   * Prepares a lookup that the person confirms in the popup, and opens the popup. Never spends.
   * `opened` false: the popup could not open, so the toolbar button shows that a lookup waits.
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
  /** Removes a pending lookup. */
  cancelPendingLookup: { request: z.object({ id: z.string() }), reply: emptySchema },
} as const;

export const BILLING_MESSAGES = {
  /** What this browser spent on the last 30 days, by its own receipts. `today`: YYYY-MM-DD. */
  spending: {
    request: emptySchema,
    reply: z.object({ today: z.string(), rows: z.array(spendingRowSchema) }),
  },
  /** Resumes automatic lookups, which were stopped because answers could not be read. */
  resumeAutomatic: { request: emptySchema, reply: emptySchema },
} as const;

export const JOB_MESSAGES = {
  /** Every job whose answer has not come yet, of all accounts, newest first. */
  jobs: { request: emptySchema, reply: z.object({ jobs: z.array(runningJobSchema) }) },
  /** The person stops waiting for a job. It stays listed, and its answer is stored if it comes. */
  stopJob: { from: cardOrUi, request: z.object({ id: z.string().max(64) }), reply: emptySchema },
} as const;
