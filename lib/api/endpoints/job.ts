import { z } from 'zod';
import { apiErrorMessage } from '../failures/index.ts';

/** Ids go into a path: nothing that could change it. */
export const jobParamsSchema = z.object({ job_id: z.string().regex(/^(?!\.+$)[\w.:~-]{1,200}$/) });

const acceptedJobSchema = z.looseObject({
  job_id: z.union([z.string(), z.number()]).transform(String),
});

/** The job id of an accepted request, or null. */
export function jobIdOf(body: unknown): string | null {
  const parsed = acceptedJobSchema.safeParse(body);
  if (!parsed.success) return null;
  return jobParamsSchema.safeParse(parsed.data).success ? parsed.data.job_id : null;
}

/** No id of the API can begin like this: `=` is not among its characters. */
const INLINE_ID_PREFIX = 'answer=';

/**
 * The stand-in for a job's id when the API answered at once although a job was asked for. It holds
 * the answer itself, so that a paid answer is stored where the id would have been.
 */
export function inlineJobId(answer: unknown): string {
  return INLINE_ID_PREFIX + JSON.stringify(answer);
}

/** The answer in such a stand-in; undefined for any other id. */
export function inlineAnswer(jobId: string): unknown {
  if (!jobId.startsWith(INLINE_ID_PREFIX)) return undefined;
  try {
    return JSON.parse(jobId.slice(INLINE_ID_PREFIX.length));
  } catch {
    return null;
  }
}

/** What a poll's body says: the contract does not show its form, so every plausible one is read. */
export type JobReport<R> =
  /** `named`: the body says so; else it says nothing that can be read. */
  | { readonly state: 'running'; readonly explicit: boolean }
  | { readonly state: 'done'; readonly value: R }
  /** The job failed. `named`: a state says so; else only an error message does. */
  | { readonly state: 'failed'; readonly message: string; readonly explicit: boolean }
  /** The job is finished (and billed), but no answer can be read in it. */
  | { readonly state: 'unreadable' };

const RUNNING_WORDS =
  /^(?:accepted|queued|enqueued|pending|waiting|scheduled|created|new|started|running|processing|working|active|inprogress)$/;
const DONE_WORDS = /^(?:completed?|done|finished|success|succeeded|successful|ok)$/;
const FAILED_WORDS =
  /^(?:failed|failure|error|errored|crashed|cancell?ed|aborted|rejected|expired|timeout|timedout|dead)$/;
const NOT_READY_MESSAGE =
  /not (?:yet )?(?:ready|finished|completed?|done)|pending|in progress|processing|queued|still/i;

/** Where a record may keep its state and its answer. */
const STATE_NAMES = ['status', 'state', 'job_status', 'job_state'];
const ANSWER_NAMES = ['result', 'results', 'data', 'response', 'output', 'payload', 'body', 'job'];
const MAX_NESTING = 4;

type StateWord = 'running' | 'done' | 'failed' | 'refused' | null;

function stateWordOf(value: unknown): StateWord {
  if (typeof value === 'number') {
    if (value === 202 || value === 404) return 'running';
    if (value >= 200 && value < 300) return 'done';
    return value >= 400 && value < 600 ? 'refused' : null;
  }
  if (typeof value !== 'string') return null;
  const word = value.toLowerCase().replace(/[\s_-]/g, '');
  if (RUNNING_WORDS.test(word)) return 'running';
  if (DONE_WORDS.test(word)) return 'done';
  return FAILED_WORDS.test(word) ? 'failed' : null;
}

const jsonObjectSchema = z.record(z.string(), z.unknown());

/** A record, also one that was put into a string. */
function jsonObjectIn(value: unknown): Record<string, unknown> | null {
  if (typeof value === 'string' && /^\s*\{/.test(value)) {
    try {
      return jsonObjectIn(JSON.parse(value));
    } catch {
      return null;
    }
  }
  const parsed = jsonObjectSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

function readJobObject<R>(
  record: Record<string, unknown>,
  schema: z.ZodType<R>,
  depth: number,
): JobReport<R> | null {
  const states = STATE_NAMES.map((name) => stateWordOf(record[name]));
  // A state that says "not yet" outranks a partial answer beside it.
  if (states.includes('running')) return { state: 'running', explicit: true };
  const error = apiErrorMessage(record);
  if (states.includes('failed')) {
    return { state: 'failed', message: error ?? '', explicit: true };
  }

  const answer = schema.safeParse(record);
  if (answer.success) return { state: 'done', value: answer.data };
  if (depth < MAX_NESTING) {
    for (const name of ANSWER_NAMES) {
      const inner = jsonObjectIn(record[name]);
      const reading = inner === null ? null : readJobObject(inner, schema, depth + 1);
      if (reading !== null) return reading;
    }
  }
  if (states.includes('refused')) return { state: 'failed', message: error ?? '', explicit: false };
  if (states.includes('done')) return { state: 'unreadable' };
  if (error === null) return null;
  return NOT_READY_MESSAGE.test(error) || /not.?found/i.test(error)
    ? { state: 'running', explicit: true }
    : { state: 'failed', message: error, explicit: false };
}

/**
 * Reads the record of a job. Done is only what parses as the endpoint's own result, or says that
 * it is done; failed is only what says so; everything else is still running.
 */
export function readJobReport<R>(body: unknown, schema: z.ZodType<R>): JobReport<R> {
  const record = jsonObjectIn(body);
  if (record === null) return { state: 'running', explicit: false };
  return readJobObject(record, schema, 0) ?? { state: 'running', explicit: false };
}

/** Any record, but one that keeps a place for the answer and has nothing in it yet. */
const anyAnswerSchema = z
  .looseObject({})
  .refine((record) => ANSWER_NAMES.every((name) => record[name] !== null));

/**
 * Where a job stands whose result nobody here asked for: any record is taken for its answer that
 * names no other state. 202 and 404 may both mean "not yet", and 500 is how a failure is recorded.
 */
export function jobStatusOf(status: number | null, text: string): 'running' | 'done' | 'failed' {
  const body = jsonObjectIn(text);
  const reading = body && readJobReport(body, anyAnswerSchema);
  if (reading?.state === 'failed') return status === 401 ? 'running' : 'failed';
  if (status === 500) return 'failed';
  if (status === null || status === 202 || status >= 400 || !reading) return 'running';
  return reading.state === 'running' ? 'running' : 'done';
}
