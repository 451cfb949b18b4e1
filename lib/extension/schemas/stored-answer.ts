/** What was paid for, whole (DESIGN, Words: record). */
import { z } from 'zod';
import { ENDPOINT_NAMES } from '../../domain/index.ts';
import { timestampSchema } from './primitives.ts';

/** A paid answer as it came, without the key. */
export const storedAnswerSchema = z.object({
  endpoint: z.enum(ENDPOINT_NAMES),
  /** The endpoint's path, never a query. */
  path: z.string(),
  at: timestampSchema,
  /** Every field was asked for; false: only those that a line needed. */
  whole: z.boolean(),
  answer: z.unknown(),
});

export type StoredAnswer = z.infer<typeof storedAnswerSchema>;
