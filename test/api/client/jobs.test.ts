/** Jobs that a call starts: their ids, and the wait for a job in place of a synchronous answer. */
import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isJobId } from '../../../lib/domain/endpoints.ts';
import { SAMPLES } from '../samples.ts';
import { fakeApi, IBAN, json } from './fake-api.ts';

const RESULT = SAMPLES.intelligenceEmailq;
const QUERY = { query: 'ada@example.org' };
const VAT = { query: 'NL1' };

describe('submit', () => {
  it('starts a job and returns its id', async () => {
    const { client, sent } = fakeApi(() => json({ job_id: 'a1-b2' }, 202));
    expect(await client.submit('vat', VAT, { fields: ['valid'] })).toEqual({
      ok: true,
      value: { jobId: 'a1-b2' },
    });
    expect(sent[0]?.url.search).toBe('?query=NL1&fields=valid&is_async=true');
  });

  it('returns an immediate answer', async () => {
    const { client } = fakeApi(() => json(SAMPLES.vat));
    expect(await client.submit('vat', VAT)).toEqual({ ok: true, value: { answer: SAMPLES.vat } });
  });

  it.each([
    [json({}, 202), 'unexpected-answer', 'possibly'],
    [json({ valid: 'x' }, 200), 'unexpected-answer', 'yes'],
    [new Response('', { status: 202 }), 'not-json', 'possibly'],
    [json({ error: 'Payment required' }, 402), 'payment-required', 'no'],
    [json({ error: 'Payment required' }, 200), 'payment-required', 'no'],
  ] as const)('fails for %o: %s', async (response, kind, billed) => {
    const { client } = fakeApi(() => response.clone());
    const failure = { kind, billed };
    expect(await client.submit('vat', VAT)).toMatchObject({ ok: false, failure });
  });
});

/** The contract says only that ids are strings. */
describe('the id of a job', () => {
  /** An API whose only job has this id. It answers polls of no other id. */
  function apiWithJob(id: string | number) {
    return fakeApi(({ url }) => {
      if (!url.pathname.startsWith('/jobs/')) return json({ job_id: id }, 202);
      const asked = decodeURIComponent(url.pathname.slice('/jobs/'.length));
      return asked === String(id) ? json(RESULT) : json({ error: 'Not Found' }, 404);
    });
  }

  const ID = fc.oneof(
    fc.base64String({ minLength: 1 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.stringMatching(/^[./%?#&=+ \\:@;,{}"'<>|^`~-]{1,40}$/),
    fc.constantFrom('answer={"disposable":false}', '%2e', '%2e%2e', '...', 'a/../b', '__proto__'),
  );

  it('may be any that a URL can contain', async () => {
    await fc.assert(
      fc.asyncProperty(ID.filter(isJobId), async (id) => {
        const { client, sent } = apiWithJob(id);
        expect(await client.submit('intelligenceEmailq', QUERY)).toEqual({
          ok: true,
          value: { jobId: id },
        });
        expect(await client.poll('intelligenceEmailq', id)).toEqual({
          ok: true,
          value: { state: 'done', value: RESULT },
        });
        const raw = await client.callRaw('intelligenceEmailq', QUERY, { async: true });
        expect(raw.jobId).toBe(id);
        expect(sent).toHaveLength(3);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['x'.repeat(2048), 'é'.repeat(1024), 7, 0])('may be %j', async (id) => {
    const { client } = apiWithJob(id);
    expect(await client.submit('intelligenceEmailq', QUERY)).toEqual({
      ok: true,
      value: { jobId: String(id) },
    });
  });

  it.each(['', '.', '..', '\ud800', 'x'.repeat(2049), 'é'.repeat(1025), 1e21])(
    '%j cannot be put into a URL: possibly billed, and the reply is kept',
    async (id) => {
      const { client, sent } = apiWithJob(id);
      const outcome = {
        ok: false,
        failure: {
          kind: 'unexpected-answer',
          message: { message: 'failures.jobIdUnusable' },
          billed: 'possibly',
          status: 202,
          raw: JSON.stringify({ job_id: id }),
        },
      };
      expect(await client.submit('intelligenceEmailq', QUERY)).toMatchObject(outcome);
      expect(await client.call('intelligenceEmailq', QUERY)).toMatchObject(outcome);
      const raw = await client.callRaw('intelligenceEmailq', QUERY, { async: true });
      expect(raw).toMatchObject({ jobId: null, outcome });
      if (typeof id === 'string') {
        const polled = { ok: false, failure: { kind: 'bad-input', billed: 'no' } };
        expect(await client.poll('intelligenceEmailq', id)).toMatchObject(polled);
      }
      expect(sent).toHaveLength(3);
    },
  );
});

describe('a job in place of an answer', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  const LOST = { billed: 'possibly', raw: '{"job_id":7}' };
  const hangs = () => new Promise<Response>(() => {});
  const runs = () => json({ status: 'running' });
  const ends = () => json(SAMPLES.iban);

  /** A call that becomes a job; each poll returns the next of these, the last for ever. */
  function waiting(
    replies: readonly (() => Response | Promise<Response>)[],
    { timeoutMs = 70_000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
  ) {
    const polls: number[] = [];
    const { client } = fakeApi(
      ({ url }) => {
        if (url.pathname !== '/jobs/7') return json({ job_id: 7 }, 202);
        polls.push(Date.now());
        return (replies[polls.length - 1] ?? replies.at(-1) ?? hangs)();
      },
      { timeoutMs },
    );
    return { polls, result: client.call('iban', IBAN, { signal }) };
  }

  it.each([
    ['is polled every two seconds until it is done', [runs, runs, ends]],
    ['goes on after a poll that failed for a while', [() => json({ error: 'x' }, 500), runs, ends]],
  ])('%s', async (_, replies) => {
    const { polls, result } = waiting(replies);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await result).toEqual({ ok: true, value: SAMPLES.iban });
    expect(polls).toEqual([2_000, 4_000, 6_000]);
  });

  it.each([
    ['never ends', runs, [2_000, 4_000, 5_000]],
    ['cannot be polled', hangs, [2_000]],
  ])('that %s counts as lost at the deadline', async (_, reply, times) => {
    const { polls, result } = waiting([reply], { timeoutMs: 5_000 });
    await vi.advanceTimersByTimeAsync(5_001);
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'timeout', ...LOST } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(polls).toEqual(times);
  });

  it.each([
    ['as the job did', () => json({ status: 'failed' }), { kind: 'job-failed', billed: 'no' }],
    [
      'with a poll that waiting does not help, and may have been billed',
      () => json({ error: 'Go away' }, 401),
      { kind: 'unauthorized', ...LOST },
    ],
  ])('fails %s', async (_, reply, failure) => {
    const { polls, result } = waiting([reply]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await result).toMatchObject({ ok: false, failure });
    expect(polls).toHaveLength(1);
  });

  it.each([1, 1_500, 3_000])('ends when the person cancels after %d ms', async (after) => {
    const controller = new AbortController();
    const { polls, result } = waiting([runs], controller);
    await vi.advanceTimersByTimeAsync(after);
    controller.abort();
    expect(await result).toMatchObject({ ok: false, failure: { kind: 'aborted', ...LOST } });
    expect(polls).toHaveLength(Math.floor(after / 2_000));
    expect(Date.now()).toBe(after);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('leaves no listener behind once it is done', async () => {
    const { signal } = new AbortController();
    const { result } = waiting([runs, ends], { signal });
    await vi.advanceTimersByTimeAsync(4_000);
    await result;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('is not awaited when the 202 already holds the answer', async () => {
    const { client } = fakeApi(() => json(SAMPLES.iban, 202));
    expect(await client.call('iban', IBAN)).toEqual({ ok: true, value: SAMPLES.iban });
  });
});
