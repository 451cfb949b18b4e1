import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../lib/api/client/client.ts';
import { SAMPLES } from '../samples.ts';
import { BASE, fakeApi, json, KEY, longBody } from './fake-api.ts';

const QUERY = { query: 'NL91ABNA0417164300' };

describe('an unknown error with status 200', () => {
  it('is kept as received, without the key', async () => {
    const body = { error: 'The stars are not right.', key: KEY };
    const { client } = fakeApi(() => json(body));
    expect(await client.call('iban', QUERY)).toMatchObject({
      ok: false,
      failure: {
        kind: 'unexpected-answer',
        billed: 'possibly',
        detail: 'The stars are not right.',
        raw: JSON.stringify({ ...body, key: '[key]' }),
      },
    });
  });
});

describe('callRaw', () => {
  it('returns the request, its response and the outcome', async () => {
    const { client, sent } = fakeApi(() => json({ ...SAMPLES.iban, echo: KEY }));
    const fields = ['valid', 'bic'];
    const raw = await client.callRaw('iban', QUERY, { fields, softFail: true });
    const request = `${BASE}/v1/vat/iban?query=NL91ABNA0417164300&fields=valid%2Cbic&soft_fail=true`;
    expect(raw).toMatchObject({ request, status: 200, mediaType: 'application/json', jobId: null });
    expect(sent.map(({ url }) => url.href)).toEqual([request]);
    expect(JSON.parse(raw.text)).toEqual({ ...SAMPLES.iban, echo: '[key]' });
    expect(raw.outcome.ok).toBe(true);
  });

  it('returns the fallback URL when the fallback answered', async () => {
    const { client } = fakeApi(({ url }) =>
      url.pathname === '/usage'
        ? json(SAMPLES.usage)
        : url.pathname === '/v1/stats'
          ? json({ error: 'Forbidden' }, 403)
          : json({ error: 'Not Found' }, 404),
    );
    expect(await client.callRaw('usage', {})).toMatchObject({
      request: `${BASE}/usage`,
      status: 200,
    });
  });

  it('returns no status and a possibly billed failure when no response came', async () => {
    const { client } = fakeApi(() => Promise.reject(new TypeError('gone')));
    expect(await client.callRaw('iban', QUERY)).toMatchObject({
      request: `${BASE}/v1/vat/iban?query=NL91ABNA0417164300`,
      status: null,
      text: '',
      outcome: { ok: false, failure: { kind: 'network', billed: 'possibly' } },
    });
  });
});

describe('a request', () => {
  it('has the key in its header, and no cookies, cache or referrer', async () => {
    const { client, sent } = fakeApi(() => json(SAMPLES.iban));
    expect(await client.call('iban', QUERY)).toEqual({ ok: true, value: SAMPLES.iban });
    const { url, init } = sent[0] ?? {};
    expect(url?.href).toBe(`${BASE}/v1/vat/iban?query=NL91ABNA0417164300`);
    expect(init).toMatchObject({
      method: 'GET',
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    expect(new Headers(init?.headers).get('x-api-key')).toBe(KEY);
    expect(init).not.toHaveProperty('body');
  });

  it.each([
    [
      'email',
      { query: 'a+b@c.de', qualification_check: true },
      '?query=a%2Bb%40c.de&qualification_check=true',
    ],
    ['domain', { query: 'c.de', ct: 'true' }, '?query=c.de&ct=true'],
    ['rates', { base: 'USD', symbols: 'EUR,GBP' }, '?base=USD&symbols=EUR%2CGBP'],
    ['rates', {}, ''],
    ['stats', { engine: 'email', path: '/v1/email' }, '?engine=email&path=%2Fv1%2Femail'],
    ['usage', {}, ''],
  ] as const)('to %s with %j has the query %s', async (name, params, search) => {
    const { client, sent } = fakeApi(() => json(SAMPLES[name]));
    const outcomes = {
      email: () => client.call('email', { query: 'a+b@c.de', qualification_check: true }),
      domain: () => client.call('domain', { query: 'c.de', ct: 'true' }),
      rates: () => client.call('rates', 'base' in params ? { ...params } : {}),
      stats: () => client.call('stats', { engine: 'email', path: '/v1/email' }),
      usage: () => client.call('usage', {}),
    };
    expect(await outcomes[name]()).toMatchObject({ ok: true });
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
    await client.call('iban', QUERY);
    expect(sent[0]?.url.pathname).toBe('/data/v1/vat/iban');
  });

  it.each([
    [{ key: null }, 'no-key'],
    [{ key: '  ' }, 'no-key'],
    [{ key: 'two words' }, 'invalid-key'],
    [{ key: 'line\nbreak' }, 'invalid-key'],
    [{ key: 'schlüssel' }, 'invalid-key'],
    [{ baseUrl: 'http://api.example.org' }, 'bad-input'],
    [{ baseUrl: '' }, 'bad-input'],
  ] as const)('is not sent with %j', async (options, kind) => {
    const { client, sent } = fakeApi(() => json({}), options);
    expect(await client.call('iban', QUERY)).toMatchObject({
      ok: false,
      failure: { kind, billed: 'no' },
    });
    expect(sent).toEqual([]);
  });

  it('is not sent when reading the key fails, and the failure does not repeat the error', async () => {
    const client = createApiClient({
      baseUrl: async () => BASE,
      key: () => Promise.reject(new Error(`cannot read ${KEY}`)),
    });
    const outcome = await client.call('iban', QUERY);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'internal', billed: 'no' } });
    expect(JSON.stringify(outcome)).not.toContain(KEY);
  });
});

describe('usage', () => {
  it('falls back to /usage when /v1/usage is not found', async () => {
    const { client, sent } = fakeApi(({ url }) =>
      url.pathname === '/usage'
        ? json(SAMPLES.usage)
        : url.pathname === '/v1/stats'
          ? json({ error: 'Forbidden' }, 403)
          : json({ error: 'Not Found' }, 404),
    );
    expect(await client.call('usage', {})).toEqual({ ok: true, value: SAMPLES.usage });
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/v1/usage', '/usage', '/v1/stats']);
  });

  it.each([
    ['is not found', () => json({ error: 'Not Found' }, 404)],
    ['is a page', () => new Response('<title>Sign in</title>')],
    ['leads elsewhere', () => new Response(null, { status: 302 })],
  ])('is ignored at /usage where another path with /v1 %s', async (_, other) => {
    const { client } = fakeApi(
      ({ url }) => {
        if (url.pathname === '/v1/v1/stats') return other();
        return url.pathname === '/v1/usage'
          ? json(SAMPLES.usage)
          : json({ error: 'Not Found' }, 404);
      },
      { baseUrl: `${BASE}/v1` },
    );
    expect(await client.call('usage', {})).toMatchObject({ failure: { kind: 'no-api' } });
  });

  it('does not fall back after another error', async () => {
    const { client, sent } = fakeApi(() => json({ error: 'Invalid API Key' }, 401));
    expect(await client.call('usage', {})).toMatchObject({ failure: { kind: 'invalid-key' } });
    expect(sent).toHaveLength(1);
  });

  it('is not found when neither path exists', async () => {
    const { client } = fakeApi(() => new Response('<h1>404</h1>', { status: 404 }));
    expect(await client.call('usage', {})).toMatchObject({
      failure: { kind: 'no-api', billed: 'no' },
    });
  });

  it('is the only endpoint with a fallback', async () => {
    const { client, sent } = fakeApi(() => json({ error: 'Not Found' }, 404));
    await client.call('iban', QUERY);
    expect(sent).toHaveLength(1);
  });
});

describe('a redirect', () => {
  const opaque = () =>
    Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
  const followed = () => Object.defineProperty(json(SAMPLES.iban), 'redirected', { value: true });

  it.each([
    ['hidden', opaque],
    ['already followed', followed],
    ['302', () => new Response(null, { status: 302, headers: { location: '/elsewhere' } })],
  ])('(%s) is a failure and is not followed', async (_, reply) => {
    const { client, sent } = fakeApi(reply);
    expect(await client.call('iban', QUERY)).toMatchObject({
      ok: false,
      failure: { kind: 'redirected', billed: 'no' },
    });
    expect(sent).toHaveLength(1);
  });
});

describe('an answer of the wrong form', () => {
  it('was billed and is kept as received', async () => {
    const { client } = fakeApi(() => json({ valid: 'yes', bank_name: 'B' }));
    expect(await client.call('iban', QUERY)).toMatchObject({
      failure: {
        kind: 'unexpected-answer',
        billed: 'yes',
        status: 200,
        raw: '{"valid":"yes","bank_name":"B"}',
      },
    });
  });

  it('of a free endpoint is free', async () => {
    const { client } = fakeApi(() => json({ remaining: 'many' }));
    expect(await client.call('usage', {})).toMatchObject({
      failure: { kind: 'unexpected-answer', billed: 'no', raw: '{"remaining":"many"}' },
    });
  });

  it.each(['', '{"valid": tr', '<html>Sign in to this network</html>'])(
    'that is not JSON (%j) may have been billed',
    async (raw) => {
      const { client } = fakeApi(() => new Response(raw));
      expect(await client.call('iban', QUERY)).toMatchObject({
        failure: { kind: 'not-json', billed: 'possibly', raw },
      });
      expect(await client.call('stats', { engine: 'e' })).toMatchObject({
        failure: { kind: 'not-json', billed: 'no', raw },
      });
    },
  );

  it('is kept without the key, and so is a valid answer', async () => {
    const { client } = fakeApi(({ url }) =>
      json({ valid: url.pathname === '/v1/vat', bic: `for ${KEY}`, echo: [KEY.toLowerCase()] }),
    );
    const validAnswer = await client.call('vat', { query: 'NL1' });
    expect(validAnswer).toMatchObject({ ok: true, value: { bic: 'for [key]', echo: ['[key]'] } });
    const { client: otherClient } = fakeApi(() => json({ valid: 1, bic: `for ${KEY}` }));
    const invalidAnswer = await otherClient.call('iban', QUERY);
    expect(invalidAnswer).toMatchObject({ failure: { raw: '{"valid":1,"bic":"for [key]"}' } });
  });
});

describe('an endless response', () => {
  it('of a free endpoint is free', async () => {
    const { client } = fakeApi(() => longBody(200).response);
    expect(await client.call('usage', {})).toMatchObject({
      failure: { kind: 'answer-too-large', billed: 'no' },
    });
  });

  it('is read up to the limit, also when chunks split a character', async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ ...SAMPLES.iban, bank_name: 'Bänk €' }),
    );
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const { client } = fakeApi(() => new Response(body));
    expect(await client.call('iban', QUERY)).toMatchObject({ value: { bank_name: 'Bänk €' } });
    const { client: padded } = fakeApi(() => longBody(200, 1_000).response);
    expect(await padded.call('iban', QUERY)).toMatchObject({ failure: { kind: 'not-json' } });
  });
});

describe('a call without a response', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const neverAnswer = () => new Promise<Response>(() => {});

  it('is possibly billed after a network error, unless it was free', async () => {
    const { client } = fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.call('iban', QUERY)).toMatchObject({
      failure: { kind: 'network', billed: 'possibly', remedy: 'refresh' },
    });
    expect(await client.call('usage', {})).toMatchObject({
      failure: { kind: 'network', billed: 'no', remedy: 'retry' },
    });
  });

  it('times out after 70 seconds, even when fetch ignores its signal', async () => {
    const { client, sent } = fakeApi(neverAnswer);
    const settled = vi.fn();
    const call = client.call('iban', QUERY).then((outcome) => {
      settled();
      return outcome;
    });
    await vi.advanceTimersByTimeAsync(69_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ failure: { kind: 'timeout', billed: 'possibly' } });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is possibly billed when its caller cancels it', async () => {
    const { client, sent } = fakeApi(neverAnswer);
    const caller = new AbortController();
    const call = client.call('iban', QUERY, { signal: caller.signal });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toHaveLength(1);
    caller.abort();
    expect(await call).toMatchObject({ failure: { kind: 'aborted', billed: 'possibly' } });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is free when cancelled before it was sent', async () => {
    const { client, sent } = fakeApi(neverAnswer);
    expect(await client.call('iban', QUERY, { signal: AbortSignal.abort() })).toMatchObject({
      failure: { kind: 'aborted', billed: 'no' },
    });
    expect(sent).toEqual([]);
  });

  it('removes its timer and listener when answered', async () => {
    const { client } = fakeApi(() => json(SAMPLES.iban));
    const caller = new AbortController();
    const removed = vi.spyOn(caller.signal, 'removeEventListener');
    await client.call('iban', QUERY, { signal: caller.signal });
    expect(vi.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalled();
  });
});

describe('a synchronous call that becomes a job', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is polled until it is done', async () => {
    let polls = 0;
    const { client, sent } = fakeApi(({ url }) => {
      if (!url.pathname.startsWith('/jobs/')) return json({ job_id: 7 }, 202);
      polls += 1;
      return polls < 3 ? json({ status: 'running' }) : json(SAMPLES.iban);
    });
    const call = client.call('iban', QUERY);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await call).toEqual({ ok: true, value: SAMPLES.iban });
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      '/v1/vat/iban',
      '/jobs/7',
      '/jobs/7',
      '/jobs/7',
    ]);
  });

  it('is possibly billed and keeps the id when the job never ends', async () => {
    const { client } = fakeApi(({ url }) =>
      url.pathname.startsWith('/jobs/') ? json({ error: 'x' }, 500) : json({ job_id: 'j' }, 202),
    );
    const call = client.call('iban', QUERY);
    await vi.advanceTimersByTimeAsync(72_000);
    expect(await call).toMatchObject({
      failure: { kind: 'timeout', billed: 'possibly', raw: '{"job_id":"j"}' },
    });
  });

  it('times out within the time of one call when polls hang', async () => {
    const { client } = fakeApi(({ url }) =>
      url.pathname.startsWith('/jobs/') ? new Promise(() => {}) : json({ job_id: 'j' }, 202),
    );
    const call = client.call('iban', QUERY);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await call).toMatchObject({ failure: { kind: 'timeout', billed: 'possibly' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is answered when the 202 already holds the answer', async () => {
    const { client } = fakeApi(() => json(SAMPLES.iban, 202));
    expect(await client.call('iban', QUERY)).toEqual({ ok: true, value: SAMPLES.iban });
  });
});

describe('submit', () => {
  it('starts a job and returns its id', async () => {
    const { client, sent } = fakeApi(() => json({ job_id: 'a1-b2' }, 202));
    expect(await client.submit('vat', { query: 'NL1' }, { fields: ['valid'] })).toEqual({
      ok: true,
      value: { jobId: 'a1-b2' },
    });
    expect(sent[0]?.url.search).toBe('?query=NL1&fields=valid&is_async=true');
  });

  it('returns an immediate answer', async () => {
    const { client } = fakeApi(() => json(SAMPLES.vat));
    expect(await client.submit('vat', { query: 'NL1' })).toEqual({
      ok: true,
      value: { answer: SAMPLES.vat },
    });
  });

  it.each([
    [json({}, 202), 'unexpected-answer', 'possibly'],
    [json({ valid: 'x' }, 200), 'unexpected-answer', 'yes'],
    [new Response('', { status: 202 }), 'not-json', 'possibly'],
    [json({ error: 'Payment required' }, 402), 'payment-required', 'no'],
    [json({ error: 'Payment required' }, 200), 'payment-required', 'no'],
  ] as const)('fails for %o: %s', async (response, kind, billed) => {
    const { client } = fakeApi(() => response.clone());
    expect(await client.submit('vat', { query: 'NL1' })).toMatchObject({
      ok: false,
      failure: { kind, billed },
    });
  });
});
