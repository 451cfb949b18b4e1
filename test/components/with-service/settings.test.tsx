/** Settings apply at once to open pages, the popup and the API. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lineViewOf } from '../../../lib/page/field/line-view.ts';
import { fakeTrackedField } from '../../page/field/fake-tracked-field.ts';
import { page, receiptsOf, typed } from '../../service/world.ts';
import { openOptions, policyOf } from './open-options.tsx';
import { openPopup, panel, priced } from './open-popup.tsx';
import { type RealService, startService } from './real-service.ts';

/** A connected service with automatic email lookups and an open page. */
async function connectedWithPage(): Promise<RealService> {
  const service = await startService();
  await service.connect(true);
  service.world.tabs.push({ id: 1, url: 'https://shop.example/form', private: false });
  return service;
}

/** The messages that the open page received. */
const messagesToPage = ({ world }: RealService) =>
  world.tabMessages.filter(({ tab }) => tab === 1).map(({ message }) => message);
const CHANGED = { fieldmarkTab: 'settingsChanged' };

/** The line that a page shows at a field with this value: its text and its buttons. */
async function lineForField(service: RealService, value: string) {
  const items = [{ kind: 'email' as const, value }];
  const outcome = await service.world.send(
    'check',
    { items, form: 'sign-up', place: 'field' },
    page,
  );
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const control = document.createElement('input');
  control.value = value;
  const watched = fakeTrackedField(control);
  const [known] = outcome.value.judgements;
  watched.field.known = known;
  const view = lineViewOf(watched, {
    applySuggestion: () => undefined,
    prepareLookup: () => undefined,
  });
  return { text: view?.text, offers: view?.actions.map(({ label }) => label) };
}

describe('email policy', () => {
  it.each([
    ['Check', []],
    ['Ask', ['Look up · 3 credits']],
  ] as const)(
    '"%s" offers %o in open pages, and makes no automatic lookup',
    async (name, offers) => {
      const service = await connectedWithPage();
      const { user } = await openOptions(service, '#policies');
      await user.click(policyOf(/^Email/, name));
      await screen.findByText('Saved');
      await waitFor(() => expect(messagesToPage(service).at(-1)).toEqual(CHANGED));
      expect(await lineForField(service, 'live@gmail.com')).toMatchObject({
        text: expect.stringMatching(/\S/),
        offers,
      });
      await service.world.send('lookup', typed('live@gmail.com'), page);
      expect(await service.spent()).toBe(0);
    },
  );

  it('"Off" makes no lookup of typed emails, "Automatic" makes one at its price', async () => {
    const service = await connectedWithPage();
    const { user } = await openOptions(service, '#policies');
    await user.click(policyOf(/^Email/, 'Off'));
    await screen.findByText('Saved');
    expect(await service.world.send('site', {}, page)).toMatchObject({
      value: { policies: { email: 'off' } },
    });
    await service.world.send('lookup', typed('off@gmail.com'), page);
    expect(await service.spent()).toBe(0);
    await user.click(policyOf(/^Email/, 'Automatic'));
    await waitFor(() => expect(policyOf(/^Email/, 'Automatic')).toBeChecked());
    expect(await service.world.send('lookup', typed('off@gmail.com'), page)).toMatchObject({
      ok: true,
      value: { state: 'answered' },
    });
    expect(await service.spent()).toBe(3);
  });
});

it('stores no history while it is turned off, and clears what was stored', async () => {
  const service = await connectedWithPage();
  const lookUp = async (value: string) => {
    const { fill, user, unmount } = openPopup(service);
    await fill(value);
    await user.click(await priced('Look up · 1 credit'));
    await priced('Look up again · 1 credit');
    unmount();
  };
  const toggleHistory = async (on: boolean) => {
    const { user, unmount } = await openOptions(service, '#privacy');
    const box = screen.getByLabelText('Keep a history of lookups');
    await user.click(box);
    await screen.findByText('Saved');
    await waitFor(() => expect(box.matches(':checked')).toBe(on));
    unmount();
  };
  const history = async () => within(await screen.findByRole('region', { name: /^History/ }));

  await toggleHistory(false);
  await lookUp('DE136695976');
  const first = openPopup(service);
  await first.openTab('Lookups');
  expect(screen.queryByRole('region', { name: /^History/ })).toBeNull();
  first.unmount();
  await toggleHistory(true);
  await lookUp('DE89370400440532013000');
  const second = openPopup(service);
  const rows = await (await history()).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('DE8937')]);
  second.unmount();

  const { user, unmount } = await openOptions(service, '#privacy');
  await user.click(screen.getByText('Clear history'));
  await user.click(screen.getByText('Clear all history'));
  expect(await screen.findByText('Cleared')).toBeVisible();
  unmount();
  const usage = await openPopup(service).openTab('Usage');
  expect(screen.queryByRole('region', { name: /^History/ })).toBeNull();
  // Receipts stay, because they contain no values.
  const receipts = within(await usage.findByRole('region', { name: 'Receipts 2' }));
  expect(receipts.getByText('IBAN')).toBeVisible();
  expect(await receiptsOf(service.world)).toHaveLength(2);
});

it('offers no paid lookup after the key is forgotten, and links to the settings', async () => {
  const service = await connectedWithPage();
  const { user, unmount } = await openOptions(service, '#setting-key');
  await user.click(await screen.findByText('Forget key'));
  await user.click(screen.getByText('Forget'));
  expect(await screen.findByText('There is no API key.')).toBeVisible();
  unmount();
  expect(await lineForField(service, 'nokey@gmail.com')).toMatchObject({
    text: expect.stringMatching(/\S/),
    offers: [],
  });

  const popup = openPopup(service);
  expect(await screen.findByText(/^Checks are free and work without a key/)).toBeVisible();
  await popup.fill('nokey@gmail.com');
  expect(await panel().findByText(/Add an API key to look this up\.$/)).toBeVisible();
  expect(panel().queryByRole('button', { name: /credit/ })).toBeNull();
  await popup.user.click(screen.getByRole('button', { name: 'Add an API key' }));
  await waitFor(() => expect(service.world.opened).toEqual(['/options.html']));
  expect(await service.spent()).toBe(0);
});
