/** The focus stays where a person works, also where the pressed button disappears. */

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ListRun } from '../../../lib/workbench/messages/index.ts';
import { giveSizes, openList, renderPage } from './open-list.tsx';
import { progress } from './stored.ts';

beforeEach(giveSizes);

const RUN: ListRun = {
  id: 'list-1',
  name: 'Pasted list',
  at: Date.now(),
  state: 'running',
  total: 3,
  budget: 5,
  spent: 0,
  answered: 0,
  failed: 0,
  possibly: 0,
  wait: null,
  failure: null,
};

/** Opens a list and presses the button that looks it up. */
async function startRun() {
  let run = RUN;
  const { user } = await openList(undefined, {
    startList: () => ({ run }),
    listRun: () => progress(run),
  });
  const start = await screen.findByRole('button', { name: /^Look up \d/ });
  await waitFor(() => expect(start).toHaveAttribute('aria-disabled', 'false'));
  await user.click(start);
  const end = () => {
    run = { ...RUN, state: 'done', answered: 3, spent: 5 };
  };
  return { user, end };
}

const TWO_COLUMNS = `Name;Email;Second email;IBAN
Bob;b@gmial.com;b@yaho.com;DE89370400440532013000
Ada;a@gmail.com;;DE89370400440532013001`;

it('moves to the name of a list that was pasted', async () => {
  await openList();
  expect(screen.getByRole('heading', { name: 'Pasted list' })).toHaveFocus();
});

it('moves to “Undo” after the last correction', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Apply 1 correction' }));
  await screen.findByText('1 cell changed');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

it('stays in the details of a row whose value was corrected', async () => {
  const { user } = await openList();
  await user.click(screen.getByText('Bob'));
  const details = screen.getByRole('complementary', { name: 'Row 2' });
  await user.click(within(details).getByRole('button', { name: 'Check this instead' }));
  await screen.findByText('1 cell changed');
  expect(within(details).getByRole('heading', { name: 'Row 2' })).toHaveFocus();
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
  const search = screen.getByRole('searchbox');
  await user.click(search);
  end();
  await screen.findByText('3 answered');
  expect(search).toHaveFocus();
});

it('moves to the heading of the lists when a list was removed, and to the box after the last', async () => {
  let runs = [RUN, { ...RUN, id: 'list-2', name: 'Second' }];
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
  await remove();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your lists' })).toHaveFocus());
  await remove();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Check a list' })).toHaveFocus());
});

it('corrects only the values with the chosen reason', async () => {
  const { user } = await openList(TWO_COLUMNS, {
    columnKinds: () => ({ kinds: [null, 'email', 'email', 'iban'] }),
  });
  await screen.findByRole('button', { name: 'Apply 2 corrections' });
  const reason = screen.getByRole('combobox', { name: 'Reason' });
  await user.selectOptions(reason, within(reason).getByRole('option', { name: /gmial/ }));
  await user.click(await screen.findByRole('button', { name: 'Apply 1 correction' }));
  // The filter still applies, and says so, although no value has this reason any more.
  expect(await screen.findByText('No matching rows.')).toBeVisible();
  expect(within(reason).getByRole('option', { selected: true })).toHaveTextContent(/gmial.*\(0\)/);
});

it('keeps the chosen result to press, although no row has it any more', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: '1 needs attention' }));
  await user.click(screen.getByRole('button', { name: 'Apply 1 correction' }));
  expect(await screen.findByText('No matching rows.')).toBeVisible();
  expect(screen.getByRole('button', { name: '0 need attention', pressed: true })).toBeVisible();
});
