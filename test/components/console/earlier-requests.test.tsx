/** Requests of earlier visits: shown, sent again, compared. */

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ConsolePageProps } from '../../../components/console/ConsolePage.tsx';
import type { ConsoleEntry, EndpointReply } from '../../../lib/console/messages/schemas.ts';
import type { Handlers } from '../fake-send.ts';
import { NOW } from '../samples.ts';
import { openConsole, reply } from './open-console.tsx';

const answered = (body: object, at: number): EndpointReply =>
  reply({ body: JSON.stringify(body), credits: 1, at });
const OLD = answered({ valid: true, company_name: 'Ada Ltd', gone: 1 }, NOW - 90_000_000);
const NEW = answered({ valid: false, company_name: 'Ada Ltd' }, NOW);

const entry: ConsoleEntry = {
  id: 'kept-1',
  request: {
    endpoint: 'vat',
    params: { query: 'DE136695976' },
    fields: '',
    softFail: true,
    async: false,
  },
  reply: { ...OLD, body: '', headers: [] },
};

const open = (handlers: Handlers = {}, subscribe?: ConsolePageProps['subscribe']) =>
  openConsole(
    {
      console: () => NEW,
      consoleHistory: () => ({ entries: [entry] }),
      consoleEntry: () => ({ reply: OLD }),
      ...handlers,
    },
    subscribe ?? (() => () => undefined),
  );

const earlier = async () => within(await screen.findByRole('region', { name: 'Earlier' }));
const showKept = async (user: ReturnType<typeof open>['user']) =>
  user.click((await earlier()).getByRole('button', { name: /DE136695976/ }));

it('shows a kept answer, and sends its request again only at a press', async () => {
  const { user, sent } = open();
  await showKept(user);
  expect(await screen.findByText('"Ada Ltd"')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Headers' })).toBeVisible();
  expect(sent('consoleEntry')).toEqual([{ id: 'kept-1' }]);
  expect(screen.getByRole('textbox', { name: /^query/ })).toHaveValue('DE136695976');
  expect(screen.getByRole('switch', { name: 'soft_fail' })).toBeChecked();
  expect(screen.queryByText(/this visit$/)).toBeNull();
  expect(sent('console')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send · 1 credit' }));
  expect(sent('console')).toMatchObject([{ endpoint: 'vat', softFail: true, refresh: false }]);
  expect(await screen.findByText('1 credit this visit')).toBeVisible();
});

it('forgets the requests when the history is cleared, and keeps what the visit spent', async () => {
  let entries = [entry];
  let onCleared = () => {};
  const { user } = open({ consoleHistory: () => ({ entries }) }, (listener) => {
    onCleared = listener;
    return () => undefined;
  });
  await showKept(user);
  await user.click(screen.getByRole('button', { name: 'Send · 1 credit' }));
  expect(await screen.findByText('1 credit this visit')).toBeVisible();
  entries = [];
  act(() => onCleared());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Earlier' })).toBeNull());
  expect(screen.queryByText('"Ada Ltd"')).toBeNull();
  expect(screen.queryByRole('button', { name: /DE136695976/ })).toBeNull();
  expect(screen.getByText('1 credit this visit')).toBeVisible();
});

it('compares two answers, the older first', async () => {
  const { user } = open();
  await showKept(user);
  await user.click(await screen.findByRole('button', { name: 'Send · 1 credit' }));
  await user.click(await screen.findByRole('tab', { name: 'Compare' }));
  const compare = screen.getByRole('combobox', { name: 'Compare with another answer' });
  await user.selectOptions(compare, within(compare).getByRole('option', { name: /DE136695976/ }));
  expect(await screen.findByText('2 differences')).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'validtruefalse',
    'gone1not in the answer',
  ]);
});

it('says that an answer is no longer stored', async () => {
  const { user } = open({
    consoleEntry: () => ({ reply: null }),
    rawAnswer: () => ({ part: null, length: 0 }),
  });
  await showKept(user);
  expect(await screen.findByText('The full answer is no longer stored.')).toBeVisible();
});
