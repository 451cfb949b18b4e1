/** The popup's own: what stood in it, and what is done on the page that it stands over. */
import { z } from 'zod';
import { activeSiteSchema, policySchema, popupDraftSchema } from '../schemas/index.ts';
import { emptySchema, uiOnly } from './senders.ts';

export const POPUP_MESSAGES = {
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
} as const;
