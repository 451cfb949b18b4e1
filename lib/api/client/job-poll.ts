import type { z } from 'zod';
import {
  type Billed,
  type Failure,
  type FailureKind,
  fail,
  type Outcome,
  ok,
  type Phrase,
} from '../../domain/index.ts';
import {
  ENDPOINTS,
  type EndpointName,
  readJobReport,
  resultSchemaFor,
} from '../endpoints/index.ts';
import {
  createFailure,
  failureInBody,
  failureOfStatus,
  redactServerText,
  removeKey,
} from '../failures/index.ts';
import {
  type ApiResponse,
  failureContextFor,
  isSuccessStatus,
  parseResponseBody,
} from './response.ts';

/** State of a job. */
export type JobState<R> =
  /** `doubt`: the poll said "not found", which may mean "not finished yet". */
  | { state: 'running'; doubt?: Failure<Phrase> }
  | { state: 'done'; value: R; doubt?: never }
  | { state: 'failed'; failure: Failure<Phrase>; doubt?: never };

type PollOutcome<R> = Outcome<JobState<R>, Phrase>;

/** Failures of the poll, not of the job: the job is still running. */
const POLL_FAILURES: ReadonlySet<FailureKind> = new Set([
  'invalid-key',
  'inactive-key',
  'expired-key',
  'rate-limited',
  'unauthorized',
  'unavailable',
]);

/** Statuses about the key, the account or a gateway, whatever the body says (contract, Errors). */
const POLL_ERROR_STATUSES: ReadonlySet<number> = new Set([401, 402, 403, 429, 502, 503, 504]);

function failedJob<R>(failure: Failure<Phrase>): PollOutcome<R> {
  return ok({ state: 'failed', failure });
}

const topLevelFields = (name: EndpointName): readonly string[] => [
  ...new Set(ENDPOINTS[name].fields.map((field) => field.replace(/\..*/, ''))),
];

/** A word, a number or an empty list, which says neither that the job is running nor that it is not. */
const isNoRecord = (body: unknown): boolean =>
  (typeof body !== 'object' && body !== undefined) || Array.isArray(body);

/** A finished job whose answer cannot be read: the failure keeps the answer as received. */
function unreadableJob<R>(name: EndpointName, raw: string, isBilled: boolean): PollOutcome<R> {
  const billed = ENDPOINTS[name].free ? 'no' : isBilled ? 'yes' : 'possibly';
  return failedJob(createFailure('unexpected-answer', { billed, raw }));
}

/** Reads an answer that came at once although a job was requested, like that of a finished job. */
export function readImmediateAnswer(
  name: EndpointName,
  fields: readonly string[],
  answer: unknown,
): PollOutcome<unknown> {
  const parsed = resultSchemaFor(name, fields).safeParse(answer);
  if (parsed.success) return ok({ state: 'done', value: parsed.data });
  return failedJob(
    createFailure('unexpected-answer', { billed: 'yes', raw: JSON.stringify(answer) }),
  );
}

/**
 * Reads the response to a poll. The contract shows neither its form nor its errors: a body that
 * names the job's state is believed under any status; 404 may mean "not finished yet"; any other
 * error is a failed poll. Polling is free: only a finished job is billed.
 */
export function readPollResponse<R>(
  name: EndpointName,
  schema: z.ZodType<R>,
  response: ApiResponse,
): PollOutcome<R> {
  const { status, text, key, incomplete } = response;
  if (incomplete) return fail(incomplete);
  if (POLL_ERROR_STATUSES.has(status)) {
    return fail(failureOfStatus(status, text, failureContextFor('job', key)));
  }
  const body = parseResponseBody(response);
  const success = isSuccessStatus(status);
  const report = readJobReport(body, schema, status === 200 ? topLevelFields(name) : []);
  switch (report.state) {
    case 'done':
      return ok({ state: 'done', value: report.value });
    case 'unreadable':
      if (report.explicit || status === 200)
        return unreadableJob(name, removeKey(text, key), report.explicit);
      if (success) return ok({ state: 'running' });
      break;
    case 'failed': {
      if (!success && !report.explicit) break;
      const softFailure = report.explicit
        ? null
        : failureInBody(status, body, failureContextFor('job', key));
      if (softFailure !== null && POLL_FAILURES.has(softFailure.kind)) return fail(softFailure);
      const detail = redactServerText(report.message, key);
      return failedJob(
        createFailure('job-failed', detail === '' ? { status } : { status, detail }),
      );
    }
    case 'running':
      if (success && body === undefined && status === 200) {
        return fail(createFailure('not-json', { status, raw: redactServerText(text, key) }));
      }
      if (report.explicit) return ok({ state: 'running' });
      if (success) {
        const doubt =
          status === 200 && isNoRecord(body)
            ? createFailure('unexpected-answer', { status, raw: redactServerText(text, key) })
            : failureInBody(status, body, failureContextFor('job', key));
        return ok({ state: 'running', ...(doubt ? { doubt } : {}) });
      }
  }
  const failure = failureOfStatus(status, text, failureContextFor('job', key));
  return status === 404 ? ok({ state: 'running', doubt: failure }) : fail(failure);
}

/** Time between polls of a synchronous call that the API turned into a job. */
const POLL_INTERVAL_MS = 2_000;

interface WaitOptions {
  /** Reported as `billed` if the job never finishes. */
  readonly billed: Billed;
  /** The API's response to the call, kept in the failure. */
  readonly raw: string;
  /** Ms since epoch. */
  readonly deadline: number;
  readonly signal: AbortSignal | undefined;
}

/** Polls a job until it ends or the deadline passes, for a caller that asked synchronously. */
export async function waitForJob<R>(
  poll: (milliseconds: number) => Promise<Outcome<JobState<R>, Phrase>>,
  { billed, raw, deadline, signal }: WaitOptions,
): Promise<Outcome<R, Phrase>> {
  for (
    let remainingMs = deadline - Date.now();
    remainingMs > 0;
    remainingMs = deadline - Date.now()
  ) {
    await delay(Math.min(POLL_INTERVAL_MS, remainingMs), signal);
    if (signal?.aborted) return fail(createFailure('aborted', { billed, raw }));
    const polled = await poll(Math.max(1, deadline - Date.now()));
    if (!polled.ok) {
      if (!polled.failure.waitHelps) return fail({ ...polled.failure, billed, raw });
    } else if (polled.value.state === 'done') {
      return ok(polled.value.value);
    } else if (polled.value.state === 'failed') {
      return fail(polled.value.failure);
    }
  }
  return fail(createFailure('timeout', { billed, raw }));
}

/** Resolves early, without an error, when the signal aborts. */
function delay(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
