/**
 * Durations of automatic lookups. A page can measure them at a submit, and must not learn what is
 * cached.
 */
import { describe, expect, it, vi } from 'vitest';
import { randomFrom } from '../../e2e/support/random.ts';
import { connected, lookup, pageOf, settingsOf, typed, ui, type World } from '../world.ts';

/** Number of runs with cached answers, and with new ones. */
const RUNS = 100;

async function world(): Promise<World> {
  const world = await connected({ autoEmail: true });
  const all = { autoPerDay: 9000, autoPerSite: 9000, autoPerPage: 9000, totalPerDay: null };
  await settingsOf(world, { budget: all });
  return world;
}
const page = (i: number) => pageOf('https://shop.example', 100 + i);

/**
 * How long the reply to a typed value takes on the world's clock, ms. First advances the clock by a
 * minute.
 */
async function timeOf(world: World, value: string, i: number): Promise<number> {
  world.now += 60_000;
  const from = world.now;
  await world.send('lookup', typed(value), page(i));
  return world.now - from;
}

/** The greatest distance between two empirical distributions (Kolmogorov-Smirnov). */
function distance(a: readonly number[], b: readonly number[]): number {
  const share = (of: readonly number[], to: number) => of.filter((x) => x <= to).length / of.length;
  return Math.max(...[...a, ...b].map((x) => Math.abs(share(a, x) - share(b, x))));
}

describe('the duration of an automatic lookup', () => {
  it('has the same distribution for cached and new answers, in 200 runs', async () => {
    const latencies = randomFrom(21);
    vi.spyOn(Math, 'random').mockImplementation(randomFrom(7));
    const it = await world();
    it.onCall = async ({ name }) => {
      if (name === 'intelligenceEmail') it.now += 180 + Math.round(latencies() ** 3 * 1_500);
    };
    for (let i = 0; i < RUNS; i += 1) await it.send('lookup', lookup(`kept${i}@example.com`), ui);
    // Caps are counted from receipts. Without receipts no cap stops a hundred calls.
    await it.db.clear('receipts');
    const [kept, fresh]: [number[], number[]] = [[], []];
    for (let i = 0; i < RUNS; i += 1) {
      kept.push(await timeOf(it, `kept${i}@example.com`, i));
      fresh.push(await timeOf(it, `fresh${i}@example.com`, i));
    }
    expect(it.paid()).toHaveLength(2 * RUNS);
    // Critical distance for two samples of 100 at the 1 % level: 1.63 × sqrt(2 / 100).
    expect(distance(kept, fresh)).toBeLessThan(0.23);
    vi.restoreAllMocks();
  });

  it('is just as long if a cap refuses the call', async () => {
    const it = await world();
    await it.send('lookup', lookup('kept@example.com'), ui);
    const none = { autoPerDay: 0, autoPerSite: 0, autoPerPage: 0, totalPerDay: null };
    await settingsOf(it, { budget: none });
    it.onCall = async () => {
      it.now += 900;
    };
    await it.send('lookup', lookup('other@example.com'), ui);
    await it.db.write('snapshots', 'callDurations', { lastMs: [900] });
    expect(await timeOf(it, 'kept@example.com', 1)).toBe(900);
    expect(await timeOf(it, 'never@example.com', 1)).toBe(900);
  });

  it('is a typical one before any call was measured, and is remembered after a restart', async () => {
    const it = await world();
    await it.send('lookup', lookup('kept@example.com'), ui);
    await it.db.remove('snapshots', 'callDurations');
    expect(await timeOf(it, 'kept@example.com', 1)).toBe(600);
    await it.db.write('snapshots', 'callDurations', { lastMs: [310] });
    await it.restart();
    expect(await timeOf(it, 'kept@example.com', 2)).toBe(310);
  });

  it('is not extended for a person’s lookup, nor where no lookup is automatic', async () => {
    const it = await world();
    await it.send('lookup', lookup('kept@example.com'), ui);
    const from = it.now;
    await it.send('lookup', lookup('kept@example.com'), ui);
    expect(it.now).toBe(from);
    await settingsOf(it, { autoAccepted: false });
    expect(await timeOf(it, 'kept@example.com', 1)).toBe(0);
    expect(await timeOf(it, 'never@example.com', 1)).toBe(0);
  });
});
