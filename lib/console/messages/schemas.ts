/** Schemas of the console: a request composed by hand, and its response. */
import { z } from 'zod';
import { BILLED, ENDPOINT_NAMES } from '../../domain/index.ts';
import {
  countSchema,
  failureSchema,
  runningJobSchema,
  sharedAnswerSchema,
  shownLookupsSchema,
  type TextsOf,
  timestampSchema,
} from '../../extension/schemas/index.ts';

/** States of a job that a poll can return. */
export const JOB_STATUSES = ['running', 'done', 'failed'] as const;

const parameterText = z.string().max(10_000);

export const endpointRequestSchema = z.object({
  endpoint: z.enum(ENDPOINT_NAMES),
  /** The endpoint's parameters, path parameters included; an empty one is not sent. */
  params: z.record(z.string().max(64), parameterText),
  /** `fields` as typed; empty: not sent. */
  fields: parameterText,
  softFail: z.boolean(),
  async: z.boolean(),
  /** Ask the API even if the cache has an answer. */
  refresh: z.boolean(),
  shown: shownLookupsSchema.exactOptional(),
});

export const endpointReplySchema = z.object({
  /** URL with its query, never the key; empty where none could be built. */
  request: z.string(),
  /** Null where no response came; from the cache, the status that the answer had. */
  status: z.number().int().nullable(),
  /** How long the API took; 0 from the cache. */
  ms: countSchema,
  /** Media type as the API sent it; empty where it sent none. */
  type: z.string(),
  /** The response's headers that the browser exposes, in its order; none from the cache. */
  headers: z.array(z.tuple([z.string(), z.string()])).readonly(),
  /** As received, with the key removed; from the cache, the stored answer as JSON. */
  body: z.string(),
  /** Set where `body` is only the beginning: the id under which `rawAnswer` returns the whole. */
  bodyId: z.string().exactOptional(),
  /** Credits that were or may have been billed (`billed`); a job is billed when it succeeds. */
  credits: countSchema,
  billed: z.enum(BILLED),
  from: z.enum(['api', 'cache']),
  shared: sharedAnswerSchema.exactOptional(),
  /** When the answer came. */
  at: timestampSchema,
  /** Id of an accepted job; a paid job is stored and polled like any other. */
  jobId: z.string().exactOptional(),
  /** A job for the same question that was already running: nothing was sent. */
  running: runningJobSchema.exactOptional(),
  /** For a poll: the job's state. */
  job: z.enum(JOB_STATUSES).exactOptional(),
  failure: failureSchema.exactOptional(),
});

export type EndpointRequest = z.infer<typeof endpointRequestSchema>;

export type EndpointReply<T = string> = TextsOf<typeof endpointReplySchema, T>;
