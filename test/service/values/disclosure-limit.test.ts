import { describe, expect, it } from 'vitest';
import {
  createDisclosureLimit,
  DISCLOSURE_LIMITS,
} from '../../../lib/service/values/disclosure-limit.ts';

const { perPage, perMinute, ofSite } = DISCLOSURE_LIMITS;
const START = 1_000_000;

function limit() {
  const session = new Map<string, unknown>();
  const clock = { now: START };
  const platform = {
    session: {
      get: async (name: string) => session.get(name),
      set: async (name: string, value: unknown) => void session.set(name, value),
    },
  } as never;
  const mayDisclose = createDisclosureLimit({ platform, now: () => clock.now }, 'told');
  let count = 0;
  return {
    clock,
    session,
    /** Asks about a new value, or the one of this name. */
    ask: (page: string, host: string, question?: string, ofPage = 0) => {
      count += 1;
      return mayDisclose({ page, host }, [question ?? `question ${count}`], ofPage);
    },
    /** Asks about several values at once. */
    askAll: (page: string, host: string, values: readonly string[]) =>
      mayDisclose({ page, host }, values),
  };
}

/** Uses up the limit of a minute, or a part of it, from many sites. */
async function usedUp(count: number = perMinute) {
  const world = limit();
  for (let i = 0; i < count; i += 1)
    expect(await world.ask(`page ${i}`, `${i}.example`)).toBe(true);
  return world;
}

describe('the values that a page load may ask about', () => {
  it('are limited for as long as the page is loaded', async () => {
    const { ask, clock } = limit();
    for (let i = 0; i < perPage; i += 1) expect(await ask('page', 'a.example')).toBe(true);
    expect(await ask('page', 'a.example')).toBe(false);
    clock.now += 24 * 3_600_000;
    expect(await ask('page', 'a.example')).toBe(false);
    expect(await ask('page', 'a.example', 'question 1')).toBe(true);
    expect(await ask('other page', 'a.example')).toBe(true);
  });

  it.each([
    ['more', perPage + 2, perPage + 2],
    ['fewer', perPage - 2, perPage],
  ])(
    'are limited by the person’s budget if that allows %s, also at the same time',
    async (_, budget, expected) => {
      const { ask } = limit();
      const values = Array.from({ length: expected + 3 }, (_, i) => `value ${i}`);
      const asked = values.map((value) => ask('page', 'a.example', value, budget));
      expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(expected);
    },
  );
});

describe('values that are asked about at once', () => {
  const several = (count: number, first = 0) =>
    Array.from({ length: count }, (_, i) => `value ${first + i}`);

  it('count each, once', async () => {
    const { ask, askAll } = limit();
    expect(await askAll('page', 'a.example', several(perPage - 1))).toBe(true);
    // Known ones and repetitions do not count again.
    expect(await askAll('page', 'a.example', [...several(4), ...several(4)])).toBe(true);
    expect(await askAll('page', 'a.example', several(2, perPage))).toBe(false);
    expect(await ask('page', 'a.example')).toBe(true);
    expect(await ask('page', 'a.example')).toBe(false);
  });

  it('are refused where they are more than the rest of a minute', async () => {
    const { askAll } = await usedUp(perMinute - 2);
    expect(await askAll('page', 'a.example', several(ofSite + 1))).toBe(false);
    expect(await askAll('page', 'a.example', several(ofSite))).toBe(true);
  });
});

describe('the values that all pages may ask about in a minute', () => {
  it('are limited, but each site may ask about a few', async () => {
    const { ask } = await usedUp();
    for (let i = 0; i < ofSite; i += 1) expect(await ask(`new ${i}`, 'new.example')).toBe(true);
    expect(await ask('new', 'new.example')).toBe(false);
    // This site asked about one before.
    for (let i = 1; i < ofSite; i += 1) expect(await ask(`more ${i}`, '0.example')).toBe(true);
    expect(await ask('more', '0.example')).toBe(false);
  });

  it('include those of the site itself', async () => {
    const { ask } = await usedUp(perMinute - ofSite - 1);
    for (let i = 0; i <= ofSite; i += 1) expect(await ask(`page ${i}`, 'a.example')).toBe(true);
    expect(await ask('last page', 'a.example')).toBe(false);
  });

  it.each([
    ['a moment before a minute', 59_999, false],
    ['a minute', 60_000, true],
    // Times in the future count as now, so this lifts no limit.
    ['no time, on a clock that was set back', -3_600_000, false],
  ])('may be asked about again after %s', async (_, passed, expected) => {
    const { ask, clock } = await usedUp();
    for (let i = 0; i < ofSite; i += 1) await ask(`page ${i}`, 'a.example');
    clock.now += passed;
    expect(await ask('later page', 'a.example')).toBe(expected);
  });
});
