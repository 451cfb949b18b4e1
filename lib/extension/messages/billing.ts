/** What this browser spent. */
import { z } from 'zod';
import { spendingRowSchema } from '../schemas/index.ts';
import { emptySchema, uiOnly } from './senders.ts';

export const BILLING_MESSAGES = {
  /** What this browser spent on the last 30 days, by its own receipts. `today`: YYYY-MM-DD. */
  spending: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({ today: z.string(), rows: z.array(spendingRowSchema) }),
  },
  /** Resumes automatic lookups, which were stopped because answers could not be read. */
  resumeAutomatic: { from: uiOnly, request: emptySchema, reply: emptySchema },
} as const;
