import type { z } from 'zod';
import { type Failure, type FailureKind, fail, type Outcome, ok } from '../failure.ts';
import { type Answer, asked, isSuccess, parseBody } from './answer.ts';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';
import { failure } from './failures.ts';
import { readJob } from './job.ts';
import { redact } from './redact.ts';
import { refusal, softFailure } from './refusal.ts';

/** Where a job stands. */
export type JobState<R> =
  | { state: 'running' }
  | { state: 'done'; value: R }
  | { state: 'failed'; failure: Failure };

type Polled<R> = Outcome<JobState<R>>;

/** Errors of the one who polls, not of the job: the job goes on. */
const POLLERS_OWN: ReadonlySet<FailureKind> = new Set([
  'invalid-key',
  'inactive-key',
  'expired-key',
  'rate-limited',
  'unauthorized',
  'unavailable',
]);

/** Statuses that speak of the key or the door, whatever the body says (contract, Errors). */
const OF_THE_POLL: ReadonlySet<number> = new Set([401, 402, 403, 429, 502, 503, 504]);

function failed<R>(made: Failure): Polled<R> {
  return ok({ state: 'failed', failure: made });
}

/** A paid job whose answer cannot be read: it is kept as it came. */
function unreadable<R>(name: EndpointName, raw: string): Polled<R> {
  const billed = ENDPOINTS[name].free ? 'no' : 'yes';
  return failed(failure('unexpected-answer', { billed, raw }));
}

/** Reads the answer that a stand-in for a job id carries (see `inlineJobId`). */
export function readInline<R>(answer: unknown, schema: z.ZodType<R>): Polled<R> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return ok({ state: 'done', value: parsed.data });
  return failed(failure('unexpected-answer', { billed: 'yes', raw: JSON.stringify(answer) }));
}

/**
 * Reads the answer to a poll. Neither its form nor its errors are shown by the contract: a body
 * that names the job's state is believed under any status; 404 may mean "not finished yet"; any
 * other refusal is of the poll. Polling is free, so nothing here is billed but a job that is done.
 */
export function readPoll<R>(name: EndpointName, schema: z.ZodType<R>, answer: Answer): Polled<R> {
  const { status, text, key } = answer;
  if (OF_THE_POLL.has(status)) {
    return fail(refusal(status, text, asked('job', key)));
  }
  const body = parseBody(answer);
  const success = isSuccess(status);
  const reading = readJob(body, schema);
  switch (reading.state) {
    case 'done':
      return ok({ state: 'done', value: reading.value });
    case 'unreadable':
      return unreadable(name, redact(text, key));
    case 'failed': {
      if (!success && !reading.named) break;
      const soft = reading.named ? null : softFailure(status, body, asked('job', key));
      if (soft !== null && POLLERS_OWN.has(soft.kind)) return fail(soft);
      const detail = redact(reading.words, key);
      return failed(failure('job-failed', detail === '' ? { status } : { status, detail }));
    }
    case 'running':
      if (success && body === undefined && status === 200) {
        return fail(failure('not-json', { status, raw: redact(text, key) }));
      }
      if (success || reading.named) return ok({ state: 'running' });
  }
  if (status === 404) return ok({ state: 'running' });
  return fail(refusal(status, text, asked('job', key)));
}
