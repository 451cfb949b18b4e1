import { z } from 'zod';
import { isJobId } from '../../domain/index.ts';
import { apiErrorMessage } from '../failures/index.ts';

export const jobParamsSchema = z.object({ job_id: z.string().refine(isJobId) });

const acceptedJobSchema = z.looseObject({ job_id: z.union([z.string(), z.number()]) });

/**
 * The job that the body of an accepted request names; null where it names none. `jobId` null: its id
 * cannot be put into a URL.
 */
export function jobIdOf(body: unknown): { readonly jobId: string | null } | null {
  const parsed = acceptedJobSchema.safeParse(body);
  if (!parsed.success) return null;
  const { job_id: id } = parsed.data;
  // JSON.parse loses digits of a longer number.
  const isWhole = typeof id === 'string' || Number.isSafeInteger(id);
  return { jobId: isWhole && isJobId(String(id)) ? String(id) : null };
}

/**
 * The state that a poll's body reports. The contract does not show its form, so all plausible ones
 * are read.
 */
export type JobReport<R> =
  /** `explicit`: the body says so; otherwise no state could be read in it. */
  | { readonly state: 'running'; readonly explicit: boolean }
  | { readonly state: 'done'; readonly value: R }
  /** The job failed. `explicit`: a state says so; otherwise only an error message does. */
  | { readonly state: 'failed'; readonly message: string; readonly explicit: boolean }
  /**
   * The job is finished, but no answer can be read in it. `explicit`: it says so, and is billed;
   * otherwise it is a list of something.
   */
  | { readonly state: 'unreadable'; readonly explicit: boolean };

const RUNNING_WORDS =
  /^(?:accepted|queued|enqueued|pending|waiting|scheduled|created|new|started|running|processing|working|active|inprogress)$/;
const DONE_WORDS = /^(?:completed?|done|finished|success|succeeded|successful|ok)$/;
const FAILED_WORDS =
  /^(?:failed|failure|error|errored|crashed|cancell?ed|aborted|rejected|expired|timeout|timedout|dead)$/;
const NOT_READY_MESSAGE =
  /not (?:yet )?(?:ready|finished|completed?|done)|pending|in progress|processing|queued|still/i;

/** Property names under which a job record may keep its state and its answer. */
const STATE_NAMES = ['status', 'state', 'job_status', 'job_state'];
const ANSWER_NAMES = ['result', 'results', 'data', 'response', 'output', 'payload', 'body', 'job'];
const MAX_NESTING = 4;
/** A record with this many fields of the endpoint's answer is one, even if it cannot be read. */
const MIN_ANSWER_FIELDS = 3;

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

const jsonSchema = z.union([
  z.array(z.unknown()).min(1).readonly(),
  z.record(z.string(), z.unknown()),
]);

/** A JSON object or a list that is not empty, also one encoded as a string. */
function jsonIn(value: unknown): z.infer<typeof jsonSchema> | null {
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    try {
      return jsonIn(JSON.parse(value.trim()));
    } catch {
      return null;
    }
  }
  const parsed = jsonSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

function readJobValue<R>(
  value: z.infer<typeof jsonSchema>,
  schema: z.ZodType<R>,
  answerNames: readonly string[],
  depth: number,
): JobReport<R> | null {
  if (!isList(value)) return readJobObject(value, schema, answerNames, depth);
  // A list of one record is read like that record. No endpoint answers with a longer list.
  const inner = value.length === 1 && depth < MAX_NESTING ? jsonIn(value[0]) : null;
  const report = inner && readJobValue(inner, schema, answerNames, depth + 1);
  return report ?? { state: 'unreadable', explicit: false };
}

const isList = (value: z.infer<typeof jsonSchema>): value is readonly unknown[] =>
  Array.isArray(value);

function readJobObject<R>(
  record: Record<string, unknown>,
  schema: z.ZodType<R>,
  answerNames: readonly string[],
  depth: number,
): JobReport<R> | null {
  const states = STATE_NAMES.map((name) => stateWordOf(record[name]));
  // A state that is not known may mean that the answer is not whole yet.
  const isStated = STATE_NAMES.some((name) => (record[name] ?? null) !== null);
  const names = isStated ? [] : answerNames;
  // A state that says "not yet" outranks a partial answer in the same record.
  if (states.includes('running')) return { state: 'running', explicit: true };
  const error = apiErrorMessage(record);
  if (states.includes('failed')) {
    return { state: 'failed', message: error ?? '', explicit: true };
  }

  const answer = schema.safeParse(record);
  if (answer.success) return { state: 'done', value: answer.data };
  if (depth < MAX_NESTING) {
    for (const name of ANSWER_NAMES) {
      const inner = jsonIn(record[name]);
      const report = inner === null ? null : readJobValue(inner, schema, names, depth + 1);
      const isPartial = isStated && report?.state === 'unreadable' && !report.explicit;
      if (report !== null && !isPartial) return report;
    }
  }
  if (states.includes('refused')) return { state: 'failed', message: error ?? '', explicit: false };
  if (states.includes('done')) return { state: 'unreadable', explicit: true };
  if (error === null) {
    const known = names.filter((name) => Object.hasOwn(record, name));
    return known.length >= MIN_ANSWER_FIELDS ? { state: 'unreadable', explicit: true } : null;
  }
  if (NOT_READY_MESSAGE.test(error)) return { state: 'running', explicit: true };
  return /not.?found/i.test(error)
    ? { state: 'running', explicit: false }
    : { state: 'failed', message: error, explicit: false };
}

/**
 * Reads a job record. A job is done when the record holds the endpoint's result or says so, failed
 * when it says so, and running otherwise.
 *
 * @param answerNames fields of the endpoint's answer, by which an unreadable answer is recognised
 */
export function readJobReport<R>(
  body: unknown,
  schema: z.ZodType<R>,
  answerNames: readonly string[] = [],
): JobReport<R> {
  const value = jsonIn(body);
  const report = value && readJobValue(value, schema, answerNames, 0);
  return report ?? { state: 'running', explicit: false };
}

/** Any record except one whose answer property is still null. */
const anyAnswerSchema = z
  .looseObject({})
  .refine((record) => ANSWER_NAMES.every((name) => record[name] !== null));

/**
 * State of a job of an unknown endpoint: a record that names no other state counts as its answer.
 * 202 and 404 may both mean "not yet"; 500 is how the API records a failed job.
 */
export function jobStatusOf(status: number | null, text: string): 'running' | 'done' | 'failed' {
  const report = readJobReport(text, anyAnswerSchema);
  if (report.state === 'failed') return status === 401 ? 'running' : 'failed';
  if (status === 500) return 'failed';
  if (status === null || status === 202 || status >= 400) return 'running';
  return report.state === 'running' ? 'running' : 'done';
}
