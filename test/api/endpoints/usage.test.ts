import { describe, expect, it } from 'vitest';
import { usageResultSchema } from '../../../lib/api/endpoints/usage.ts';
import { MESSAGES } from '../../../lib/extension/messages/table.ts';
import { usageViewOf } from '../../../lib/service/account/usage-view.ts';
import { SAMPLES } from '../samples.ts';

const messageSchema = MESSAGES.connect.reply.shape.usage;

const viewOf = (answer: object) => usageViewOf(usageResultSchema.parse(answer), 5);

const pack = (id: string, title: string, purchasedAt: string, used: number, total: number) => ({
  id,
  title,
  purchasedAt,
  used,
  total,
  remaining: total - used,
  percentUsed: (used / total) * 100,
  exhausted: used === total,
});

describe('usageViewOf', () => {
  it('keeps every number of the contract, as the message schema accepts it', () => {
    const usage = viewOf(SAMPLES.usage);
    expect(messageSchema.parse(usage)).toEqual(usage);
    expect(usage).toEqual({
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
          { ...pack('p1', 'First', '2024-12-01', 100, 100), current: false },
          { ...pack('p2', 'Second', '2024-12-20', 20, 200), current: true },
        ],
      },
    });
  });

  it.each([
    [
      { remaining: 0, packs: null, period: null, renewal_date: null, rate_limit: {} },
      { remaining: 0, packs: null },
    ],
    [{ remaining: 1, rate_limit: { per_minute: 30 } }, { rateLimit: { perMinute: 30 } }],
    // Null means unlimited or never.
    [
      { remaining: 1, rate_limit: { per_minute: null, per_second: null } },
      { rateLimit: { perMinute: null, perSecond: null } },
    ],
    [{ remaining: 1, api_key: { expires: null } }, { key: { expires: null } }],
  ])('leaves out what the API did not send: %j', (record, view) => {
    expect(viewOf(record)).toEqual({ at: 5, remaining: record.remaining, ...view });
  });

  const quarter = { used: 25, total: 100, remaining: 75, percentUsed: 25 };
  it.each([
    [{ used: 25, total: 100 }, quarter],
    [{ used: 25, remaining: 75 }, quarter],
    [{ total: 100, remaining: 75 }, quarter],
    [{ used: null, total: 100, remaining: 75 }, quarter],
    [
      { used: 0, total: 0 },
      { used: 0, total: 0, remaining: 0, percentUsed: 0 },
    ],
    [{ total: 100 }, undefined],
    [{ used: 25 }, undefined],
    [{ remaining: 75 }, undefined],
  ])('completes the balance %j', (subscription, completed) => {
    expect(viewOf({ remaining: 1, subscription }).subscription).toEqual(completed);
  });

  it.each([
    [{ used: 21, total: 50, percent_used: 0.42 }, 42],
    [{ used: 21, total: 50, percent_used: 42 }, 42],
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
    const balance = { used: 10, total: 10, remaining: 0, percentUsed: 100 };
    expect(viewOf({ remaining: 1, packs }).packs).toEqual({
      count: 0,
      exhaustedCount: 1,
      ...balance,
      items: [{ title: 'Pack 1', ...balance, exhausted: true, current: false }],
    });
  });
});

describe('packs', () => {
  const late = { id: 'late', title: 'late', purchased_at: '2026-05-01', used: 4, total: 10 };
  const early = { ...late, id: 'early', purchased_at: '2026-02-01', used: 3 };
  const exhausted = { ...late, id: 'spent', purchased_at: '2025-11-01', used: 10 };
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

  it.each([
    ['as it is', { used: 5570, total: 18_050, remaining: 12_480 }],
    [
      'with packs, which the account’s total tells',
      { used: 6650, total: 19_130, remaining: 12_480 },
    ],
  ])('is the subscription without the remaining credits of packs (%s)', (_, subscription) => {
    const credits = { consumed: 870, given: 1000 };
    const usage = viewOf({ total_used: 7520, period, subscription, credits, packs });
    expect(usage.quota).toMatchObject({ used: 5570, total: 18_000, remaining: 12_430 });
  });

  it('is null without a plan, when the subscription is the sum of the packs', () => {
    expect(viewOf({ total_used: 1080, subscription: packs, packs }).quota).toBeNull();
  });

  const usedUp = { used: 10, total: 10, remaining: 0 };
  it.each([
    ['the plan has a renewal date', { renewal_date: '2026-12-01', packs }],
    ['the plan has a start', { period: { start: '2026-11-01' }, packs }],
    ['there is no pack', { subscription: usedUp, packs: null }],
  ])('is used up, and not missing, where %s', (_, record) => {
    const usage = viewOf({ total_used: 3080, subscription: packs, credits: {}, ...record });
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
