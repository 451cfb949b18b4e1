/** Messages that concern every folder of the service. Its index.ts handles them. */
import { z } from 'zod';
import { listInProgressSchema } from '../schemas/index.ts';
import { emptySchema, uiOnly } from './senders.ts';

export const SERVICE_MESSAGES = {
  clearHistory: { from: uiOnly, request: emptySchema, reply: emptySchema },
  /** Lists that are due to be checked again, and those whose lookup has begun and not ended. */
  listsInProgress: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({ lists: z.array(listInProgressSchema) }),
  },
} as const;
