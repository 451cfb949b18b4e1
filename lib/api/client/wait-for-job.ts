import { type Billed, fail, type Outcome, ok } from '../../domain/index.ts';
import { createFailure } from '../failures/index.ts';
import type { JobState } from './job-poll.ts';

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
  poll: (milliseconds: number) => Promise<Outcome<JobState<R>>>,
  { billed, raw, deadline, signal }: WaitOptions,
): Promise<Outcome<R>> {
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
