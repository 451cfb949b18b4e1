import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keyEnding } from '../../../lib/service/account/key-store.ts';
import { STORE_NAMES } from '../../../lib/service/storage/stores.ts';
import {
  BASE,
  connect,
  connected,
  createWorld,
  fails,
  KEY,
  lookup,
  replyOf,
  type World,
} from '../world.ts';

const connection = (world: World) => replyOf(world.send('connection', {}));
const NEW = { baseUrl: BASE, key: KEY, keep: 'disk' } as const;

describe('connecting', () => {
  it('verifies with the free usage endpoint and shows only the ending', async () => {
    const world = createWorld();
    const given = { baseUrl: `${BASE}/`, key: ` ${KEY} `, keep: 'disk' } as const;
    const outcome = await world.send('connect', given);
    expect(world.calls).toMatchObject([{ name: 'usage', key: KEY, baseUrl: BASE }]);
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        connection: { baseUrl: BASE, key: { set: true, endsIn: 'cdef', keep: 'disk' } },
        usage: { remaining: 1000 },
      },
    });
  });

  it.each(['invalid-key', 'inactive-key', 'expired-key'] as const)(
    'keeps the old connection if the new key is refused (%s)',
    async (kind) => {
      const world = await connected();
      world.setReply('usage', fails(kind));
      const outcome = await world.send('connect', { ...NEW, key: 'another_key_999' });
      expect(outcome).toMatchObject({ ok: false, failure: { kind } });
      const key = { set: true, endsIn: 'cdef', keep: 'disk' };
      expect(await connection(world)).toEqual({ baseUrl: BASE, key, creditsLeft: 1000 });
    },
  );

  it.each([
    'rate-limited',
    'payment-required',
    'forbidden',
    'server-error',
    'network',
    'unauthorized',
  ] as const)('saves the key despite %s, which becomes its trouble', async (kind) => {
    const world = createWorld();
    world.setReply('usage', fails(kind));
    expect(await connect(world)).toMatchObject({ ok: false, failure: { kind } });
    expect(await connection(world)).toMatchObject({ key: { set: true }, trouble: { kind } });
    world.setReply('usage', { ok: { remaining: 5 } });
    await world.send('usage', { refresh: true });
    expect(await connection(world)).not.toHaveProperty('trouble');
  });

  it('to another origin without a new key forgets the old key and does not send it', async () => {
    const world = await connected();
    const baseUrl = 'https://evil.example';
    const outcome = await world.send('connect', { baseUrl, keep: 'disk' });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'no-key' } });
    expect(await connection(world)).toMatchObject({ baseUrl, key: { set: false } });
    await world.send('connect', { baseUrl: BASE, keep: 'disk' });
    expect(world.calls).toEqual([]);
  });

  it('to another path of the same origin keeps the key', async () => {
    const world = await connected();
    const outcome = await world.send('connect', { baseUrl: `${BASE}/api`, keep: 'disk' });
    expect(outcome.ok).toBe(true);
    expect(world.calls).toMatchObject([{ key: KEY, baseUrl: `${BASE}/api` }]);
  });
});

describe('a key for the session only', () => {
  const dump = async (world: World) =>
    JSON.stringify(await Promise.all(STORE_NAMES.map((store) => world.db.all(store, z.unknown()))));

  it('is never written to disk, and is kept until the browser closes', async () => {
    const world = await connected({ keep: 'session' });
    await world.send('lookup', lookup('ann@example.com'));
    expect(await dump(world)).not.toContain(KEY);
    await world.restart();
    expect(await connection(world)).toMatchObject({ key: { set: true } });
    world.session.clear();
    await world.restart();
    expect(await connection(world)).toMatchObject({ baseUrl: BASE, key: { set: false } });
  });

  it('is used only for the origin that it was entered for', async () => {
    const world = await connected({ keep: 'session' });
    const moved = { baseUrl: 'https://evil.example', keep: 'session', key: null };
    await world.db.write('connection', 'connection', moved);
    const outcome = await world.send('lookup', lookup('ann@example.com'));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'no-key' } });
    expect(world.calls).toEqual([]);
  });

  it('removes the copy on disk', async () => {
    const world = await connected();
    expect(await dump(world)).toContain(KEY);
    await connect(world, { keep: 'session' });
    expect(await dump(world)).not.toContain(KEY);
    expect(world.session.size).toBe(1);
    await connect(world);
    expect(world.session.size).toBe(0);
  });
});

describe('key trouble', () => {
  it('is recorded after any call, shown on the badge unless waiting helps, after a restart too, and keeps the key', async () => {
    const world = await connected();
    for (const [kind, badge] of [
      ['rate-limited', ''],
      ['expired-key', '!'],
    ] as const) {
      world.setReply('intelligenceEmail', fails(kind));
      await world.send('lookup', lookup('ann@example.com'));
      expect(world.badge).toBe(badge);
    }
    const trouble = { kind: 'expired-key' };
    expect(await connection(world)).toMatchObject({ key: { set: true }, trouble });
    world.badge = '';
    await world.restart();
    await world.service.whenResumed;
    expect(world.badge).toBe('!');
    await connect(world);
    expect(world.badge).toBe('');
  });
});

it.each([
  ['', ''],
  ['ab', ''],
  ['abc', 'c'],
  ['abcdef', 'ef'],
  ['abcdefghijkl', 'ijkl'],
  [KEY, 'cdef'],
])('the key is never disclosed: of %j only %j is shown', (key, ending) =>
  expect(keyEnding(key)).toBe(ending),
);
