/** A question as somebody who builds on the API puts it together, and everything that came of it. */
import { z } from 'zod';
import { ENDPOINT_NAMES } from '../endpoint.ts';
import { BILLED } from '../failure.ts';
import { failureSchema } from './verdict.ts';
import { count, instant } from './words.ts';

/** Where a job stands, as far as a poll can tell. */
export const JOB_STANDINGS = ['running', 'done', 'failed'] as const;

const text = z.string().max(10_000);

export const consoleRequestSchema = z.object({
  endpoint: z.enum(ENDPOINT_NAMES),
  /** The endpoint's own parameters, the path's among them; an empty one is not sent. */
  params: z.record(z.string().max(64), text),
  /** `fields` as it is typed; empty: not sent. */
  fields: text,
  softFail: z.boolean(),
  async: z.boolean(),
  /** Ask again although the cache answers. */
  refresh: z.boolean(),
});

export const consoleReplySchema = z.object({
  /** Address and query, never the key; empty where none could be built. */
  request: z.string(),
  /** Null where nothing came back; what the kept answer had come with, from the cache. */
  status: z.number().int().nullable(),
  /** How long the API took; 0 from the cache. */
  ms: count,
  /** Media type, as the API named it; empty where it named none. */
  type: z.string(),
  /** As it came, the key taken out; from the cache, the kept answer as JSON. */
  body: z.string(),
  /** Credits that it cost, or may have cost (`billed`); an accepted job is billed when it succeeds. */
  credits: count,
  billed: z.enum(BILLED),
  from: z.enum(['api', 'cache']),
  /** When the answer came. */
  at: instant,
  /** A job was accepted; a paid one is stored and followed like any other. */
  jobId: z.string().exactOptional(),
  /** Of a poll: where the job stands. */
  job: z.enum(JOB_STANDINGS).exactOptional(),
  failure: failureSchema.exactOptional(),
});

export type ConsoleRequest = z.infer<typeof consoleRequestSchema>;

export type ConsoleReply = z.infer<typeof consoleReplySchema>;
