/** The popup on the real service: lookups, their cost, and the shown answers. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ibans } from '../../ibans.ts';
import { page } from '../../service/world.ts';
import { box, connected, openPopup, panel, priced, region } from './open-popup.tsx';
import { startService } from './real-service.ts';

describe('without a key', () => {
  it('checks a pasted value for free, and links to the settings', async () => {
    const service = await startService();
    const { fill, user } = openPopup(service);
    await fill('DE89 3704 0044 0532 0103 00');
    expect(await panel().findByText(/^The check digits do not match/)).toBeVisible();
    expect(panel().queryByRole('button', { name: /credit/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add an API key' }));
    await waitFor(() => expect(service.world.opened).toEqual(['/options.html']));
    expect(service.sent('lookup')).toEqual([]);
    expect(await service.log()).toEqual([]);
  });
});

describe('pasted list', () => {
  it('shows the two bad ones of twenty IBANs first, the others in order, and the unread line', async () => {
    const { fill } = openPopup(await startService());
    const all = ibans(20, [3, 17]);
    await fill(['Our accounts', ...all].join('\n'));
    await waitFor(() => expect(region()).toHaveTextContent('20 values · 18 plausible · 2 bad'));
    expect(panel().getByText('1 row not recognised')).toBeVisible();
    expect(panel().getByText('Our accounts')).toBeVisible();
    const values = panel().getAllByRole('article');
    const shown = values.map((value) => [
      within(value).getAllByRole('img')[0]?.getAttribute('aria-label'),
      value.textContent?.match(/DE\d{20}/)?.[0],
    ]);
    const compact = all.map((iban) => iban.replaceAll(' ', ''));
    const bad = [compact[3], compact[17]];
    expect(shown).toEqual([
      ...bad.map((iban) => ['Bad', iban]),
      ...compact.filter((iban) => !bad.includes(iban)).map((iban) => ['Plausible', iban]),
    ]);
  });
});

describe('history', () => {
  it('can be opened, deleted from and restored, for free', async () => {
    const service = await connected();
    const { fill, user } = openPopup(service);
    for (const [value, button] of [
      ['jane@gmail.com', 'Look up · 3 credits'],
      ['DE89370400440532013000', 'Look up · 1 credit'],
      ['DE136695976', 'Look up · 1 credit'],
    ] as const) {
      await fill(value);
      await user.click(await priced(button));
      await panel().findByRole('button', { name: /^Look up again/ });
    }
    await user.clear(box());
    const list = within(await screen.findByRole('region', { name: /^History/ }));
    const lines = () => list.queryAllByRole('button', { name: /credits? \d\d:\d\d$/ });
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[0]).toHaveAccessibleName(/^Good DE136695976 VAT 1 credit/);
    await user.click(list.getByRole('button', { name: /DE8937/ }));
    await list.findByRole('button', { name: 'Look up again · 1 credit' });
    await user.click(list.getByText('Full answer'));
    expect(await list.findByRole('heading', { name: 'Bank' })).toBeVisible();
    expect(list.getAllByText('Commerzbank')[0]).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Delete DE89370400440532013000' }));
    await waitFor(() => expect(lines()).toHaveLength(2));
    await user.click(await list.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[1]).toHaveAccessibleName(/^Good DE89370400440532013000 IBAN/);
    expect(service.sent('lookup')).toHaveLength(3);
  });
});

describe('active tab’s site', () => {
  it('is turned off and on, and its page is notified', async () => {
    const service = await connected();
    const { world } = service;
    world.tabs.push({ id: 1, url: 'https://shop.example/form', private: false });
    const policies = async () => {
      const site = await world.send('site', {}, page);
      return site.ok ? new Set(Object.values(site.value.policies)) : null;
    };
    const before = await policies();
    const { user, unmount } = openPopup(service);
    const siteRegion = () => screen.findByRole('region', { name: /^On shop\.example/ });
    await user.click(within(await siteRegion()).getByRole('radio', { name: 'Off' }));
    await waitFor(async () => expect(await policies()).toEqual(new Set(['off'])));
    await waitFor(() =>
      expect(world.tabMessages.at(-1)).toMatchObject({
        tab: 1,
        message: { fieldmarkTab: 'settingsChanged' },
      }),
    );
    unmount();
    const second = openPopup(service);
    expect(within(await siteRegion()).getByRole('radio', { name: 'Off' })).toBeChecked();
    await second.user.click(screen.getByRole('button', { name: 'Same as other sites' }));
    await waitFor(async () => expect(await policies()).toEqual(before));
  });
});
