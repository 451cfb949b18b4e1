/** The popup's first content and its draft, and the rules of the active tab's site. */
import { z } from 'zod';
import {
  accountOverviewSchema,
  activeSiteSchema,
  connectionSchema,
  correctedKindSchema,
  countSchema,
  failureSchema,
  guardModeSchema,
  pendingLookupSchema,
  policiesSchema,
  policySchema,
  popupDraftSchema,
} from '../schemas/index.ts';
import { emptySchema, pageOnly } from './senders.ts';

export const POPUP_MESSAGES = {
  /** The popup's first content, from stored data. Null: absent, or could not be read. */
  popupSnapshot: {
    /** `opens`: asked by a popup that has just opened. */
    request: z.object({ opens: z.literal(true).exactOptional() }),
    reply: z.object({
      connection: connectionSchema.nullable(),
      account: accountOverviewSchema.nullable(),
      /** The pending lookup. */
      question: pendingLookupSchema.nullable(),
      /** Why automatic lookups are stopped; null: they are not. */
      automaticHold: failureSchema.nullable(),
      /** The input that the popup had when it closed. */
      draft: popupDraftSchema.nullable(),
      /** Rules of the page in the active tab; null: it has no site. */
      page: activeSiteSchema.nullable(),
      /** Every page is paused. */
      pausedEverywhere: z.boolean(),
    }),
  },
  /** Keeps the popup's input until it opens again, in memory only. */
  keepDraft: { request: z.object({ draft: popupDraftSchema }), reply: emptySchema },
  /** Sets one policy for every kind on a site; null: the general policies. */
  setSite: {
    request: z.object({ site: z.string().max(2048), policy: policySchema.nullable() }),
    reply: z.object({ page: activeSiteSchema.nullable() }),
  },
  /** Pauses a tab, or marks what passes in it, for as long as it shows this site. */
  setTab: {
    request: z.object({
      tab: z.number().int(),
      site: z.string().max(2048),
      paused: z.boolean().exactOptional(),
      passing: z.boolean().exactOptional(),
    }),
    reply: z.object({ page: activeSiteSchema.nullable() }),
  },
  /** Pauses every page, or ends that pause. Tabs that are paused by themselves stay paused. */
  pauseEverywhere: {
    request: z.object({ paused: z.boolean() }),
    reply: z.object({ paused: z.boolean() }),
  },
  /** The settings that a content script needs for its page. */
  site: {
    from: pageOnly,
    request: emptySchema,
    reply: z.object({
      marks: z.boolean(),
      /** Values that pass are marked too. */
      passing: z.boolean(),
      guard: guardModeSchema,
      /** The longest a submit waits for a verdict, ms. */
      wait: countSchema,
      policies: policiesSchema,
      region: z.string(),
      /** The person's corrections for fields of the sender's site, by field key; absent: none. */
      corrections: z.record(z.string(), correctedKindSchema).exactOptional(),
    }),
  },
} as const;
