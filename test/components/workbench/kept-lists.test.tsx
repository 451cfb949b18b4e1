/** Lists that the workbench stores from the moment they are opened. */

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HandedList } from '../../../lib/extension/schemas/index.ts';
import { createTransactions } from '../../../lib/service/storage/index.ts';
import type { ListRun } from '../../../lib/workbench/messages/index.ts';
import { createPageStore, type PageStore } from '../../../lib/workbench/page-store.ts';
import type { Handlers } from '../fake-send.ts';
import { press, pressInMenu, renderPage } from './open-list.tsx';
import { RUN, store, storedList } from './stored.ts';

const CHOICE = { columns: ['any' as const], header: false };

const runOf = (id: string): ListRun => ({ ...RUN, id, state: 'draft', budget: 0 });

const listInAddress = () => new URLSearchParams(location.search).get('list');

/** A workbench with its database, and a background that looks nothing up. */
function openPage(more: Handlers = {}, createStore?: () => PageStore) {
  let handed: HandedList | null = null;
  let onList: () => void = () => undefined;
  const takeHandedList = () => {
    const list = handed;
    handed = null;
    return { list };
  };
  const subscribe = (callback: () => void) => {
    onList = callback;
    return () => undefined;
  };
  const page = { subscribe, ...(createStore && { createStore }) };
  return {
    ...renderPage({ takeHandedList, ...more }, page),
    handOver: (list: HandedList) =>
      act(async () => {
        handed = list;
        onList();
      }),
  };
}

const box = () => screen.findByRole('textbox', { name: 'Check a list' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openPasted(text: string, more: Handlers = {}, createStore?: () => PageStore) {
  const page = openPage(more, createStore);
  await page.user.click(await box());
  await page.user.paste(text);
  await heading('Pasted list');
  return page;
}

/** What is stored has this in it. */
const isStored = (part: object) =>
  waitFor(async () => expect(await storedList()).toMatchObject(part));

/** A store that adds nothing before `open` is called, and then fails where `fails` says so. */
function slowStore(fails = () => false) {
  const kept = createPageStore();
  const gate = Promise.withResolvers<void>();
  const slow: PageStore = {
    ...kept,
    add: async (...args) => {
      await gate.promise;
      if (fails()) throw new DOMException('full', 'QuotaExceededError');
      return kept.add(...args);
    },
  };
  return { createStore: () => slow, open: gate.resolve };
}

const SELECTION = { name: 'Selection', table: null, text: 'c@example.com' };

it('stores a list at once, and puts it into the address', async () => {
  const { sent } = await openPasted('a@example.com\nb@example.com');
  await isStored({ name: 'Pasted list', rows: [{}, {}] });
  await waitFor(() => expect(sent('trimLists')).toHaveLength(1));
});

it('stores nothing in a private window, and opens nothing that is stored', async () => {
  await store('kept', { name: 'Kept', delimiter: ',', rows: [], choice: CHOICE });
  history.replaceState(null, '', '?private=1&list=kept');
  const { user, sent } = openPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('This list is no longer stored.');
  await user.click(await box());
  await user.paste('secret@example.com');
  await heading('Pasted list');
  dispatchEvent(new Event('pagehide'));
  await user.click(screen.getByRole('button', { name: 'New list' }));
  await box();
  const kept = await createTransactions().snapshot(['listRows'], (tx) =>
    tx.objectStore('listRows').getAll(),
  );
  expect(JSON.stringify(kept)).not.toContain('secret');
  expect(sent('trimLists')).toEqual([]);
});

it('stores changed cells and layouts, and opens them again after a reload', async () => {
  const { user, unmount } = await openPasted('a@example.com\nb@gmial.com');
  await user.click(await screen.findByRole('button', { name: 'Fix 1 typo' }));
  await isStored({
    rows: [{}, { cells: ['b@gmail.com'] }],
    originals: [{ row: 2, column: 0, text: 'b@gmial.com' }],
  });
  await pressInMenu(user, 'More', 'Columns and separator');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Header in row' }), '0');
  await isStored({ choice: { header: true } });
  unmount();
  const again = openPage();
  expect(await heading('Pasted list')).toBeVisible();
  await pressInMenu(again.user, 'More', 'Columns and separator');
  expect(screen.getByText('1 cell changed')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Header in row' })).toHaveDisplayValue(
    '1: a@example.com',
  );
  expect(again.sent('listRun')).toEqual([]);
});

it('shows lists that were not looked up, and opens one', async () => {
  let id = '';
  const { user } = await openPasted('a@example.com\nb@example.com', {
    lists: () => ({ runs: id === '' ? [] : [runOf(id)] }),
  });
  await isStored({});
  id = listInAddress() ?? '';
  await user.click(screen.getByRole('button', { name: 'New list' }));
  expect(await box()).toBeVisible();
  await waitFor(() => expect(listInAddress()).toBeNull());
  await user.click(
    await screen.findByRole('button', { name: /^Pasted list\s*2 rows, not looked up/ }),
  );
  expect(await heading('Pasted list')).toBeVisible();
  await waitFor(() => expect(listInAddress()).toBe(id));
});

describe('the name of a list', () => {
  it('can be changed', async () => {
    const { user } = await openPasted('a@example.com');
    await pressInMenu(user, 'More', 'Rename');
    const name = screen.getByRole('textbox', { name: 'Name of the list' });
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, ' Suppliers 2026 {Enter}');
    expect(await heading('Suppliers 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Suppliers 2026' })).toHaveFocus();
    await isStored({ name: 'Suppliers 2026' });
  });

  it('stays after Escape, and where the new one is empty', async () => {
    const { user } = await openPasted('a@example.com');
    await pressInMenu(user, 'More', 'Rename');
    await user.keyboard('x{Escape}');
    expect(await heading('Pasted list')).toBeVisible();
    await pressInMenu(user, 'More', 'Rename');
    await user.clear(screen.getByRole('textbox', { name: 'Name of the list' }));
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await heading('Pasted list')).toBeVisible();
  });
});

it('does not store a list again that was removed', async () => {
  const { user } = await openPasted('a@example.com');
  await isStored({});
  await createTransactions().transact(['lists'], (tx) => tx.objectStore('lists').clear());
  await pressInMenu(user, 'More', 'Rename');
  await user.keyboard('x{Enter}');
  await heading('x');
  await waitFor(() => expect(listInAddress()).toBeNull());
});

it('starts the lookup of the stored list, and keeps what is changed meanwhile under its new id', async () => {
  const { user, sent } = await openPasted('a@example.com', {
    startList: () => ({ run: { ...runOf('copy'), state: 'done' } }),
  });
  await isStored({});
  const id = listInAddress();
  await store('copy', (await storedList()) ?? expect.fail());
  await press(user, /^Look up 1 value/);
  await waitFor(() => expect(sent('startList')).toMatchObject([{ id }]));
  await waitFor(() => expect(listInAddress()).toBe('copy'));
  await pressInMenu(user, 'More', 'Rename');
  await user.keyboard('x{Enter}');
  await isStored({ name: 'x' });
});

describe('a tab that is closed', () => {
  it('stores what is still being typed into a cell', async () => {
    const { user } = await openPasted('a@example.com');
    await isStored({});
    (await screen.findByRole('grid')).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    const cell = await screen.findByRole('textbox', { name: 'Column A' });
    await user.clear(cell);
    await user.type(cell, 'c@example.com');
    act(() => void dispatchEvent(new Event('pagehide')));
    await isStored({ rows: [{ cells: ['c@example.com'] }] });
  });

  it('asks first while a long list is not stored yet, or could not be stored, and says why', async () => {
    let isFull = true;
    const { createStore, open } = slowStore(() => isFull);
    const text = Array.from({ length: 501 }, (_, i) => `a${i}@example.com`).join('\n');
    const { user } = await openPasted(text, {}, createStore);
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(true);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot read from or write to/);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(isAsked()).toBe(true);
    isFull = false;
    await user.click(again);
    await waitFor(() => expect(isAsked()).toBe(false));
    await isStored({ name: 'Pasted list' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a list that is handed to the open page', () => {
  it('is opened, and the list before it keeps a change that was not stored yet', async () => {
    const { user, handOver } = await openPasted('a@gmial.com');
    await isStored({});
    const first = listInAddress() ?? '';
    await user.click(await screen.findByRole('button', { name: 'Fix 1 typo' }));
    await handOver(SELECTION);
    expect(await heading('Selection')).toBeVisible();
    await isStored({ rows: [{ cells: ['c@example.com'] }] });
    expect(await createPageStore().read(first)).toMatchObject({
      list: { rows: [{ cells: ['a@gmail.com'] }] },
    });
  });

  it('leaves what is being typed in the box', async () => {
    const { user, handOver } = openPage();
    await user.type(await box(), 'half a li');
    await handOver(SELECTION);
    await heading('Selection');
    await user.click(screen.getByRole('button', { name: 'New list' }));
    expect(await box()).toHaveValue('half a li');
  });
});
