/** What the evidence file shows as the body that an answer was read from. */
import { expect, it } from 'vitest';
import { receivedBodyOf } from '../../../lib/api/client/response-body.ts';
import { SAMPLES } from '../samples.ts';
import { fakeApi, KEY } from './fake-api.ts';

const QUERY = { query: 'NL91ABNA0417164300' };
/** Parsing and writing this again would change its numbers and its order. */
const TEXT = `{ "valid": true, "number": 12345678901234567890, "echo": "${KEY}", "number": 1 }`;
const BODY = TEXT.replace(KEY, '[key]');

function apiWith(text: string, headers: Record<string, string> = {}) {
  return fakeApi(() => new Response(text, { headers })).client;
}
async function bodyOf(client: ReturnType<typeof apiWith>) {
  const answered = await client.call('iban', QUERY);
  return receivedBodyOf(answered.ok && answered.value);
}

it('is kept as received, without the key', async () => {
  expect(await bodyOf(apiWith(TEXT))).toStrictEqual({ body: BODY });
});

it.each([
  ['req-7', 'req-7'],
  [' req-7 ', 'req-7'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('has the id that the API gave the request: %j', async (id, requestId) => {
  expect(await bodyOf(apiWith(TEXT, { 'x-request-id': id }))).toEqual({ body: BODY, requestId });
});

it.each(['', ' '])('has no id where the API gave %j', async (id) => {
  expect(await bodyOf(apiWith(TEXT, { 'x-request-id': id }))).toEqual({ body: BODY });
});

it('is kept of a job and of a call in the console', async () => {
  const client = apiWith(TEXT, { 'x-request-id': 'req-7' });
  const polled = await client.poll('iban', 'j-1');
  expect(receivedBodyOf(polled.ok && polled.value.state === 'done' && polled.value.value)).toEqual({
    body: BODY,
    requestId: 'req-7',
  });
  const { outcome } = await client.callRaw('iban', QUERY);
  expect(receivedBodyOf(outcome.ok && outcome.value)).toMatchObject({ body: BODY });
});

it('is not kept of a free call', async () => {
  const answered = await apiWith(JSON.stringify(SAMPLES.usage)).call('usage', {});
  expect(answered.ok).toBe(true);
  expect(receivedBodyOf(answered.ok && answered.value)).toBeUndefined();
});

it.each([null, undefined, 'text', 7, {}])('is unknown for %j, which no call returned', (answer) => {
  expect(receivedBodyOf(answer)).toBeUndefined();
});
