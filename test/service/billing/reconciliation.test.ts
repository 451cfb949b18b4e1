import { describe, expect, it } from 'vitest';
import { RECONCILE_ALARM } from '../../../lib/service/billing/reconciliation.ts';
import { JOBS_ALARM } from '../../../lib/service/jobs/runner.ts';
import { connected, fails, lookup, receiptsOf, ui, type World } from '../world.ts';

const LOST = fails('network', { billed: 'possibly' });

async function ask(world: World, value: string, more: Parameters<typeof lookup>[1] = {}) {
  return world.send('lookup', lookup(value, { place: 'popup', ...more }), ui);
}

/**
 * A world with an answered call (3 credits) and two calls whose answers were lost (3 and 1
 * credits).
 */
async function worldWithLostCalls(): Promise<World> {
  const world = await connected();
  world.now += 1_000;
  await ask(world, 'found@example.com');
  world.setReply('intelligenceEmail', LOST);
  world.setReply('phone', LOST);
  await ask(world, 'lost@example.com');
  await ask(world, '+4930123456', { kind: 'phone' });
  return world;
}

const states = async (world: World) =>
  (await receiptsOf(world)).map(({ credits, state }) => `${credits} ${state}`).toSorted();

const grow = (world: World, total: number) =>
  world.setReply('usage', { ok: { remaining: 900, total_used: total } });

describe('calls whose answer was lost', () => {
  it.each([
    ['by the answered call only', 3, ['1 failed', '3 answered', '3 failed']],
    ['by too little for the dearer one', 4, ['1 possibly-billed', '3 answered', '3 failed']],
    ['by enough for either', 6, ['1 possibly-billed', '3 answered', '3 possibly-billed']],
    ['by more than all of them', 60, ['1 possibly-billed', '3 answered', '3 possibly-billed']],
    ['by less than the answered one', 1, ['1 possibly-billed', '3 answered', '3 possibly-billed']],
    ['by a negative amount', -5, ['1 possibly-billed', '3 answered', '3 possibly-billed']],
  ])('are cleared or kept, if the total grew %s', async (_, total, expected) => {
    const world = await worldWithLostCalls();
    expect([...world.alarms]).toEqual([[RECONCILE_ALARM, 4]]);
    world.now += 4 * 60_000;
    grow(world, total);
    await world.service.onAlarm(RECONCILE_ALARM);
    expect(await states(world)).toEqual(expected);
    expect(world.alarms.size).toBe(0);
  });

  it('wait until they can be compared', async () => {
    const world = await worldWithLostCalls();
    grow(world, 3);
    world.now += 60_000;
    await world.service.onAlarm(RECONCILE_ALARM);
    expect(world.alarms.size).toBe(1);
    world.now += 4 * 60_000;
    world.setReply('usage', fails('network'));
    await world.service.onAlarm(RECONCILE_ALARM);
    expect(world.alarms.size).toBe(1);
    grow(world, 3);
    await world.service.onAlarm(RECONCILE_ALARM);
    expect(await states(world)).toEqual(['1 failed', '3 answered', '3 failed']);
    expect(world.alarms.size).toBe(0);
  });

  it('are compared although another call is running, and once more when it has ended', async () => {
    const world = await worldWithLostCalls();
    world.now += 4 * 60_000;
    world.setReply('email', { ok: { state: 'running' } }, 'poll');
    grow(world, 4);
    await ask(world, 'slow@example.com', { depth: 'deep' });
    await world.service.onAlarm(RECONCILE_ALARM);
    const before = ['1 possibly-billed', '3 answered', '3 failed', '5 open'];
    expect(await states(world)).toEqual(before);
    expect(world.alarms.has(RECONCILE_ALARM)).toBe(true);
    const value = { disposable: false, qualification: 'valid', smtp_valid: true };
    world.setReply('email', { ok: { state: 'done', value } }, 'poll');
    await world.service.onAlarm(JOBS_ALARM);
    // The API corrected the total: the unexplained credit, which the cheaper call could have cost, is gone.
    grow(world, 8);
    world.now += 4 * 60_000;
    await world.service.onAlarm(RECONCILE_ALARM);
    expect(await states(world)).toEqual(['1 failed', '3 answered', '3 failed', '5 answered']);
    expect(world.alarms.size).toBe(0);
  });

  it('are distinguished from a call that may still be running', async () => {
    const world = await worldWithLostCalls();
    world.now += 4 * 60_000;
    await ask(world, 'late@example.com');
    grow(world, 3);
    await world.service.onAlarm(RECONCILE_ALARM);
    const before = ['1 failed', '3 answered', '3 failed', '3 possibly-billed'];
    expect(await states(world)).toEqual(before);
    // The late call was billed after all.
    world.now += 4 * 60_000;
    grow(world, 6);
    await world.service.onAlarm(RECONCILE_ALARM);
    expect(await states(world)).toEqual(before);
    expect(world.alarms.has(RECONCILE_ALARM)).toBe(false);
  });

  it('are compared too if the worker ended during the call', async () => {
    const world = await connected();
    world.now += 1_000;
    world.setReply('intelligenceEmail', { hang: new Promise(() => undefined) });
    void ask(world, 'lost@example.com');
    await expect.poll(() => states(world)).toEqual(['3 open']);
    await world.restart();
    await world.service.whenResumed;
    expect(await states(world)).toEqual(['3 possibly-billed']);
    expect([...world.alarms.keys()]).toEqual([RECONCILE_ALARM]);
    world.now += 4 * 60_000;
    grow(world, 0);
    await world.service.onAlarm(RECONCILE_ALARM);
    expect(await states(world)).toEqual(['3 failed']);
  });

  it('of a forgotten account leave no alarm', async () => {
    const world = await worldWithLostCalls();
    await world.send('forgetKey', {});
    world.now += 4 * 60_000;
    await world.service.onAlarm(RECONCILE_ALARM);
    expect(world.alarms.size).toBe(0);
  });
});
