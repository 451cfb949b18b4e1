/** A question as somebody who builds on the API puts it together, and everything that came of it. */
import { z } from 'zod';
import { BILLED, ENDPOINT_NAMES } from '../../domain/index.ts';
import { countSchema, timestampSchema } from './primitives.ts';
import { failureSchema } from './verdict.ts';

/** Where a job stands, as far as a poll can tell. */
export const JOB_STATUSES = ['running', 'done', 'failed'] as const;

const parameterText = z.string().max(10_000);

export const endpointRequestSchema = z.object({
  endpoint: z.enum(ENDPOINT_NAMES),
  /** The endpoint's own parameters, the path's among them; an empty one is not sent. */
  params: z.record(z.string().max(64), parameterText),
  /** `fields` as it is typed; empty: not sent. */
  fields: parameterText,
  softFail: z.boolean(),
  async: z.boolean(),
  /** Ask again although the cache answers. */
  refresh: z.boolean(),
});

export const endpointReplySchema = z.object({
  /** Address and query, never the key; empty where none could be built. */
  request: z.string(),
  /** Null where nothing came back; what the kept answer had come with, from the cache. */
  status: z.number().int().nullable(),
  /** How long the API took; 0 from the cache. */
  ms: countSchema,
  /** Media type, as the API named it; empty where it named none. */
  type: z.string(),
  /** As it came, the key taken out; from the cache, the kept answer as JSON. */
  body: z.string(),
  /** Credits that it cost, or may have cost (`billed`); an accepted job is billed when it succeeds. */
  credits: countSchema,
  billed: z.enum(BILLED),
  from: z.enum(['api', 'cache']),
  /** When the answer came. */
  at: timestampSchema,
  /** A job was accepted; a paid one is stored and followed like any other. */
  jobId: z.string().exactOptional(),
  /** Of a poll: where the job stands. */
  job: z.enum(JOB_STATUSES).exactOptional(),
  failure: failureSchema.exactOptional(),
});

export type EndpointRequest = z.infer<typeof endpointRequestSchema>;

export type EndpointReply = z.infer<typeof endpointReplySchema>;
