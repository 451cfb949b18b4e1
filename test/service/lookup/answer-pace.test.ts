/**
 * Durations of automatic lookups. A page can measure them at a submit, and must not learn what is
 * cached.
 */
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createFailure } from '../../../lib/api/failures/index.ts';
import { fail, type Outcome, ok, type Phrase, type Policy } from '../../../lib/domain/index.ts';
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
function paced({ durations = [] as number[], keySet = true, email = 'auto' as Policy } = {}) {
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
        policies: { ...DEFAULT_SETTINGS.policies, email },
      }),
    },
  });
  const stored = z.object({ lastMs: z.array(z.number()) });
  return {
    /** How long a lookup takes altogether, ms. */
    async take(
      request: RequestOf<'lookup'>,
      outcome: Outcome<LookupReply<Phrase>, Phrase>,
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

  it.each([
    ['is answered by a gateway', answer('team')],
    ['failed', fail(createFailure('over-budget'))],
    ['waits for a job', ok({ state: 'pending', credits: 5 } as const)],
  ])('takes as long if it %s', async (_, outcome) => {
    const { take, kept } = paced({ durations: [310] });
    expect(await take(typed('ann@example.com'), outcome, 40)).toBe(310);
    expect(await kept()).toEqual([310]);
  });

  it.each<[string, Partial<RequestOf<'lookup'>>, Parameters<typeof paced>[0]]>([
    ['a person’s lookup', { trigger: 'gesture' }, {}],
    ['a lookup without a key', {}, { keySet: false }],
    ['a lookup outside a field', { place: 'text' }, {}],
    ['a lookup in a sign-in form', { form: 'sign-in' }, {}],
    ['a lookup where none is automatic', {}, { email: 'ask' }],
  ])('delays nothing else: %s', async (_, more, options) => {
    const { take } = paced({ durations: [310], ...options });
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

it('an automatic lookup lasts as long for cached as for new answers, in 200 runs', async () => {
  const latencies = randomFrom(21);
  vi.spyOn(Math, 'random').mockImplementation(randomFrom(7));
  const world = await connected({ autoEmail: true });
  const budget = { autoPerDay: 9000, autoPerSite: 9000, autoPerPage: 9000, totalPerDay: null };
  await settingsOf(world, { budget });
  world.onCall = async ({ name }) => {
    if (name === 'intelligenceEmail') world.now += 180 + Math.round(latencies() ** 3 * 1_500);
  };
  for (let i = 0; i < RUNS; i += 1) await world.send('lookup', lookup(`kept${i}@example.com`), ui);
  // Caps are counted from receipts. Without receipts no cap stops a hundred calls.
  await world.db.clear('receipts');
  const [kept, fresh]: [number[], number[]] = [[], []];
  for (let i = 0; i < RUNS; i += 1) {
    if (i === RUNS / 2) await world.restart();
    kept.push(await timeOf(world, `kept${i}@example.com`, i));
    fresh.push(await timeOf(world, `fresh${i}@example.com`, i));
  }
  expect(world.paid()).toHaveLength(2 * RUNS);
  // Critical distance for two samples of 100 at the 1 % level: 1.63 × sqrt(2 / 100).
  expect(distance(kept, fresh)).toBeLessThan(0.23);
  vi.restoreAllMocks();
});
