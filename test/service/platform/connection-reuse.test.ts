import { describe, expect, it } from 'vitest';
import { createConnectionReuseDisabler } from '../../../lib/service/platform/connection-reuse.ts';
import { BASE, connect, connected, createWorld, lookup } from '../world.ts';

const OTHER = 'https://other.example.org';

describe('disabling connection reuse for an origin', () => {
  it('lasts while another origin is used', async () => {
    const rules = new Map<number, string>();
    const disableConnectionReuse = createConnectionReuseDisabler({
      closeConnectionsAfterUse: async (origin, rule) => void rules.set(rule, origin),
    });
    await disableConnectionReuse(BASE);
    await disableConnectionReuse(OTHER);
    await disableConnectionReuse(BASE);
    expect([...rules.values()]).toEqual([BASE, OTHER]);
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('no such rules'))],
    [
      'has no such rules',
      () => {
        throw new TypeError('undefined');
      },
    ],
  ])('is requested again if the browser %s', async (_, closeAfterUse) => {
    let asked = 0;
    const disableConnectionReuse = createConnectionReuseDisabler({
      closeConnectionsAfterUse: () => {
        asked += 1;
        return closeAfterUse();
      },
    });
    await disableConnectionReuse(BASE);
    await disableConnectionReuse(BASE);
    expect(asked).toBe(2);
  });

  it('happens before the first request, even the one that verifies a key', async () => {
    const world = createWorld();
    world.onCall = async () => expect(world.originsWithoutReuse).toEqual([BASE]);
    expect(await connect(world)).toMatchObject({ ok: true });
    expect(world.originsWithoutReuse).toEqual([BASE]);
  });

  it('happens again in each worker', async () => {
    const world = await connected();
    await world.restart();
    await world.send('lookup', lookup('ann@example.com', { place: 'popup' }));
    expect(world.paid()).toHaveLength(1);
    expect(world.originsWithoutReuse).toEqual([BASE, BASE]);
  });
});
