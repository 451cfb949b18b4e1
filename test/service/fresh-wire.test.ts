import { describe, expect, it } from 'vitest';
import { createClient } from '../../lib/api/client.ts';
import { type Channel, createFreshWire } from '../../lib/service/fresh-wire.ts';

const ORIGIN = 'https://api.example.com';

/** A document that is told what to say. */
class Played implements Channel {
  readonly sent: unknown[] = [];
  closed = 0;
  say: (message: unknown) => void = () => undefined;
  die: () => void = () => undefined;
  send(message: unknown) {
    this.sent.push(message);
  }
  onMessage(listener: (message: unknown) => void) {
    this.say = listener;
  }
  onLost(listener: () => void) {
    this.die = listener;
  }
  close() {
    this.closed += 1;
  }
}

async function leased() {
  const channel = new Played();
  const lease = await createFreshWire({ openWire: async () => channel })(ORIGIN);
  if (!lease.fetch) throw new Error('no fetch');
  return { channel, leave: lease.leave, fetched: lease.fetch };
}

describe('a connection of its own', () => {
  it('carries a request and its answer, piece by piece', async () => {
    const { channel, fetched } = await leased();
    const response = fetched(`${ORIGIN}/v1/vat`, { method: 'GET', headers: { 'x-api-key': 'k' } });
    expect(channel.sent).toEqual([
      { url: `${ORIGIN}/v1/vat`, init: { method: 'GET', headers: { 'x-api-key': 'k' } } },
    ]);
    channel.say({ is: 'head', status: 200 });
    const text = (await response).text();
    for (const part of ['{"bank', '":"Bänk"}']) channel.say({ is: 'part', text: part });
    channel.say({ is: 'end' });
    expect(await text).toBe('{"bank":"Bänk"}');
    expect(channel.closed).toBe(1);
  });

  it.each([
    ['that breaks', (channel: Played) => channel.say({ is: 'lost' })],
    ['whose document is gone', (channel: Played) => channel.die()],
    ['that says what nobody knows', (channel: Played) => channel.say({ is: 'odd' })],
  ])('%s loses the answer', async (_, breaks) => {
    const { channel, fetched } = await leased();
    const early = fetched(ORIGIN);
    breaks(channel);
    await expect(early).rejects.toThrow('Failed to fetch');
    expect(channel.closed).toBe(1);
    const other = await leased();
    const late = other.fetched(ORIGIN);
    other.channel.say({ is: 'head', status: 200 });
    const text = (await late).text();
    other.channel.say({ is: 'part', text: '{' });
    breaks(other.channel);
    await expect(text).rejects.toThrow('Failed to fetch');
  });

  it('ends with its caller, and with an answer that is too large', async () => {
    const { channel, fetched } = await leased();
    const controller = new AbortController();
    const response = fetched(ORIGIN, { signal: controller.signal });
    controller.abort();
    await expect(response).rejects.toThrow(/abort/i);
    expect(channel.closed).toBe(1);
    expect(channel.sent).toEqual([{ url: ORIGIN, init: {} }]);

    const long = await leased();
    const client = createClient({
      baseUrl: async () => ORIGIN,
      key: async () => 'key',
      first: long.fetched,
    });
    const outcome = client.call('vat', { query: 'NL1' });
    await expect.poll(() => long.channel.sent).toHaveLength(1);
    long.channel.say({ is: 'head', status: 200 });
    long.channel.say({ is: 'part', text: 'x'.repeat(1_000_001) });
    expect(await outcome).toMatchObject({ failure: { kind: 'answer-too-large' } });
    expect(long.channel.closed).toBeGreaterThan(0);
  });

  it('is had by one call at a time, left or used', async () => {
    const channels: Played[] = [];
    const freshWire = createFreshWire({
      openWire: async () => {
        const channel = new Played();
        channels.push(channel);
        return channel;
      },
    });
    const first = await freshWire(ORIGIN);
    const second = freshWire(ORIGIN);
    const third = freshWire(ORIGIN);
    expect(channels).toHaveLength(1);
    first.leave();
    (await second).leave();
    await third;
    expect(channels.map(({ closed }) => closed)).toEqual([1, 1, 0]);
  });

  it.each([
    ['a browser without such documents', {}, ORIGIN],
    ['one that fails to open it', { openWire: () => Promise.reject(new Error('no')) }, ORIGIN],
    ['an origin without TLS', { openWire: async () => new Played() }, 'http://127.0.0.1:1'],
  ])('is not had with %s: the browser’s own way is taken', async (_, platform, origin) => {
    const freshWire = createFreshWire(platform);
    const one = await freshWire(origin);
    expect(one.fetch).toBeUndefined();
    one.leave();
    expect((await freshWire(origin)).fetch).toBeUndefined();
  });

  it('takes the first request of a client alone', async () => {
    const ways: string[] = [];
    const way = (name: string) => async () => {
      ways.push(name);
      return new Response('{}', { status: 404 });
    };
    const client = createClient({
      baseUrl: async () => ORIGIN,
      key: async () => 'key',
      first: way('own'),
      fetch: way('plain'),
    });
    await client.call('usage', {});
    expect(ways).toEqual(['own', 'plain']);
  });
});
