import type { z } from 'zod';
import { type Failure, type FailureKind, fail, type Outcome, ok } from '../../domain/index.ts';
import { ENDPOINTS, type EndpointName, readJobReport } from '../endpoints/index.ts';
import {
  createFailure,
  failureInBody,
  failureOfStatus,
  redactServerText,
} from '../failures/index.ts';
import {
  type ApiResponse,
  failureContextFor,
  isSuccessStatus,
  parseResponseBody,
} from './response.ts';

/** Where a job stands. */
export type JobState<R> =
  | { state: 'running' }
  | { state: 'done'; value: R }
  | { state: 'failed'; failure: Failure };

type PollOutcome<R> = Outcome<JobState<R>>;

/** Errors of the one who polls, not of the job: the job goes on. */
const POLL_FAILURES: ReadonlySet<FailureKind> = new Set([
  'invalid-key',
  'inactive-key',
  'expired-key',
  'rate-limited',
  'unauthorized',
  'unavailable',
]);

/** Statuses that speak of the key or the door, whatever the body says (contract, Errors). */
const POLL_ERROR_STATUSES: ReadonlySet<number> = new Set([401, 402, 403, 429, 502, 503, 504]);

function failedJob<R>(made: Failure): PollOutcome<R> {
  return ok({ state: 'failed', failure: made });
}

/** A paid job whose answer cannot be read: it is kept as it came. */
function unreadableJob<R>(name: EndpointName, raw: string): PollOutcome<R> {
  const billed = ENDPOINTS[name].free ? 'no' : 'yes';
  return failedJob(createFailure('unexpected-answer', { billed, raw }));
}

/** Reads the answer that a stand-in for a job id carries (see `inlineJobId`). */
export function readInlineAnswer<R>(answer: unknown, schema: z.ZodType<R>): PollOutcome<R> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return ok({ state: 'done', value: parsed.data });
  return failedJob(
    createFailure('unexpected-answer', { billed: 'yes', raw: JSON.stringify(answer) }),
  );
}

/**
 * Reads the answer to a poll. Neither its form nor its errors are shown by the contract: a body
 * that names the job's state is believed under any status; 404 may mean "not finished yet"; any
 * other refusal is of the poll. Polling is free, so nothing here is billed but a job that is done.
 */
export function readPollResponse<R>(
  name: EndpointName,
  schema: z.ZodType<R>,
  answer: ApiResponse,
): PollOutcome<R> {
  const { status, text, key } = answer;
  if (POLL_ERROR_STATUSES.has(status)) {
    return fail(failureOfStatus(status, text, failureContextFor('job', key)));
  }
  const body = parseResponseBody(answer);
  const success = isSuccessStatus(status);
  const reading = readJobReport(body, schema);
  switch (reading.state) {
    case 'done':
      return ok({ state: 'done', value: reading.value });
    case 'unreadable':
      return unreadableJob(name, redactServerText(text, key));
    case 'failed': {
      if (!success && !reading.explicit) break;
      const soft = reading.explicit
        ? null
        : failureInBody(status, body, failureContextFor('job', key));
      if (soft !== null && POLL_FAILURES.has(soft.kind)) return fail(soft);
      const detail = redactServerText(reading.message, key);
      return failedJob(
        createFailure('job-failed', detail === '' ? { status } : { status, detail }),
      );
    }
    case 'running':
      if (success && body === undefined && status === 200) {
        return fail(createFailure('not-json', { status, raw: redactServerText(text, key) }));
      }
      if (success || reading.explicit) return ok({ state: 'running' });
  }
  if (status === 404) return ok({ state: 'running' });
  return fail(failureOfStatus(status, text, failureContextFor('job', key)));
}
