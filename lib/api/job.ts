import { z } from 'zod';
import { errorMessage } from './refusal.ts';

/** Ids go into a path: nothing that could change it. */
export const jobParams = z.object({ job_id: z.string().regex(/^(?!\.+$)[\w.:~-]{1,200}$/) });

const ticketSchema = z.looseObject({ job_id: z.union([z.string(), z.number()]).transform(String) });

/** The job id of an accepted request, or null. */
export function jobIdOf(body: unknown): string | null {
  const parsed = ticketSchema.safeParse(body);
  if (!parsed.success) return null;
  return jobParams.safeParse(parsed.data).success ? parsed.data.job_id : null;
}

/** No id of the API can begin like this: `=` is not among its characters. */
const INLINE = 'answer=';

/**
 * The stand-in for a job's id when the API answered at once although a job was asked for. It holds
 * the answer itself, so that a paid answer is stored where the id would have been.
 */
export function inlineJobId(answer: unknown): string {
  return INLINE + JSON.stringify(answer);
}

/** The answer in such a stand-in; undefined for any other id. */
export function inlineAnswer(jobId: string): unknown {
  if (!jobId.startsWith(INLINE)) return undefined;
  try {
    return JSON.parse(jobId.slice(INLINE.length));
  } catch {
    return null;
  }
}

/** What a poll's body says: the contract does not show its form, so every plausible one is read. */
export type JobReading<R> =
  /** `named`: the body says so; else it says nothing that can be read. */
  | { readonly state: 'running'; readonly named: boolean }
  | { readonly state: 'done'; readonly value: R }
  /** The job failed. `named`: a state says so; else only an error message does. */
  | { readonly state: 'failed'; readonly words: string; readonly named: boolean }
  /** The job is finished (and billed), but no answer can be read in it. */
  | { readonly state: 'unreadable' };

const RUNNING =
  /^(?:accepted|queued|enqueued|pending|waiting|scheduled|created|new|started|running|processing|working|active|inprogress)$/;
const DONE = /^(?:completed?|done|finished|success|succeeded|successful|ok)$/;
const FAILED =
  /^(?:failed|failure|error|errored|crashed|cancell?ed|aborted|rejected|expired|timeout|timedout|dead)$/;
const STILL =
  /not (?:yet )?(?:ready|finished|completed?|done)|pending|in progress|processing|queued|still/i;

/** Where a record may keep its state and its answer. */
const STATE_NAMES = ['status', 'state', 'job_status', 'job_state'];
const ANSWER_NAMES = ['result', 'results', 'data', 'response', 'output', 'payload', 'body', 'job'];
const DEEPEST = 4;

type Word = 'running' | 'done' | 'failed' | 'refused' | null;

function wordOf(value: unknown): Word {
  if (typeof value === 'number') {
    if (value === 202 || value === 404) return 'running';
    if (value >= 200 && value < 300) return 'done';
    return value >= 400 && value < 600 ? 'refused' : null;
  }
  if (typeof value !== 'string') return null;
  const word = value.toLowerCase().replace(/[\s_-]/g, '');
  if (RUNNING.test(word)) return 'running';
  if (DONE.test(word)) return 'done';
  return FAILED.test(word) ? 'failed' : null;
}

const recordSchema = z.record(z.string(), z.unknown());

/** A record, also one that was put into a string. */
function recordIn(value: unknown): Record<string, unknown> | null {
  if (typeof value === 'string' && /^\s*\{/.test(value)) {
    try {
      return recordIn(JSON.parse(value));
    } catch {
      return null;
    }
  }
  const parsed = recordSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

function read<R>(
  record: Record<string, unknown>,
  schema: z.ZodType<R>,
  depth: number,
): JobReading<R> | null {
  const states = STATE_NAMES.map((name) => wordOf(record[name]));
  // A state that says "not yet" outranks a partial answer beside it.
  if (states.includes('running')) return { state: 'running', named: true };
  const error = errorMessage(record);
  if (states.includes('failed')) {
    return { state: 'failed', words: error ?? '', named: true };
  }

  const answer = schema.safeParse(record);
  if (answer.success) return { state: 'done', value: answer.data };
  if (depth < DEEPEST) {
    for (const name of ANSWER_NAMES) {
      const inner = recordIn(record[name]);
      const reading = inner === null ? null : read(inner, schema, depth + 1);
      if (reading !== null) return reading;
    }
  }
  if (states.includes('refused')) return { state: 'failed', words: error ?? '', named: false };
  if (states.includes('done')) return { state: 'unreadable' };
  if (error === null) return null;
  return STILL.test(error) || /not.?found/i.test(error)
    ? { state: 'running', named: true }
    : { state: 'failed', words: error, named: false };
}

/**
 * Reads the record of a job. Done is only what parses as the endpoint's own result, or says that
 * it is done; failed is only what says so; everything else is still running.
 */
export function readJob<R>(body: unknown, schema: z.ZodType<R>): JobReading<R> {
  const record = recordIn(body);
  if (record === null) return { state: 'running', named: false };
  return read(record, schema, 0) ?? { state: 'running', named: false };
}

/** Any record, but one that keeps a place for the answer and has nothing in it yet. */
const anyAnswer = z
  .looseObject({})
  .refine((record) => ANSWER_NAMES.every((name) => record[name] !== null));

/**
 * Where a job stands whose result nobody here asked for: any record is taken for its answer that
 * names no other state. 202 and 404 may both mean "not yet", and 500 is how a failure is recorded.
 */
export function standingOf(status: number | null, text: string): 'running' | 'done' | 'failed' {
  const body = recordIn(text);
  const reading = body && readJob(body, anyAnswer);
  if (reading?.state === 'failed') return status === 401 ? 'running' : 'failed';
  if (status === 500) return 'failed';
  if (status === null || status === 202 || status >= 400 || !reading) return 'running';
  return reading.state === 'running' ? 'running' : 'done';
}
