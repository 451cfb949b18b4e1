import { z } from 'zod';
import type { Question, SubmittedJob } from '../../api/client/index.ts';
import { ENDPOINT_NAMES } from '../../domain/index.ts';
import {
  depthSchema,
  failureSchema,
  kept,
  kindSchema,
  LOOKUP_PLACES,
  verdictSchema,
} from '../../extension/schemas/index.ts';
import type { PaidCall } from '../answers/index.ts';
import { usageTotalSchema } from './cost.ts';

/** A question that the API accepted as a job, as stored until its answer comes. */
export const jobSchema = z.object({
  /** The API's id of the job; empty where the API answered at once. */
  jobId: z.string(),
  /** The answer as JSON, where the API gave it at once. */
  answer: z.string().nullable(),
  /** The account that submitted the job and alone may poll it. */
  account: z.string(),
  at: z.number(),
  /** Since when polls have returned only 500, ms since the epoch. */
  failingSince: z.number().exactOptional(),
  /** The last poll, if it did not return the job's state. */
  trouble: z.object({ at: z.number(), failure: kept(failureSchema) }).exactOptional(),
  /** When the person stopped waiting for the job, ms since the epoch. It is still polled. */
  stoppedAt: z.number().exactOptional(),
  /**
   * When the job was reported as failed without the API saying so, ms since the epoch. It may still
   * be answered.
   */
  toldAt: z.number().exactOptional(),
  /** The account's total before the job; null where the API did not report it. */
  before: usageTotalSchema.nullable().catch(null),
  /** Null: the question is about no value. */
  kind: kindSchema.nullable(),
  value: z.string(),
  /** The person requested only some fields. */
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
    whole: z.boolean(),
    offline: kept(verdictSchema).nullable(),
    place: z.enum(LOOKUP_PLACES),
    site: z.string().exactOptional(),
    private: z.literal(false),
    listed: z.literal(true).exactOptional(),
  }),
});
export type Job = z.infer<typeof jobSchema>;

/** The properties that are stored of a job that was just submitted. */
export const storedReference = (submitted: SubmittedJob): Pick<Job, 'jobId' | 'answer'> =>
  'jobId' in submitted
    ? { jobId: submitted.jobId, answer: null }
    : { jobId: '', answer: JSON.stringify(submitted.answer) };

/** The job as it was submitted. */
export function submittedJob({ jobId, answer }: Pick<Job, 'jobId' | 'answer'>): SubmittedJob {
  if (answer === null) return { jobId };
  try {
    return { answer: JSON.parse(answer) };
  } catch {
    return { answer };
  }
}

/** A new job. */
export const jobOf = (request: JobRequest, rest: Pick<Job, 'jobId' | 'answer' | 'before' | 'at'>) =>
  jobSchema.parse({ ...request, ...rest });

/** A job before the API has given it an id. */
export type JobRequest = Pick<Job, 'account' | 'kind' | 'value'> & {
  readonly partial?: boolean;
  readonly asked: Question;
  readonly paid: PaidCall;
};
