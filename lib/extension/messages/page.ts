/** What a page needs to work, and what it hands over. */
import { z } from 'zod';
import {
  countSchema,
  foundValueSchema,
  guardModeSchema,
  policiesSchema,
} from '../schemas/index.ts';
import { emptySchema, pageOnly, uiOnly } from './senders.ts';

export const PAGE_MESSAGES = {
  /** Puts one of the on-demand content scripts into the sender's frame. */
  injectScript: {
    from: pageOnly,
    request: z.object({ script: z.enum(['field', 'marks', 'card-frame']) }),
    reply: emptySchema,
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
  /** What the content script found on the page in the active tab. */
  pageFindings: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({
      host: z.string(),
      found: z.array(foundValueSchema),
      moreFound: countSchema,
    }),
  },
  /** A value handed over to the popup page because no script can run where it was selected. */
  takeHandedText: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({ text: z.string().nullable() }),
  },
} as const;
