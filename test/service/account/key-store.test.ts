import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keyEnding } from '../../../lib/service/account/key-store.ts';
import { STORE_NAMES } from '../../../lib/service/storage/stores.ts';
import { BASE, connect, connected, createWorld, fails, KEY, lookup } from '../world.ts';

describe('connecting', () => {
  it('verifies with the free usage endpoint and shows only the ending', async () => {
    const world = createWorld();
    const outcome = await world.send('connect', {
      baseUrl: `${BASE}/`,
      key: ` ${KEY} `,
      keep: 'disk',
    });
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
      const outcome = await world.send('connect', {
        baseUrl: BASE,
        key: 'another_key_999',
        keep: 'disk',
      });
      expect(outcome).toMatchObject({ ok: false, failure: { kind } });
      const connection = await world.send('connection', {});
      expect(connection).toEqual({
        ok: true,
        value: {
          baseUrl: BASE,
          key: { set: true, endsIn: 'cdef', keep: 'disk' },
          creditsLeft: 1000,
        },
      });
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
    const outcome = await connect(world);
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    const connection = await world.send('connection', {});
    expect(connection).toMatchObject({
      ok: true,
      value: { key: { set: true }, trouble: { kind } },
    });
    world.setReply('usage', { ok: { remaining: 5 } });
    await world.send('usage', { refresh: true });
    const after = await world.send('connection', {});
    expect(after.ok && after.value.trouble).toBeUndefined();
  });

  it.each([
    ['http://api.example.com', 'http off loopback'],
    ['ftp://api.example.com', 'not the web'],
    ['https://user:pass@api.example.com', 'credentials'],
    ['nonsense', 'no URL'],
  ])('refuses %s (%s) without sending the key', async (baseUrl) => {
    const world = createWorld();
    const outcome = await world.send('connect', { baseUrl, key: KEY, keep: 'disk' });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'bad-input' } });
    expect(world.calls).toEqual([]);
    expect(await world.send('connection', {})).toMatchObject({ value: { key: { set: false } } });
  });

  it('allows http on loopback', async () => {
    const world = createWorld();
    const outcome = await world.send('connect', {
      baseUrl: 'http://127.0.0.1:8080',
      key: KEY,
      keep: 'disk',
    });
    expect(outcome.ok).toBe(true);
  });

  it('to another origin without a new key forgets the old key and does not send it', async () => {
    const world = await connected();
    const outcome = await world.send('connect', { baseUrl: 'https://evil.example', keep: 'disk' });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'no-key' } });
    expect(world.calls).toEqual([]);
    expect(await world.send('connection', {})).toMatchObject({
      value: { baseUrl: 'https://evil.example', key: { set: false } },
    });
    await world.send('connect', { baseUrl: BASE, keep: 'disk' });
    expect(world.calls).toEqual([]);
  });

  it('to another path of the same origin keeps the key', async () => {
    const world = await connected();
    const outcome = await world.send('connect', { baseUrl: `${BASE}/api`, keep: 'disk' });
    expect(outcome.ok).toBe(true);
    expect(world.calls).toMatchObject([{ key: KEY, baseUrl: `${BASE}/api` }]);
  });

  it('accepts automatic email lookups only if the request says so', async () => {
    const accepted = await connected({ autoEmail: true });
    expect(await accepted.send('settings', {})).toMatchObject({
      value: { autoAccepted: true, policies: { email: 'auto', vat: 'ask' } },
    });
    const untold = await connected();
    expect(await untold.send('settings', {})).toMatchObject({
      value: { autoAccepted: false, policies: { email: 'ask' } },
    });
  });
});

describe('a key for the session only', () => {
  const dump = async (world: Awaited<ReturnType<typeof connected>>) =>
    JSON.stringify(await Promise.all(STORE_NAMES.map((store) => world.db.all(store, z.unknown()))));

  it('is never written to disk, and is kept until the browser closes', async () => {
    const world = await connected({ keep: 'session' });
    await world.send('lookup', lookup('ann@example.com'));
    expect(await dump(world)).not.toContain(KEY);
    await world.restart();
    expect(await world.send('connection', {})).toMatchObject({ value: { key: { set: true } } });
    world.session.clear();
    await world.restart();
    expect(await world.send('connection', {})).toMatchObject({
      value: { baseUrl: BASE, key: { set: false } },
    });
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
  it('is recorded after any call, shown on the badge, and keeps the key', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('expired-key'));
    await world.send('lookup', lookup('ann@example.com'));
    expect(world.badge).toBe('!');
    expect(await world.send('connection', {})).toMatchObject({
      value: { key: { set: true }, trouble: { kind: 'expired-key' } },
    });
    const offered = await world.send('parse', { text: 'x@example.com', place: 'popup' });
    expect(offered).toMatchObject({ value: { found: [{ offer: { connected: false } }] } });
    await connect(world);
    expect(world.badge).toBe('');
  });

  it('is shown again after the browser was restarted', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('payment-required'));
    await world.send('lookup', lookup('ann@example.com'));
    world.badge = '';
    await world.restart();
    await world.service.whenResumed;
    expect(world.badge).toBe('!');
  });

  it('does not change the badge or the offers if it is a rate limit', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('rate-limited'));
    await world.send('lookup', lookup('ann@example.com'));
    expect(world.badge).toBe('');
    const offered = await world.send('parse', { text: 'x@example.com', place: 'popup' });
    expect(offered).toMatchObject({ value: { found: [{ offer: { connected: true } }] } });
  });
});

describe('the key is never disclosed', () => {
  it.each([
    ['', ''],
    ['ab', ''],
    ['abc', 'c'],
    ['abcdef', 'ef'],
    ['abcdefghijkl', 'ijkl'],
    [KEY, 'cdef'],
  ])('apart from its ending: of %j only %j is shown', (key, ending) =>
    expect(keyEnding(key)).toBe(ending),
  );
});
