/** What the page shows while the worker of its list is busy, or has ended. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ConnectList } from '../../../components/workbench/list/list-client.ts';
import { connectHere, giveSizes, openList, renderPage } from './open-list.tsx';

beforeEach(giveSizes);

/** A worker that answers nothing from `hold` until `release`. */
function busyWorker() {
  const held: (() => void)[] = [];
  let isHeld = false;
  const connect: ConnectList = (onMessage, onFailure) =>
    connectHere((message) => {
      if (isHeld) held.push(() => onMessage(message));
      else onMessage(message);
    }, onFailure);
  return {
    connect,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const deliver of held.splice(0)) deliver();
    },
  };
}

it('shows a changed cell at once, and what is wrong with it once the worker says so', async () => {
  const worker = busyWorker();
  const { user } = await openList(undefined, {}, { connect: worker.connect });
  const ada = screen.getByRole('row', { name: /Ada/ });
  const cells = within(ada).getAllByRole('gridcell');
  worker.hold();
  await user.dblClick(cells.at(-1) ?? expect.fail());
  const editor = screen.getByRole('textbox', { name: 'IBAN' });
  await user.clear(editor);
  await user.type(editor, 'DE02100500000054540402{Enter}');
  expect(screen.getByRole('gridcell', { name: /DE02100500000054540402/ })).toBeVisible();
  expect(screen.getByRole('button', { name: '1 bad' })).toBeVisible();
  worker.release();
  expect(await screen.findByRole('button', { name: '1 plausible' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '1 bad' })).toBeNull();
});

it('says that the page must be loaded again if the worker has ended', async () => {
  const connect: ConnectList = (_, onFailure) => ({
    post: () => queueMicrotask(onFailure),
    end: () => undefined,
  });
  const { user } = renderPage({}, { connect });
  await user.click(screen.getByRole('textbox', { name: 'Check a list' }));
  await user.paste('a@example.com');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Fieldmark was updated or restarted.');
  expect(alert).toHaveTextContent('Reload this page and try again.');
});

it('keeps what is typed in the details of a row when all typos are fixed meanwhile', async () => {
  const { user } = await openList();
  await user.click(screen.getByText('Bad'));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' L.');
  // A press by script leaves the focus in the field.
  fireEvent.click(screen.getByRole('button', { name: 'Fix 1 typo' }));
  expect(await screen.findByText('2 cells changed')).toBeVisible();
});

it('takes the button that fixes typos away when it is pressed, so that the next one does not move later', async () => {
  const worker = busyWorker();
  const { user } = await openList(undefined, {}, { connect: worker.connect });
  worker.hold();
  await user.click(screen.getByRole('button', { name: 'Fix 1 typo' }));
  expect(screen.getByText('1 cell changed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fix 1 typo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Go through them' })).toHaveFocus();
  worker.release();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Fix 1 typo' })).toBeVisible();
});
