import { describe, expect, it } from 'vitest';
import {
  budgetViolation as budgetViolationInReferences,
  type PlannedSpending,
  spentToday,
} from '../../../lib/service/billing/budget.ts';
import type { StoredReceipt } from '../../../lib/service/billing/receipts.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { receiptOf } from '../world.ts';

const budgetViolation = inTexts(budgetViolationInReferences);

const NOW = 1_000_000_000;
const BUDGET = { autoPerDay: 60, autoPerSite: 15, autoPerPage: 9, totalPerDay: 300 };

let ids = 0;
function receipt(more: Partial<StoredReceipt> = {}): StoredReceipt {
  ids += 1;
  const there = { origin: 'shop.example', page: 'page-1', tab: 1 };
  return receiptOf({ id: `id-${ids}`, at: NOW, automatic: true, ...there, ...more });
}
const spending = (more: Partial<PlannedSpending> = {}): PlannedSpending => ({
  credits: 1,
  automatic: true,
  origin: 'shop.example',
  page: 'page-1',
  ...more,
});
const elsewhere = { origin: 'other.example', page: 'page-2' };
const onPage = { page: 'page-3' };

describe('a cap', () => {
  it.each([
    ['on one page', {}, 9, /9 credits .* one page/, /^Click the button with the price/],
    ['on one site', onPage, 15, /15 credits .* this site/, /^Click the button with the price/],
    [
      'over all sites',
      elsewhere,
      60,
      /60 credits for automatic lookups\.$/,
      /^Click the button with the price/,
    ],
    [
      'over everything',
      { ...elsewhere, automatic: false },
      300,
      /300 credits\.$/,
      /^Raise the budget .* until tomorrow/,
    ],
  ] as const)(
    '%s allows spending up to its last credit, then says what helps',
    (_, where, cap, says, helps) => {
      const isAutomatic = !('automatic' in where);
      const wanted = spending({ credits: 4, automatic: isAutomatic });
      const upTo = (credits: number) => [
        receipt({ ...where, credits: 3 }),
        receipt({ ...where, credits: credits - 3 }),
      ];
      expect(budgetViolation(wanted, upTo(cap - 4), BUDGET)).toBeNull();
      expect(budgetViolation(wanted, upTo(cap - 3), BUDGET)).toMatchObject({
        message: expect.stringMatching(says),
        action: expect.stringMatching(helps),
      });
    },
  );

  it.each(['open', 'answered', 'possibly-billed'] as const)('counts a call that is %s', (state) =>
    expect(budgetViolation(spending(), [receipt({ credits: 9, state })], BUDGET)).not.toBeNull(),
  );

  it('does not count a failed call, which was free', () =>
    expect(
      budgetViolation(spending(), [receipt({ credits: 900, state: 'failed' })], BUDGET),
    ).toBeNull());

  it('for automatic lookups does not count lookups that a person started', () => {
    const pressed = [receipt({ automatic: false, credits: 200 })];
    expect(budgetViolation(spending(), pressed, BUDGET)).toBeNull();
  });

  it('for automatic lookups does not stop lookups that a person starts', () => {
    const today = [receipt({ credits: 200 })];
    expect(budgetViolation(spending({ automatic: false }), today, BUDGET)).toBeNull();
    expect(budgetViolation(spending(), today, BUDGET)).not.toBeNull();
  });

  it('on the total counts and limits both', () => {
    const today = [
      receipt({ ...elsewhere, credits: 50 }),
      receipt({ automatic: false, credits: 250 }),
    ];
    for (const automatic of [true, false]) {
      expect(budgetViolation(spending({ automatic }), today, BUDGET)?.message).toMatch(
        /today’s budget of 300/,
      );
      expect(
        budgetViolation(spending({ automatic }), today, { ...BUDGET, totalPerDay: null }),
      ).toBeNull();
    }
  });

  it('of one credit is worded in the singular', () =>
    expect(
      budgetViolation(spending({ credits: 2 }), [], { ...BUDGET, totalPerDay: 1 })?.message,
    ).toBe('This lookup would exceed today’s budget of 1 credit.'));
});

it('counts failed calls in neither sum of today’s spending, and a person’s lookups not as automatic', () => {
  const today = [
    receipt({ credits: 1 }),
    receipt({ credits: 2, automatic: false }),
    receipt({ credits: 4, state: 'possibly-billed' }),
    receipt({ credits: 8, state: 'possibly-billed', automatic: false }),
    receipt({ credits: 16, state: 'failed' }),
    receipt({ credits: 32, state: 'open' }),
  ];
  expect(spentToday(today, BUDGET)).toEqual({
    today: 1 + 2 + 4 + 8 + 32,
    automaticToday: 1 + 4 + 32,
    possiblyBilled: 4 + 8,
    budget: BUDGET,
  });
});
