import { describe, expect, it } from 'vitest';
import {
  measureOwnSpending,
  receiptsNeededSince,
} from '../../../lib/service/account/active-warnings.ts';
import type { StoredReceipt } from '../../../lib/service/billing/receipts.ts';
import { receiptOf } from '../world.ts';

/** A Wednesday. */
const NOW = new Date(2026, 10, 18, 15, 30).getTime();
const day = (date: number, hour = 0, month = 10) => new Date(2026, month, date, hour).getTime();

const receipt = (at: number, credits: number, state: StoredReceipt['state'] = 'answered') =>
  receiptOf({ id: `${at}`, at, credits, state });

const RECEIPTS = [
  receipt(day(18, 1), 2),
  receipt(day(17, 23), 5),
  receipt(day(16), 11),
  receipt(day(15, 23), 23),
  receipt(day(1), 47),
  receipt(day(31, 23, 9), 95),
];
const QUOTAS = ['daily', 'weekly', 'monthly', 'total', 'hourly'];

describe('ownSpending', () => {
  it('counts by calendar windows in local time, with weeks from Monday', () => {
    expect(measureOwnSpending(RECEIPTS, QUOTAS, { now: NOW, since: 0 }).quotas).toEqual({
      daily: { used: 2, since: day(18) },
      weekly: { used: 18, since: day(16) },
      monthly: { used: 88, since: day(1) },
      total: { used: 183, since: 0 },
    });
    const sunday = new Date(2026, 10, 22, 10).getTime();
    const { quotas } = measureOwnSpending([], ['weekly'], { now: sunday, since: 0 });
    expect(quotas.weekly?.since).toBe(day(16));
  });

  it('counts only what the current key paid for, for quotas, and seven days for the pace', () => {
    const { quotas, week } = measureOwnSpending(RECEIPTS, QUOTAS, { now: NOW, since: day(17) });
    expect(Object.values(quotas).map(({ used }) => used)).toEqual([2, 7, 7, 7]);
    expect(week).toBe(41);
  });

  it('leaves out failed calls, and counts possibly billed ones', () => {
    const receipts = [
      receipt(day(18, 2), 3, 'failed'),
      receipt(day(18, 3), 7, 'possibly-billed'),
      receipt(day(18, 4), 13, 'open'),
    ];
    const { quotas } = measureOwnSpending(receipts, ['daily'], { now: NOW, since: 0 });
    expect(quotas.daily?.used).toBe(20);
  });
});

it.each([
  [[], NOW - 7 * 86_400_000],
  [['daily', 'hourly'], NOW - 7 * 86_400_000],
  [['monthly', 'daily'], day(1)],
  [['total'], 0],
])('needs no receipts that are older than the windows of %j', (quotas, since) => {
  expect(receiptsNeededSince(quotas, NOW)).toBe(since);
});
