/** Two paths of one host, or two keys of one address, are two accounts. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { STORE_NAMES } from '../../lib/service/storage/stores.ts';
import { asks } from '../console/background/console-world.ts';
import { BASE, connect, connected, lookup, replyOf, type World } from '../service/world.ts';
import { startList } from '../workbench/stored-lists.ts';

const SANDBOX = { baseUrl: `${BASE}/sandbox`, key: 'fm_sandbox_0123456789' };
const LIVE = { baseUrl: `${BASE}/live`, key: 'fm_live_9876543210' };
const ANN = lookup('ann@example.com', { place: 'popup' });

const lookUp = (world: World, more = {}) => world.send('lookup', { ...ANN, ...more });
const paidAt = (world: World) => world.paid().map(({ baseUrl, key }) => [baseUrl, key]);

const questions = Array.from(
  { length: 6 },
  (_, i) => ({ kind: 'email', value: `a${i}@example.com` }) as const,
);
const runOf = async (world: World) => (await replyOf(world.send('lists', {}))).runs[0];

describe.each([
  ['two paths of one host', SANDBOX, { ...LIVE, key: SANDBOX.key }],
  ['two keys of one address', SANDBOX, { ...LIVE, baseUrl: SANDBOX.baseUrl }],
])('%s', (_, first, second) => {
  it('share no answers, and each finds its own when it is connected again', async () => {
    const world = await connected(first);
    await lookUp(world);
    await connect(world, second);
    expect(await lookUp(world)).toMatchObject({ value: { from: 'api', credits: 3 } });
    expect(paidAt(world)).toEqual([[second.baseUrl, second.key]]);
    await connect(world, first);
    expect(await lookUp(world)).toMatchObject({ value: { from: 'cache', credits: 0 } });
  });

  it('share no answers of the console', async () => {
    const world = await connected(first);
    const rates = async () => replyOf(world.send('console', asks('rates')));
    await rates();
    await connect(world, second);
    expect(await rates()).toMatchObject({ from: 'api', credits: 1 });
    await connect(world, first);
    expect(await rates()).toMatchObject({ from: 'cache', credits: 0 });
  });

  it('hold each other’s lists with a failure that says so, and resume them by themselves', async () => {
    const world = await connected(first);
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    world.onCall = async ({ name }) => {
      if (name === 'intelligenceEmail') await gate;
    };
    await startList(world, questions, 18);
    // A list asks one value alone first.
    await expect.poll(() => world.paid().length).toBe(1);
    const before = world.paid().length;
    await connect(world, second);
    release();
    await expect.poll(async () => (await runOf(world))?.state).toBe('held');
    expect(await runOf(world)).toMatchObject({
      failure: { message: expect.stringContaining('API key or base URL was changed') },
    });
    expect(paidAt(world)).toEqual([]);
    await connect(world, first);
    await expect.poll(async () => (await runOf(world))?.state).toBe('done');
    expect(before + world.paid().length).toBe(questions.length);
    const here = [first.baseUrl, first.key];
    expect(paidAt(world)).toEqual(paidAt(world).map(() => here));
  });
});

it('stores an account as a digest that differs in each installation', async () => {
  const worlds = await Promise.all([connected(LIVE), connected(LIVE)]);
  const names = await Promise.all(
    worlds.map(async (world) => {
      await lookUp(world);
      const [receipt] = await world.db.all('receipts', z.object({ account: z.string() }));
      return receipt?.account ?? '';
    }),
  );
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(names).size).toBe(2);
  for (const store of STORE_NAMES.filter((store) => store !== 'connection')) {
    const [world] = worlds;
    const stored = await world?.db.all(store, z.unknown());
    expect(JSON.stringify(stored)).not.toContain(LIVE.key);
  }
});
