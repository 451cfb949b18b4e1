/** Lookups that run as jobs at the API. All messages are free. */
import { z } from 'zod';
import { runningJobSchema } from '../schemas/index.ts';
import { cardOrUi, emptySchema, uiOnly } from './senders.ts';

export const JOB_MESSAGES = {
  /** Every job whose answer has not come yet, of all accounts, newest first. */
  jobs: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({ jobs: z.array(runningJobSchema) }),
  },
  /** The person stops waiting for a job. It stays listed, and its answer is stored if it comes. */
  stopJob: {
    from: cardOrUi,
    request: z.object({ id: z.string().max(64) }),
    reply: emptySchema,
  },
} as const;
