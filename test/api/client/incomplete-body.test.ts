/** Response bodies that are cut off, too long, or endless. */
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESS_BODY_BYTES } from '../../../lib/api/client/response-body.ts';
import { shown } from '../../../lib/texts/shown.ts';
import { SAMPLES } from '../samples.ts';
import { fakeApi, KEY, longBody } from './fake-api.ts';

const QUERY = { query: 'NL91ABNA0417164300' };
const PRESS = { bodyLimit: PRESS_BODY_BYTES };
const WHOLE = JSON.stringify(SAMPLES.iban);

/** A response whose connection breaks after these bytes. */
function cutAfter(text: string, status = 200): Response {
  const chunks = [new TextEncoder().encode(text)];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status });
}

describe('a connection that breaks', () => {
  it.each([WHOLE, `${WHOLE}\n`, `\ufeff${WHOLE}`, `${WHOLE}${' '.repeat(500)}`])(
    'loses nothing when it breaks after the whole answer',
    async (text) => {
      const { client } = fakeApi(() => cutAfter(text));
      expect(await client.call('iban', QUERY)).toEqual({ ok: true, value: SAMPLES.iban });
      const raw = await client.callRaw('iban', QUERY);
      expect(raw).toMatchObject({ status: 200, text, outcome: { ok: true } });
    },
  );

  it('is possibly billed and keeps what was received when it breaks within the answer', async () => {
    const text = `${WHOLE.slice(0, -1)},"echo":"${KEY}"`;
    const { client } = fakeApi(() => cutAfter(text));
    const raw = text.replace(KEY, '[key]');
    const failure = { kind: 'network', billed: 'possibly', status: 200, raw };
    expect(await client.call('iban', QUERY)).toMatchObject({ ok: false, failure });
    expect(await client.callRaw('iban', QUERY)).toMatchObject({ status: 200, text: raw });
  });

  it('gives no answer when it breaks within a number, although the digits are JSON', async () => {
    const { client } = fakeApi(() => cutAfter('12'));
    expect(await client.call('iban', QUERY)).toMatchObject({
      failure: { kind: 'network', billed: 'possibly', raw: '12' },
    });
  });

  it('keeps the API’s message when it breaks after an error', async () => {
    const { client } = fakeApi(() => cutAfter('{"error":"Payment Required"}', 402));
    expect(await client.call('iban', QUERY)).toMatchObject({
      failure: { kind: 'payment-required', billed: 'no', detail: 'Payment Required' },
    });
  });

  it('makes a poll fail, unless the whole answer was received', async () => {
    const { client } = fakeApi(() => cutAfter('{"status":"done","result":{'));
    expect(await client.poll('iban', 'j-1')).toMatchObject({
      failure: { kind: 'network', billed: 'no' },
    });
    const { client: other } = fakeApi(() => cutAfter(WHOLE));
    expect(await other.poll('iban', 'j-1')).toEqual({
      ok: true,
      value: { state: 'done', value: SAMPLES.iban },
    });
  });
});

describe('a long answer', () => {
  const certificates = Array.from({ length: 30_000 }, (_, i) => ({
    name: `host-${i}.example.org`,
    days: i,
  }));
  const long = JSON.stringify({ ...SAMPLES.domain, certificates });

  it('has three megabytes', () => expect(long.length).toBeGreaterThan(1_300_000));

  it('is read whole when a person asked for it', async () => {
    const { client } = fakeApi(() => new Response(long));
    const outcome = await client.call('domain', { query: 'example.org' }, PRESS);
    expect(outcome).toMatchObject({ ok: true, value: { certificates } });
    const raw = await client.callRaw('domain', { query: 'example.org' });
    expect(raw.text).toBe(long);
  });

  it('is read up to a megabyte when nobody asked, and its beginning is kept', async () => {
    const { client } = fakeApi(() => new Response(long));
    const outcome = await client.call('domain', { query: 'example.org' });
    expect(outcome).toMatchObject({
      failure: { kind: 'answer-too-large', billed: 'possibly', status: 200 },
    });
    expect(!outcome.ok && outcome.failure.raw === long.slice(0, 1_000_000)).toBe(true);
    expect(!outcome.ok && shown(outcome.failure.message)).toContain('1 MB');
  });

  it('is read whole when it is a job’s', async () => {
    const { client } = fakeApi(() => new Response(long));
    expect(await client.poll('domain', 'j-1')).toMatchObject({
      value: { state: 'done', value: { certificates } },
    });
  });
});

describe('an endless answer that a person asked for', () => {
  it('is cut at 16 MB, which are kept', async () => {
    const { response, taken } = longBody(200);
    const { client } = fakeApi(() => response);
    const outcome = await client.call('iban', QUERY, PRESS);
    expect(outcome).toMatchObject({ failure: { kind: 'answer-too-large', billed: 'possibly' } });
    expect(!outcome.ok && outcome.failure.raw?.length).toBe(16_000_000);
    expect(taken).toMatchObject({ cancelled: true });
    expect(taken.kilobytes).toBeLessThan(16_100);
  });

  it('is cut by its decompressed size', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000));
    expect(bomb.length).toBeLessThan(200_000);
    const packed = new Response(bomb).body ?? new ReadableStream();
    const { client } = fakeApi(
      () => new Response(packed.pipeThrough(new DecompressionStream('gzip'))),
    );
    const outcome = await client.call('iban', QUERY, PRESS);
    expect(!outcome.ok && outcome.failure.raw?.length).toBe(16_000_000);
  });
});

describe('a body that never ends', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['', { ok: true }],
    ['{', { ok: false, failure: { kind: 'timeout', billed: 'possibly', raw: `${WHOLE}{` } }],
  ])('stops at the call’s timeout, and what was received is kept (%j)', async (rest, expected) => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(WHOLE + rest)),
    });
    const { client } = fakeApi(() => new Response(body), { timeoutMs: 5_000 });
    const call = client.call('iban', QUERY);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await call).toMatchObject(expected);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('returns the body as received, with the headers', async () => {
  const text = '\ufeff{ "valid" : true, "n": 12345678901234567890, "n": 2, "n": 3 }';
  const { client } = fakeApi(
    () => new Response(text, { headers: { 'content-type': 'text/json', 'x-trace': `for ${KEY}` } }),
  );
  expect(await client.callRaw('iban', QUERY)).toMatchObject({
    text,
    mediaType: 'text/json',
    headers: [
      ['content-type', 'text/json'],
      ['x-trace', 'for [key]'],
    ],
    outcome: { ok: true, value: { valid: true } },
  });
});

it('reports when the API may be asked again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  try {
    const refusal = () =>
      new Response('{"error":"Too Many Requests"}', {
        status: 429,
        headers: { 'retry-after': '7' },
      });
    const { client } = fakeApi(refusal);
    expect(await client.call('iban', QUERY)).toMatchObject({
      failure: { kind: 'rate-limited', billed: 'no', retryAt: 1_007_000 },
    });
  } finally {
    vi.useRealTimers();
  }
});
