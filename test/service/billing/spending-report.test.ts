import { expect, it, vi } from 'vitest';
import { createSpendingReport } from '../../../lib/service/billing/spending-report.ts';
import { receiptOf } from '../world.ts';

const receipt = (at: Date, credits: number) => receiptOf({ at: at.getTime(), credits });

it.each(['UTC', 'Europe/Berlin', 'America/New_York'])(
  'has the last thirty days, including today, in %s',
  async (zone) => {
    // In Berlin and New York the clocks change within these days.
    vi.stubEnv('TZ', zone);
    const now = new Date(2026, 10, 8, 12).getTime();
    const kept = [
      receipt(new Date(2026, 10, 8, 11), 1),
      receipt(new Date(2026, 9, 10), 2),
      receipt(new Date(2026, 9, 9, 23, 59, 59, 999), 4),
    ];
    const since = async (at: number) => kept.filter((each) => each.at >= at);
    const { today, rows } = await createSpendingReport({ since }, () => now)();
    expect(today).toBe('2026-11-08');
    expect(rows.map(({ day, credits }) => [day, credits])).toEqual([
      ['2026-11-08', 1],
      ['2026-10-10', 2],
    ]);
  },
);

it('counts the credits of calls that have ended, and those that may have been billed', async () => {
  const now = new Date(2026, 10, 8, 12).getTime();
  const at = new Date(2026, 10, 8, 11);
  const states = ['answered', 'open', 'possibly-billed', 'answered'] as const;
  const kept = states.map((state, i) => ({ ...receipt(at, 2 ** i), state }));
  const { rows } = await createSpendingReport({ since: async () => kept }, () => now)();
  expect(rows).toMatchObject([{ credits: 1 + 4 + 8, possibly: 4 }]);
});
