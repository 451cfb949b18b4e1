import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { creditsPerDay, spendingForecast } from '../../../components/usage/forecast.ts';
import { spendingChartData } from '../../../components/usage/SpendingChart.tsx';
import { SpendingSection } from '../../../components/usage/SpendingSection.tsx';
import type { SpendingRow } from '../../../lib/extension/schemas/index.ts';

const TODAY = '2026-11-20';
const row = (day: string, endpoint: string, origin: string, credits: number): SpendingRow => ({
  day,
  endpoint,
  origin,
  credits,
  possibly: 0,
});
const ROWS = [
  row('2026-11-20', '/v1/vat', 'shop.example', 4),
  row('2026-11-20', '/v1/intelligence/email', 'popup', 9),
  row('2026-11-14', '/v1/intelligence/email', 'shop.example', 15),
  row('2026-11-13', '/v1/vat/iban', 'crm.example', 7),
  row('2026-10-22', '/v1/intelligence/ip', 'popup', 2),
];

it('sums credits by day and part, largest first', () => {
  const { parts, days, total, maxPerDay } = spendingChartData(ROWS, TODAY, 'endpoint');
  expect(parts).toEqual([
    { name: 'Email', credits: 24 },
    { name: 'IBAN', credits: 7 },
    { name: 'VAT', credits: 4 },
    { name: 'IP', credits: 2 },
  ]);
  expect([total, maxPerDay, days.length]).toEqual([37, 15, 30]);
  expect(days.at(-1)).toEqual({ day: '2026-11-20', credits: [9, 0, 4, 0] });
  expect(days[0]).toEqual({ day: '2026-10-22', credits: [0, 0, 0, 2] });
});

it('sums parts beyond the fifth as others', () => {
  const sites = [11, 10, 9, 8, 7, 6, 5].map((n) => row(TODAY, '/v1/vat', `s${n}.example`, n));
  const { parts, days } = spendingChartData(sites, TODAY, 'site');
  expect(parts.at(-1)).toEqual({ name: 'Others', credits: 11 });
  expect(days.at(-1)?.credits).toEqual([11, 10, 9, 8, 7, 11]);
});

it('averages over the last week, or since the first call if that is later', () => {
  expect(creditsPerDay(ROWS, TODAY)).toBe(28 / 7);
  expect(creditsPerDay(ROWS.slice(0, 2), TODAY)).toBe(13);
  expect(creditsPerDay([row('2026-11-19', '/v1/vat', 'popup', 5)], TODAY)).toBe(2.5);
  expect(creditsPerDay(ROWS.slice(3), TODAY)).toBeNull();
});

const PACE = 'This browser uses about 4 credits a day';
it.each([
  [
    'the credits until the renewal',
    { remaining: 500, renewalDate: '2026-12-01' },
    `${PACE}. At this rate, it will use about 44 more credits before the renewal on 1 Dec 2026.`,
  ],
  [
    'an end before the renewal',
    { remaining: 24, renewalDate: '2026-12-01' },
    `${PACE}. At this rate, your balance lasts about 6 days.`,
  ],
  [
    'an end today',
    { remaining: 3, renewalDate: '2026-12-01' },
    `${PACE}. At this rate, your balance lasts less than a day.`,
  ],
  [
    'more than a year',
    { remaining: 4000 },
    `${PACE}. At this rate, your balance lasts more than a year.`,
  ],
  ['only the pace after a past renewal', { renewalDate: '2026-11-01' }, `${PACE}.`],
  ['only the pace without account data', null, `${PACE}.`],
])('forecasts %s', (_, usage, sentence) => {
  expect(spendingForecast(ROWS, TODAY, usage)).toBe(sentence);
});

it('shows a chart and a table, by endpoint and by site', async () => {
  render(<SpendingSection today={TODAY} rows={ROWS} />);
  const user = userEvent.setup({ delay: null });
  expect(
    await screen.findByRole('img', {
      name: 'Credits a day over the last 30 days, 37 credits in total',
    }),
  ).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
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
  render(<SpendingSection today={TODAY} rows={[]} />);
  expect(await screen.findByText('Nothing spent.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});
