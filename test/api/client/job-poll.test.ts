import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../samples.ts';
import { cutAfter, fakeApi, json, KEY } from './fake-api.ts';

const RESULT = SAMPLES.intelligenceEmailq;
const { disposable: _, ...PARTIAL } = RESULT;

const poll = (response: Response) =>
  fakeApi(() => response.clone()).client.poll('intelligenceEmailq', 'job-1');

const nested = (value: unknown, levels: number): unknown =>
  levels === 0 ? value : { job: nested(value, levels - 1) };

describe('a job is done when its answer can be parsed', () => {
  it.each([
    ['bare', RESULT],
    ['status and result', { status: 'completed', result: RESULT }],
    ['state and data', { id: 'job-1', state: 'done', data: RESULT, error: null }],
    ['status code and response', { job_id: 'job-1', status_code: 200, response: RESULT }],
    ['status 201', { status: 201, result: RESULT }],
    ['output', { status: 'SUCCESS', output: RESULT }],
    ['result without a state', { result: RESULT }],
    ['a state that is not known', { status: 'zorp', result: RESULT }],
    ['nested as deeply as is read', nested(RESULT, 4)],
    ['a string that begins with a space', { result: ` \n${JSON.stringify(RESULT)} ` }],
    ['a list of one', [RESULT]],
    ['the whole record as a JSON string', JSON.stringify({ result: RESULT })],
  ])('%s', async (_, body) => {
    const outcome = await poll(json(body));
    expect(outcome).toMatchObject({ ok: true, value: { state: 'done', value: RESULT } });
  });
});

describe('a job is running when nothing says otherwise', () => {
  it.each<[string, Response]>([
    ['202', json({ job_id: 'job-1' }, 202)],
    ['202 without a body', new Response('', { status: 202 })],
    ['204', new Response(null, { status: 204 })],
    ['its id alone', json({ job_id: 'job-1' })],
    ['an empty record', json({})],
    ['a list in a state that is not known', json({ status: 'zorp', result: [1, 2] })],
    ['a list of a running job', json([{ status: 'queued' }])],
    ['a state, although there is an error', json({ status: 'running', error: 'Not Found' })],
    ['the number 404 as its status', json({ status: 404 })],
    ...[100, 300, 399, 600].map((status): [string, Response] => [
      `the number ${status} as its status, which says nothing`,
      json({ status }),
    ]),
    ['an answer that is nested too deeply', json(nested(RESULT, 5))],
    ['a status of 202', json({ status_code: 202, response: null })],
    ['a partial answer', json({ status: 'processing', result: { disposable: false } })],
    ['a partial answer with 202', json(PARTIAL, 202)],
    ['a partial answer in a state that is not known', json({ status: 'zorp', result: PARTIAL })],
    ['an error that says that it is running', json({ error: 'Job is still processing' })],
    ['an error that says that it is not ready, 400', json({ error: 'Job not ready' }, 400)],
    ...['queued', 'pending', 'running', 'in_progress', 'In Progress', 'PROCESSING', 'accepted'].map(
      (status): [string, Response] => [status, json({ job_id: 'job-1', status })],
    ),
  ])('%s', async (_, response) => {
    expect(await poll(response)).toEqual({ ok: true, value: { state: 'running' } });
  });
});

it.each<[string, unknown]>([
  ['a list', [RESULT, RESULT]],
  ['a list as the result, without a state', { result: [1, 2] }],
  ['a list as a string', JSON.stringify([RESULT, RESULT])],
  ['a list in a list', [[1, 2]]],
])('a job is finished and cannot be read if it is %s', async (_, body) => {
  const outcome = await poll(json(body));
  expect(outcome).toMatchObject({
    value: {
      state: 'failed',
      failure: { kind: 'unexpected-answer', billed: 'possibly', raw: JSON.stringify(body) },
    },
  });
});

it.each([[[]], ['patience'], [7], [true]])(
  'a job may be running although the poll returns %j',
  async (body) => {
    expect(await poll(json(body))).toMatchObject({
      value: { state: 'running', doubt: { kind: 'unexpected-answer', raw: JSON.stringify(body) } },
    });
  },
);

it.each<[string, Response, string]>([
  ['404', json({ error: 'Not Found' }, 404), 'not-found'],
  ['404 of a gateway', new Response('<h1>404</h1>', { status: 404 }), 'no-api'],
])('a job may be running although the poll returns %s', async (_, response, kind) => {
  expect(await poll(response)).toMatchObject({
    ok: true,
    value: { state: 'running', doubt: { kind, billed: 'no', status: 404 } },
  });
});

describe('a job has failed when its record says so, and is free', () => {
  it.each([
    [json({ status: 'failed' }), undefined],
    [json({ state: 'ERROR', data: null, error: 'Boom' }), 'Boom'],
    [json({ status: 'cancelled' }), undefined],
    [json({ status: 599 }), undefined],
    [json({ status_code: 500, response: { error: 'Internal Error' } }), 'Internal Error'],
    [json({ job: { status: 'failed', error: { message: 'Deep' } } }), 'Deep'],
    [json({ error: 'Mailbox check crashed' }), 'Mailbox check crashed'],
    [json({ status: 'failed', error: `key ${KEY}` }), 'key [key]'],
  ])('%o', async (response, detail) => {
    const outcome = await poll(response);
    expect(outcome).toMatchObject({
      ok: true,
      value: { state: 'failed', failure: { kind: 'job-failed', billed: 'no' } },
    });
    const failed = outcome.ok && outcome.value.state === 'failed' ? outcome.value.failure : null;
    expect(failed?.detail).toBe(detail);
  });
});

describe('a finished job with an unreadable answer was billed', () => {
  it.each([
    { status: 'completed' },
    { status: 200, response: {} },
    { job_id: 'job-1', ...RESULT, dns: 'none' },
  ])('%j', async (body) => {
    expect(await poll(json(body))).toMatchObject({
      ok: true,
      value: {
        state: 'failed',
        failure: { kind: 'unexpected-answer', billed: 'yes', raw: JSON.stringify(body) },
      },
    });
  });
});

describe('a failed poll does not fail the job, and is free', () => {
  it.each([
    [json({ status: 'error', error: 'Expired API Key' }, 401), 'expired-key'],
    [json({ error: 'Rate limit exceeded' }, 200), 'rate-limited'],
    [json({ status: 401, error: 'Invalid API Key' }, 200), 'invalid-key'],
    [json({ error: 'Internal Error' }, 500), 'server-error'],
    [new Response('<h1>Sign in</h1>'), 'not-json'],
    [new Response(null, { status: 302 }), 'redirected'],
    [cutAfter(''), 'network'],
  ] as const)('%o: %s', async (response, kind) => {
    expect(await poll(response)).toMatchObject({
      ok: false,
      failure: { kind, billed: 'no' },
    });
  });
});
