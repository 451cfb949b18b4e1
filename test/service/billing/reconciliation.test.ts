import { describe, expect, it } from 'vitest';
import { RECONCILE_ALARM } from '../../../lib/service/billing/reconciliation.ts';
import { JOBS_ALARM } from '../../../lib/service/jobs/runner.ts';
import { connected, fails, lookup, receiptsOf, replyOf, ui, type World } from '../world.ts';

const LOST = fails('network', { billed: 'possibly' });

const ask = (world: World, value: string, more: Parameters<typeof lookup>[1] = {}) =>
  world.send('lookup', lookup(value, { place: 'popup', ...more }), ui);

/** A world with an answered call (3 credits) and two calls whose answers were lost (3 and 1). */
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

const grow = (world: World, total: number) =>
  world.setReply('usage', { ok: { remaining: 900, total_used: total } });

/** The alarm goes off minutes later, when the account's total has grown so far. */
async function compare(world: World, minutes: number, total: number): Promise<string[]> {
  world.now += minutes * 60_000;
  grow(world, total);
  await world.service.onAlarm(RECONCILE_ALARM);
  return states(world);
}
const states = async (world: World) =>
  (await receiptsOf(world)).map(({ credits, state }) => `${credits} ${state}`).toSorted();

const ALL_LOST = ['1 possibly-billed', '3 answered', '3 possibly-billed'];
const CLEARED = ['1 failed', '3 answered', '3 failed'];

describe('calls whose answer was lost', () => {
  it('wait until they can be compared', async () => {
    const world = await worldWithLostCalls();
    expect([...world.alarms]).toEqual([[RECONCILE_ALARM, 4]]);
    expect(await compare(world, 1, 3)).toEqual(ALL_LOST);
    expect(world.alarms.size).toBe(1);
    world.now += 4 * 60_000;
    world.setReply('usage', fails('network'));
    await world.service.onAlarm(RECONCILE_ALARM);
    expect(world.alarms.size).toBe(1);
    expect(await compare(world, 0, 3)).toEqual(CLEARED);
    expect(world.alarms.size).toBe(0);
  });

  it('that may have been billed stay so, and are not compared again', async () => {
    const world = await worldWithLostCalls();
    expect(await compare(world, 4, 6)).toEqual(ALL_LOST);
    expect(world.alarms.size).toBe(0);
  });

  it('are compared although another call is running, and once more when it has ended', async () => {
    const world = await worldWithLostCalls();
    world.setReply('email', { ok: { state: 'running' } }, 'poll');
    world.now += 4 * 60_000;
    grow(world, 4);
    await ask(world, 'slow@example.com', { depth: 'deep' });
    const before = ['1 possibly-billed', '3 answered', '3 failed', '5 open'];
    expect(await compare(world, 0, 4)).toEqual(before);
    expect(world.alarms.has(RECONCILE_ALARM)).toBe(true);
    const value = { disposable: false, qualification: 'valid', smtp_valid: true };
    world.setReply('email', { ok: { state: 'done', value } }, 'poll');
    await world.service.onAlarm(JOBS_ALARM);
    // The API corrected the total: the unexplained credit, which the cheaper call could have cost, is gone.
    expect(await compare(world, 4, 8)).toEqual([...CLEARED, '5 answered']);
    expect(world.alarms.size).toBe(0);
  });

  it('are distinguished from a call that may still be running', async () => {
    const world = await worldWithLostCalls();
    world.now += 4 * 60_000;
    await ask(world, 'late@example.com');
    expect(await compare(world, 0, 3)).toEqual([...CLEARED, '3 possibly-billed']);
    // The late call was billed after all.
    expect(await compare(world, 4, 6)).toEqual([...CLEARED, '3 possibly-billed']);
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
    expect(await compare(world, 4, 0)).toEqual(['3 failed']);
  });

  it('of a forgotten account leave no alarm', async () => {
    const world = await worldWithLostCalls();
    await world.send('forgetKey', {});
    await compare(world, 4, 3);
    expect(world.alarms.size).toBe(0);
  });
});

describe('a call that proved to be free', () => {
  it('is gone from the history and the spending at once, and open screens are told', async () => {
    const world = await worldWithLostCalls();
    const values = async () =>
      (await replyOf(world.send('history', { limit: 9 }))).entries.map(
        ({ verdict }) => verdict.value,
      );
    const spent = async () => {
      const { spent: totals } = await replyOf(world.send('usage', { refresh: false }));
      return [totals.today, totals.possiblyBilled];
    };
    expect(await values()).toHaveLength(3);
    expect(await spent()).toEqual([7, 4]);
    world.broadcasts.length = 0;
    expect(await compare(world, 4, 3)).toEqual(CLEARED);
    expect(await values()).toEqual(['found@example.com']);
    expect(await spent()).toEqual([3, 0]);
    expect(world.broadcasts).toEqual(
      expect.arrayContaining([
        { fieldmarkTab: 'answered', kind: 'email', value: 'lost@example.com' },
        { fieldmarkTab: 'answered', kind: 'phone', value: '+4930123456' },
        { fieldmarkTab: 'popupChanged' },
      ]),
    );
  });

  it('keeps what the API sent, without a price', async () => {
    const world = await connected();
    world.now += 1_000;
    const raw = '{"disposable": "perhaps"}';
    world.setReply('intelligenceEmail', fails('unexpected-answer', { billed: 'possibly', raw }));
    await ask(world, 'odd@example.com');
    await compare(world, 4, 0);
    const { entries } = await replyOf(world.send('history', { limit: 9 }));
    expect(entries).toMatchObject([{ raw, billed: 'no', credits: 0 }]);
  });
});
