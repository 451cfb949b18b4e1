import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../../lib/api/client/client.ts';
import {
  BASE,
  connect,
  connected,
  createWorld,
  fails,
  KEY,
  lookup,
  page,
  receiptsOf,
  settingsOf,
  typed,
  type World,
} from '../world.ts';

const OTHER_KEY = 'other_key_0123456789';
const OTHER = { baseUrl: 'https://other.example', key: OTHER_KEY, keep: 'disk' } as const;
const email = (i: number) => `ann${i}@example.com`;

const gate = () => Promise.withResolvers<void>();
const cancelled = (kind: string) => ({ ok: false, failure: { kind, billed: 'no' } });

/** Fills every slot of the queue with a running question, so that the next question has to wait. */
async function crowded(world: World) {
  const { promise, resolve: open } = gate();
  const all = gate();
  let begun = 0;
  world.onCall = async ({ name }) => {
    if (name !== 'intelligenceEmail') return;
    begun += 1;
    if (begun === 4) all.resolve();
    await promise;
  };
  const first = [1, 2, 3, 4].map((i) => world.send('lookup', lookup(email(i))));
  await all.promise;
  return { open, first };
}

/** Sends a question, and resolves when it waits for its slot in the queue, not for the database. */
async function waiting(world: World, request: ReturnType<typeof lookup>) {
  let looked = 0;
  world.isBroken = (operation, store) => {
    if (operation === 'readMany' && store === 'cache') looked += 1;
    return false;
  };
  const reply = world.send('lookup', request, page);
  // The cache is read when the lookup begins, and again before it waits in the queue.
  await expect.poll(() => looked).toBe(2);
  await world.send('settings', {});
  return { reply };
}

describe('the key is sent only to the address that it was entered for', () => {
  it.each(['disk', 'session'] as const)(
    'whenever the connection changes (kept: %s)',
    async (keep) => {
      const seen: string[] = [];
      const fake: typeof fetch = async (input, init) => {
        const key = new Headers(init?.headers).get('x-api-key');
        seen.push(`${new URL(String(input)).origin} ${key}`);
        const body = { remaining: 1, total_used: 0, disposable: false };
        return new Response(JSON.stringify(body), { status: 200 });
      };
      const world = createWorld({
        createClient: (options) => createApiClient({ ...options, fetch: fake }),
      });
      await connect(world, { keep });
      // Sends question after question while the connection changes back and forth.
      for (let i = 0; i < 40; i += 1) {
        const asked = world.send('lookup', lookup(email(i)));
        for (let microtask = 0; microtask < i; microtask += 1) await Promise.resolve();
        await Promise.all([asked, i % 2 ? connect(world, { keep }) : connect(world, OTHER)]);
        world.now += 120_000;
      }
      const pairs = new Set(seen);
      expect([...pairs].toSorted()).toEqual([
        `${BASE} ${KEY}`,
        `https://other.example ${OTHER_KEY}`,
      ]);
    },
  );
});

describe('while a call waits in the queue', () => {
  it.each([
    ['connecting another account', 'aborted', (world: World) => world.send('connect', OTHER)],
    ['forgetting the key', 'no-key', (world: World) => world.send('forgetKey', {})],
  ] as const)('%s cancels it: nothing is sent or paid for', async (_, kind, change) => {
    const world = await connected();
    const { open, first } = await crowded(world);
    const late = world.send('lookup', lookup(email(5)));
    await change(world);
    open();
    expect(await late).toMatchObject(cancelled(kind));
    await Promise.all(first);
    expect(world.paid()).toHaveLength(4);
    expect(await receiptsOf(world)).toHaveLength(4);
  });

  it('a policy that now forbids it cancels it', async () => {
    const world = await connected({ autoEmail: true });
    const { open } = await crowded(world);
    const { reply } = await waiting(world, typed(email(5)));
    await settingsOf(world, { autoAccepted: false });
    open();
    expect(await reply).toMatchObject(cancelled('gesture-needed'));
    expect(world.paid()).toHaveLength(4);
    expect(await receiptsOf(world)).toHaveLength(4);
  });

  it('verifying the same key again changes nothing', async () => {
    const world = await connected();
    const { open } = await crowded(world);
    const late = world.send('lookup', lookup(email(5)));
    await world.send('connect', { baseUrl: BASE, keep: 'disk' });
    open();
    expect(await late).toMatchObject({ ok: true });
  });
});

describe('an answer that comes after the connection changed', () => {
  it('is stored for the API that gave it', async () => {
    const world = await connected();
    const { open, first } = await crowded(world);
    await world.send('connect', OTHER);
    open();
    await Promise.all(first);
    world.onCall = async () => undefined;
    world.calls.length = 0;
    expect(await world.send('lookup', lookup(email(1)))).toMatchObject({
      value: { from: 'api' },
    });
    expect(world.calls).toMatchObject([{ key: OTHER_KEY, baseUrl: OTHER.baseUrl }]);
  });

  it('does not set trouble of the new key', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('invalid-key'));
    const { open, first } = await crowded(world);
    await world.send('connect', OTHER);
    open();
    await Promise.all(first);
    const connection = await world.send('connection', {});
    expect(connection).toMatchObject({ value: { key: { set: true } } });
    expect(connection).not.toHaveProperty('value.trouble');
    expect(world.badge).toBe('');
  });

  it('is not shown as the new account’s usage', async () => {
    const world = await connected();
    const { resolve: open, promise: opened } = gate();
    world.onCall = async ({ name, key }) => {
      if (name === 'usage' && key === KEY) await opened;
    };
    world.setReply('usage', () => ({ ok: { remaining: world.calls.length, total_used: 0 } }));
    const late = world.send('usage', { refresh: true });
    const outcome = await world.send('connect', OTHER);
    const remaining = outcome.ok ? outcome.value.usage.remaining : undefined;
    open();
    expect(await late).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
    expect(await world.send('usage', { refresh: false })).toMatchObject({
      value: { usage: { remaining } },
    });
  });
});

describe('two changes at the same time', () => {
  it('do not bring back a key that was forgotten meanwhile', async () => {
    const world = await connected();
    const { resolve: open, promise: opened } = gate();
    world.onCall = () => opened;
    const late = world.send('connect', OTHER);
    await world.send('forgetKey', {});
    open();
    expect(await late).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
    expect(await world.send('connection', {})).toMatchObject({
      value: { baseUrl: BASE, key: { set: false } },
    });
  });

  it('save the connection that was entered last, whichever API answers first', async () => {
    const world = createWorld();
    const { resolve: open, promise: opened } = gate();
    world.onCall = async ({ key }) => (key === KEY ? opened : undefined);
    const slow = world.send('connect', { baseUrl: BASE, key: KEY, keep: 'disk' });
    await world.send('connect', OTHER);
    open();
    await slow;
    const { baseUrl } = OTHER;
    expect(await world.send('connection', {})).toMatchObject({ value: { baseUrl } });
  });

  it('save both settings', async () => {
    const world = createWorld();
    await Promise.all([settingsOf(world, { guard: 'off' }), settingsOf(world, { marks: false })]);
    expect(await settingsOf(world, {})).toMatchObject({ guard: 'off', marks: false });
  });
});
