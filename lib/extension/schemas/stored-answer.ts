import { z } from 'zod';
import { ENDPOINT_NAMES } from '../../domain/index.ts';
import { timestampSchema } from './primitives.ts';

/**
 * An answer that a gateway already had, because somebody of the team looked the value up. It was free.
 * `at`: when the gateway got it; absent where the gateway does not say.
 */
export const sharedAnswerSchema = z.object({ at: timestampSchema.exactOptional() });

const answerSchema = z.object({
  endpoint: z.enum(ENDPOINT_NAMES),
  /** The endpoint's path, never a query. */
  path: z.string(),
  /** When the API answered, as far as known. */
  at: timestampSchema,
  /** True: every field was requested; false: only the fields that a verdict needs. */
  whole: z.boolean(),
  answer: z.unknown(),
  shared: sharedAnswerSchema.exactOptional(),
});

/** A paid answer as received, without the key. */
export const storedAnswerSchema = answerSchema.extend({
  /** Older answers about the value, newest first, for fields that this answer lacks. */
  older: z.array(answerSchema).readonly().exactOptional(),
});

export type SharedAnswer = z.infer<typeof sharedAnswerSchema>;

export type StoredAnswer = z.infer<typeof storedAnswerSchema>;
