/** What a page needs to work, and what it hands over. */
import { z } from 'zod';
import { policiesSchema } from '../views/settings.ts';
import { foundSchema } from '../views/verdict.ts';
import { count, guardModeSchema } from '../views/words.ts';
import { empty, page, ui } from './senders.ts';

export const PAGE_MESSAGES = {
  /** Puts one of the on-demand content scripts into the sender's frame. */
  stage: {
    from: page,
    request: z.object({ script: z.enum(['field', 'marks', 'card-frame']) }),
    reply: empty,
  },
  /** What the content script needs to know before it works on this page. */
  site: {
    from: page,
    request: empty,
    reply: z.object({
      marks: z.boolean(),
      guard: guardModeSchema,
      /** The longest a submit waits for a verdict, ms. */
      wait: count,
      policies: policiesSchema,
      region: z.string(),
    }),
  },
  /** What the content script found on the page in the active tab. */
  pageFindings: {
    from: ui,
    request: empty,
    reply: z.object({
      host: z.string(),
      found: z.array(foundSchema),
      left: count,
    }),
  },
  /** A value handed over to the popup page because no script can run where it was selected. */
  handedOver: {
    from: ui,
    request: empty,
    reply: z.object({ text: z.string().nullable() }),
  },
} as const;
