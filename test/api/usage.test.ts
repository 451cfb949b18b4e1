import { describe, expect, expectTypeOf, it } from 'vitest';
import { usageFrom, usageSchema } from '../../lib/api/usage.ts';
import { MESSAGES, type Usage } from '../../lib/messages.ts';
import { SAMPLES } from './samples.ts';

const travelling = MESSAGES.connect.reply.shape.usage;

function from(answer: object) {
  return usageFrom(usageSchema.parse(answer), 5);
}

describe('usageFrom', () => {
  it('is the record that messages carry', () => {
    expectTypeOf(usageFrom).returns.toExtend<Usage>();
    const usage = from(SAMPLES.usage);
    expect(travelling.parse(usage)).toEqual(usage);
  });

  it('keeps every number of the contract', () => {
    expect(from(SAMPLES.usage)).toEqual({
      at: 5,
      remaining: 950,
      totalUsed: 150,
      renewalDate: '2025-02-01T00:00:00Z',
      period: { start: '2025-01-01', end: '2025-02-01' },
      subscription: { used: 100, total: 1000, remaining: 900, percentUsed: 10 },
      credits: { given: 100, consumed: 50, remaining: 50, percentUsed: 50 },
      rateLimit: { perMinute: 60, perSecond: null },
      account: 'Example',
      key: {
        alias: 'laptop',
        active: true,
        category: 'development',
        expires: null,
        quotas: { total: null, daily: 100, weekly: null, monthly: 1000 },
      },
      packs: {
        count: 1,
        used: 120,
        total: 300,
        remaining: 180,
        items: [
          { title: 'First', used: 100, total: 100, remaining: 0, exhausted: true },
          { title: 'Second', used: 20, total: 200, remaining: 180, exhausted: false },
        ],
      },
    });
  });

  it('leaves out what was not said', () => {
    expect(from({ remaining: 3 })).toEqual({ at: 5, remaining: 3 });
    expect(
      from({ remaining: 0, packs: null, period: null, renewal_date: null, rate_limit: {} }),
    ).toEqual({ at: 5, remaining: 0 });
    expect(from({ remaining: 1, period: { start: '2025-01-01' } })).not.toHaveProperty('period');
  });

  it('reads null as unlimited and as never, and silence as neither', () => {
    const usage = from({
      remaining: 1,
      rate_limit: { per_minute: null, per_second: null },
      api_key: { active: false },
    });
    expect(usage.rateLimit).toEqual({ perMinute: null, perSecond: null });
    expect(usage.key).toEqual({ active: false });
    expect(from({ remaining: 1, api_key: { expires: null } }).key).toEqual({ expires: null });
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
    [{ total: 100 }, undefined],
    [{}, undefined],
  ])('completes a ledger that says %j', (subscription, whole) => {
    expect(from({ remaining: 1, subscription }).subscription).toEqual(whole);
  });

  it('names packs without a title and drops those without numbers', () => {
    const packs = { total: 10, used: 10, items: [{ total: 10, used: 10 }, { title: 'Bare' }] };
    expect(from({ remaining: 1, packs }).packs).toEqual({
      count: 0,
      used: 10,
      total: 10,
      remaining: 0,
      items: [{ title: 'Pack 1', used: 10, total: 10, remaining: 0, exhausted: true }],
    });
  });
});
