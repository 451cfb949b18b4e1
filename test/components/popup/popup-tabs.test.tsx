import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Standing } from '../../../lib/domain/index.ts';
import type { ReplyOf } from '../../../lib/extension/messages/index.ts';
import type {
  AccountWarning,
  Receipt,
  SpendingRow,
  Usage,
} from '../../../lib/extension/schemas/index.ts';
import type { Handlers } from '../fake-send.ts';
import {
  ANSWER,
  answered,
  BAD_IBAN,
  BUDGET,
  CONNECTED,
  EMAIL,
  fails,
  found,
  LEFT,
  NO_KEY,
  SNAPSHOT,
  SPENT,
  USAGE,
  VAT,
} from '../samples.ts';
import { openPopup, openTab } from './open-popup.tsx';

async function open(tab: string, handlers: Handlers = {}, hasDetails?: boolean) {
  const opened = openPopup(handlers);
  return { ...opened, panel: await openTab(opened.user, tab, hasDetails) };
}

const receipt = (id: string, state: Receipt['state']): Receipt => ({
  id,
  at: Date.now(),
  endpoint: '/v1/vat',
  credits: 1,
  origin: 'shop.example',
  automatic: false,
  state,
});

const spent = (more: Partial<SpendingRow>): SpendingRow => ({
  day: '2026-11-20',
  endpoint: '/v1/vat',
  origin: 'popup',
  possibly: 0,
  credits: 3,
  ...more,
});

const PRICED = '· 3 credits';
const rowButton = (panel: HTMLElement, name: RegExp) =>
  within(panel).findByRole('button', { name });

it('lists the wrong values of the page first, without prices, and the others when they are wanted', async () => {
  const as = (value: string, standing: Standing) => ({
    ...found({ ...EMAIL, value, standing }),
    raw: value,
  });
  const all = [as('a@b.example', 'good'), as('c@d.example', 'caution'), as('e@f.example', 'bad')];
  const { panel, sent, user } = await open('Lookups', {
    pageFindings: () => ({
      host: 'shop.example',
      found: all,
      moreFound: 4,
      fields: [found(VAT), found(BAD_IBAN)],
    }),
  });
  const wrong = await within(panel).findByRole('region', {
    name: '3 values here need a look',
  });
  const rows = within(wrong).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(`${BAD_IBAN.value} IBAN · in a field`),
    expect.stringMatching(/e@f.example Email $/),
    expect.stringMatching(/c@d.example Email $/),
  ]);
  await user.click(within(panel).getByText('6 more on this page'));
  const rest = within(panel).getByText('6 more on this page').closest('details');
  expect(rest?.querySelector('li')).toHaveTextContent('in a field');
  const email = await rowButton(panel, /^Plausible a@b.example Email 3 credits$/);
  await user.click(email);
  expect(email).toHaveAttribute('aria-expanded', 'true');
  expect(within(panel).getByRole('button', { name: `Look up ${PRICED}` })).toBeVisible();
  await user.click(email);
  expect(within(panel).queryByRole('button', { name: `Look up ${PRICED}` })).toBeNull();
  expect(sent('lookup')).toEqual([]);
});

it('moves between rows by arrow keys, and closes a row by Escape', async () => {
  const { panel, user } = await open('Lookups', {
    pageFindings: () => ({
      host: 'shop.example',
      fields: [],
      found: [found(EMAIL), found(VAT)],
      moreFound: 0,
    }),
  });
  const email = await rowButton(panel, /ada@example/);
  const vat = await rowButton(panel, /DE811907980/);
  screen.getByRole('textbox', { name: /^Paste/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(email).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(vat).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(vat).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(vat).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Home}');
  expect(email).toHaveFocus();
});

it('reloads history and balance after a lookup', async () => {
  const { panel, sent, user } = await open('Lookups', {
    pageFindings: () => ({ host: 'shop.example', fields: [], found: [found(EMAIL)], moreFound: 0 }),
    lookup: () => answered(ANSWER),
  });
  await waitFor(() => expect(sent('usage')).toEqual([{ refresh: true }]));
  await user.click(await rowButton(panel, /ada@example/));
  await user.click(within(panel).getByRole('button', { name: `Look up ${PRICED}` }));
  await waitFor(() => expect(sent('history')).toHaveLength(2));
  expect(sent('usage')).toHaveLength(2);
});

it('names the values of receipts, and marks those that were possibly billed', async () => {
  const about = { kind: 'vat', value: 'DE811907980', facts: [] } as const;
  const { panel } = await open('Usage', {
    receipts: () => ({
      receipts: [{ ...receipt('1', 'answered'), about }, receipt('2', 'possibly-billed')],
    }),
  });
  expect(await within(panel).findByText('DE811907980')).toBeVisible();
  expect(within(panel).queryByText(/v1/)).toBeNull();
  expect(within(panel).getByRole('region', { name: 'Receipts: Today' })).toHaveTextContent(
    /2 credits/,
  );
  expect(await within(panel).findByText('May have been billed')).toBeVisible();
  expect(within(panel).getByText(/never sends such a lookup again/)).toBeVisible();
});

type Stats = ReplyOf<'stats'>;
const openStats = (rows: Stats['rows'], untold: Stats['untold'] = []) =>
  open('Stats', { stats: () => ({ at: Date.now(), rows, untold }) });
const OPERATIONAL = { health: 'operational' };

it('says first what does not work, then the state of each endpoint by engine', async () => {
  const { panel } = await openStats(
    [
      { ...OPERATIONAL, engine: 'mail', path: '/v1/email', label: 'Email' },
      { ...OPERATIONAL, path: '/v1/vat', label: 'VAT', successRate: 99.5, averageMs: 240 },
      { path: '/v1/vat/iban', label: 'IBAN', health: 'degraded', successRate: 70, averageMs: 1300 },
      { ...OPERATIONAL, engine: 'mail', path: '/v1/intelligence/email', label: 'Email' },
      { ...OPERATIONAL, engine: 'mail', path: null, label: 'mail' },
      { path: '/v1/intelligence/phone', label: 'Phone', health: 'resting' },
    ],
    [
      {
        path: '/v1/intelligence/ip',
        label: 'IP',
        reason: 'Status data is temporarily unavailable.',
      },
    ],
  );
  const problem = await within(panel).findByText('IBAN has had problems in the last hour.');
  const table = within(panel).getByRole('table');
  expect(problem.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const names = within(panel).getAllByRole('rowheader');
  expect(names.map(({ textContent }) => plainSpaces(textContent ?? '')).slice(0, 4)).toEqual([
    'mail',
    'Email deliverability',
    'Email',
    'VAT',
  ]);
  const row = async (name: RegExp) => within(panel).findByRole('row', { name });
  expect(await row(/Operational VAT\s+99\.5%\s+240ms/)).toBeVisible();
  expect(await row(/IBAN\s+Degraded\s+70%\s+1\.3s/)).toBeVisible();
  expect(await row(/Phone\s+resting\s+–/)).toBeVisible();
  expect(await row(/Not reported IP.*Status data is temporarily unavailable/)).toBeVisible();
});

it('says in one sentence that all of the API works', async () => {
  const { panel } = await openStats([{ ...OPERATIONAL, path: '/v1/vat', label: 'VAT' }]);
  expect(await within(panel).findByText('The API reports no problems.')).toBeVisible();
  expect(within(panel).queryByRole('group')).toBeNull();
});

const plainSpaces = (text: string) => text.replace(/\s+/gu, ' ').trim();

it('offers no tabs without a key, and says how to add one', async () => {
  const { sent, user } = openPopup({
    connection: () => NO_KEY,
    popupSnapshot: () => ({ ...SNAPSHOT, connection: NO_KEY, account: null }),
    usage: fails('no-key'),
  });
  await user.click(await screen.findByRole('button', { name: 'Add an API key' }));
  expect(sent('openOptions')).toHaveLength(1);
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('link', { name: 'Check a list' })).toBeVisible();
});

it.each([
  ['https://account.example.org/billing', 1],
  [undefined, 0],
])('links usage and a refusal for lack of credits to the account page %s', async (page, links) => {
  const { failure: trouble } = fails('payment-required')();
  const connection = { ...CONNECTED, trouble, ...(page && { accountPage: page }) };
  const { panel } = await open('Usage', {
    connection: () => connection,
    popupSnapshot: () => ({ ...SNAPSHOT, connection }),
  });
  await within(panel).findByRole('button', { name: 'Refresh · free' });
  const found = screen.queryAllByRole('link', { name: 'Top up at account.example.org' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(2 * links).fill(page));
});

describe('balance', () => {
  const openUsage = async (usage: Usage, warnings: readonly AccountWarning[] = []) => {
    const { remaining } = usage;
    const left =
      remaining === undefined ? {} : { left: { credits: remaining, by: 'balance' as const } };
    const account = { usage, ...left, spent: SPENT, warnings: [...warnings] };
    return open('Usage', { popupSnapshot: () => ({ ...SNAPSHOT, account }), usage: () => account });
  };

  it('shows fractions of a credit, what the account lacks, what could not be read, and where prices come from', async () => {
    const unreadable = [{ path: 'packs', value: '[]' }];
    const { panel } = await openUsage({
      at: USAGE.at,
      remaining: 12.5,
      quota: null,
      packs: null,
      unreadable,
    });
    expect(await within(panel).findByText('12.5')).toBeVisible();
    const balances = await within(panel).findByRole('list', { name: /^Balances/ });
    expect(balances).toHaveTextContent(/^Monthly quotaNonePacksNone/);
    const note = within(panel).getByRole('region', {
      name: /^The API reported these values in a form/,
    });
    expect(note).toHaveTextContent(
      /packs\[\]The prices on the buttons are those in the API’s documentation/,
    );
  });

  it('says first what is left, what was used this month and today, and how long it lasts', async () => {
    const { panel } = await open(
      'Usage',
      {
        spending: () => ({
          today: '2026-11-20',
          rows: [spent({ credits: 27 })],
        }),
      },
      false,
    );
    await within(panel).findByText(/^This browser uses about/);
    const first = within(panel).getByRole('region', { name: 'Balance' });
    expect(plainSpaces(first.textContent ?? '')).toMatch(
      /^12,480credits leftThis billing period5,570 of 18,000 usedToday, in this browser\d+This browser uses about 27 credits a day\. At this rate, it will use about 297 more credits before the renewal on 1 Dec 2026\./,
    );
  });

  it.each([
    [
      { credits: 0, by: 'key', quota: 'monthly', usedUp: true },
      /^0credits leftThe key’s monthly quota is used up\. The account has 12,480 credits left\./,
    ],
    [
      { credits: 93, by: 'key', quota: 'daily' },
      /^93credits leftAt most, by the key’s daily quota: usage by others with this key counts too\. The account has 12,480/,
    ],
    [
      { credits: 7, by: 'team' },
      /^7credits leftBy your team’s quota\. The account has 12,480 credits left\./,
    ],
  ] as const)('says what is left and what limits it: %o', async (left, expected) => {
    const rows = [spent({ credits: 27 })];
    const { panel } = await open(
      'Usage',
      {
        usage: () => ({ usage: USAGE, left, spent: SPENT, warnings: [] }),
        spending: () => ({ today: '2026-11-20', rows }),
      },
      false,
    );
    const first = await within(panel).findByRole('region', { name: 'Balance' });
    await waitFor(() => expect(plainSpaces(first.textContent ?? '')).toMatch(expected));
    const forecast = within(panel).queryByText(/^This browser uses/);
    if (left.credits === 0) expect(forecast).toBeNull();
    else expect(forecast).toBeVisible();
  });

  it('counts what only may have been billed by itself, and forecasts nothing from it', async () => {
    const totals = { today: 8, automaticToday: 0, possiblyBilled: 3, budget: BUDGET };
    const row = spent({ credits: 3, possibly: 3 });
    const { panel } = await open('Usage', {
      usage: () => ({ usage: USAGE, left: LEFT, spent: totals, warnings: [] }),
      spending: () => ({ today: '2026-11-20', rows: [row] }),
    });
    await within(panel).findByText(/^and 3 that may have been billed/);
    const first = within(panel).getByRole('region', { name: 'Balance' });
    expect(plainSpaces(first.textContent ?? '')).toMatch(
      /Today, in this browser5 and 3 that may have been billed(?!.*This browser uses)/,
    );
    const figures = /These figures include 3 credits that may have been billed/;
    expect(within(panel).getByText(figures)).toBeVisible();
  });

  it('shows a warning above the tabs, and after its dismissal in the usage tab', async () => {
    const low: AccountWarning = {
      kind: 'credits-low',
      id: 'credits',
      level: 1,
      dismissed: false,
      remaining: 21,
      days: 4,
    };
    const { panel, sent, user } = await openUsage(USAGE, [low]);
    const message = /^21 credits left, enough for about 4 days/;
    expect(await screen.findByText(message)).toBeVisible();
    expect(within(panel).queryByText(message)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Dismiss: 21 credits left/ }));
    expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
    expect(within(panel).getByText(message)).toBeVisible();
    expect(sent('dismissWarning')).toEqual([{ id: 'credits', level: 1 }]);
  });
});
