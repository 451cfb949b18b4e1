/** The focus stays where a person works, also where the pressed button disappears. */

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ListRun } from '../../../lib/workbench/messages/index.ts';
import { giveSizes, openList, press, pressInMenu, renderPage } from './open-list.tsx';
import { RUN as ANY_RUN, progress } from './stored.ts';

beforeEach(giveSizes);

const RUN: ListRun = { ...ANY_RUN, at: Date.now(), total: 3, budget: 5 };

/** Opens a list and presses the button that looks it up. */
async function startRun() {
  let run = RUN;
  const { user } = await openList(undefined, {
    startList: () => ({ run }),
    listRun: () => progress(run),
  });
  await press(user, /^Look up \d/);
  const end = () => {
    run = { ...RUN, state: 'done', answered: 3, spent: 5 };
  };
  return { user, end };
}

const TWO_COLUMNS = `Name;Email;Second email;IBAN
Bob;b@gmial.com;b@yaho.com;DE89370400440532013000
Ada;a@gmail.com;;DE89370400440532013001`;

it('moves to the name of a pasted list, and to what comes next after the last correction', async () => {
  const { user } = await openList();
  expect(screen.getByRole('heading', { name: 'Pasted list' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fix 1 typo' }));
  await screen.findByText('1 cell changed');
  expect(screen.getByRole('button', { name: 'Go through them' })).toHaveFocus();
});

it('goes through the wrong values, each in its field, and returns to the table after the last', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Go through them' }));
  expect(screen.getByRole('complementary', { name: 'Row 3' })).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'IBAN' });
  expect(field).toHaveFocus();
  // It stays at a value that is still wrong.
  await user.clear(field);
  await user.type(field, 'DE11{Enter}');
  await screen.findByText('1 cell changed');
  expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveFocus();
  await user.clear(screen.getByRole('textbox', { name: 'IBAN' }));
  await user.keyboard('DE02100500000054540402{Enter}');
  const details = await screen.findByRole('complementary', { name: 'Row 2' });
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await user.click(within(details).getByRole('button', { name: 'Use b@gmail.com' }));
  expect(await screen.findByText('2 rows, and none needs a look')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(screen.getByRole('grid')).toHaveFocus();
});

it('moves to “Pause” when the lookups start, and to what they found when they end', async () => {
  const { end } = await startRun();
  expect(await screen.findByRole('button', { name: 'Pause' })).toHaveFocus();
  end();
  await screen.findByText('3 answered');
  expect(screen.getByRole('region', { name: 'Look up' })).toHaveFocus();
});

it('does not move when lookups end while the person is elsewhere', async () => {
  const { user, end } = await startRun();
  await screen.findByRole('button', { name: 'Pause' });
  const elsewhere = screen.getByRole('checkbox', { name: /^Select all/ });
  await user.click(elsewhere);
  end();
  await screen.findByText('3 answered');
  expect(elsewhere).toHaveFocus();
});

it('moves to the heading of the lists when a list was removed, and to the box after the last', async () => {
  let runs: ListRun[] = [
    { ...RUN, state: 'done', answered: 2, spent: 4 },
    { ...RUN, id: 'list-2', name: 'Second' },
  ];
  const { user } = renderPage({
    lists: () => ({ runs }),
    controlList: ({ id }) => {
      runs = runs.filter((run) => run.id !== id);
      return { run: null };
    },
  });
  const remove = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Remove' });
    if (button) await user.click(button);
    await user.click(screen.getByRole('button', { name: /^Remove .+/ }));
  };
  expect(await screen.findByText(/2 answered · 4 credits/)).toBeVisible();
  await remove();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your lists' })).toHaveFocus());
  await remove();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Check a list' })).toHaveFocus());
});

it('corrects only the values with the chosen reason, and then shows all rows', async () => {
  const { user } = await openList(TWO_COLUMNS, {
    columnKinds: () => ({ kinds: [null, 'email', 'email', 'iban'] }),
  });
  await screen.findByRole('button', { name: 'Fix 2 typos' });
  await pressInMenu(user, 'More', 'Filter');
  const reason = screen.getByRole('combobox', { name: 'Reason' });
  await user.selectOptions(reason, within(reason).getByRole('option', { name: /gmial/ }));
  expect(await screen.findAllByRole('row')).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Fix 1 typo' }));
  expect(await screen.findByText('1 cell changed')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(await screen.findByRole('button', { name: 'Fix 1 typo' })).toBeVisible();
});

it('keeps the chosen result to press although no row has it, and a way to all rows', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: '1 needs attention' }));
  await user.click(screen.getByText('Bob'));
  await user.keyboard('{Enter}');
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Tab}{Enter}');
  const cell = screen.getByRole('textbox', { name: 'Email' });
  await user.clear(cell);
  await user.type(cell, 'b@gmail.com{Enter}');
  expect(await screen.findByText('No matches.')).toBeVisible();
  expect(screen.getByRole('button', { name: '0 need attention', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all rows' }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
});
