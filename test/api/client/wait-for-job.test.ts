/** Waiting for a job in place of a synchronous answer. */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type JobState, waitForJob } from '../../../lib/api/client/job-poll.ts';
import { createFailure } from '../../../lib/api/failures/index.ts';
import { fail, type Outcome, ok } from '../../../lib/domain/index.ts';

type Polled = Outcome<JobState<string>>;

const RUNNING: Polled = ok({ state: 'running' });
const DONE: Polled = ok({ state: 'done', value: 'answer' });
const LOST = { billed: 'possibly', raw: '{"job_id":"j"}' } as const;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Waits at most `limit` ms; each poll returns the next of these, the last for ever. */
function waiting(replies: readonly Polled[], limit = 60_000, signal?: AbortSignal) {
  const polls: { at: number; limit: number }[] = [];
  const poll = async (milliseconds: number): Promise<Polled> => {
    polls.push({ at: Date.now(), limit: milliseconds });
    return replies[Math.min(polls.length, replies.length) - 1] ?? RUNNING;
  };
  return { polls, result: waitForJob(poll, { ...LOST, deadline: limit, signal }) };
}

describe('a job in place of an answer', () => {
  it('is polled every two seconds until it is done', async () => {
    const { polls, result } = waiting([RUNNING, RUNNING, DONE]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await result).toEqual({ ok: true, value: 'answer' });
    expect(polls).toEqual([
      { at: 2_000, limit: 58_000 },
      { at: 4_000, limit: 56_000 },
      { at: 6_000, limit: 54_000 },
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is polled at the deadline for the last time, then counts as lost', async () => {
    const { polls, result } = waiting([RUNNING], 5_000);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'timeout', ...LOST } });
    expect(polls).toEqual([
      { at: 2_000, limit: 3_000 },
      { at: 4_000, limit: 1_000 },
      { at: 5_000, limit: 1 },
    ]);
  });

  it('is not polled once the deadline has passed', async () => {
    const { polls, result } = waiting([DONE], 0);
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'timeout', ...LOST } });
    expect(polls).toEqual([]);
  });

  it('fails as the job did', async () => {
    const failure = createFailure('job-failed', { billed: 'no' });
    const { result } = waiting([ok({ state: 'failed', failure })]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await result).toEqual(fail(failure));
  });

  it('goes on after a poll that failed for a while', async () => {
    const { polls, result } = waiting([fail(createFailure('network', { billed: 'no' })), DONE]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await result).toEqual({ ok: true, value: 'answer' });
    expect(polls).toHaveLength(2);
  });

  it('ends with a poll that waiting does not help, and may have been billed', async () => {
    const { polls, result } = waiting([fail(createFailure('unauthorized', { billed: 'no' }))]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'unauthorized', ...LOST } });
    expect(polls).toHaveLength(1);
  });
});

describe('a person who cancels', () => {
  it.each([0, 1_500, 3_000])('after %d ms ends the wait at once', async (after) => {
    const controller = new AbortController();
    if (after === 0) controller.abort();
    const { polls, result } = waiting([RUNNING], 60_000, controller.signal);
    await vi.advanceTimersByTimeAsync(after);
    controller.abort();
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'aborted', ...LOST } });
    expect(polls).toHaveLength(Math.floor(after / 2_000));
    expect(Date.now()).toBe(after);
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('leaves no listener behind once the job is done', async () => {
    const { signal } = new AbortController();
    const { result } = waiting([RUNNING, DONE], 60_000, signal);
    await vi.advanceTimersByTimeAsync(4_000);
    await result;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
