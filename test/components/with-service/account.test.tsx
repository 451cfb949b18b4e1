/** Usage, stats and rates in the popup, on the real service. */

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_CONTRACT } from '../../../lib/domain/endpoints.ts';
import { connected, openPopup, panel, priced } from './open-popup.tsx';

const DAY = 86_400_000;
const pack = (id: string, purchasedAt: string, total: number, used: number) => ({
  id,
  title: `Pack of ${total}`,
  purchasedAt,
  total,
  used,
});

describe('usage', () => {
  it('shows balances in order, packs, limits and quotas', async () => {
    const service = await connected();
    await service.control('keys', {
      key: 'active',
      subscription: { total: 900, used: 900 },
      packs: [
        pack('p-late', '2026-05-06', 300, 0),
        pack('p-mid', '2026-02-03', 200, 140),
        pack('p-old', '2025-10-11', 100, 100),
      ],
      credits: { given: 70, consumed: 12 },
      quotas: { daily: 400, weekly: null, monthly: 7000, total: null },
      perSecond: null,
      perMinute: 240,
    });
    const { openTab } = openPopup(service);
    const usage = await openTab('Usage');
    const list = () => usage.getByRole('list', { name: /^Balances, in the order/ });
    await waitFor(() => expect(list()).toHaveTextContent('360 left'));
    const balances = within(list());
    const meters = balances
      .getAllByRole('meter')
      .map((meter) => [meter.getAttribute('aria-label'), meter.getAttribute('aria-valuetext')]);
    expect(meters).toEqual([
      ['Monthly quota', '900 of 900 credits used'],
      ['Packs', '240 of 600 credits used'],
      ['Credits', '12 of 70 credits used'],
    ]);
    // The list of packs in this item also marks a pack as in use, so the first match counts.
    const [drawn] = balances.getAllByRole('listitem', { current: true });
    expect(drawn).toHaveTextContent(/^PacksIn use/);
    const packs = usage.getByRole('list', { name: /^Packs, in the order/ });
    expect(
      within(packs)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/Pack of 100.*Used up.*11 Oct 2025.*p-old/),
      expect.stringMatching(/Pack of 200.*In use.*60 left.*140 of 200 · 70%/),
      expect.stringMatching(/Pack of 300.*300 left.*6 May 2026.*0 of 300 · 0%/),
    ]);
    const fact = (name: string) => {
      const term = usage.getByText(name, { selector: 'dt' });
      return term.parentElement?.querySelector('dd')?.textContent.trim();
    };
    const facts = {
      'Used in total': '1,152',
      'Key quota, daily': '400',
      'Key quota, monthly': '7,000',
      'Rate limit': '240 per minute, unlimited per second',
    };
    expect(Object.fromEntries(Object.keys(facts).map((name) => [name, fact(name)]))).toEqual(facts);
  });

  it.each([
    ['inactive', 'This API key is deactivated.'],
    ['expired', 'This API key has expired.'],
  ] as const)('says when it is first opened that the key has become %s', async (state, message) => {
    const service = await connected();
    const change = state === 'inactive' ? { active: false } : { expires: '2020-01-01T00:00:00Z' };
    await service.control('keys', { key: 'active', ...change });
    openPopup(service);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('warns that the key expires soon; once dismissed, only in the usage tab', async () => {
    const service = await connected();
    // The server's time counts, and the sandbox's Date header has the real time.
    const serverTime = performance.timeOrigin + performance.now();
    const expires = new Date(serverTime + 5.5 * DAY).toISOString();
    await service.control('keys', { key: 'active', expires });
    const first = openPopup(service);
    expect(await screen.findByText(/^The API key expires in 5 days, on /)).toBeVisible();
    await first.user.click(
      screen.getByRole('button', { name: /^Dismiss: The API key expires in 5 days/ }),
    );
    await waitFor(() => expect(screen.queryByText(/^The API key expires/)).toBeNull());
    first.unmount();

    const usage = await openPopup(service).openTab('Usage');
    expect(await usage.findByText(/Updated/)).toBeVisible();
    expect(usage.getByText(/^The API key expires in 5 days/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
  });

  it('warns of a used-up quota, and before a lookup that no credits are left', async () => {
    const service = await connected();
    const { fill, openTab, user } = openPopup(service);
    await fill('DE136695976');
    await user.click(await priced('Look up · 1 credit'));
    await priced('Look up again · 1 credit');
    expect(await service.spent()).toBe(1);
    const usage = await openTab('Usage');
    await service.control('keys', { key: 'active', quotas: { daily: 1 } });
    await user.click(await usage.findByRole('button', { name: 'Refresh · free' }));
    expect(
      await screen.findByText(
        'This browser alone used 1 of the 1 credit of the key’s daily quota today.',
      ),
    ).toBeVisible();
    await service.control('keys', {
      key: 'active',
      quotas: { daily: null },
      subscription: null,
      packs: [],
      credits: { given: 9, consumed: 9 },
    });
    await user.click(await usage.findByRole('button', { name: 'Refresh · free' }));
    expect(await screen.findByText('No credits are left. Lookups are refused.')).toBeVisible();
    await openTab('Lookups');
    await fill('FR40303265045');
    expect(await panel().findByText(/^You have no credits left/)).toBeVisible();
  });

  it('shows the remaining credits and the key’s name', async () => {
    const service = await connected();
    const usage = await openPopup(service).openTab('Usage');
    const { baseUrl, keys } = service.sandbox;
    const response = await fetch(`${baseUrl}/v1/usage`, { headers: { 'x-api-key': keys.active } });
    const { remaining, api_key } = await response.json();
    const formatted = new Intl.NumberFormat('en-GB').format(remaining);
    expect(await usage.findByText(formatted)).toBeVisible();
    expect(usage.getByText(api_key.alias)).toBeVisible();
  });
});

it('shows the health of every paid endpoint and their engines, for free', async () => {
  const service = await connected();
  await service.control('traffic', [
    { path: '/v1/intelligence/phone', status: 500, count: 300 },
    { path: '/v1/intelligence/phone', status: 200, count: 700 },
  ]);
  await service.control('fault', {
    path: '/v1/stats',
    times: 'always',
    shapes: { successRate: 'fraction' },
  });
  const { openTab } = openPopup(service);
  const stats = await openTab('Stats');
  const table = within(await stats.findByRole('table'));
  expect(table.getByRole('row', { name: /^phone Degraded 70% / })).toBeVisible();
  expect(table.getByRole('row', { name: /^Operational vat 100% / })).toBeVisible();
  const paths = (await service.log()).flatMap(({ query }) => query.path ?? []);
  const paid = Object.values(ENDPOINT_CONTRACT).filter(({ credits }) => credits > 0);
  expect([...new Set(paths)].toSorted()).toEqual(paid.map(({ path }) => path).toSorted());
  expect(stats.getByText(/^Phone has problems at the moment\./i)).toBeVisible();
  expect(await service.spent()).toBe(0);
});

it('pays once for all rates, and selects currencies from them for free', async () => {
  const service = await connected();
  const { openTab, user } = openPopup(service);
  const rates = await openTab('Exchange rates');
  const only = rates.getByLabelText('Only these currencies');
  const ask = async () => {
    const button = await rates.findByRole('button', { name: 'Look up · 1 credit' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(button);
  };
  await user.type(only, 'usd, xau');
  await ask();
  expect(await rates.findByText(/The API did not return a rate for XAU/)).toBeVisible();
  expect((await service.paid()).at(-1)?.query).toMatchObject({ symbols: 'USD,XAU' });
  await user.clear(only);
  await ask();
  expect(await rates.findByText('All rates for 1 EUR')).toBeVisible();
  expect(await service.spent()).toBe(2);
  await user.type(only, 'GBP CHF');
  await user.click(await rates.findByText('These rates for 1 EUR'));
  const terms = await waitFor(() => {
    const all = rates.getAllByRole('term').map((term) => term.textContent);
    expect(all).toHaveLength(2);
    return all;
  });
  expect(terms).toEqual(['CHF', 'GBP']);
  expect(await service.spent()).toBe(2);
});
