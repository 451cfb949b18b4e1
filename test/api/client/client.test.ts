import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../lib/api/client/client.ts';
import { SAMPLES } from '../samples.ts';
import { BASE, brokenBody, fakeApi, json, KEY, longBody } from './fake-api.ts';

const QUERY = { query: 'NL91ABNA0417164300' };

describe('an answer under HTTP 200 that is an error', () => {
  it('of an unknown kind is kept as it came, without the key', async () => {
    const said = { error: 'The stars are not right.', key: KEY };
    const { client } = fakeApi(() => json(said));
    expect(await client.call('iban', QUERY)).toMatchObject({
      ok: false,
      failure: {
        kind: 'unexpected-answer',
        billed: 'possibly',
        detail: 'The stars are not right.',
        raw: JSON.stringify({ ...said, key: '[key]' }),
      },
    });
  });
});

describe('a request as it is put together', () => {
  it('brings back everything that came of it', async () => {
    const { client, sent } = fakeApi(() => json({ ...SAMPLES.iban, echo: KEY }));
    const fields = ['valid', 'bic'];
    const raw = await client.callRaw('iban', QUERY, { fields, softFail: true });
    const request = `${BASE}/v1/vat/iban?query=NL91ABNA0417164300&fields=valid%2Cbic&soft_fail=true`;
    expect(raw).toMatchObject({ request, status: 200, mediaType: 'application/json', jobId: null });
    expect(sent.map(({ url }) => url.href)).toEqual([request]);
    expect(JSON.parse(raw.text)).toEqual({ ...SAMPLES.iban, echo: '[key]' });
    expect(raw.outcome.ok).toBe(true);
  });

  it('begins a job and does not wait for it', async () => {
    const { client, sent } = fakeApi(() => json({ job_id: 'j-4' }, 202));
    expect(await client.callRaw('iban', QUERY, { async: true })).toMatchObject({
      status: 202,
      jobId: 'j-4',
    });
    expect(sent).toHaveLength(1);
  });

  it('says where it was answered, if that was its second address', async () => {
    const { client } = fakeApi(({ url }) =>
      url.pathname === '/usage' ? json(SAMPLES.usage) : json({ error: 'Not Found' }, 404),
    );
    expect(await client.callRaw('usage', {})).toMatchObject({
      request: `${BASE}/usage`,
      status: 200,
    });
  });

  it('that never came back has no status, and says what it may have cost', async () => {
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
  it('carries the key in its header, and nothing of the browser', async () => {
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
  ] as const)('of %s with %j asks %s', async (name, params, search) => {
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

  it('never carries the key, soft_fail or is_async as a parameter, whatever it is given', async () => {
    const { client, sent } = fakeApi(() => json(SAMPLES.domain));
    const params = { query: 'c.de', x_api_key: 'true', Soft_Fail: 'true', is_async: 'true' };
    await client.call('domain', params, { fields: ['disposable', 'dns.mx'] });
    expect(sent[0]?.url.search).toBe('?query=c.de&fields=disposable%2Cdns.mx');
  });

  it('goes below a base URL that has a path', async () => {
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

  it('is not sent when the key’s store fails, and says nothing of why', async () => {
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
  it('is asked without the prefix where /v1/usage is not found', async () => {
    const { client, sent } = fakeApi(({ url }) =>
      url.pathname === '/usage' ? json(SAMPLES.usage) : json({ error: 'Not Found' }, 404),
    );
    expect(await client.call('usage', {})).toEqual({ ok: true, value: SAMPLES.usage });
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/v1/usage', '/usage']);
  });

  it('that is refused otherwise is asked once', async () => {
    const { client, sent } = fakeApi(() => json({ error: 'Invalid API Key' }, 401));
    expect(await client.call('usage', {})).toMatchObject({ failure: { kind: 'invalid-key' } });
    expect(sent).toHaveLength(1);
  });

  it('found at neither is not found', async () => {
    const { client } = fakeApi(() => new Response('<h1>404</h1>', { status: 404 }));
    expect(await client.call('usage', {})).toMatchObject({
      failure: { kind: 'not-found', billed: 'no' },
    });
  });

  it('is the only path with a second address', async () => {
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
    ['301', () => new Response(null, { status: 301, headers: { location: 'https://e.org' } })],
    ['302', () => new Response(null, { status: 302, headers: { location: '/elsewhere' } })],
    ['307', () => new Response(null, { status: 307 })],
    ['308', () => new Response(null, { status: 308 })],
  ])('(%s) is refused and not followed', async (_, reply) => {
    const { client, sent } = fakeApi(reply);
    expect(await client.call('iban', QUERY)).toMatchObject({
      ok: false,
      failure: { kind: 'redirected', billed: 'no' },
    });
    expect(sent).toHaveLength(1);
  });
});

describe('an answer of the wrong form', () => {
  it('was paid for and is kept as it came', async () => {
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

  it('is kept without the key, and so is a right one', async () => {
    const { client } = fakeApi(({ url }) =>
      json({ valid: url.pathname === '/v1/vat', bic: `for ${KEY}`, echo: [KEY.toLowerCase()] }),
    );
    const right = await client.call('vat', { query: 'NL1' });
    expect(right).toMatchObject({ ok: true, value: { bic: 'for [key]', echo: ['[key]'] } });
    const { client: other } = fakeApi(() => json({ valid: 1, bic: `for ${KEY}` }));
    const wrong = await other.call('iban', QUERY);
    expect(wrong).toMatchObject({ failure: { raw: '{"valid":1,"bic":"for [key]"}' } });
  });
});

describe('an answer without an end', () => {
  it('is cut off while it comes: it may have been billed, and nothing of it is kept', async () => {
    const { response, taken } = longBody(200);
    const { client, sent } = fakeApi(() => response);
    const outcome = await client.call('iban', QUERY);
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'answer-too-large', billed: 'possibly', status: 200 },
    });
    expect(outcome).not.toHaveProperty('failure.raw');
    expect(taken.cancelled).toBe(true);
    expect(taken.kilobytes).toBeLessThan(1_100);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('of a free endpoint is free', async () => {
    const { client } = fakeApi(() => longBody(200).response);
    expect(await client.call('usage', {})).toMatchObject({
      failure: { kind: 'answer-too-large', billed: 'no' },
    });
  });

  it('to a refused call is a refusal all the same', async () => {
    const { client } = fakeApi(() => longBody(500).response);
    expect(await client.call('iban', QUERY)).toMatchObject({
      failure: { kind: 'server-error', billed: 'no' },
    });
  });

  it('is read as long as it stays within the limit, with letters cut in two by its pieces', async () => {
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

describe('a call that gets no answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const silence = () => new Promise<Response>(() => {});

  it('breaks: it may have been billed, unless it was free', async () => {
    const { client } = fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.call('iban', QUERY)).toMatchObject({
      failure: { kind: 'network', billed: 'possibly', remedy: 'refresh' },
    });
    expect(await client.call('usage', {})).toMatchObject({
      failure: { kind: 'network', billed: 'no', remedy: 'retry' },
    });
  });

  it('breaks in the middle of the answer', async () => {
    const { client } = fakeApi(() => brokenBody(200));
    expect(await client.call('iban', QUERY)).toMatchObject({
      failure: { kind: 'network', billed: 'possibly', status: 200 },
    });
  });

  it('waits 70 seconds, even for a fetch that does not heed its signal', async () => {
    const { client, sent } = fakeApi(silence);
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

  it('waits no longer for the body than for its start', async () => {
    const { client } = fakeApi(() => new Response(new ReadableStream({})), { timeoutMs: 1000 });
    const call = client.call('iban', QUERY);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await call).toMatchObject({ failure: { kind: 'timeout', billed: 'possibly' } });
  });

  it('is cancelled by its caller', async () => {
    const { client, sent } = fakeApi(silence);
    const caller = new AbortController();
    const call = client.call('iban', QUERY, { signal: caller.signal });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toHaveLength(1);
    caller.abort();
    expect(await call).toMatchObject({ failure: { kind: 'aborted', billed: 'possibly' } });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('was cancelled before it was sent: free', async () => {
    const { client, sent } = fakeApi(silence);
    expect(await client.call('iban', QUERY, { signal: AbortSignal.abort() })).toMatchObject({
      failure: { kind: 'aborted', billed: 'no' },
    });
    expect(sent).toEqual([]);
  });

  it('leaves no timer and no listener behind when it is answered', async () => {
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

  it('is waited for, by polls', async () => {
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

  it('and never ends may have been billed; its id is kept', async () => {
    const { client } = fakeApi(({ url }) =>
      url.pathname.startsWith('/jobs/') ? json({ error: 'x' }, 500) : json({ job_id: 'j' }, 202),
    );
    const call = client.call('iban', QUERY);
    await vi.advanceTimersByTimeAsync(72_000);
    expect(await call).toMatchObject({
      failure: { kind: 'timeout', billed: 'possibly', raw: '{"job_id":"j"}' },
    });
  });

  it('and whose polls hang ends in the time of one call', async () => {
    const { client } = fakeApi(({ url }) =>
      url.pathname.startsWith('/jobs/') ? new Promise(() => {}) : json({ job_id: 'j' }, 202),
    );
    const call = client.call('iban', QUERY);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await call).toMatchObject({ failure: { kind: 'timeout', billed: 'possibly' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('and fails is free', async () => {
    const { client } = fakeApi(({ url }) =>
      url.pathname.startsWith('/jobs/') ? json({ status: 'failed' }) : json({ job_id: 'j' }, 202),
    );
    const call = client.call('iban', QUERY);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await call).toMatchObject({ failure: { kind: 'job-failed', billed: 'no' } });
  });

  it('and is cancelled stops polling', async () => {
    const { client, sent } = fakeApi(() => json({ job_id: 'j' }, 202));
    const caller = new AbortController();
    const call = client.call('iban', QUERY, { signal: caller.signal });
    await vi.advanceTimersByTimeAsync(1_000);
    caller.abort();
    expect(await call).toMatchObject({ failure: { kind: 'aborted', billed: 'possibly' } });
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('but already holds the answer is answered', async () => {
    const { client } = fakeApi(() => json(SAMPLES.iban, 202));
    expect(await client.call('iban', QUERY)).toEqual({ ok: true, value: SAMPLES.iban });
  });
});

describe('submit', () => {
  it('asks for a job and yields its id', async () => {
    const { client, sent } = fakeApi(() => json({ job_id: 'a1-b2' }, 202));
    expect(await client.submit('vat', { query: 'NL1' }, { fields: ['valid'] })).toEqual({
      ok: true,
      value: { jobId: 'a1-b2' },
    });
    expect(sent[0]?.url.search).toBe('?query=NL1&fields=valid&is_async=true');
  });

  it('keeps an answer that came at once, as a job that is done', async () => {
    const { client, sent } = fakeApi(() => json(SAMPLES.vat));
    const submitted = await client.submit('vat', { query: 'NL1' });
    const jobId = submitted.ok ? submitted.value.jobId : '';
    expect(await client.poll('vat', jobId)).toEqual({
      ok: true,
      value: { state: 'done', value: SAMPLES.vat },
    });
    expect(sent).toHaveLength(1);
  });

  it.each([
    [json({ job_id: '../usage' }, 202), 'unexpected-answer', 'possibly'],
    [json({ job_id: 'answer={"valid":true}' }, 202), 'unexpected-answer', 'possibly'],
    [json({ job_id: '' }, 202), 'unexpected-answer', 'possibly'],
    [json({}, 202), 'unexpected-answer', 'possibly'],
    [json({ valid: 'x' }, 200), 'unexpected-answer', 'yes'],
    [new Response('', { status: 202 }), 'not-json', 'possibly'],
    [json({ error: 'Payment required' }, 402), 'payment-required', 'no'],
    [json({ error: 'Payment required' }, 200), 'payment-required', 'no'],
  ] as const)('fails for %o: %s', async (response, kind, billed) => {
    const { client } = fakeApi(() => response);
    expect(await client.submit('vat', { query: 'NL1' })).toMatchObject({
      ok: false,
      failure: { kind, billed },
    });
  });
});
