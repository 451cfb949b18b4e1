/** Schema of a stored paid answer. */
import { z } from 'zod';
import { ENDPOINT_NAMES } from '../../domain/index.ts';
import { timestampSchema } from './primitives.ts';

const answerSchema = z.object({
  endpoint: z.enum(ENDPOINT_NAMES),
  /** The endpoint's path, never a query. */
  path: z.string(),
  at: timestampSchema,
  /** True: every field was requested; false: only the fields that a verdict needs. */
  whole: z.boolean(),
  answer: z.unknown(),
});

/** A paid answer as received, without the key. */
export const storedAnswerSchema = answerSchema.extend({
  /** Older answers about the value, newest first, for fields that this answer lacks. */
  older: z.array(answerSchema).readonly().exactOptional(),
});

export type StoredAnswer = z.infer<typeof storedAnswerSchema>;
