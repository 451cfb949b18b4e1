import { describe, expect, it } from 'vitest';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../../lib/api/endpoints/table.ts';
import { cpuTime } from '../../cpu.ts';
import { brokenBody, fakeApi, json, KEY } from '../client/fake-api.ts';

/** Calls an endpoint (default: the paid IBAN endpoint) and returns the failure. */
async function refused(response: Response, name: 'iban' | 'stats' | 'usage' = 'iban') {
  const { client } = fakeApi(() => response.clone());
  const outcome =
    name === 'iban'
      ? await client.call('iban', { query: 'NL91ABNA0417164300' })
      : name === 'stats'
        ? await client.call('stats', { engine: 'email' })
        : await client.call('usage', {});
  if (outcome.ok) throw new Error('answered');
  return outcome.failure;
}

describe('each row of the error table has its failure', () => {
  it.each([
    [400, 'Bad Request', 'bad-request', 'no', false],
    [401, 'Invalid API Key', 'invalid-key', 'no', false],
    [401, 'Inactive API Key', 'inactive-key', 'no', false],
    [401, 'Expired API Key', 'expired-key', 'no', false],
    [401, 'Rate limit exceeded', 'rate-limited', 'no', true],
    [402, 'Payment required', 'payment-required', 'no', false],
    [403, 'Forbidden', 'forbidden', 'no', false],
    [404, 'Not Found', 'not-found', 'possibly', false],
    [413, 'Payload Too Large', 'too-large', 'no', false],
    [500, 'Internal Error', 'server-error', 'no', true],
    [503, 'Status data temporarily unavailable', 'unavailable', 'no', true],
  ] as const)('%i %s: %s, billed: %s', async (status, error, kind, billed, waitHelps) => {
    expect(await refused(json({ error }, status))).toMatchObject({
      kind,
      status,
      billed,
      waitHelps,
      detail: error,
    });
  });

  it.each([
    [402, 'payment-required'],
    [429, 'rate-limited'],
    [502, 'unavailable'],
    [504, 'unavailable'],
    [520, 'server-error'],
    [405, 'unexpected-status'],
    [418, 'unexpected-status'],
  ] as const)('%i, which is not in the contract, is %s and free', async (status, kind) => {
    expect(await refused(new Response('', { status }))).toMatchObject({
      kind,
      status,
      billed: 'no',
    });
  });
});

describe('a 401', () => {
  it.each([
    ['INVALID API KEY', 'invalid-key'],
    ['Missing API key', 'invalid-key'],
    ['No API key provided', 'invalid-key'],
    ['The API key is inactive.', 'inactive-key'],
    ['API key not active', 'inactive-key'],
    ['api key expired on 2024-01-01', 'expired-key'],
    ['rate-limit reached', 'rate-limited'],
    ['Too many requests', 'rate-limited'],
    ['Quota exceeded for this inactive period', 'rate-limited'],
    ['Go away', 'unauthorized'],
    ['', 'unauthorized'],
  ] as const)('with the message %j is %s', async (error, kind) => {
    expect(await refused(json({ error }, 401))).toMatchObject({ kind, billed: 'no' });
  });

  it.each([
    ['daily', true],
    ['weekly', true],
    ['monthly', true],
    ['total', false],
  ] as const)('names the %s quota that is used up', async (quota, waitHelps) => {
    const error = `Rate limit exceeded for the API key: quota ${quota}`;
    const failure = await refused(json({ error }, 401));
    expect(failure).toMatchObject({ kind: 'rate-limited', detail: error, waitHelps });
    expect(failure.message).toContain(quota);
  });

  it('about a limit does not suggest another key', async () => {
    const failure = await refused(json({ error: 'Rate limit exceeded' }, 401));
    expect(failure.remedy).toBe('wait');
    expect(failure.message + failure.action).not.toMatch(/invalid|another key|enter/i);
  });
});

describe('a 404', () => {
  it.each([...ENDPOINT_NAMES])(
    'of %s may have been billed unless the endpoint is free',
    async (name) => {
      const { client } = fakeApi(() => json({ error: 'Not Found' }, 404));
      const outcome =
        name === 'job'
          ? await client.call(name, { job_id: 'j' })
          : name === 'usage' || name === 'rates'
            ? await client.call(name, {})
            : name === 'stats'
              ? await client.call(name, { engine: 'e' })
              : await client.call(name, { query: '+31612345678' });
      expect(outcome).toMatchObject({
        ok: false,
        failure: {
          kind: name === 'usage' ? 'no-api' : 'not-found',
          billed: ENDPOINTS[name].credits > 0 ? 'possibly' : 'no',
        },
      });
    },
  );
});

describe('a 403', () => {
  it('of stats means that stats are not enabled', async () => {
    const failure = await refused(json({ error: 'Forbidden' }, 403), 'stats');
    expect(failure.kind).toBe('stats-not-enabled');
  });

  it('of stats with a deactivated account does not mean that', async () => {
    const failure = await refused(json({ error: 'Account deactivated' }, 403), 'stats');
    expect(failure.kind).toBe('forbidden');
  });
});

describe('error bodies that the contract does not show', () => {
  const html = '<!doctype html><html><head><title> 502 Bad\n Gateway </title></head><body>x</body>';

  it.each([
    [502, html, 'unavailable', '502 Bad Gateway'],
    [401, html, 'unauthorized', '502 Bad Gateway'],
    [500, '<p>no title</p>', 'server-error', undefined],
    [500, 'plain words', 'server-error', 'plain words'],
    [500, '"Internal Error"', 'server-error', 'Internal Error'],
    [500, '{"error":{"message":"Deep"}}', 'server-error', 'Deep'],
    [500, '{"message":"Gateway"}', 'server-error', 'Gateway'],
    [500, '{"detail":"Detail"}', 'server-error', 'Detail'],
    [500, '{"error":7}', 'server-error', undefined],
    [500, '[]', 'server-error', undefined],
    [500, 'null', 'server-error', undefined],
    [401, '{"error":{"message":"Expired API Key"}}', 'expired-key', 'Expired API Key'],
  ] as const)('%i %s', async (status, body, kind, detail) => {
    const failure = await refused(new Response(body, { status }));
    expect(failure.kind).toBe(kind);
    expect(failure.detail).toBe(detail);
  });

  it('are judged by the status alone when the body breaks off', async () => {
    expect(await refused(brokenBody(402))).toMatchObject({
      kind: 'payment-required',
      billed: 'no',
    });
  });

  it('are stored without the key and without queries of URLs', async () => {
    const error = `Key ${KEY} (${KEY.toUpperCase()}) asked https://api.example.org/v1/vat?query=NL1&x_api_key=${KEY}, x-api-key: other, /v1/vat/iban?query=NL91`;
    expect((await refused(json({ error }, 400))).detail).toBe(
      'Key [key] ([key]) asked https://api.example.org/v1/vat?[query] x-api-key: [key], /v1/vat/iban?[query]',
    );
  });
});

describe('an error under status 200 (soft_fail)', () => {
  it.each([
    ['Bad Request', 'bad-request', 'no'],
    ['Parameter query is required', 'bad-request', 'no'],
    ['Invalid API Key', 'invalid-key', 'no'],
    ['Inactive API Key', 'inactive-key', 'no'],
    ['Expired API Key', 'expired-key', 'no'],
    ['Rate limit exceeded for the API key: quota monthly', 'rate-limited', 'no'],
    ['Payment required', 'payment-required', 'no'],
    ['No credits left', 'payment-required', 'no'],
    ['Forbidden', 'forbidden', 'no'],
    ['API Stats is not enabled for this account', 'stats-not-enabled', 'no'],
    ['Not Found', 'not-found', 'possibly'],
    ['Payload Too Large', 'too-large', 'no'],
    ['Internal Error', 'server-error', 'no'],
    ['Status data temporarily unavailable', 'unavailable', 'no'],
    ['Something else', 'unexpected-answer', 'possibly'],
  ] as const)('%s: %s, billed: %s', async (error, kind, billed) => {
    expect(await refused(json({ error }))).toMatchObject({
      kind,
      billed,
      status: 200,
      detail: error,
    });
  });

  it('is classified by the status in its body, if there is one', async () => {
    const failure = await refused(json({ error: 'Nope', status: 402 }));
    expect(failure).toMatchObject({ kind: 'payment-required', billed: 'no', detail: 'Nope' });
  });

  it('of a free endpoint is free', async () => {
    expect(await refused(json({ error: 'Something else' }), 'usage')).toMatchObject({
      kind: 'unexpected-answer',
      billed: 'no',
    });
  });

  it('is ignored in an answer that has a result', async () => {
    const { client } = fakeApi(() => json({ valid: true, error: null, bank_name: 'B' }));
    expect(await client.call('iban', { query: 'x' })).toMatchObject({ ok: true });
  });
});

it('classifies very long messages quickly', async () => {
  const longMessage = 'unknown engine key '.repeat(20_000);
  const start = cpuTime();
  for (const status of [200, 401, 403]) {
    await refused(json({ error: longMessage }, status));
    await refused(json({ error: { message: longMessage } }, status));
  }
  expect(cpuTime() - start).toBeLessThan(2_000);
});
