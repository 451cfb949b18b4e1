/**
 * Durations of automatic lookups. A page can measure them at a submit, and must not learn what is
 * cached.
 */
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createFailure } from '../../../lib/api/failures/index.ts';
import { fail, type Outcome, ok } from '../../../lib/domain/index.ts';
import type { RequestOf } from '../../../lib/extension/messages/index.ts';
import type { LookupReply } from '../../../lib/extension/schemas/index.ts';
import { createAnswerPace } from '../../../lib/service/lookup/answer-pace.ts';
import type { Caller } from '../../../lib/service/messaging/caller.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { randomFrom } from '../../e2e/support/random.ts';
import {
  connected,
  createWorld,
  lookup,
  pageOf,
  settingsOf,
  typed,
  ui,
  type World,
} from '../world.ts';

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

const CALLER = {
  context: 'page',
  sites: ['https://shop.example'],
  private: false,
} as unknown as Caller;
const answer = (from: 'api' | 'cache' | 'team') => {
  const offer = from === 'team' ? { shared: {} } : {};
  return ok({ state: 'answered', from: from === 'cache' ? 'cache' : 'api', offer } as LookupReply);
};
const LIST = { list: 'list-1', budget: 9, account: 'account-1' };

/** Lookups that take as long as the test says, and the durations that are kept of them. */
function paced({ durations = [] as number[], keySet = true } = {}) {
  const { db } = createWorld();
  const clock = { now: 1_000_000 };
  const key = { account: async () => (keySet ? ({ id: 'mine', epoch: 1 } as never) : null) };
  const pace = createAnswerPace({
    ports: {
      db,
      now: () => clock.now,
      sleep: async (ms) => {
        clock.now += ms;
      },
    },
    key,
    settings: {
      read: async () => ({
        ...DEFAULT_SETTINGS,
        autoAccepted: true,
        policies: { ...DEFAULT_SETTINGS.policies, email: 'auto' as const },
      }),
    },
  });
  const stored = z.object({ lastMs: z.array(z.number()) });
  return {
    /** How long a lookup takes altogether, ms. */
    async take(
      request: RequestOf<'lookup'>,
      outcome: Outcome<LookupReply>,
      ms: number,
      listBudget?: typeof LIST,
    ): Promise<number> {
      if (durations.length > 0) await db.write('snapshots', 'callDurations', { lastMs: durations });
      const from = clock.now;
      const lookUp = pace(async () => {
        clock.now += ms;
        return outcome;
      });
      expect(await lookUp(request, CALLER, listBudget)).toBe(outcome);
      return clock.now - from;
    },
    kept: async () => (await db.read('snapshots', 'callDurations', stored))?.lastMs ?? [],
  };
}

describe('an automatic lookup that needs no call', () => {
  it.each([
    ['none', 40, [], 600],
    ['one', 40, [310], 310],
    ['one, and it took longer itself', 400, [310], 400],
    ['one that took too long', 40, [90_000], 4_000],
  ])('takes as long as one of the last calls: %s', async (_, ms, durations, expected) => {
    const { take, kept } = paced({ durations });
    expect(await take(typed('ann@example.com'), answer('cache'), ms)).toBe(expected);
    expect(await kept()).toEqual(durations);
  });

  it('takes as long if a gateway has the answer', async () => {
    const { take, kept } = paced({ durations: [310] });
    expect(await take(typed('ann@example.com'), answer('team'), 40)).toBe(310);
    expect(await kept()).toEqual([310]);
  });

  it.each([
    ['failed', fail(createFailure('over-budget'))],
    ['waits for a job', ok({ state: 'pending', credits: 5 } as const)],
  ])('takes as long if it %s', async (_, outcome) => {
    const { take, kept } = paced({ durations: [310] });
    expect(await take(typed('ann@example.com'), outcome, 40)).toBe(310);
    expect(await kept()).toEqual([310]);
  });

  it.each<[string, Partial<RequestOf<'lookup'>>, boolean]>([
    ['a person’s lookup', { trigger: 'gesture' }, true],
    ['a lookup without a key', {}, false],
    ['a lookup outside a field', { place: 'text' }, true],
    ['a lookup in a sign-in form', { form: 'sign-in' }, true],
  ])('delays nothing else: %s', async (_, more, keySet) => {
    const { take } = paced({ durations: [310], keySet });
    expect(await take(typed('ann@example.com', more), answer('cache'), 40)).toBe(40);
  });
});

describe('the durations of calls', () => {
  it('are kept of the last 24', async () => {
    const { take, kept } = paced();
    for (let i = 1; i <= 26; i += 1)
      expect(await take(typed('ann@example.com'), answer('api'), i)).toBe(i);
    expect(await kept()).toEqual(Array.from({ length: 24 }, (_, i) => i + 3));
  });

  it.each<[string, Partial<RequestOf<'lookup'>>, typeof LIST | undefined]>([
    ['in depth, which takes longer', { depth: 'deep' }, undefined],
    ['of a list, which waits for its other calls', {}, LIST],
  ])('are not kept of calls %s', async (_, more, list) => {
    const { take, kept } = paced();
    await take(lookup('ann@example.com', more), answer('api'), 50, list);
    expect(await kept()).toEqual([]);
  });
});

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
