/** How the status and the message of an error become a failure. */
import { describe, expect, it } from 'vitest';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../../lib/api/endpoints/table.ts';
import {
  apiErrorMessage,
  failureInBody,
  failureOfStatus,
} from '../../../lib/api/failures/http-errors.ts';
import type { EndpointName } from '../../../lib/domain/endpoints.ts';
import { expectLinear, repeated } from '../../growth.ts';
import { withShownTexts } from '../../texts/in-texts.ts';
import { fakeApi, json, KEY } from '../client/fake-api.ts';
import { PARAMS } from '../samples.ts';

/** Calls an endpoint (default: the paid IBAN endpoint) and returns the failure. */
async function refused(response: Response, name: EndpointName = 'iban') {
  const { client } = fakeApi(() => response.clone());
  const params = name === 'stats' ? { engine: 'email' } : PARAMS[name];
  const outcome = await client.call(name, params as never);
  if (outcome.ok) throw new Error('answered');
  return withShownTexts(outcome.failure);
}
const withError = (error: unknown, status = 200) => json({ error }, status);

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
    const failure = { kind, billed, waitHelps, detail: error };
    expect(await refused(withError(error, status))).toMatchObject({ ...failure, status });
    // With soft_fail.
    expect(await refused(withError(error))).toMatchObject({ ...failure, status: 200 });
  });

  it.each([
    [429, 'rate-limited'],
    [502, 'unavailable'],
    [599, 'server-error'],
    [405, 'unexpected-status'],
    [499, 'unexpected-status'],
  ] as const)('%i without a message is %s and free', async (status, kind) => {
    const failure = { kind, status, billed: 'no' };
    expect(await refused(new Response('', { status }))).toMatchObject(failure);
  });
});

describe('a 401', () => {
  it.each([
    ['INVALID API KEY', 'invalid-key'],
    ['No API key provided', 'invalid-key'],
    ['The API key is inactive.', 'inactive-key'],
    ['API key not active', 'inactive-key'],
    ['api key expired on 2024-01-01', 'expired-key'],
    ['Too many requests', 'rate-limited'],
    ['Quota exceeded for this inactive period', 'rate-limited'],
    ['Go away', 'unauthorized'],
    ['', 'unauthorized'],
  ] as const)('with the message %j is %s', async (error, kind) => {
    expect(await refused(withError(error, 401))).toMatchObject({ kind, billed: 'no' });
  });

  it.each([
    [': quota daily', 'This API key has used up its daily quota.', true],
    [': quota:  weekly', 'This API key has used up its weekly quota.', true],
    [': quota MONTHLY', 'This API key has used up its monthly quota.', true],
    [': quota total', 'This API key has used up its total quota.', false],
    ['', 'This API key has reached a rate limit or a quota.', true],
  ] as const)('about a limit%s names the quota', async (quota, message, waitHelps) => {
    const error = `Rate limit exceeded for the API key${quota}`;
    const failure = await refused(withError(error, 401));
    expect(failure).toMatchObject({ kind: 'rate-limited', detail: error, message, waitHelps });
    expect(failure.remedy).toBe(waitHelps ? 'wait' : 'account');
    if (!waitHelps)
      expect(failure.action).toBe('Raise the key’s quota in the account’s dashboard.');
    expect(failure.message + failure.action).not.toMatch(/invalid|another key|enter/i);
  });

  it('is what names a quota: another error that mentions one keeps its sentence', async () => {
    const { message } = await refused(withError('quota daily', 500));
    expect(message).toBe('Something went wrong at the API.');
  });
});

it.each(ENDPOINT_NAMES)('a 404 of %s may have been billed unless it is free', async (name) => {
  expect(await refused(withError('Not Found', 404), name)).toMatchObject({
    kind: name === 'usage' ? 'no-api' : 'not-found',
    billed: ENDPOINTS[name].credits > 0 ? 'possibly' : 'no',
  });
});

it.each([
  ['Forbidden', 'stats-not-enabled'],
  ['Account deactivated', 'forbidden'],
])('a 403 of stats, %s, is %s', async (error, kind) => {
  expect(await refused(withError(error, 403), 'stats')).toMatchObject({ kind });
});

describe('bodies that the contract does not show', () => {
  const html = '<!doctype html><html><head><title> 502 Bad\n Gateway </title></head><body>x</body>';

  it.each([
    [502, html, 'unavailable', '502 Bad Gateway'],
    [500, '<title class="a"> Bad </title>', 'server-error', 'Bad'],
    [500, '<!doctype html><p>no title</p>', 'server-error', undefined],
    [500, '  upstream \n gone ', 'server-error', 'upstream gone'],
    [500, '"  Internal Error "', 'server-error', 'Internal Error'],
    [500, JSON.stringify('y'.repeat(2_000)), 'server-error', 'y'.repeat(300)],
    [404, html, 'no-api', '502 Bad Gateway'],
    [404, '{"message":"no Route matched"}', 'no-api', 'no Route matched'],
    [404, '{}', 'no-api', undefined],
    [500, '{"error":{"message":"Deep"}}', 'server-error', 'Deep'],
    [500, '{"message":"Gateway"}', 'server-error', 'Gateway'],
    [500, '{"detail":"Detail"}', 'server-error', 'Detail'],
    [500, 'null', 'server-error', undefined],
    [401, '{"error":{"message":"Expired API Key"}}', 'expired-key', 'Expired API Key'],
  ] as const)('%i %s', async (status, body, kind, detail) => {
    const failure = await refused(new Response(body, { status }));
    expect(failure.kind).toBe(kind);
    expect(failure.detail).toBe(detail);
  });

  it('are stored without the key and without queries of URLs', async () => {
    const error = `Key ${KEY} (${KEY.toUpperCase()}) asked https://api.example.org/v1/vat?query=NL1&x_api_key=${KEY}, x-api-key: other, /v1/vat/iban?query=NL91`;
    expect((await refused(withError(error, 400))).detail).toBe(
      'Key [key] ([key]) asked https://api.example.org/v1/vat?[query] x-api-key: [key], /v1/vat/iban?[query]',
    );
  });
});

describe('an error under status 200 (soft_fail)', () => {
  it.each([
    ['Parameter query is required', 'bad-request', 'no'],
    ['No credits left', 'payment-required', 'no'],
    ['API Stats is not enabled for this account', 'stats-not-enabled', 'no'],
    ['Something else', 'unexpected-answer', 'possibly'],
  ] as const)('%s: %s, billed: %s', async (error, kind, billed) => {
    const failure = { kind, billed, status: 200, detail: error };
    expect(await refused(withError(error))).toMatchObject(failure);
  });

  it.each([
    [{ status: 400 }, 'bad-request'],
    [{ status_code: 402 }, 'payment-required'],
    [{ code: 599 }, 'server-error'],
    // Not an error status: the message decides, and this one is unknown.
    [{ code: 399 }, 'unexpected-answer'],
    [{ code: 600 }, 'unexpected-answer'],
    [{ status: 200, code: 413 }, 'too-large'],
  ])('is classified by the status in its body: %j, %s', async (codes, kind) => {
    expect(await refused(json({ error: 'Hm', ...codes }))).toMatchObject({ kind, detail: 'Hm' });
  });

  it('that is unknown says so, and is free of a free endpoint', async () => {
    expect(await refused(withError('Something else'), 'usage')).toMatchObject({
      kind: 'unexpected-answer',
      message: 'The API answered with an error that Fieldmark does not know.',
      billed: 'no',
    });
  });

  it('is ignored in an answer that has a result', async () => {
    const { client } = fakeApi(() => json({ valid: true, error: null, bank_name: 'B' }));
    expect(await client.call('iban', { query: 'x' })).toMatchObject({ ok: true });
  });
});

it.each([
  [{ error: ' Bad  ' }, 'Bad'],
  [{ error: 'x'.repeat(1_001) }, 'x'.repeat(1_000)],
  [{ error: '   ' }, null],
  [{ error: 7 }, null],
  [[1, 2], null],
])('the message of a body is trimmed and cut at a thousand characters: %#', (body, message) => {
  expect(apiErrorMessage(body)).toBe(message);
});

describe('a very long message is classified in linear time', () => {
  const context = { path: '/v1/iban', notFoundBilled: 'no', key: KEY } as const;
  const shapes: readonly ((message: string) => object)[] = [
    (error) => ({ error }),
    (message) => ({ error: { message } }),
  ];
  const input = (size: number) => repeated('unknown engine key ', size);

  it.each(shapes)('%#', (bodyOf) => {
    for (const status of [401, 403]) {
      const run = (message: string) =>
        failureOfStatus(status, JSON.stringify(bodyOf(message)), context);
      expectLinear(`${status}`, { input, run });
    }
    expectLinear('200', { input, run: (message) => failureInBody(200, bodyOf(message), context) });
  });
});
