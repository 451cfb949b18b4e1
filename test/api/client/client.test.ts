import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../lib/api/client/client.ts';
import { SAMPLES } from '../samples.ts';
import { BASE, fakeApi, IBAN, json, KEY, outcomeOf } from './fake-api.ts';

const REQUEST = `${BASE}/v1/vat/iban?query=NL91ABNA0417164300`;
const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const neverAnswer = () => new Promise<Response>(() => {});

it('has its request, its response and its outcome when it is raw', async () => {
  const { client, sent } = fakeApi(() => json({ ...SAMPLES.iban, echo: KEY }));
  const raw = await client.callRaw('iban', IBAN, { fields: ['valid', 'bic'], softFail: true });
  const request = `${REQUEST}&fields=valid%2Cbic&soft_fail=true`;
  expect(raw).toMatchObject({ request, status: 200, mediaType: 'application/json', jobId: null });
  expect(sent.map(({ url }) => url.href)).toEqual([request]);
  expect(JSON.parse(raw.text)).toEqual({ ...SAMPLES.iban, echo: '[key]' });
  expect(raw.outcome.ok).toBe(true);
  expect(await fakeApi(gone).client.callRaw('iban', IBAN)).toMatchObject({
    request: REQUEST,
    status: null,
    text: '',
    outcome: { ok: false, failure: { kind: 'network', billed: 'possibly' } },
  });
});

describe('a request', () => {
  it('has the key in its header, and no cookies, cache or referrer', async () => {
    const { client, sent } = fakeApi(() => json(SAMPLES.iban));
    expect(await client.call('iban', IBAN)).toEqual({ ok: true, value: SAMPLES.iban });
    const { url, init } = sent[0] ?? {};
    expect(url?.href).toBe(REQUEST);
    expect(init).toMatchObject({
      method: 'GET',
      headers: { 'x-api-key': KEY, accept: 'application/json' },
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    expect(init).not.toHaveProperty('body');
  });

  it.each([
    [
      'email',
      { query: 'a+b@c.de', qualification_check: true },
      '?query=a%2Bb%40c.de&qualification_check=true',
    ],
    ['rates', { base: 'USD', symbols: 'EUR,GBP' }, '?base=USD&symbols=EUR%2CGBP'],
    ['usage', {}, ''],
  ] as const)('to %s with %j has the query %s', async (name, params, search) => {
    const { client, sent } = fakeApi(() => json(SAMPLES[name]));
    expect(await client.call(name, params as never)).toMatchObject({ ok: true });
    expect(sent[0]?.url.search).toBe(search);
  });

  it('never has the key, soft_fail or is_async as a parameter, even when given', async () => {
    const { client, sent } = fakeApi(() => json(SAMPLES.domain));
    const params = { query: 'c.de', x_api_key: 'true', Soft_Fail: 'true', is_async: 'true' };
    await client.call('domain', params, { fields: ['disposable', 'dns.mx'] });
    expect(sent[0]?.url.search).toBe('?query=c.de&fields=disposable%2Cdns.mx');
  });

  it('keeps the path of the base URL', async () => {
    const { client, sent } = fakeApi(() => json(SAMPLES.iban), { baseUrl: `${BASE}/data/` });
    await client.call('iban', IBAN);
    expect(sent[0]?.url.pathname).toBe('/data/v1/vat/iban');
  });

  it.each([
    [{ key: null }, 'no-key'],
    [{ key: 'line\nbreak' }, 'invalid-key'],
    [{ key: 'schlüssel' }, 'invalid-key'],
    [{ baseUrl: 'http://api.example.org' }, 'bad-input'],
    [{ baseUrl: '' }, 'bad-input'],
  ] as const)('is not sent with %j', async (options, kind) => {
    const { client, sent } = fakeApi(() => json({}), options);
    const failure = { kind, billed: 'no' };
    expect(await client.call('iban', IBAN)).toMatchObject({ ok: false, failure });
    expect(sent).toEqual([]);
  });

  it('is not sent when reading the key fails, and the failure does not repeat the error', async () => {
    const client = createApiClient({
      baseUrl: async () => BASE,
      key: () => Promise.reject(new Error(`cannot read ${KEY}`)),
    });
    const outcome = await client.call('iban', IBAN);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'internal', billed: 'no' } });
    expect(JSON.stringify(outcome)).not.toContain(KEY);
  });
});

describe('usage', () => {
  const notFound = () => json({ error: 'Not Found' }, 404);
  const refused = (status: number) => () => json({ error: 'Invalid API Key' }, status);
  const found = () => json(SAMPLES.usage);
  const page = () => new Response('<title>Sign in</title>');

  /** What answers `/v1/usage`, `/usage` and a path that exists only at the right base URL. */
  it.each([
    [[notFound, found, refused(403)], { ok: true, value: SAMPLES.usage }],
    [[notFound, found, notFound], { failure: { kind: 'no-api' } }],
    [[notFound, found, page], { failure: { kind: 'no-api' } }],
    [[notFound, notFound], { failure: { kind: 'no-api', billed: 'no' } }],
    [[refused(401)], { failure: { kind: 'invalid-key' } }],
  ])('falls back to /usage when /v1/usage is not found: %#', async (replies, expected) => {
    const paths = ['/v1/usage', '/usage', '/v1/stats'];
    const { client, sent } = fakeApi(
      ({ url }) => replies[paths.indexOf(url.pathname)]?.() ?? expect.fail(url.pathname),
    );
    expect(await client.call('usage', {})).toMatchObject(expected);
    expect(sent.map(({ url }) => url.pathname)).toEqual(paths.slice(0, replies.length));
    const { request } = await client.callRaw('usage', {});
    if ('ok' in expected) expect(request).toBe(`${BASE}/usage`);
  });

  it('is the only endpoint with a fallback', async () => {
    const { client, sent } = fakeApi(notFound);
    await client.call('iban', IBAN);
    expect(sent).toHaveLength(1);
  });
});

describe('a redirect', () => {
  const opaque = () =>
    Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
    });
  const followed = () => Object.defineProperty(json(SAMPLES.iban), 'redirected', { value: true });
  const to = (status: number) => () =>
    new Response(null, { status, headers: { location: '/elsewhere' } });

  it.each([
    ['hidden', opaque, undefined],
    ['already followed', followed, 200],
    ['300', to(300), 300],
    ['399', to(399), 399],
  ])('(%s) is a failure and is not followed', async (_, reply, status) => {
    const { client, sent } = fakeApi(reply);
    const outcome = await client.call('iban', IBAN);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'redirected', billed: 'no' } });
    expect(!outcome.ok && outcome.failure.status).toBe(status);
    expect(sent).toHaveLength(1);
  });
});

describe('an answer of the wrong form', () => {
  const error = { error: 'The stars are not right.' };
  it.each([
    // Billed, and kept without the key.
    ['iban', { valid: 'yes', bic: `for ${KEY}` }, 'unexpected-answer', 'yes'],
    ['iban', { ...error, key: KEY }, 'unexpected-answer', 'possibly'],
    ['usage', { remaining: 'many' }, 'unexpected-answer', 'no'],
    ...['', '{"valid": tr', '<html>Sign in to this network</html>'].flatMap((text) => [
      ['iban', text, 'not-json', 'possibly'] as const,
      ['usage', text, 'not-json', 'no'] as const,
    ]),
  ] as const)('of %s, %j, is %s and billed: %s', async (name, body, kind, billed) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const raw = text.replace(KEY, '[key]');
    const failure = { kind, billed, status: 200, raw };
    expect(await outcomeOf(new Response(text), name)).toMatchObject({ failure });
  });
});

it('returns an answer without the key', async () => {
  const answer = { ...SAMPLES.iban, bic: `for ${KEY}`, echo: [KEY.toLowerCase()] };
  expect(await outcomeOf(json(answer))).toMatchObject({
    ok: true,
    value: { bic: 'for [key]', echo: ['[key]'] },
  });
});

describe('a call without a response', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is possibly billed after a network error, unless it was free', async () => {
    const { client } = fakeApi(gone);
    expect(await client.call('iban', IBAN)).toMatchObject({
      failure: { kind: 'network', billed: 'possibly', remedy: 'refresh' },
    });
    expect(await client.call('usage', {})).toMatchObject({
      failure: { kind: 'network', billed: 'no', remedy: 'retry' },
    });
  });

  it('times out after 70 seconds, even when fetch ignores its signal', async () => {
    const { client, sent } = fakeApi(neverAnswer);
    const settled = vi.fn();
    const call = client.call('iban', IBAN).finally(settled);
    await vi.advanceTimersByTimeAsync(69_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ failure: { kind: 'timeout', billed: 'possibly' } });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('is possibly billed when its caller cancels it', async () => {
    const { client, sent } = fakeApi(neverAnswer);
    const caller = new AbortController();
    const call = client.call('iban', IBAN, { signal: caller.signal });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toHaveLength(1);
    caller.abort();
    expect(await call).toMatchObject({ failure: { kind: 'aborted', billed: 'possibly' } });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('is free when cancelled before it was sent', async () => {
    const { client, sent } = fakeApi(neverAnswer);
    expect(await client.call('iban', IBAN, { signal: AbortSignal.abort() })).toMatchObject({
      failure: { kind: 'aborted', billed: 'no' },
    });
    expect(sent).toEqual([]);
  });

  it('that was answered is no longer ended, by its timeout or its caller', async () => {
    const { client, sent } = fakeApi(() => json(SAMPLES.iban));
    const caller = new AbortController();
    await client.call('iban', IBAN, { signal: caller.signal });
    await vi.advanceTimersByTimeAsync(70_000);
    caller.abort();
    expect(sent[0]?.init.signal?.aborted).toBe(false);
  });
});
