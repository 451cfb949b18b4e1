/** Schemas of what an evidence file is written from. */
import { z } from 'zod';
import { kindSchema, timestampSchema } from '../../extension/schemas/index.ts';

/** A paid answer, as it is stored. */
export const evidenceAnswerSchema = z.object({
  kind: kindSchema,
  value: z.string(),
  /** The origin of the API that answered. */
  source: z.string(),
  /** The endpoint's path. */
  endpoint: z.string(),
  /** The parameters that were sent, without the key. */
  params: z.record(z.string(), z.string()),
  /** True: every field was asked for; false: only those that a verdict needs. */
  whole: z.boolean(),
  /** When it arrived, by the clock of this computer. */
  at: timestampSchema,
  /** A gateway already had it: `at` is when the gateway got it, or, if it does not say, when it arrived. */
  shared: z.literal(true).exactOptional(),
  /** Null: the API gave the request no id. */
  requestId: z.string().nullable(),
  /** As received; null: it was not kept, so `answer` has what was read from it. */
  body: z.string().nullable(),
  answer: z.unknown(),
});

export const evidenceSignatureSchema = z.object({
  /** The P-256 point, uncompressed, in hexadecimal. */
  publicKey: z.string(),
  /** ECDSA with SHA-256, r and s, in hexadecimal. */
  signature: z.string(),
  /** False: the key was used once and is not stored (private windows). */
  isKept: z.boolean(),
});

export type EvidenceAnswer = z.infer<typeof evidenceAnswerSchema>;
export type EvidenceSignature = z.infer<typeof evidenceSignatureSchema>;
