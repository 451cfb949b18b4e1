/** What is wrong with the account or the API: newer facts replace older ones. */
import { expect, it } from 'vitest';
import type { FailureKind } from '../../../lib/domain/index.ts';
import {
  cardIn,
  connected,
  fails,
  lookup,
  page,
  replyOf,
  typed,
  ui,
  type World,
} from '../world.ts';

const MINUTE = 60_000;

/** Presses the lookup of a new address, which ends as `reply` says. */
async function press(world: World, reply: FailureKind | 'answered'): Promise<void> {
  const billed =
    reply === 'network' || reply === 'timeout' ? ({ billed: 'possibly' } as const) : {};
  if (reply !== 'answered') world.setReply('intelligenceEmail', fails(reply, billed));
  else world.setReply('intelligenceEmail', { ok: { disposable: false } });
  world.now += 1;
  await world.send('lookup', lookup(`a${world.now}@example.com`));
}

/** What the popup's header and notes are made of: "kind of failure, credits left". */
async function state(world: World) {
  const { trouble, creditsLeft } = await replyOf(world.send('connection', {}));
  return [trouble?.kind ?? 'fine', creditsLeft ?? 'unknown'];
}
async function offerIn(world: World, from = ui) {
  const items = [{ kind: 'vat' as const, value: 'DE136695976' }];
  return (await replyOf(world.send('check', { items, place: 'popup' }, from))).judgements[0]?.offer;
}

it('does not claim the stored balance after the API refused a payment', async () => {
  const world = await connected();
  expect(await state(world)).toEqual(['fine', 1000]);
  await press(world, 'payment-required');
  expect(await state(world)).toEqual(['payment-required', 'unknown']);
  expect((await offerIn(world))?.creditsLeft).toBeUndefined();
  await world.restart();
  const snapshot = await world.send('popupSnapshot', {});
  const trouble = { kind: 'payment-required' };
  expect(snapshot).toMatchObject({ value: { connection: { trouble } } });
  expect(snapshot).not.toHaveProperty('value.connection.creditsLeft');
});

it.each(['server-error', 'unavailable', 'network', 'timeout', 'rate-limited'] as const)(
  'says what is wrong now (%s), and not that credits were missing before',
  async (kind) => {
    const world = await connected();
    await press(world, 'payment-required');
    await press(world, kind);
    expect(await state(world)).toEqual([kind, 'unknown']);
    // Nothing has met the outage for a while, so it may be over; the credits are still missing.
    world.now += 6 * MINUTE;
    expect(await state(world)).toEqual(['payment-required', 'unknown']);
  },
);

it.each(['a lookup', 'the usage record'])('forgets missing credits after %s', async (what) => {
  const world = await connected();
  await press(world, 'payment-required');
  await press(world, 'server-error');
  if (what === 'a lookup') await press(world, 'answered');
  else await world.send('usage', { refresh: true });
  const [trouble, credits] = await state(world);
  expect(trouble).toBe('fine');
  expect(credits).toBeGreaterThan(900);
});

it('warns of no low balance that was reported before the API refused a payment', async () => {
  const world = await connected();
  world.setReply('usage', { ok: { remaining: 0, total_used: 0 } });
  await world.send('usage', { refresh: true });
  const warnings = async () =>
    (await replyOf(world.send('usage', { refresh: false }))).warnings.map(({ kind }) => kind);
  expect(await warnings()).toEqual(['credits-none']);
  await press(world, 'payment-required');
  expect(await warnings()).toEqual([]);
});

it.each(['invalid-key', 'inactive-key', 'expired-key', 'unauthorized'] as const)(
  'knows that the key is refused (%s), also while the API is down, until it answers',
  async (kind) => {
    const world = await connected({ autoEmail: true });
    await press(world, kind);
    await press(world, 'server-error');
    expect(await state(world)).toEqual([kind, 'unknown']);
    world.now += 60 * MINUTE;
    expect(await state(world)).toEqual([kind, 'unknown']);
    expect(await offerIn(world)).toMatchObject({ connected: false, trouble: { kind } });
    const calls = world.calls.length;
    expect(await world.send('lookup', typed('b@example.com'), page)).toMatchObject({
      failure: { kind },
    });
    expect(world.calls).toHaveLength(calls);
    await press(world, 'answered');
    expect((await state(world))[0]).toBe('fine');
    expect(await offerIn(world)).toMatchObject({ connected: true });
  },
);

it('tells cards and our own pages what is wrong, and web pages nothing', async () => {
  const world = await connected();
  await press(world, 'payment-required');
  const trouble = { kind: 'payment-required' };
  for (const from of [ui, cardIn(page)])
    expect(await offerIn(world, from)).toMatchObject({ trouble });
  expect(await offerIn(world, page)).not.toHaveProperty('trouble');
});

it('tells an open side panel when it changes', async () => {
  const world = await connected();
  const changes = () =>
    world.broadcasts.filter((message) => JSON.stringify(message).includes('popupChanged')).length;
  const before = changes();
  await press(world, 'payment-required');
  expect(changes()).toBe(before + 1);
  await press(world, 'payment-required');
  expect(changes()).toBe(before + 1);
  await press(world, 'answered');
  expect(changes()).toBe(before + 2);
});
