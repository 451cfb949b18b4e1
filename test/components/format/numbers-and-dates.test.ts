import { afterAll, afterEach, expect, it, vi } from 'vitest';
import {
  formatCredits,
  formatDate,
  formatDuration,
  formatPercent,
  formatTimeAgo,
} from '../../../components/format/numbers-and-dates.ts';
import { originLabel } from '../../../components/format/settings.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [0, 'just now'],
  [-5_000, 'just now'],
  [MINUTE, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [2 * HOUR, '2 hours ago'],
  [DAY, 'yesterday'],
  [7 * DAY, '1 week ago'],
  [100 * DAY, '3 months ago'],
  [800 * DAY, '2 years ago'],
])('formats an age of %i ms as "%s"', (age, text) => {
  expect(formatTimeAgo(NOW - age, NOW)).toBe(text);
});

it.each([
  [formatCredits(1), '1 credit'],
  [formatCredits(1240), '1,240 credits'],
  [formatPercent(37.6), '37.6%'],
  [formatDuration(240), '240ms'],
  [formatDuration(1300), '1.3s'],
  [formatDate('2026-12-01'), '1 Dec 2026'],
  [formatDate('soon'), 'soon'],
  // The origin of receipts for exchange rates, which the popup once had.
  [originLabel('rates'), 'popup'],
])('formats %s', (actual, text) => {
  expect(actual).toBe(text);
});

/** The formats read the time zone when the module is loaded. */
async function dateIn(zone: string): Promise<typeof formatDate> {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  return (await import('../../../components/format/numbers-and-dates.ts')).formatDate;
}
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => void vi.resetModules());

it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
  'keeps the day of a date without a time in %s',
  async (zone) => {
    const inZone = await dateIn(zone);
    expect(inZone('2026-12-01')).toBe('1 Dec 2026');
  },
);

it('uses the local day of a time', async () => {
  const inZone = await dateIn('America/Los_Angeles');
  expect(inZone('2026-12-01T02:30:00Z')).toBe('30 Nov 2026');
});
