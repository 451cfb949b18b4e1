/** Lookups that run as jobs at the API. All of it is free. */
import { z } from 'zod';
import { runningJobSchema } from '../schemas/index.ts';
import { cardOrUi, emptySchema, uiOnly } from './senders.ts';

export const JOB_MESSAGES = {
  /** Every job whose answer is owed, newest first, those of other accounts too. */
  jobs: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({ jobs: z.array(runningJobSchema) }),
  },
  /** The person no longer waits for a job: it stays listed, and its answer is kept if it comes. */
  stopJob: {
    from: cardOrUi,
    request: z.object({ id: z.string().max(64) }),
    reply: emptySchema,
  },
} as const;
