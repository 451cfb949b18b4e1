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

/** A question that the API accepted as a job, as stored until its answer comes. */
export const jobSchema = z.object({
  jobId: z.string(),
  /** Origin that the job was submitted to; it is polled nowhere else. */
  origin: z.string(),
  at: z.number(),
  /** When polls began to return only 500, ms. */
  failingSince: z.number().exactOptional(),
  /** When it was reported as failed without the API saying so, ms: it may still end. */
  toldAt: z.number().exactOptional(),
  /** The account's total before it; null where the API did not say. */
  before: usageTotalSchema.nullable().catch(null),
  /** Null: it is about no value. */
  kind: kindSchema.nullable(),
  value: z.string(),
  /** The person chose some fields only. */
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
    /** Up to 0.1.0 every request named its fields. */
    whole: z.boolean().catch(false),
    offline: verdictSchema.nullable(),
    place: z.enum(LOOKUP_PLACES),
    site: z.string().exactOptional(),
    private: z.literal(false),
    listed: z.literal(true).exactOptional(),
  }),
});
export type Job = z.infer<typeof jobSchema>;
/** A job before the API has given it an id. */
export type JobRequest = Pick<Job, 'origin' | 'kind' | 'value'> & {
  readonly partial?: boolean;
  readonly asked: Question;
  readonly paid: PaidCall;
};
