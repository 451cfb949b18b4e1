import { describe, expect, it } from 'vitest';
import {
  budgetViolation as budgetViolationInMessages,
  createUserGestures,
  isSiteTooMany,
  type PlannedSpending,
  spentToday,
} from '../../../lib/service/billing/budget.ts';
import type { StoredReceipt } from '../../../lib/service/billing/receipts.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { receiptOf } from '../world.ts';

const budgetViolation = inTexts(budgetViolationInMessages);

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

describe('a cap', () => {
  const PRESS = /^Click the button with the price/;
  const RAISE = /^Raise the limit .* until tomorrow/;
  it.each<[string, Partial<PlannedSpending>, number, RegExp, RegExp]>([
    ['on one page', {}, 9, /9 credits .* one page/, PRESS],
    ['on one site', { page: 'page-3' }, 15, /15 credits .* this site/, PRESS],
    ['over all sites', elsewhere, 60, /60 credits for automatic lookups\.$/, PRESS],
    ['over everything', { ...elsewhere, automatic: false }, 300, /300 credits\.$/, RAISE],
  ])(
    '%s allows spending up to its last credit, then says what helps',
    (_, where, cap, says, helps) => {
      const { automatic = true } = where;
      const wanted = spending({ credits: 4, automatic });
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

  it.each([
    ['open', 9, true],
    ['answered', 9, true],
    ['possibly-billed', 9, true],
    // A failed call was free.
    ['failed', 900, false],
  ] as const)(
    'with a call that is %s of %i credits is reached: %s',
    (state, credits, isReached) => {
      const violation = budgetViolation(spending(), [receipt({ credits, state })], BUDGET);
      expect(violation !== null).toBe(isReached);
    },
  );

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
    const without = { ...BUDGET, totalPerDay: null };
    for (const automatic of [true, false]) {
      const violation = budgetViolation(spending({ automatic }), today, BUDGET);
      expect(violation?.message).toMatch(/today’s limit of 300/);
      expect(budgetViolation(spending({ automatic }), today, without)).toBeNull();
    }
  });

  it('of one credit is worded in the singular', () => {
    const violation = budgetViolation(spending({ credits: 2 }), [], { ...BUDGET, totalPerDay: 1 });
    expect(violation?.message).toBe('This lookup would exceed today’s limit of 1 credit.');
  });
});

describe('a further site', () => {
  const on = (...sites: string[]) => sites.map((origin) => receipt({ origin }));
  it.each<[string, StoredReceipt[], boolean]>([
    ['three others', on('a', 'b', 'c'), true],
    ['two others', on('a', 'b', 'b'), false],
    ['itself among three', on('a', 'b', 'shop.example'), false],
    [
      'a third whose call was free',
      [...on('a', 'b'), receipt({ origin: 'c', state: 'failed' })],
      false,
    ],
    [
      'a third where a person pressed',
      [...on('a', 'b'), receipt({ origin: 'c', automatic: false })],
      false,
    ],
  ])('after %s is too many: %s', (_, recent, isTooMany) => {
    expect(isSiteTooMany('shop.example', recent)).toBe(isTooMany);
  });
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

it.each([
  // From the future, it would lift the limit for as long.
  ['from the future', 5_001],
  ['that is damaged', 'yesterday'],
])('takes no gesture %s', async (_, stored) => {
  const session = { get: async () => stored };
  const gestures = createUserGestures({ platform: { session } as never, now: () => 5_000 });
  expect(await gestures.lastAt()).toBe(0);
});
