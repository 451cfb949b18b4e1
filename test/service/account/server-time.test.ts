/** Times that the API reports: its clock, and when it may be asked again. */
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../../lib/api/client/client.ts';
import { json } from '../../api/client/fake-api.ts';
import { SAMPLES } from '../../api/samples.ts';
import { connect, createWorld, lookup, replyOf, type World } from '../world.ts';

const HOUR = 3_600_000;
const ANN = lookup('ann@example.com');

/** A world whose network is a function; `sent`: the paths requested since it was connected. */
async function over(reply: (url: URL, world: World) => Response) {
  const sent: string[] = [];
  const world: World = createWorld({
    createClient: (options) =>
      createApiClient({
        ...options,
        fetch: async (input) => {
          const url = new URL(String(input));
          sent.push(url.pathname);
          return reply(url, world);
        },
      }),
  });
  await connect(world);
  sent.length = 0;
  return { world, sent };
}

describe('the server’s clock decides when a key has expired', () => {
  const warnings = async (world: World, refresh: boolean) =>
    (await replyOf(world.send('usage', { refresh }))).warnings.map(({ kind }) => kind);

  it.each([
    ['two hours ahead', 2, 1, 'key-expires'],
    ['two hours behind', -2, -1, 'key-expired'],
    ['the only one', null, 1, 'key-expires'],
  ])('where this computer’s clock is %s', async (_, ahead, expiresIn, expected) => {
    const { world } = await over((_url, { now }) => {
      const serverTime = now - (ahead ?? 0) * HOUR;
      const expires = new Date(serverTime + expiresIn * HOUR).toISOString();
      const response = json({ remaining: 500, total_used: 1, api_key: { active: true, expires } });
      if (ahead !== null) response.headers.set('date', new Date(serverTime).toUTCString());
      return response;
    });
    expect(await warnings(world, true)).toEqual([expected]);
    await world.restart();
    expect(await warnings(world, false)).toEqual([expected]);
  });
});

describe('Retry-After', () => {
  const refusing = (status: number, retryAfter: string) => (url: URL) =>
    url.pathname === '/v1/usage'
      ? json(SAMPLES.usage)
      : new Response('{"error":"slow down"}', { status, headers: { 'retry-after': retryAfter } });

  it.each([429, 503])(
    'of a %i stops further calls until then, with a failure that says so',
    async (status) => {
      const { world, sent } = await over(refusing(status, '40'));
      expect(await world.send('lookup', ANN)).toMatchObject({ failure: { status, billed: 'no' } });
      const bob = lookup('bob@example.com');
      const message = 'The API asked Fieldmark to wait. This lookup was not sent.';
      const retryAt = world.now + 40_000;
      expect(await world.send('lookup', bob)).toMatchObject({
        failure: { kind: 'rate-limited', billed: 'no', retryAt, message },
      });
      expect(sent).toHaveLength(1);
      world.now += 40_000;
      await world.send('lookup', bob);
      expect(sent).toHaveLength(2);
    },
  );

  it('of stats stops no lookup', async () => {
    const { world, sent } = await over((url) =>
      url.pathname === '/v1/stats' ? refusing(503, '40')(url) : json(SAMPLES.intelligenceEmail),
    );
    await world.send('stats', { refresh: true });
    sent.length = 0;
    expect(await world.send('lookup', ANN)).toMatchObject({ ok: true });
  });

  it('of one account does not stop another', async () => {
    const { world, sent } = await over(refusing(429, '40'));
    await world.send('lookup', ANN);
    await connect(world, { key: 'fm_live_another_key_0123' });
    sent.length = 0;
    await world.send('lookup', ANN);
    expect(sent).toEqual(['/v1/intelligence/email']);
  });
});
