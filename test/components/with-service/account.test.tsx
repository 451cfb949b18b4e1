/** Usage, stats and rates in the popup, on the real service. */
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_CONTRACT } from '../../../lib/domain/endpoints.ts';
import { connected, openPopup } from './open-popup.tsx';

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
      expect.stringMatching(/Pack of 200.*In use.*60 left.*140 of 200 used/),
      expect.stringMatching(/Pack of 300.*300 left.*6 May 2026.*0 of 300 used/),
    ]);
    const fact = (name: string) => {
      const term = usage.getByText(name, { selector: 'dt' });
      return term.parentElement?.querySelector('dd')?.textContent.trim();
    };
    const facts = {
      'Used in total': '1,152',
      'Key quota, daily': '400',
      'Key quota, monthly': '7,000',
      'Rate limit': '240 per minute',
    };
    expect(Object.fromEntries(Object.keys(facts).map((name) => [name, fact(name)]))).toEqual(facts);
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
