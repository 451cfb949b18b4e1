/** An address that is not the API's, recognised by the real client at the sandbox. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiClient } from '../../lib/api/client/client.ts';
import { createAccountIds } from '../../lib/service/account/key-store.ts';
import { questionKey } from '../../lib/service/answers/index.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';
import { createWorld, lookup, receiptsOf, replyOf, type World } from '../service/world.ts';
import { startList } from '../workbench/stored-lists.ts';

const IBAN = lookup('DE89370400440532013000', { kind: 'iban', place: 'popup' });

let sandbox: Sandbox;
let world: World;
beforeAll(async () => {
  sandbox = await startSandbox({ deepMs: 0, jobMs: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await fetch(`${sandbox.baseUrl}/__sandbox/reset`, { method: 'POST' });
  world = createWorld({ createClient: createApiClient });
});

const connectTo = (end: string, key = sandbox.keys.active) =>
  world.send('connect', { baseUrl: `${sandbox.baseUrl}${end}`, key, keep: 'disk' });
const connection = () => replyOf(world.send('connection', {}));
const asked = () => sandbox.log().map(({ path }) => path);
const fault = (body: object) =>
  fetch(`${sandbox.baseUrl}/__sandbox/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('an address that ends in the prefix of the endpoints', () => {
  it.each(['/v1/', '/v1/intelligence/email'])(
    'is saved without the prefix, and the reply says so: %s',
    async (end) => {
      expect(await replyOf(connectTo(end))).toMatchObject({
        connection: { baseUrl: sandbox.baseUrl },
        leftOut: end.replace(/\/$/, ''),
      });
      const answer = await replyOf(world.send('lookup', IBAN));
      expect(answer).toMatchObject({ state: 'answered', from: 'api' });
      expect(asked().at(-1)).toBe('/v1/vat/iban');
    },
  );

  it('still reports a wrong key, and saves nothing', async () => {
    const refused = await connectTo('/v1', 'fm_wrong_0123456789');
    expect(refused).toMatchObject({ failure: { kind: 'invalid-key' } });
    expect(await connection()).toMatchObject({ baseUrl: '', key: { set: false } });
  });
});

it('saves an address without the prefix unchanged', async () => {
  const reply = await replyOf(connectTo('/'));
  expect(reply).toMatchObject({ connection: { baseUrl: sandbox.baseUrl } });
  expect(reply).not.toHaveProperty('leftOut');
  expect(asked()).toEqual(['/v1/usage']);
});

it('does not accept an address without an API, and says what was tried', async () => {
  const outcome = await connectTo('/other');
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'no-api', billed: 'no' } });
  expect(outcome.ok ? '' : outcome.failure.action).toContain(`${sandbox.baseUrl}/other/v1/usage`);
});

describe('a stored address where no API answers any more', () => {
  beforeEach(async () => {
    await world.service.whenResumed;
    const { active } = sandbox.keys;
    const stored = { baseUrl: `${sandbox.baseUrl}/v1`, keep: 'disk', key: active };
    await world.db.write('connection', 'connection', stored);
  });

  it.each(['standard', 'deep'] as const)(
    'gives no answer to a %s question, and nothing is stored as an answer',
    async (depth) => {
      const email = lookup('ann@example.com', { place: 'popup', depth });
      expect(await world.send('lookup', email)).toMatchObject({
        ok: false,
        failure: { kind: 'no-api', billed: 'possibly', remedy: 'options' },
      });
      expect(await world.db.newest('cache', z.unknown(), {})).toEqual([]);
      expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
      expect(await connection()).toMatchObject({ trouble: { kind: 'no-api' } });
    },
  );

  it('leaves no false answer behind when it is corrected', async () => {
    const account = await createAccountIds(world.db)({
      baseUrl: `${sandbox.baseUrl}/v1`,
      key: sandbox.keys.active,
    });
    const key = questionKey(account, { endpoint: 'iban', params: { query: IBAN.value } });
    const kept = { at: world.now, expires: world.now + 600_000, endpoint: 'iban', whole: true };
    const answered = { ...kept, missing: false, former: [], answer: { valid: true } };
    const notFound = { ...answered, answer: { error: 'Not Found' }, missing: true };
    await world.db.write('cache', key, notFound);
    await world.db.write('cache', 'other', answered);
    const iban = { kind: 'iban', value: IBAN.value } as const;
    const price = async () =>
      (await replyOf(world.send('check', { items: [iban], place: 'popup' }))).judgements[0]?.offer
        .credits;
    expect(await price()).toBe(0);
    await replyOf(connectTo(''));
    expect(await price()).toBe(1);
    expect(world.broadcasts).toEqual([{ fieldmarkTab: 'answered', ...iban }]);
  });
});

it('holds a list at its first questions if these get a 404 page', async () => {
  await connectTo('');
  await fault({ path: '/v1/vat/iban', status: 404, html: true, times: 'always' });
  const ibans = Array.from({ length: 20 }, (_, n) => `DE893704004405320130${n + 10}`);
  const questions = ibans.map((value) => ({ kind: 'iban', value }) as const);
  await startList(world, questions, 100);
  await expect
    .poll(() => world.send('lists', {}))
    .toMatchObject({ value: { runs: [{ state: 'held', failure: { kind: 'no-api' } }] } });
  expect(asked().filter((path) => path === '/v1/vat/iban').length).toBeLessThanOrEqual(3);
});
