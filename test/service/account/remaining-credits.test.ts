import { describe, expect, it } from 'vitest';
import { cardIn, connected, fails, lookup, page, replyOf, ui, type World } from '../world.ts';

const creditsLeft = async (world: World, from = ui) => {
  const items = [{ kind: 'vat' as const, value: 'DE136695976' }];
  const { judgements } = await replyOf(world.send('check', { items, place: 'popup' }, from));
  return judgements[0]?.offer.creditsLeft;
};

it('includes the remaining credits, less later payments, in offers on our own pages', async () => {
  const world = await connected();
  world.setReply('usage', { ok: { remaining: 4, total_used: 0 } });
  await world.send('usage', { refresh: true });
  world.now += 1;
  expect(await creditsLeft(world)).toBe(4);
  const answered = await world.send('lookup', lookup('ann@example.com'));
  expect(answered).toMatchObject({ value: { offer: { creditsLeft: 1 } } });
  expect(await creditsLeft(world, cardIn(page))).toBe(1);
  await world.send('lookup', lookup('DE136695976', { kind: 'vat' }));
  expect(await creditsLeft(world)).toBe(0);
  // A new usage record replaces the estimate.
  world.now += 1;
  world.setReply('usage', { ok: { remaining: 250, total_used: 4 } });
  await world.send('usage', { refresh: true });
  expect(await creditsLeft(world)).toBe(250);
});

it('sends no remaining credits to a page, nor to our pages before the API reported them', async () => {
  const world = await connected();
  expect(await creditsLeft(world, page)).toBeUndefined();
  world.setReply('usage', { ok: { total_used: 0 } });
  await world.send('usage', { refresh: true });
  expect(await creditsLeft(world)).toBeUndefined();
});

describe('the least of all that applies', () => {
  const keyOf = (quotas: object) => ({ alias: 'laptop', active: true, quotas });
  const left = async (world: World, refresh = true) =>
    (await replyOf(world.send('usage', { refresh }))).left;
  const lookUp = (world: World, value: string) =>
    world.send('lookup', lookup(value, { place: 'popup' }), ui);

  it('is the balance, or a quota of the key less what this browser used of it', async () => {
    const world = await connected();
    const api_key = keyOf({ total: null, daily: 10, monthly: 100 });
    world.setReply('usage', { ok: { remaining: 500, total_used: 0, api_key } });
    expect(await left(world)).toEqual({ credits: 10, by: 'key', quota: 'daily' });
    world.now += 1_000;
    await lookUp(world, 'ann@example.com');
    expect(await left(world, false)).toMatchObject({ credits: 7, by: 'key' });
    expect(await left(world)).toMatchObject({ credits: 7, by: 'key' });
    expect(await creditsLeft(world)).toBe(7);
    world.setReply('usage', { ok: { remaining: 5, total_used: 3, api_key } });
    expect(await left(world)).toEqual({ credits: 5, by: 'balance' });
    // The next day the daily quota is whole again.
    world.now += 24 * 3_600_000;
    world.setReply('usage', { ok: { remaining: 500, total_used: 3, api_key } });
    expect(await left(world, false)).toMatchObject({ by: 'balance' });
    expect(await left(world)).toEqual({ credits: 10, by: 'key', quota: 'daily' });
  });

  it('is nothing after the API refused a lookup for a quota, with a warning, until one is answered', async () => {
    const world = await connected();
    const api_key = keyOf({ monthly: 100 });
    world.setReply('usage', { ok: { remaining: 500, total_used: 100, api_key } });
    await left(world);
    world.now += 1_000;
    world.setReply('phone', fails('rate-limited', { quota: 'monthly' }));
    await world.send('lookup', lookup('+4930901820', { kind: 'phone', place: 'popup' }), ui);
    const usedUp = { credits: 0, by: 'key', quota: 'monthly', usedUp: true };
    expect(await left(world, false)).toEqual(usedUp);
    const { warnings } = await replyOf(world.send('usage', { refresh: true }));
    expect(warnings).toMatchObject([{ kind: 'quota', level: 4, usedUp: true, total: 100 }]);
    expect(await left(world)).toEqual(usedUp);
    // The trouble of the refusal passes after minutes, the quota does not.
    world.now += 3_600_000;
    expect(await left(world)).toEqual(usedUp);
    await lookUp(world, 'bob@example.com');
    expect(await left(world)).toMatchObject({ credits: 97, by: 'key' });
  });
});
