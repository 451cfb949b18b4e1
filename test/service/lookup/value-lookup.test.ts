import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { STORE_NAMES } from '../../../lib/service/storage/stores.ts';
import {
  confirmed,
  connected,
  createWorld,
  fails,
  lookup,
  privatePage,
  privateUi,
  ui,
} from '../world.ts';

describe('a lookup', () => {
  it('calls the cheapest endpoint and returns a combined verdict', async () => {
    const world = await connected();
    const outcome = await world.send('lookup', lookup('ann@example.com'));
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        state: 'answered',
        credits: 3,
        from: 'api',
        verdict: { standing: 'good', basis: ['syntax', 'api'] },
        offer: { policy: 'ask', credits: 0, connected: true },
      },
    });
    expect(world.paid().map(({ name, params }) => [name, params])).toEqual([
      ['intelligenceEmail', { query: 'ann@example.com' }],
    ]);
  });

  it('is answered from the cache for free, even after a restart', async () => {
    const world = await connected();
    await world.send('lookup', lookup('ann@example.com'));
    await world.restart();
    const again = await world.send('lookup', lookup('ann@example.com'));
    expect(again).toMatchObject({ ok: true, value: { from: 'cache', credits: 0 } });
    expect(world.paid()).toHaveLength(1);
  });

  it('shares its call with concurrent requests', async () => {
    const world = await connected();
    const asks = Array.from({ length: 20 }, () => world.send('lookup', lookup('ann@example.com')));
    const replies = await Promise.all(asks);
    expect(world.paid()).toHaveLength(1);
    const spent = replies.map((reply) =>
      reply.ok && reply.value.state === 'answered' ? reply.value.credits : Number.NaN,
    );
    expect(spent.toSorted()).toEqual([...Array(19).fill(0), 3]);
    const receipts = await world.send('receipts', { limit: 10 });
    expect(receipts).toMatchObject({ ok: true, value: { receipts: [{ state: 'answered' }] } });
  });

  it('calls the API again on refresh, at the full price', async () => {
    const world = await connected();
    await world.send('lookup', lookup('ann@example.com'));
    const again = await world.send('lookup', lookup('ann@example.com', { refresh: true }));
    expect(again).toMatchObject({ ok: true, value: { from: 'api', credits: 3 } });
    expect(world.paid()).toHaveLength(2);
  });

  it('stores no failure, so the next request calls the API again', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('server-error'));
    expect(await world.send('lookup', lookup('ann@example.com'))).toMatchObject({
      ok: false,
      failure: { kind: 'server-error' },
    });
    world.setReply('intelligenceEmail', { ok: { disposable: false } });
    expect(await world.send('lookup', lookup('ann@example.com'))).toMatchObject({
      ok: true,
      value: { from: 'api' },
    });
    const receipts = await world.send('receipts', { limit: 10 });
    const states = receipts.ok ? receipts.value.receipts.map(({ state }) => state) : [];
    expect(states.toSorted()).toEqual(['answered', 'failed']);
  });

  it('is refused for free without a key', async () => {
    const world = createWorld();
    const outcome = await world.send('lookup', lookup('ann@example.com'), ui);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'no-key' } });
    expect(world.calls).toEqual([]);
  });

  it('stores answers separately for each API', async () => {
    const world = await connected();
    await world.send('lookup', lookup('ann@example.com'));
    await world.send('connect', {
      baseUrl: 'https://other.example',
      key: 'another_key_12345',
      keep: 'disk',
    });
    await world.send('lookup', lookup('ann@example.com'));
    expect(world.paid().map(({ baseUrl, key }) => [baseUrl, key])).toEqual([
      ['https://api.example.com', 'fm_live_0123456789abcdef'],
      ['https://other.example', 'another_key_12345'],
    ]);
  });
});

describe('in a private window', () => {
  it('only a receipt is stored, without site and question', async () => {
    const world = await connected();
    const before = await confirmed(world, 'ann@example.com', privatePage());
    expect(before).toMatchObject({ ok: true, value: { from: 'api' } });
    await confirmed(world, 'deep@example.com', privatePage(), { depth: 'deep' });
    const history = await world.send('history', { limit: 10 });
    expect(history).toEqual({ ok: true, value: { entries: [] } });
    const dump = JSON.stringify(await dumpOf(world));
    expect(dump).not.toContain('ann@example.com');
    expect(dump).not.toContain('deep@example.com');
    expect(dump).not.toContain('secret.example');
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

async function dumpOf(world: Awaited<ReturnType<typeof connected>>): Promise<unknown[]> {
  return Promise.all(STORE_NAMES.map((store) => world.db.all(store, z.unknown())));
}
