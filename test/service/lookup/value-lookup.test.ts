/** Lookups of single values: their answers, their failures, and what they cost. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { STORE_NAMES } from '../../../lib/service/storage/stores.ts';
import {
  BASE,
  cardIn,
  confirmed,
  connected,
  createWorld,
  fails,
  KEY,
  lookup,
  page,
  privatePage,
  privateUi,
  receiptsOf,
  replyOf,
  ui,
  type World,
} from '../world.ts';

const OTHER = { baseUrl: 'https://other.example', key: 'another_key_12345', keep: 'disk' } as const;
const ask = (world: World, more = {}) => world.send('lookup', lookup('ann@example.com', more));

describe('a lookup', () => {
  it('calls the cheapest endpoint and returns a combined verdict', async () => {
    const world = await connected();
    expect(await ask(world)).toMatchObject({
      ok: true,
      value: {
        state: 'answered',
        credits: 3,
        from: 'api',
        verdict: { standing: 'good', basis: ['syntax', 'api'] },
        offer: { policy: 'ask', credits: 0, connected: true },
      },
    });
    expect(world.paid()).toMatchObject([
      { name: 'intelligenceEmail', params: { query: 'ann@example.com' } },
    ]);
  });

  it('is answered from the cache for free, even after a restart, unless it is a refresh', async () => {
    const world = await connected();
    await ask(world);
    await world.restart();
    expect(await ask(world)).toMatchObject({ ok: true, value: { from: 'cache', credits: 0 } });
    expect(world.paid()).toHaveLength(1);
    const again = await ask(world, { refresh: true });
    expect(again).toMatchObject({ ok: true, value: { from: 'api', credits: 3 } });
    expect(world.paid()).toHaveLength(2);
  });

  it('shares its call with concurrent requests', async () => {
    const world = await connected();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(world)));
    expect(world.paid()).toHaveLength(1);
    const spent = replies.map((reply) =>
      reply.ok && reply.value.state === 'answered' ? reply.value.credits : Number.NaN,
    );
    expect(spent.toSorted()).toEqual([...Array(19).fill(0), 3]);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
  });

  it.each([
    'network',
    'rate-limited',
    'payment-required',
    'server-error',
    'unavailable',
    'not-json',
  ] as const)('stores no failure (%s), so the next request calls the API', async (kind) => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails(kind));
    expect(await ask(world)).toMatchObject({ ok: false, failure: { kind } });
    const items = [{ kind: 'email' as const, value: 'ann@example.com' }];
    expect(await world.send('check', { items, place: 'popup' })).toMatchObject({
      value: { judgements: [{ verdict: { basis: ['syntax'] }, offer: { credits: 3 } }] },
    });
    world.setReply('intelligenceEmail', { ok: { disposable: false } });
    expect(await ask(world)).toMatchObject({ ok: true, value: { from: 'api' } });
    const states = (await receiptsOf(world)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['answered', 'failed']);
  });

  it('is refused for free without a key', async () => {
    const world = createWorld();
    expect(await ask(world)).toMatchObject({ ok: false, failure: { kind: 'no-key' } });
    expect(world.calls).toEqual([]);
  });

  it('stores answers separately for each API', async () => {
    const world = await connected();
    await ask(world);
    await world.send('connect', OTHER);
    await ask(world);
    expect(world.paid()).toMatchObject([
      { baseUrl: BASE, key: KEY },
      { baseUrl: OTHER.baseUrl, key: OTHER.key },
    ]);
  });
});

describe('in a private window', () => {
  it('only a receipt is stored, without site and question', async () => {
    const world = await connected();
    const answered = await confirmed(world, 'ann@example.com', privatePage());
    expect(answered).toMatchObject({ ok: true, value: { from: 'api' } });
    await confirmed(world, 'deep@example.com', privatePage(), { depth: 'deep' });
    const history = await world.send('history', { limit: 10 });
    expect(history).toEqual({ ok: true, value: { entries: [] } });
    const kept = await Promise.all(STORE_NAMES.map((store) => world.db.all(store, z.unknown())));
    expect(JSON.stringify(kept)).not.toMatch(/ann@example|deep@example|secret\.example/);
    expect(await world.db.all('cache', z.unknown())).toEqual([]);
    // A job would have to be stored until it is done, so a synchronous call is made instead.
    expect(world.paid().map(({ how }) => how)).toEqual(['call', 'call']);
    const traces = z.object({ question: z.string(), page: z.string(), origin: z.string() });
    const blank = { question: '', page: '', origin: 'private window' };
    expect(await world.db.all('receipts', traces)).toEqual([blank, blank]);
  });

  it('a question shares no call with other windows, because different data may be stored', async () => {
    for (const order of [
      [ui, privateUi],
      [privateUi, ui],
    ]) {
      const world = await connected();
      await Promise.all(order.map((from) => world.send('lookup', lookup('ann@example.com'), from)));
      const history = await world.send('history', { limit: 9 });
      expect(history).toMatchObject({
        value: { entries: [{ verdict: { value: 'ann@example.com' } }] },
      });
      expect(world.paid().length).toBeLessThanOrEqual(2);
    }
  });
});

it('reports an answer that cannot be read as billed, and stores it as received', async () => {
  const world = await connected();
  world.setReply('intelligenceEmail', { ok: 'nonsense' });
  expect(await ask(world)).toMatchObject({
    ok: false,
    failure: { kind: 'unexpected-answer', billed: 'yes', raw: '"nonsense"' },
  });
  expect(await receiptsOf(world)).toMatchObject([{ state: 'answered', credits: 3 }]);
});

it('cancels a lookup that would wait too long in the queue, and sends nothing', async () => {
  const world = await connected();
  world.setReply('usage', {
    ok: { remaining: 9, total_used: 0, rate_limit: { per_minute: 1, per_second: null } },
  });
  await world.send('usage', { refresh: true });
  await ask(world);
  const sent = world.paid().length;
  const outcome = await world.send('lookup', lookup('bob@example.com'));
  expect(outcome).toMatchObject({
    failure: {
      kind: 'rate-limited',
      billed: 'no',
      message: 'Earlier lookups are still waiting for the API. This one was not sent.',
      action: 'Wait a few seconds, then try again.',
    },
  });
  expect(world.paid()).toHaveLength(sent);
  expect(await receiptsOf(world)).toHaveLength(1);
});

it('sends nothing, and nothing is billed, without access to the API’s host', async () => {
  const world = await connected();
  const before = world.calls.length;
  world.mayReach = false;
  expect(await ask(world)).toMatchObject({
    ok: false,
    failure: { kind: 'not-allowed', billed: 'no', remedy: 'options' },
  });
  const failure = { kind: 'not-allowed' };
  expect(await world.send('connect', OTHER)).toMatchObject({ ok: false, failure });
  expect(world.calls).toHaveLength(before);
  expect((await receiptsOf(world)).filter(({ state }) => state !== 'failed')).toEqual([]);
  world.mayReach = true;
  expect(await ask(world)).toMatchObject({ ok: true });
});

describe('a lookup that runs', () => {
  const since = async (world: World, from = ui) => {
    const items = [{ kind: 'email', value: 'ann@example.com' } as const];
    const reply = await replyOf(world.send('check', { items, place: 'popup' }, from));
    return reply.judgements[0]?.offer.runningSince;
  };

  it('is known to our own pages and cards until it ends, and to no page', async () => {
    const world = await connected();
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    world.onCall = () => gate;
    const reply = ask(world);
    await expect.poll(() => world.calls).toHaveLength(1);
    expect(await since(world)).toBe(world.now);
    expect(await since(world, cardIn(page))).toBe(world.now);
    expect(await since(world, page)).toBeUndefined();
    expect(await since(world, privateUi)).toBeUndefined();
    release();
    await reply;
    expect(await since(world)).toBeUndefined();
  });
});

describe('offline', () => {
  const body = lookup('ann@example.com', { place: 'popup' });

  it.each([
    ['the sender’s browser knows it', { fieldmark: 'lookup', body, offline: true }, true],
    ['the background knows it', { fieldmark: 'lookup', body }, false],
  ])('nothing is sent and no receipt is written where %s', async (_, message, isOnline) => {
    const world = await connected();
    world.isOnline = isOnline;
    expect(await world.raw(message, ui)).toMatchObject({
      ok: false,
      failure: { kind: 'offline', billed: 'no' },
    });
    expect(world.calls).toEqual([]);
    expect(await receiptsOf(world)).toEqual([]);
    expect(await replyOf(world.send('history', { limit: 9 }))).toEqual({ entries: [] });
  });

  it('a stored answer is shown', async () => {
    const world = await connected();
    await ask(world);
    world.calls.length = 0;
    const reply = await world.raw({ fieldmark: 'lookup', body, offline: true }, ui);
    expect(reply).toMatchObject({ ok: true, value: { credits: 0, from: 'cache' } });
    expect(world.calls).toEqual([]);
  });
});
