import { describe, expect, expectTypeOf, it } from 'vitest';
import { usageResultSchema } from '../../../lib/api/endpoints/usage.ts';
import { MESSAGES } from '../../../lib/extension/messages/table.ts';
import type { Usage } from '../../../lib/extension/schemas/index.ts';
import { usageViewOf } from '../../../lib/service/account/usage-view.ts';
import { SAMPLES } from '../samples.ts';

const messageSchema = MESSAGES.connect.reply.shape.usage;

function viewOf(answer: object) {
  return usageViewOf(usageResultSchema.parse(answer), 5);
}

describe('usageViewOf', () => {
  it('returns what the message schema accepts', () => {
    expectTypeOf(usageViewOf).returns.toExtend<Usage>();
    const usage = viewOf(SAMPLES.usage);
    expect(messageSchema.parse(usage)).toEqual(usage);
  });

  it('keeps every number of the contract', () => {
    expect(viewOf(SAMPLES.usage)).toEqual({
      at: 5,
      remaining: 950,
      totalUsed: 150,
      renewalDate: '2025-02-01T00:00:00Z',
      period: { start: '2025-01-01', end: '2025-02-01' },
      subscription: { used: 100, total: 1000, remaining: 900, percentUsed: 10 },
      quota: { used: 100, total: 820, remaining: 720, percentUsed: (100 / 820) * 100 },
      credits: { used: 50, total: 100, remaining: 50, percentUsed: 50 },
      rateLimit: { perMinute: 60, perSecond: null },
      account: { name: 'Example', slug: 'example' },
      key: {
        alias: 'laptop',
        active: true,
        category: 'development',
        expires: null,
        quotas: { total: null, daily: 100, weekly: null, monthly: 1000 },
      },
      packs: {
        count: 1,
        exhaustedCount: 1,
        used: 120,
        total: 300,
        remaining: 180,
        percentUsed: 40,
        items: [
          {
            id: 'p1',
            title: 'First',
            purchasedAt: '2024-12-01',
            used: 100,
            total: 100,
            remaining: 0,
            percentUsed: 100,
            exhausted: true,
            current: false,
          },
          {
            id: 'p2',
            title: 'Second',
            purchasedAt: '2024-12-20',
            used: 20,
            total: 200,
            remaining: 180,
            percentUsed: 10,
            exhausted: false,
            current: true,
          },
        ],
      },
    });
  });

  it('leaves out what the API did not send', () => {
    expect(viewOf({ remaining: 3 })).toEqual({ at: 5, remaining: 3 });
    expect(
      viewOf({ remaining: 0, packs: null, period: null, renewal_date: null, rate_limit: {} }),
    ).toEqual({ at: 5, remaining: 0, packs: null });
    expect(viewOf({ remaining: 1, period: { start: '2025-01-01' } }).period).toEqual({
      start: '2025-01-01',
    });
    expect(viewOf({ remaining: 1, rate_limit: { per_minute: 30 } }).rateLimit).toEqual({
      perMinute: 30,
    });
  });

  it('distinguishes null, which means unlimited or never, from a missing value', () => {
    const usage = viewOf({
      remaining: 1,
      rate_limit: { per_minute: null, per_second: null },
      api_key: { active: false },
    });
    expect(usage.rateLimit).toEqual({ perMinute: null, perSecond: null });
    expect(usage.key).toEqual({ active: false });
    expect(viewOf({ remaining: 1, api_key: { expires: null } }).key).toEqual({ expires: null });
  });

  it.each([
    [
      { used: 25, total: 100 },
      { used: 25, total: 100, remaining: 75, percentUsed: 25 },
    ],
    [
      { used: 25, remaining: 75 },
      { used: 25, total: 100, remaining: 75, percentUsed: 25 },
    ],
    [
      { total: 100, remaining: 75 },
      { used: 25, total: 100, remaining: 75, percentUsed: 25 },
    ],
    [
      { used: 0, total: 0 },
      { used: 0, total: 0, remaining: 0, percentUsed: 0 },
    ],
    [
      { used: null, total: 100, remaining: 75 },
      { used: 25, total: 100, remaining: 75, percentUsed: 25 },
    ],
    [{ total: 100 }, undefined],
    [{ used: 25 }, undefined],
    [{ remaining: 75 }, undefined],
    [{ used: null, total: null, remaining: 75 }, undefined],
    [{ used: 25, total: null, remaining: null }, undefined],
    [{}, undefined],
  ])('completes the balance %j', (subscription, completed) => {
    expect(viewOf({ remaining: 1, subscription }).subscription).toEqual(completed);
  });

  it.each([
    [{ used: 21, total: 50, percent_used: 0.42 }, 42],
    [{ used: 21, total: 50, percent_used: 42 }, 42],
    [{ used: 21, total: 50, percent_used: 41.9 }, 41.9],
    [{ used: 50, total: 50, percent_used: 1 }, 100],
    [{ used: 1, total: 100, percent_used: 1 }, 1],
    [{ used: 21, total: 50, percent_used: null }, 42],
    [{ used: 21, total: 50, percent_used: -1 }, 42],
    [{ used: 21, total: 50, percent_used: 0 }, 0],
  ])('tells a percentage from a fraction by the amounts: %j', (subscription, percent) => {
    expect(viewOf({ remaining: 1, subscription }).subscription?.percentUsed).toBeCloseTo(percent);
  });

  it('gives packs without a title a name and drops packs without numbers', () => {
    const packs = { total: 10, used: 10, items: [{ total: 10, used: 10 }, { title: 'Bare' }] };
    expect(viewOf({ remaining: 1, packs }).packs).toEqual({
      count: 0,
      exhaustedCount: 1,
      used: 10,
      total: 10,
      remaining: 0,
      percentUsed: 100,
      items: [
        {
          title: 'Pack 1',
          used: 10,
          total: 10,
          remaining: 0,
          percentUsed: 100,
          exhausted: true,
          current: false,
        },
      ],
    });
  });
});

describe('packs', () => {
  const pack = (id: string, purchased_at: string, used: number, total = 10) => ({
    id,
    title: id,
    purchased_at,
    used,
    total,
  });
  const late = pack('late', '2026-05-01', 4);
  const early = pack('early', '2026-02-01', 3);
  const exhausted = pack('spent', '2025-11-01', 10);
  const current = (packs: object) =>
    viewOf({ remaining: 1, packs }).packs?.items.find((item) => item.current)?.id;

  it('are sorted by purchase date, as they are consumed', () => {
    const packs = viewOf({ remaining: 1, packs: { items: [late, early, exhausted] } }).packs;
    expect(packs?.items.map(({ id }) => id)).toEqual(['spent', 'early', 'late']);
    expect(packs).toMatchObject({ used: 17, total: 30, remaining: 13, count: 2 });
  });

  it.each([
    ['its id', { current: late, current_index: 1, items: [late, early] }, 'late'],
    ['its index', { current_index: 0, items: [late, early] }, 'late'],
    ['the order', { items: [late, exhausted, early] }, 'early'],
    ['the order, where the index points nowhere', { current_index: -1, items: [late] }, 'late'],
    ['a single item', { current: late, total: 10, used: 4 }, 'late'],
    ['none, when all are exhausted', { current: null, items: [exhausted] }, undefined],
    ['none, as the API says', { all_exhausted: true, items: [late] }, undefined],
  ])('have a current pack that is found by %s', (_by, packs, id) => {
    expect(current(packs)).toBe(id);
  });
});

describe('the monthly quota alone', () => {
  const packs = { used: 1080, total: 1130, remaining: 50 };
  const period = { start: '2026-11-01', end: '2026-12-01' };

  it('is the subscription without the remaining credits of packs', () => {
    const usage = viewOf({
      total_used: 7520,
      period,
      subscription: { used: 5570, total: 18_050, remaining: 12_480 },
      credits: { consumed: 870, given: 1000 },
      packs,
    });
    expect(usage.quota).toMatchObject({ used: 5570, total: 18_000, remaining: 12_430 });
  });

  it('computes used credits from the account’s total when `subscription` includes packs', () => {
    const usage = viewOf({
      total_used: 7520,
      period,
      subscription: { used: 6650, total: 19_130, remaining: 12_480 },
      credits: { consumed: 870, given: 1000 },
      packs,
    });
    expect(usage.quota).toMatchObject({ used: 5570, total: 18_000, remaining: 12_430 });
  });

  it('is null without a plan, when the subscription is the sum of the packs', () => {
    const usage = viewOf({ total_used: 1080, subscription: packs, packs });
    expect(usage.quota).toBeNull();
  });

  it.each([
    ['a renewal date', { renewal_date: '2026-12-01' }],
    ['a start', { period: { start: '2026-11-01' } }],
    ['an end', { period: { end: '2026-12-01' } }],
  ])('is used up where the plan has %s', (_, plan) => {
    const usage = viewOf({ total_used: 1080, ...plan, subscription: packs, packs, credits: {} });
    expect(usage.quota).toMatchObject({ remaining: 0 });
  });

  it.each([
    ['there are no packs', { total_used: 7, credits: { consumed: 2, given: 9 } }, 5],
    ['the API sends no total', { credits: { consumed: 2, given: 9 } }, 6],
    ['the API sends no credits', { total_used: 7 }, 6],
    [
      'the total is smaller than what was bought',
      { total_used: 1, credits: { consumed: 2, given: 9 } },
      6,
    ],
    ['all was bought', { total_used: 2, credits: { consumed: 2, given: 9 } }, 0],
  ])('counts used credits where %s', (_, amounts, used) => {
    const subscription = { used: 6, total: 10, remaining: 4 };
    const { quota } = viewOf({ remaining: 4, ...amounts, period, subscription, packs: null });
    expect(quota).toMatchObject({ used, remaining: 4 });
  });

  it('is used up without a pack, and not missing', () => {
    const subscription = { used: 10, total: 10, remaining: 0 };
    expect(viewOf({ total_used: 10, subscription, packs: null }).quota).toMatchObject({
      remaining: 0,
    });
  });

  it('is used up, not missing, when there is a period', () => {
    const usage = viewOf({ total_used: 3080, period, subscription: packs, packs, credits: {} });
    expect(usage.quota).toMatchObject({ remaining: 0 });
  });

  it.each([
    ['the packs are unknown', { subscription: { used: 1, total: 9 } }],
    [
      'the packs have more remaining credits than the subscription',
      { subscription: { used: 1, total: 9 }, packs },
    ],
  ])('is absent when %s', (_case, record) => {
    expect(viewOf({ total_used: 1, ...record })).not.toHaveProperty('quota');
  });
});

it('reads the balance and reports packs that are not readable', () => {
  const usage = usageViewOf({ remaining: '12', total_used: 12.5, packs: [] }, 1);
  expect(usage).toMatchObject({
    remaining: 12,
    totalUsed: 12.5,
    unreadable: [{ path: 'packs', value: '[]' }],
  });
});

it('reports each pack and quota that is not readable, and reads the others', () => {
  const pack = { title: 'Pack A', total: 10, used: 4, remaining: 6 };
  const packs = {
    items: [null, { ...pack, id: [1] }, 'x', { ...pack, title: {} }],
    total: 10,
    used: 4,
    remaining: 6,
  };
  const usage = usageViewOf({ remaining: 6, packs, api_key: { quotas: { daily: 'many' } } }, 1);
  expect(usage.packs?.items).toMatchObject([{ title: 'Pack A', remaining: 6 }, { remaining: 6 }]);
  expect(usage.unreadable).toEqual([
    { path: 'packs.items.0', value: 'null' },
    { path: 'packs.items.1.id', value: '[1]' },
    { path: 'packs.items.2', value: '"x"' },
    { path: 'packs.items.3.title', value: '{}' },
    { path: 'api_key.quotas.daily', value: '"many"' },
  ]);
});
