/** Response bodies: cut off, too long, endless, and kept as received. */
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESS_BODY_BYTES, receivedBodyOf } from '../../../lib/api/client/response-body.ts';
import { shown } from '../../../lib/texts/shown.ts';
import { SAMPLES, type Sampled } from '../samples.ts';
import { bodyOf, cutAfter, fakeApi, IBAN, KEY, outcomeOf } from './fake-api.ts';

const PRESS = { bodyLimit: PRESS_BODY_BYTES };
const WHOLE = JSON.stringify(SAMPLES.iban);
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a connection that breaks', () => {
  it.each([WHOLE, `${WHOLE}\n`, `\ufeff${WHOLE}`, `${WHOLE}${' '.repeat(500)}`])(
    'loses nothing when it breaks after the whole answer',
    async (text) => {
      const { client } = fakeApi(() => cutAfter(text));
      expect(await client.call('iban', IBAN)).toEqual({ ok: true, value: SAMPLES.iban });
      const raw = await client.callRaw('iban', IBAN);
      expect(raw).toMatchObject({ status: 200, text, outcome: { ok: true } });
    },
  );

  const SHARED = { 'cache-status': 'gateway; hit', ratelimit: '"person-day";r=1' };
  const part = `${WHOLE.slice(0, -1)},"echo":"${KEY}"`;
  const kept = part.replace(KEY, '[key]');
  it.each<[string, Sampled | 'job', object, string, string | undefined]>([
    [part, 'iban', {}, 'possibly', kept],
    // A poll returns an answer that was paid for.
    [part, 'job', {}, 'no', kept],
    [part, 'usage', {}, 'no', undefined],
    // A gateway had the answer, so the call cost nothing.
    [part, 'iban', SHARED, 'no', undefined],
    ['', 'iban', {}, 'possibly', undefined],
    // JSON, unless a number that was cut off, a text or a word.
    ...['12', '"a}"', '{"a":1}}'].map((text): [string, 'iban', object, string, string] => [
      text,
      'iban',
      {},
      'possibly',
      text,
    ]),
  ])('after %s of %s with the headers %j: billed %s', async (text, name, headers, billed, raw) => {
    const outcome = await outcomeOf(cutAfter(text, { headers: { ...headers } }), name);
    expect(outcome).toMatchObject({ failure: { kind: 'network', billed, status: 200 } });
    expect(!outcome.ok && outcome.failure.raw).toBe(raw);
  });

  it('keeps the API’s message when it breaks after an error', async () => {
    const broken = cutAfter('{"error":"Payment Required"}', { status: 402 });
    expect(await outcomeOf(broken)).toMatchObject({
      failure: { kind: 'payment-required', billed: 'no', detail: 'Payment Required' },
    });
  });
});

describe('a long answer', () => {
  const certificates = Array.from({ length: 30_000 }, (_, i) => ({
    name: `host-${i}.example.org`,
    days: i,
  }));
  const long = JSON.stringify({ ...SAMPLES.domain, certificates });

  it('is read whole when a person asked for it, and from a job', async () => {
    const { client } = fakeApi(() => new Response(long));
    const whole = { ok: true, value: { certificates } };
    expect(await client.call('domain', { query: 'example.org' }, PRESS)).toMatchObject(whole);
    expect((await client.callRaw('domain', { query: 'example.org' })).text).toBe(long);
    expect(await client.poll('domain', 'j-1')).toMatchObject({
      value: { state: 'done', value: { certificates } },
    });
  });

  it('is read up to a megabyte when nobody asked, and its beginning is kept', async () => {
    const outcome = await outcomeOf(new Response(long), 'domain');
    expect(outcome).toMatchObject({
      failure: { kind: 'answer-too-large', billed: 'possibly', status: 200 },
    });
    expect(!outcome.ok && outcome.failure.raw === long.slice(0, 1_000_000)).toBe(true);
    expect(!outcome.ok && shown(outcome.failure.message)).toContain('1 MB');
    expect(await outcomeOf(new Response(long), 'usage')).toMatchObject({
      failure: { kind: 'answer-too-large', billed: 'no' },
    });
  });

  it.each([
    [WHOLE.length, { ok: true }],
    // Although the part that was read is whole JSON.
    [WHOLE.length - 1, { failure: { kind: 'answer-too-large', billed: 'possibly', raw: WHOLE } }],
  ])('is read to its limit (%i bytes)', async (length, expected) => {
    const text = `${WHOLE}${' '.repeat(WHOLE.length - length)}`;
    const limit = { bodyLimit: WHOLE.length };
    expect(await outcomeOf(new Response(text), 'iban', limit)).toMatchObject(expected);
  });

  it('without an end is cut at 16 MB, which are kept', async () => {
    const taken = { kilobytes: 0, isCancelled: false };
    const body = new ReadableStream({
      pull(controller) {
        taken.kilobytes += 1;
        controller.enqueue(bytesOf(' '.repeat(1000)));
      },
      cancel() {
        taken.isCancelled = true;
      },
    });
    const outcome = await outcomeOf(new Response(body), 'iban', PRESS);
    expect(outcome).toMatchObject({ failure: { kind: 'answer-too-large', billed: 'possibly' } });
    expect(!outcome.ok && outcome.failure.raw?.length).toBe(16_000_000);
    expect(taken.isCancelled).toBe(true);
    expect(taken.kilobytes).toBeLessThan(16_100);
  });

  it('is cut by its decompressed size', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000));
    expect(bomb.length).toBeLessThan(200_000);
    const packed = new Response(bomb).body ?? new ReadableStream();
    const unpacked = packed.pipeThrough(new DecompressionStream('gzip'));
    const outcome = await outcomeOf(new Response(unpacked), 'iban', PRESS);
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
    const body = bodyOf([bytesOf(WHOLE + rest)], 'open');
    const { client } = fakeApi(() => new Response(body), { timeoutMs: 5_000 });
    const call = client.call('iban', IBAN);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await call).toMatchObject(expected);
  });
});

it('is read whole when chunks split a character', async () => {
  const text = JSON.stringify({ ...SAMPLES.iban, bank_name: 'Bänk €' });
  const bytes = [...bytesOf(text)].map((byte) => Uint8Array.of(byte));
  expect(await outcomeOf(new Response(bodyOf(bytes, 'ends')))).toMatchObject({
    value: { bank_name: 'Bänk €' },
  });
});

it('is returned as received, with the headers', async () => {
  const text = '\ufeff{ "valid" : true, "n": 12345678901234567890, "n": 2, "n": 3 }';
  const headers = { 'content-type': 'text/json', 'x-trace': `for ${KEY}` };
  const { client } = fakeApi(() => new Response(text, { headers }));
  expect(await client.callRaw('iban', IBAN)).toMatchObject({
    text,
    mediaType: 'text/json',
    headers: Object.entries({ ...headers, 'x-trace': 'for [key]' }),
    outcome: { ok: true, value: { valid: true } },
  });
});

describe('the received body', () => {
  /** Parsing and writing this again would change its numbers and its order. */
  const TEXT = `{ "valid": true, "number": 12345678901234567890, "echo": "${KEY}", "number": 1 }`;
  const body = TEXT.replace(KEY, '[key]');

  it('is kept without the key', async () => {
    const kept = { body };
    const { client } = fakeApi(() => new Response(TEXT));
    const answered = await client.call('iban', IBAN);
    expect(receivedBodyOf(answered.ok && answered.value)).toStrictEqual(kept);
    const polled = await client.poll('iban', 'j-1');
    const ofJob = polled.ok && polled.value.state === 'done' && polled.value.value;
    expect(receivedBodyOf(ofJob)).toStrictEqual(kept);
    const { outcome } = await client.callRaw('iban', IBAN);
    expect(receivedBodyOf(outcome.ok && outcome.value)).toStrictEqual(kept);
  });

  it('is not kept of a free call', async () => {
    const answered = await outcomeOf(new Response(JSON.stringify(SAMPLES.usage)), 'usage');
    expect(answered.ok).toBe(true);
    expect(receivedBodyOf(answered.ok && answered.value)).toBeUndefined();
  });
});
