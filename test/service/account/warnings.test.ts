import { describe, expect, it } from 'vitest';
import type { Usage } from '../../../lib/extension/schemas/index.ts';
import { type OwnSpending, usageWarnings } from '../../../lib/service/account/warnings.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const NOTHING: OwnSpending = { week: 0, quotas: {} };

const ledger = (used: number, total: number) => ({
  used,
  total,
  remaining: total - used,
  percentUsed: (used / total) * 100,
});
const allOf = (record: Partial<Usage>, spending: Partial<OwnSpending> = {}, dismissed = {}) =>
  usageWarnings({ at: NOW, ...record }, { ...NOTHING, ...spending }, dismissed, NOW);
const warningsOf = (...of: Parameters<typeof allOf>) =>
  allOf(...of).map(({ kind, level }) => [kind, level]);

it('has no warning for an account without problems', () => {
  const record = {
    remaining: 900,
    subscription: ledger(100, 1000),
    key: { active: true, expires: null, quotas: { daily: 100, total: null } },
  };
  const ownSpending = { week: 70, quotas: { daily: { used: 79, since: 0 } } };
  expect(warningsOf(record, ownSpending)).toEqual([]);
  expect(warningsOf({}, ownSpending)).toEqual([]);
});

describe('the key', () => {
  it.each([
    ['2026-11-27T12:00:01Z', []],
    ['2026-11-27T12:00:00Z', [['key-expires', 1]]],
    ['2026-11-23T12:00:00Z', [['key-expires', 2]]],
    ['2026-11-21T12:00:00Z', [['key-expires', 3]]],
    ['2026-11-20T12:00:00Z', [['key-expired', 4]]],
    ['some day', []],
    [null, []],
  ])('that expires %s', (expires, expected) => {
    expect(warningsOf({ key: { expires } })).toEqual(expected);
  });

  it('that is inactive has one warning, whatever its expiry', () => {
    expect(warningsOf({ key: { active: false, expires: '2026-11-21' } })).toEqual([
      ['key-inactive', 4],
    ]);
  });
});

describe('a quota, by this browser’s use of it', () => {
  it.each([
    [79, 100, []],
    [80, 100, [['quota', 1]]],
    [94, 100, [['quota', 1]]],
    [95, 100, [['quota', 2]]],
    [100, 100, [['quota', 3]]],
    [0, 0, [['quota', 3]]],
  ])('warns at %i of %i: %j', (used, total, expected) => {
    const quotas = { weekly: { used, since: 7 } };
    expect(warningsOf({ key: { quotas: { weekly: total } } }, { quotas })).toEqual(expected);
  });

  it('has a warning of its own, unless it is not set or has an unknown window', () => {
    const quotas = { total: 500, daily: 10, monthly: null, hourly: 3 };
    const own = { total: { used: 490, since: 0 }, daily: { used: 9, since: 5 } };
    expect(allOf({ key: { quotas } }, { quotas: own })).toMatchObject([
      { quota: 'total', used: 490, total: 500, level: 2 },
      { quota: 'daily', used: 9, total: 10, level: 1 },
    ]);
  });
});

describe('subscription', () => {
  it.each([
    [799, []],
    [800, [['subscription', 1]]],
    [950, [['subscription', 2]]],
    [1000, [['subscription', 3]]],
  ])('warns at %i of 1000 used, with further credits: %j', (used, expected) => {
    const record = { remaining: 5000 + 1000 - used, subscription: ledger(used, 1000) };
    expect(warningsOf({ ...record, credits: ledger(0, 5000) })).toEqual(expected);
  });

  it('gives no warning when no credits are left, or if there is none', () => {
    const record = { remaining: 0, subscription: ledger(1000, 1000) };
    expect(warningsOf(record)).toEqual([['credits-none', 4]]);
    expect(warningsOf({ remaining: 40, subscription: ledger(0, 0) })).toEqual([]);
  });
});

describe('credits', () => {
  it.each([
    [0, 0, [['credits-none', 4]]],
    [-2, 0, [['credits-none', 4]]],
    [2, 0, [['credits-short', 3]]],
    [3, 0, []],
    // 21 credits a week are 3 a day.
    [24, 21, []],
    [23, 21, [['credits-low', 1]]],
    [8, 21, [['credits-low', 2]]],
  ])('warn at %i left and %i spent in a week: %j', (remaining, week, expected) => {
    expect(warningsOf({ remaining }, { week })).toEqual(expected);
  });
});

it('says how many days remain, and which lookup is too expensive', () => {
  expect(allOf({ key: { expires: '2026-11-24T11:00:00Z' } })).toMatchObject([{ days: 3 }]);
  expect(allOf({ remaining: 11 }, { week: 14 })).toMatchObject([{ days: 5 }]);
  const expected = { about: 'email', price: 3, remaining: 1 };
  expect(allOf({ remaining: 1 })).toMatchObject([expected]);
});

it('puts the worst first', () => {
  const record = {
    remaining: 2,
    subscription: ledger(998, 1000),
    key: { expires: '2026-11-26T00:00:00Z' },
  };
  expect(warningsOf(record)).toEqual([
    ['credits-short', 3],
    ['subscription', 2],
    ['key-expires', 1],
  ]);
});

describe('a dismissed warning', () => {
  it.each([
    [20, {}, { id: 'credits', level: 1, dismissed: false }],
    [20, { credits: 1 }, { dismissed: true }],
    [8, { credits: 1 }, { level: 2, dismissed: false }],
    [0, { credits: 2 }, { level: 4, dismissed: false }],
  ])('stays hidden until it gets worse (%i left, %o)', (remaining, dismissed, expected) => {
    expect(allOf({ remaining }, { week: 21 }, dismissed)).toMatchObject([expected]);
  });

  it('of one day’s quota does not apply to the next day', () => {
    const on = (since: number, dismissed = {}) =>
      allOf(
        { key: { quotas: { daily: 10 } } },
        { quotas: { daily: { used: 9, since } } },
        dismissed,
      );
    const [today] = on(1);
    const [tomorrow] = on(2, { [today?.id ?? '']: 1 });
    expect(tomorrow).toMatchObject({ dismissed: false });
  });
});
