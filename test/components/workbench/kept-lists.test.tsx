/** Lists that the workbench stores from the moment they are opened. */

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { WorkbenchPage } from '../../../components/workbench/WorkbenchPage.tsx';
import type { RequestOf } from '../../../lib/extension/messages/index.ts';
import type { FoundValue, HandedList } from '../../../lib/extension/schemas/index.ts';
import type { ListRun, ValueList } from '../../../lib/workbench/messages/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { found, NOW, QUIET, verdict } from '../samples.ts';
import { partsOf } from './parts-of.ts';

function read(cell: string): FoundValue[] {
  if (!cell.includes('@')) return [];
  const suggestion = cell.replace('exmaple', 'example');
  const correction = suggestion === cell ? {} : { suggestion };
  return [found(verdict('email', cell, { standing: 'good', ...correction }))];
}

const runOf = (id: string, { name, rows }: ValueList): ListRun => ({
  id,
  name,
  at: NOW,
  state: 'draft',
  total: rows.length,
  budget: 0,
  spent: 0,
  answered: 0,
  failed: 0,
  possibly: 0,
  wait: null,
  failure: null,
});

const listInAddress = () => new URLSearchParams(location.search).get('list');

/** A workbench and a background that stores lists. */
function openPage(more: Handlers = {}, stored = new Map<string, ValueList>()) {
  let handed: HandedList | null = null;
  let onList: () => void = () => undefined;
  const background = fakeSend({
    ...QUIET,
    takeHandedList: () => {
      const list = handed;
      handed = null;
      return { list };
    },
    readCells: ({ cells }) => ({
      cells: cells.map((cell) => partsOf(cell, read(cell))),
      contradictions: [],
    }),
    lists: () => ({ runs: [...stored].map(([id, list]) => runOf(id, list)) }),
    list: ({ id }) => ({ list: stored.get(id) ?? null, questions: [] }),
    saveList: ({ id, list, changesOnly }) => {
      const storedId = id ?? `list-${stored.size + 1}`;
      const rows = stored.get(storedId)?.rows.map((row) => {
        return list.rows.find(({ number }) => number === row.number) ?? row;
      });
      stored.set(storedId, changesOnly && rows ? { ...list, rows } : list);
      return { id: storedId };
    },
    ...more,
  });
  const subscribe = (callback: () => void) => {
    onList = callback;
    return () => undefined;
  };
  const { unmount } = render(<WorkbenchPage send={background.send} subscribe={subscribe} />);
  return {
    ...background,
    stored,
    unmount,
    user: userEvent.setup({ delay: null }),
    handOver: (list: HandedList) =>
      act(async () => {
        handed = list;
        onList();
      }),
  };
}

const box = () => screen.findByRole('textbox', { name: 'Check a list' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openPasted(text: string, more: Handlers = {}) {
  const page = openPage(more);
  await page.user.click(await box());
  await page.user.paste(text);
  await heading('Pasted list');
  await waitFor(() => expect(page.sent('saveList')).toHaveLength(1));
  return page;
}

const SELECTION = { name: 'Selection', table: null, text: 'c@example.com' };

it('stores a list at once, and puts it into the address', async () => {
  const { stored } = await openPasted('a@example.com\nb@example.com');
  await waitFor(() => expect(listInAddress()).toBe('list-1'));
  expect(stored.get('list-1')).toMatchObject({ name: 'Pasted list', rows: [{}, {}] });
});

it('hands the rows of a long list over in parts', async () => {
  const parts: RequestOf<'stageRows'>[] = [];
  const text = Array.from({ length: 2_001 }, (_, i) => `a${i}@example.com`).join('\n');
  const { sent } = await openPasted(text, {
    stageRows: (part) => {
      parts.push(part);
      return { isStaged: true };
    },
  });
  expect(parts.map(({ from, rows }) => [from, rows.length])).toEqual([
    [0, 1000],
    [1000, 1000],
    [2000, 1],
  ]);
  expect(sent('saveList')).toMatchObject([{ upload: parts[0]?.upload, list: { rows: [] } }]);
});

it('stores changed cells and layouts, and opens them again after a reload', async () => {
  const { user, stored, sent, unmount } = await openPasted('a@example.com\nb@exmaple.com');
  await user.click(await screen.findByRole('button', { name: 'Apply 1 correction' }));
  await waitFor(() =>
    expect(stored.get('list-1')).toMatchObject({
      rows: [{}, { cells: ['b@example.com'] }],
      originals: [{ row: 2, column: 0, text: 'b@exmaple.com' }],
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'First row is a header' }));
  await waitFor(() => expect(stored.get('list-1')?.choice).toMatchObject({ header: true }));
  expect(sent('saveList')).toMatchObject([
    { id: null, changesOnly: false, list: { rows: [{}, {}] } },
    { id: 'list-1', changesOnly: true, list: { rows: [{ number: 2 }] } },
    { id: 'list-1', changesOnly: true, list: { rows: [] } },
  ]);
  unmount();
  const again = openPage({}, stored);
  expect(await heading('Pasted list')).toBeVisible();
  expect(screen.getByText('1 cell changed')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'First row is a header' })).toBeChecked();
  expect(again.sent('saveList')).toEqual([]);
  expect(again.sent('listRun')).toEqual([]);
});

it('shows lists that were not looked up, and opens one', async () => {
  const { user } = await openPasted('a@example.com\nb@example.com');
  await user.click(screen.getByRole('button', { name: 'New list' }));
  expect(await box()).toBeVisible();
  expect(listInAddress()).toBeNull();
  await user.click(
    await screen.findByRole('button', { name: /^Pasted list\s*2 rows, not looked up/ }),
  );
  expect(await heading('Pasted list')).toBeVisible();
  expect(listInAddress()).toBe('list-1');
});

describe('the name of a list', () => {
  it('can be changed', async () => {
    const { user, stored } = await openPasted('a@example.com');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const name = screen.getByRole('textbox', { name: 'Name of the list' });
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, ' Suppliers 2026 {Enter}');
    expect(await heading('Suppliers 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
    await waitFor(() => expect(stored.get('list-1')).toMatchObject({ name: 'Suppliers 2026' }));
  });

  it('stays after Escape, and where the new one is empty', async () => {
    const { user } = await openPasted('a@example.com');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await user.keyboard('x{Escape}');
    expect(await heading('Pasted list')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await user.clear(screen.getByRole('textbox', { name: 'Name of the list' }));
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await heading('Pasted list')).toBeVisible();
  });
});

it('says that a list is no longer stored', async () => {
  history.replaceState(null, '', '/workbench.html?list=gone');
  openPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('This list is no longer stored.');
  expect(await box()).toBeVisible();
});

it('does not store a list again that was removed', async () => {
  const { user, sent } = await openPasted('a@example.com', { saveList: () => ({ id: null }) });
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.keyboard('x{Enter}');
  await heading('x');
  await user.click(screen.getByRole('button', { name: 'New list' }));
  await box();
  expect(sent('saveList')).toHaveLength(1);
});

it('says why a list was not stored, and tries again', async () => {
  let tries = 0;
  const { user } = await openPasted('a@example.com', {
    saveList: () => {
      tries += 1;
      return tries === 1
        ? { failure: createFailure('internal', { remedy: 'retry' }) }
        : { id: 'list-1' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(listInAddress()).toBe('list-1');
});

it('starts the lookup of the stored list', async () => {
  const { user, sent } = await openPasted('a@example.com', {
    startList: ({ id, list }) => ({ run: { ...runOf(id ?? '', list), state: 'done' } }),
  });
  const button = await screen.findByRole('button', { name: /^Look up 1 value/ });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button);
  await waitFor(() => expect(sent('startList')).toMatchObject([{ id: 'list-1' }]));
  expect(listInAddress()).toBe('list-1');
});

it('starts the lookup of a long list with its rows in parts', async () => {
  const parts: RequestOf<'stageRows'>[] = [];
  const text = Array.from({ length: 1_001 }, (_, i) => `a${i}@example.com`).join('\n');
  const { user, sent } = await openPasted(text, {
    stageRows: (part) => {
      parts.push(part);
      return { isStaged: true };
    },
    startList: ({ id, list }) => ({ run: { ...runOf(id ?? '', list), state: 'done' } }),
  });
  const button = await screen.findByRole('button', { name: /^Look up 1,001 values/ });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button);
  await waitFor(() => expect(sent('startList')).toHaveLength(1));
  expect(sent('startList')).toMatchObject([{ upload: parts.at(-1)?.upload, list: { rows: [] } }]);
  expect(parts.map(({ rows }) => rows.length)).toEqual([1000, 1, 1000, 1]);
});

it('opens a list whose rows come in parts', async () => {
  const rows = ['a', 'b', 'c'].map((name, i) => ({
    number: i + 1,
    cells: [`${name}@example.com`],
  }));
  const list: ValueList = {
    name: 'Long',
    delimiter: 'none',
    rows,
    choice: { header: false, columns: ['email'] },
  };
  history.replaceState(null, '', '?list=list-1');
  const { sent } = openPage({
    list: ({ from = 0 }) => ({
      list: { ...list, rows: rows.slice(from, from + 2) },
      questions: [],
      ...(from === 0 && { next: 2 }),
    }),
  });
  expect(await heading('Long')).toBeVisible();
  expect(await screen.findByRole('button', { name: /\(3\)/ })).toBeVisible();
  expect(sent('list')).toEqual([{ id: 'list-1' }, { id: 'list-1', from: 2 }]);
  expect(sent('saveList')).toEqual([]);
});

describe('a tab that is closed', () => {
  const firstSave = (body: object) => 'id' in body && body.id === null;

  it('stores a change at once, and again while an earlier one is being stored', async () => {
    const replies = new Set<(reply: { id: string }) => void>();
    const { user, sent } = await openPasted('a@exmaple.com\nb@exmaple.com', {
      saveList: (body) =>
        firstSave(body)
          ? { id: 'list-1' }
          : new Promise<{ id: string }>((resolve) => replies.add(resolve)),
    });
    await waitFor(() => expect(listInAddress()).toBe('list-1'));
    await user.click(await screen.findByRole('button', { name: 'Apply 2 corrections' }));
    expect(sent('saveList')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sent('saveList')).toHaveLength(2);
    dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(sent('saveList')).toHaveLength(3));
    expect(sent('saveList')[2]).toMatchObject({
      id: 'list-1',
      changesOnly: true,
      list: { rows: [{ cells: ['a@exmaple.com'] }, { cells: ['b@exmaple.com'] }] },
    });
  });

  it('stores what is still being typed into a cell', async () => {
    const { user, stored } = await openPasted('a@example.com');
    await waitFor(() => expect(listInAddress()).toBe('list-1'));
    (await screen.findByRole('grid')).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    const cell = await screen.findByRole('textbox', { name: 'Column A' });
    await user.clear(cell);
    await user.type(cell, 'c@example.com');
    act(() => void dispatchEvent(new Event('pagehide')));
    await waitFor(() =>
      expect(stored.get('list-1')).toMatchObject({ rows: [{ cells: ['c@example.com'] }] }),
    );
  });

  it('asks first while the list itself is not stored yet', async () => {
    let finish: (reply: { id: string }) => void = () => undefined;
    const { user } = await openPasted('a@exmaple.com', {
      saveList: (body) =>
        firstSave(body)
          ? new Promise<{ id: string }>((resolve) => {
              finish = resolve;
            })
          : { id: 'list-1' },
    });
    await user.click(await screen.findByRole('button', { name: 'Apply 1 correction' }));
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(true);
    await act(async () => finish({ id: 'list-1' }));
    await waitFor(() => expect(isAsked()).toBe(false));
  });
});

describe('a list that is handed to the open page', () => {
  it('is opened, and the list before it keeps a change that was not stored yet', async () => {
    const { user, stored, handOver } = await openPasted('a@exmaple.com');
    await user.click(await screen.findByRole('button', { name: 'Apply 1 correction' }));
    await handOver(SELECTION);
    expect(await heading('Selection')).toBeVisible();
    await waitFor(() => expect(listInAddress()).toBe('list-2'));
    expect(stored.get('list-1')).toMatchObject({ rows: [{ cells: ['a@example.com'] }] });
    expect(stored.get('list-2')).toMatchObject({ rows: [{ cells: ['c@example.com'] }] });
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
