import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { creditsPerDay, spendingForecast } from '../../../components/usage/forecast.ts';
import { SpendingSection } from '../../../components/usage/SpendingSection.tsx';
import { spendingChartData } from '../../../components/usage/spending-chart-data.ts';
import type { SpendingRow } from '../../../lib/extension/schemas/index.ts';
import { fakeSend } from '../fake-send.ts';
import { QUIET, USAGE } from '../samples.ts';

const TODAY = '2026-11-20';
const row = (day: string, endpoint: string, origin: string, credits: number): SpendingRow => ({
  ...{ day, endpoint, origin, credits, calls: 1, answered: 1, possibly: 0 },
});
const ROWS = [
  row('2026-11-20', '/v1/vat', 'shop.example', 4),
  row('2026-11-20', '/v1/intelligence/email', 'popup', 9),
  row('2026-11-14', '/v1/intelligence/email', 'shop.example', 15),
  row('2026-11-13', '/v1/vat/iban', 'crm.example', 7),
  row('2026-10-22', '/v1/intelligence/ip', 'popup', 2),
];

it('adds up by day and part, the largest first', () => {
  const { parts, days, total, maxPerDay: most } = spendingChartData(ROWS, TODAY, 'endpoint');
  expect(parts).toEqual([
    { name: 'Email', credits: 24 },
    { name: 'IBAN', credits: 7 },
    { name: 'VAT', credits: 4 },
    { name: 'IP', credits: 2 },
  ]);
  expect([total, most, days.length]).toEqual([37, 15, 30]);
  expect(days.at(-1)).toEqual({ day: '2026-11-20', credits: [9, 0, 4, 0] });
  expect(days[0]).toEqual({ day: '2026-10-22', credits: [0, 0, 0, 2] });
});

it('puts what is beyond five parts into one', () => {
  const sites = [11, 10, 9, 8, 7, 6, 5].map((n) => row(TODAY, '/v1/vat', `s${n}.example`, n));
  const { parts, days } = spendingChartData(sites, TODAY, 'site');
  expect(parts.at(-1)).toEqual({ name: 'Others', credits: 11 });
  expect(days.at(-1)?.credits).toEqual([11, 10, 9, 8, 7, 11]);
});

it('takes the pace from the last week, or from the days since the first call', () => {
  expect(creditsPerDay(ROWS, TODAY)).toBe(28 / 7);
  expect(creditsPerDay(ROWS.slice(0, 2), TODAY)).toBe(13);
  expect(creditsPerDay([row('2026-11-19', '/v1/vat', 'popup', 5)], TODAY)).toBe(2.5);
  expect(creditsPerDay(ROWS.slice(3), TODAY)).toBeNull();
});

const LEFT = 'from this browser in the last week';
it.each([
  [
    'by the renewal',
    { remaining: 500, renewalDate: '2026-12-01' },
    `About 4 credits a day ${LEFT}: about 44 more until the renewal on 1 Dec 2026, of 500 left.`,
  ],
  [
    'before the renewal',
    { remaining: 24, renewalDate: '2026-12-01' },
    `About 4 credits a day ${LEFT}: the 24 left last about 6 days.`,
  ],
  [
    'today',
    { remaining: 3, renewalDate: '2026-12-01' },
    `About 4 credits a day ${LEFT}: what is left lasts less than a day.`,
  ],
  [
    'without a renewal',
    { remaining: 4000 },
    `About 4 credits a day ${LEFT}: what is left lasts more than a year.`,
  ],
  ['with a renewal in the past', { renewalDate: '2026-11-01' }, `About 4 credits a day ${LEFT}.`],
  ['with nothing told', null, `About 4 credits a day ${LEFT}.`],
])('says how far it goes %s', (_, usage, says) => {
  expect(spendingForecast(ROWS, TODAY, usage)).toBe(says);
});

it('draws the days, and says the same in a table, by endpoint and by site', async () => {
  const { send } = fakeSend({ ...QUIET, spending: () => ({ today: TODAY, rows: ROWS }) });
  render(<SpendingSection send={send} usage={USAGE} lookups={0} />);
  const user = userEvent.setup({ delay: null });
  expect(
    await screen.findByRole('img', {
      name: 'Credits a day over the last 30 days, 37 credits in all',
    }),
  ).toBeVisible();
  await user.click(screen.getByText('As a table'));
  expect(screen.getByRole('row', { name: /^20 Nov 2026 9 0 4 0$/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Site' }));
  await waitFor(() =>
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Day', 'shop.example', 'popup', 'crm.example']),
  );
});

it('says that nothing was spent', async () => {
  const { send } = fakeSend(QUIET);
  render(<SpendingSection send={send} usage={USAGE} lookups={0} />);
  expect(await screen.findByText('Nothing spent.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});
