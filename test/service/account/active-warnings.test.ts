import { expect, it } from 'vitest';
import { connect, connected, lookup, replyOf, ui, type World } from '../world.ts';

const QUOTAS = { daily: 4, monthly: null };
const warningsOf = async (world: World) =>
  (await replyOf(world.send('usage', { refresh: true }))).warnings;
const setRemaining = (world: World, remaining: number) =>
  world.setReply('usage', { ok: { remaining, total_used: 1, api_key: { quotas: QUOTAS } } });
const ask = (world: World, value: string) =>
  world.send('lookup', lookup(value, { place: 'popup' }), ui);

it('counts this browser’s receipts against the key’s quota', async () => {
  const world = await connected();
  setRemaining(world, 500);
  expect(await warningsOf(world)).toEqual([]);
  await ask(world, 'one@example.com');
  expect(await warningsOf(world)).toEqual([]);
  await ask(world, 'two@example.com');
  expect(await warningsOf(world)).toMatchObject([
    { kind: 'quota', quota: 'daily', used: 6, total: 4 },
  ]);
});

it('hides a dismissed warning until it gets worse or no longer applies, even after a restart', async () => {
  const world = await connected();
  setRemaining(world, 2);
  expect(await warningsOf(world)).toMatchObject([{ kind: 'credits-short', dismissed: false }]);
  await world.send('dismissWarning', { id: 'credits', level: 3 }, ui);
  await world.restart();
  expect(await warningsOf(world)).toMatchObject([{ kind: 'credits-short', dismissed: true }]);
  setRemaining(world, 0);
  expect(await warningsOf(world)).toMatchObject([{ kind: 'credits-none', dismissed: false }]);
  setRemaining(world, 2);
  expect(await warningsOf(world)).toMatchObject([{ kind: 'credits-short', dismissed: true }]);
  setRemaining(world, 500);
  await warningsOf(world);
  setRemaining(world, 2);
  expect(await warningsOf(world)).toMatchObject([{ kind: 'credits-short', dismissed: false }]);
});

it('forgets spending and dismissals when the key changes', async () => {
  const world = await connected();
  setRemaining(world, 2);
  await ask(world, 'one@example.com');
  await ask(world, 'two@example.com');
  await warningsOf(world);
  await world.send('dismissWarning', { id: 'credits', level: 3 }, ui);
  world.now += 1_000;
  await connect(world, { key: 'fm_live_another_key_0123' });
  expect(await warningsOf(world)).toMatchObject([{ kind: 'credits-short', dismissed: false }]);
});
