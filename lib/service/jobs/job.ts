import { z } from 'zod';
import type { Question } from '../../api/client/index.ts';
import { ENDPOINT_NAMES } from '../../domain/index.ts';
import {
  depthSchema,
  kindSchema,
  LOOKUP_PLACES,
  verdictSchema,
} from '../../extension/schemas/index.ts';
import type { PaidCall } from '../answers/index.ts';
import { usageTotalSchema } from './cost.ts';

/** A question that the API took as a job, as it stands on the disk until its answer has come. */
export const jobSchema = z.object({
  jobId: z.string(),
  /** Origin the job was given to: it is asked for nowhere else. */
  origin: z.string(),
  at: z.number(),
  /** When polls began to be answered 500 and nothing else, ms. */
  failingSince: z.number().exactOptional(),
  /** When its failure was told though the API had not said it, ms: it may come to an end all the same. */
  toldAt: z.number().exactOptional(),
  /** What the account had used before it; null where the API did not say. */
  before: usageTotalSchema.nullable().catch(null),
  /** What it is about; null where it is about no value. */
  kind: kindSchema.nullable(),
  value: z.string(),
  /** Of its answer a person wanted to see some fields alone. */
  partial: z.boolean().catch(false),
  asked: z.object({
    endpoint: z.enum(ENDPOINT_NAMES),
    params: z.record(z.string(), z.string()),
    fields: z.array(z.string()).readonly(),
    credits: z.number(),
  }),
  paid: z.object({
    /** The receipt's id, and the job's. */
    id: z.string(),
    question: z.string(),
    endpoint: z.enum(ENDPOINT_NAMES),
    credits: z.number().int(),
    depth: depthSchema,
    /** Up to 0.1.0 every question named the fields that it wanted. */
    whole: z.boolean().catch(false),
    offline: verdictSchema.nullable(),
    place: z.enum(LOOKUP_PLACES),
    site: z.string().exactOptional(),
    private: z.literal(false),
    listed: z.literal(true).exactOptional(),
  }),
});
export type Job = z.infer<typeof jobSchema>;
/** What a job is made of before the API has given it an id. */
export type JobRequest = Pick<Job, 'origin' | 'kind' | 'value'> & {
  readonly partial?: boolean;
  readonly asked: Question;
  readonly paid: PaidCall;
};
