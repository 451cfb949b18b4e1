/** What the popup shows and keeps, and the rules of the page in front. */
import { z } from 'zod';
import {
  accountOverviewSchema,
  activeSiteSchema,
  connectionSchema,
  countSchema,
  guardModeSchema,
  pendingLookupSchema,
  policiesSchema,
  policySchema,
  popupDraftSchema,
} from '../schemas/index.ts';
import { emptySchema, pageOnly, uiOnly } from './senders.ts';

export const POPUP_MESSAGES = {
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
  /** Holds what stands in the popup until it opens again; never on disk. */
  keepDraft: { from: uiOnly, request: z.object({ draft: popupDraftSchema }), reply: emptySchema },
  /** One rule for every kind on a site; null: as everywhere. */
  setSite: {
    from: uiOnly,
    request: z.object({ site: z.string().max(2048), policy: policySchema.nullable() }),
    reply: z.object({ page: activeSiteSchema.nullable() }),
  },
  /** Nothing is shown or asked in a tab as long as it shows this site. */
  pauseTab: {
    from: uiOnly,
    request: z.object({ tab: z.number().int(), site: z.string().max(2048), paused: z.boolean() }),
    reply: z.object({ page: activeSiteSchema.nullable() }),
  },
  /** What the content script needs to know before it works on this page. */
  site: {
    from: pageOnly,
    request: emptySchema,
    reply: z.object({
      marks: z.boolean(),
      guard: guardModeSchema,
      /** The longest a submit waits for a verdict, ms. */
      wait: countSchema,
      policies: policiesSchema,
      region: z.string(),
    }),
  },
} as const;
