import { expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '../../../lib/api/client/client.ts';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import { ibans } from '../../ibans.ts';
import { startSandbox } from '../../sandbox/server.ts';
import {
  connect,
  connected,
  createWorld,
  fails,
  pageOf,
  typed,
  type World,
} from '../../service/world.ts';
import { begun, runOf, until } from '../stored-lists.ts';

const COUNT = 500;
const READABLE = 100;

const begunOf = (world: World, values: readonly string[]) =>
  begun(
    world,
    values.map((value) => ({ kind: 'iban', value })),
    values.length,
  );

it('holds a list whose answers become unreadable until the person resumes it', async () => {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const control = (name: string, body: object) =>
    fetch(`${sandbox.baseUrl}/__sandbox/${name}`, { method: 'POST', body: JSON.stringify(body) });
  await control('keys', { key: 'active', perSecond: null, perMinute: null });
  const asked: string[] = [];
  const world = createWorld({
    createClient: (options) =>
      createApiClient({
        ...options,
        fetch: async (...sent) => {
          const isLookup = String(sent[0]).includes('/v1/vat/iban');
          if (isLookup) asked.push(String(sent[0]));
          if (isLookup && asked.length === READABLE + 1) {
            await control('fault', {
              path: '/v1/vat/iban',
              times: 'always',
              body: { result: 'of another form' },
            });
          }
          return fetch(...sent);
        },
      }),
  });
  const { baseUrl, keys } = sandbox;
  const connection = await connect(world, { baseUrl, key: keys.active });
  expect(connection.ok).toBe(true);
  const values = ibans(COUNT).map((value) => value.replaceAll(' ', ''));
  const id = await begunOf(world, values);

  const paid = () => sandbox.log().filter(({ credits }) => credits > 0);
  await until(world, id, 'held');
  const held = await runOf(world, id);
  expect(paid().length).toBeLessThanOrEqual(110);
  expect(held).toMatchObject({
    spent: paid().length,
    failure: { kind: 'unexpected-answer', billed: 'yes', raw: '{"result":"of another form"}' },
  });
  // Neither a new worker nor the alarm resumes it.
  await world.restart();
  await world.service.whenResumed;
  expect((await runOf(world, id)).state).toBe('held');

  // Each resume pays for at most a few more unreadable answers.
  const before = paid().length;
  await world.send('controlList', { id, act: 'resume' });
  await until(world, id, 'held');
  expect(paid().length - before).toBeGreaterThanOrEqual(3);
  expect(paid().length - before).toBeLessThanOrEqual(6);

  await control('reset', {});
  await control('keys', { key: 'active', perSecond: null, perMinute: null });
  await world.send('controlList', { id, act: 'resume' });
  // The fake database takes quadratic time, so the rest is not awaited.
  const answered = async () => (await runOf(world, id)).answered;
  await expect.poll(answered).toBeGreaterThan(READABLE + 20);
  await world.send('controlList', { id, act: 'stop' });
  expect((await runOf(world, id)).possibly).toBeLessThanOrEqual(12);
  expect(new Set(asked).size).toBe(asked.length);
});

it('holds a list whose answers are lost although the API can be reached', async () => {
  const world = await connected();
  let isLost = true;
  world.setReply('iban', () =>
    isLost
      ? { fail: createFailure('network', { billed: 'possibly' }) }
      : { ok: { valid: true, bank_name: 'Example Bank' } },
  );
  const values = ibans(60).map((value) => value.replaceAll(' ', ''));
  const id = await begunOf(world, values);
  await until(world, id, 'held');
  expect(world.paid().length).toBeLessThanOrEqual(8);
  expect(await runOf(world, id)).toMatchObject({
    spent: world.paid().length,
    possibly: world.paid().length,
    failure: {
      message: expect.stringMatching(/^\d of the last \d lookups returned no readable answer/),
      action: '“Resume” looks up the remaining values at the price shown.',
      billed: 'possibly',
    },
  });
  isLost = false;
  await world.send('controlList', { id, act: 'resume' });
  await until(world, id, 'done');
  const asked = world.paid().map(({ params }) => params.query);
  expect(new Set(asked).size).toBe(values.length);
  expect(asked).toHaveLength(values.length);
});

it('stops automatic lookups after three unreadable answers, until the person resumes them', async () => {
  const world = await connected({ autoEmail: true });
  world.setReply('intelligenceEmail', fails('unexpected-answer', { billed: 'yes' }));
  // Each on a site of its own.
  const type = (name: string) => {
    const page = pageOf(`https://${name}.example`, name.charCodeAt(0));
    return world.send('lookup', typed(`${name}@example.com`), page);
  };
  for (const name of ['a', 'b', 'c']) await type(name);
  expect(world.paid()).toHaveLength(3);
  expect(await type('d')).toMatchObject({ failure: { kind: 'gesture-needed', billed: 'no' } });
  await world.restart();
  await type('d');
  expect(world.paid()).toHaveLength(3);
  const shown = await world.send('popupSnapshot', {});
  expect(shown).toMatchObject({
    value: { automaticHold: { message: expect.stringContaining('9 credits'), remedy: 'resume' } },
  });

  await world.send('resumeAutomatic', {});
  expect(await world.send('popupSnapshot', {})).toMatchObject({ value: { automaticHold: null } });
  await type('e');
  expect(world.paid()).toHaveLength(4);
});
