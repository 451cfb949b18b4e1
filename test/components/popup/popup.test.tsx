import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EMPTY_SNAPSHOT } from '../../../components/popup/use-snapshot.ts';
import type { SpendingRow } from '../../../lib/extension/schemas/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
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
  read,
  SNAPSHOT,
  SPENT,
  TYPO,
  USAGE,
  VAT,
  verdict,
} from '../samples.ts';
import { box, openPopup as open } from './open-popup.tsx';

const SPENDING_ROW: SpendingRow = {
  day: '2026-11-20',
  endpoint: '/v1/vat',
  origin: 'popup',
  possibly: 0,
  credits: 3,
};

it('shows the last known numbers at once, then the fresh ones', async () => {
  let answer = () => {};
  const fresh = { ...USAGE, remaining: 12_001 };
  const { sent } = open(
    {
      connection: () => ({ ...CONNECTED, creditsLeft: 12_001 }),
      usage: () =>
        new Promise((resolve) => {
          answer = () => resolve({ usage: fresh, left: LEFT, spent: SPENT, warnings: [] });
        }),
    },
    { snapshot: { ok: true, value: SNAPSHOT } },
  );
  expect(screen.getByText('12,480')).toBeVisible();
  expect(box()).toHaveFocus();
  expect(sent('popupSnapshot')).toEqual([]);
  expect(sent('usage')).toEqual([{ refresh: true }]);
  await act(async () => answer());
  expect(screen.getByText('12,001')).toBeVisible();
});

it.each<[string, NonNullable<Handlers['popupSnapshot']>]>([
  ['a worker that does not answer', fails('worker-gone')],
  ['an empty snapshot', () => EMPTY_SNAPSHOT],
])('opens with %s', async (_, popupSnapshot) => {
  const { sent } = open({ popupSnapshot });
  await waitFor(() => expect(box()).toHaveFocus());
  expect(sent('usage')).toEqual([{ refresh: true }]);
  expect(await screen.findByText('12,480')).toBeVisible();
});

it('checks typed text once after a pause, and an accepted suggestion, without a lookup', async () => {
  const fixed = verdict('email', 'bob@gmail.com');
  const { sent, user } = open({
    parse: ({ text }) => read([found(text === 'bob@gmail.com' ? fixed : TYPO)]),
  });
  await user.type(box(), 'bob@gmial.com');
  expect(await screen.findByText(TYPO.headline)).toBeVisible();
  expect(sent('parse')).toEqual([{ text: 'bob@gmial.com', place: 'popup' }]);
  expect(await screen.findByRole('button', { name: 'Copy bob@gmail.com' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check this instead' }));
  expect(await screen.findByText(fixed.headline)).toBeVisible();
  expect(box()).toHaveValue('bob@gmail.com');
  expect(sent('lookup')).toEqual([]);
});

it('does not move the focus that the person set before the snapshot arrived', async () => {
  const { promise, resolve: reply } = Promise.withResolvers<typeof SNAPSHOT>();
  open({ popupSnapshot: () => promise });
  const tab = screen.getByRole('tab', { name: 'Usage' });
  tab.focus();
  await act(async () => reply(SNAPSHOT));
  expect(await screen.findByText('12,480')).toBeVisible();
  expect(tab).toHaveFocus();
});

it('checks at once on Enter, and keeps every line of a pasted text', async () => {
  const { sent, user } = open({ parse: () => read([found(EMAIL), found(BAD_IBAN)]) });
  await user.click(box());
  await user.paste('ada@example.org\nDE88 3704 0044 0532 0130 00');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/2 values/)).toBeVisible();
  expect(box()).toHaveValue('ada@example.org\nDE88 3704 0044 0532 0130 00');
  await waitFor(() =>
    expect(sent('parse')).toEqual([
      { text: 'ada@example.org\nDE88 3704 0044 0532 0130 00', place: 'popup' },
    ]),
  );
});

it('disables the buttons of old results when the text changes', async () => {
  const { sent, user } = open({
    parse: ({ text }) => read([found(text === 'DE811907980' ? VAT : EMAIL)]),
    lookup: () => answered(VAT),
  });
  await user.type(box(), 'ada@example.org{Enter}');
  const old = await screen.findByRole('button', { name: 'Look up · 3 credits' });
  await user.clear(box());
  await user.type(box(), 'ada@example.org{Enter}');
  const current = await screen.findByRole('button', { name: 'Look up · 3 credits' });
  expect(current.closest('[inert]')).toBeNull();
  fireEvent.change(box(), { target: { value: 'DE811907980' } });
  expect(current.closest('[inert]')).not.toBeNull();
  for (const button of [old, current]) fireEvent.click(button);
  // Once the checked text is back (spaces do not count), the button works again.
  fireEvent.change(box(), { target: { value: ' ada@example.org ' } });
  expect(current.closest('[inert]')).toBeNull();
  fireEvent.change(box(), { target: { value: 'DE811907980' } });
  const fresh = await screen.findByRole('button', { name: 'Look up · 1 credit' });
  expect(fresh.closest('[inert]')).toBeNull();
  expect(sent('lookup')).toEqual([]);
  await user.click(fresh);
  await waitFor(() => expect(sent('lookup')).toMatchObject([{ kind: 'vat' }]));
});

it.each([
  [239, 300, null],
  [240, 300, '240 of 300 credits of today’s limit used'],
  [300, 300, '300 of 300 credits of today’s limit used'],
  [900, null, null],
  [900, 0, null],
])('at %i of %s credits shows the budget warning: %s', async (today, totalPerDay, warning) => {
  const budget = { ...BUDGET, totalPerDay };
  const spent = { today, automaticToday: 0, possiblyBilled: 0, budget };
  const { user } = open({
    popupSnapshot: () => ({
      ...SNAPSHOT,
      account: { usage: USAGE, left: LEFT, spent, warnings: [] },
    }),
    usage: () => ({ usage: USAGE, left: LEFT, spent, warnings: [] }),
  });
  expect(await screen.findByText('12,480')).toBeVisible();
  const main = within(screen.getByRole('main'));
  if (warning === null) expect(main.queryByText(/budget/)).toBeNull();
  else expect(main.getByText(warning)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Usage' }));
  const panel = screen.getByRole('tabpanel', { name: 'Usage' });
  expect(within(panel).queryAllByText(/today’s limit used/)).toHaveLength(warning ? 1 : 0);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has its tabs above everything whose height changes, and shows no old answer in the others', async () => {
  const { user } = open({ parse: () => read([found(EMAIL)]), lookup: () => answered(ANSWER) });
  const head = screen.getByRole('banner');
  expect(head).toContainElement(screen.getByRole('tablist'));
  expect(head.parentElement?.firstElementChild).toBe(head);
  await user.type(box(), 'ada@example.org{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Look up · 3 credits' }));
  const answer = await screen.findByText(ANSWER.headline);
  await user.click(screen.getByRole('tab', { name: 'Usage' }));
  expect(answer).not.toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Paste/ })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Lookups' }));
  expect(answer).toBeVisible();
  expect(box()).toHaveValue('ada@example.org');
});

it('enters what is typed in another tab into the lookup box, except in the fields of that tab', async () => {
  const { user } = open({
    popupSnapshot: () => ({ ...SNAPSHOT, draft: { text: 'old draft', tab: 'Usage' } }),
    spending: () => ({ today: '2026-11-20', rows: [SPENDING_ROW] }),
    parse: () => read([]),
  });
  await screen.findByRole('tab', { name: 'Usage', selected: true });
  await user.click(await screen.findByText('Details'));
  (await screen.findByRole('radio', { name: 'Site' })).focus();
  await user.keyboard('5');
  expect(screen.getByRole('tab', { name: 'Usage', selected: true })).toBeVisible();
  screen.getByRole('tab', { name: 'Usage' }).focus();
  await user.keyboard(' {Shift}');
  expect(screen.getByRole('tab', { name: 'Usage', selected: true })).toBeVisible();
  await user.keyboard('DE8');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('DE8');
});

it('opens on the lookups if it closed on a tab that there is no longer', async () => {
  const draft = { text: 'old draft', tab: 'Rates' };
  const { user } = open({ popupSnapshot: () => ({ ...SNAPSHOT, draft }), parse: () => read([]) });
  await waitFor(() => expect(box()).toHaveValue('old draft'));
  expect(screen.getByRole('tab', { name: 'Lookups', selected: true })).toBeVisible();
  await user.keyboard('DE8');
  expect(box()).toHaveFocus();
});

it('makes no second lookup while the first is running', async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const { sent, user } = open({
    parse: () => read([found(VAT)]),
    lookup: () => gate.then(() => answered(VAT)),
  });
  await user.type(box(), 'DE811907980{Enter}');
  await user.dblClick(await screen.findByRole('button', { name: 'Look up · 1 credit' }));
  await user.click(screen.getByRole('button', { name: 'Looking up…' }));
  release();
  expect(await screen.findByText(/Looked up just now/)).toBeVisible();
  expect(sent('lookup')).toHaveLength(1);
});

it('moves through the tabs by arrow keys with one tab stop', async () => {
  const { user } = open({ stats: fails('stats-not-enabled') });
  const tab = (name: string) => screen.getByRole('tab', { name });
  await user.click(tab('Lookups'));
  await user.keyboard('{ArrowRight}');
  expect(tab('Usage')).toHaveFocus();
  expect(tab('Usage')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Usage' })).toBeVisible();
  await user.keyboard('{End}');
  expect(tab('Stats')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Lookups')).toHaveFocus();
  expect(screen.getAllByRole('tab').filter((tabElement) => tabElement.tabIndex === 0)).toEqual([
    tab('Lookups'),
  ]);
});

it('says why automatic lookups have stopped, and resumes them on a press', async () => {
  const automaticHold = createFailure('gesture-needed', {
    message: '3 automatic lookups got an answer that cannot be read (9 credits).',
    remedy: 'resume',
  });
  const { sent, user } = open({ popupSnapshot: () => ({ ...SNAPSHOT, automaticHold }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('9 credits');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(sent('resumeAutomatic')).toEqual([{}]);
  expect(screen.queryByRole('alert')).toBeNull();
});
