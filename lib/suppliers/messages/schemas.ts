import { z } from 'zod';
import { countSchema, timestampSchema } from '../../extension/schemas/index.ts';

/** An account that the person accepted: what the list had before, and what it has since. */
export const acceptedAccountSchema = z.object({
  at: timestampSchema,
  /** Number of the row, from 1. */
  row: countSchema,
  before: z.string(),
  after: z.string(),
});
export type AcceptedAccount = z.infer<typeof acceptedAccountSchema>;
