/** A list that is looked up again in the workbench. */

import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type {
  ListAnswer,
  ListChange,
  ListRun,
  ValueList,
} from '../../../lib/workbench/messages/index.ts';
import { createPageStore } from '../../../lib/workbench/page-store.ts';
import { createFailure } from '../../texts/in-texts.ts';
import type { Handlers } from '../fake-send.ts';
import { found, NOW, verdict } from '../samples.ts';
import { press, pressInMenu, readWith, renderPage } from './open-list.tsx';
import { RUN as ANY_RUN, progress, store } from './stored.ts';

const DAY = 86_400_000;
const VALUES = ['a@example.com', 'b@example.com', 'c@example.com'];
const QUESTIONS = VALUES.map((value) => ({ kind: 'email', value }) as const);
const LIST: ValueList = {
  name: 'Suppliers',
  delimiter: ',',
  rows: VALUES.map((value, i) => ({ number: i + 1, cells: [value] })),
  choice: { columns: ['email'], header: false },
};
const RUN: ListRun = {
  ...ANY_RUN,
  name: 'Suppliers',
  state: 'done',
  total: 3,
  budget: 9,
  spent: 9,
  answered: 3,
};
const side = (headline: string, at: number, isBad = false): ListChange['before'] => ({
  standing: isBad ? 'bad' : 'good',
  reason: isBad ? 'undeliverable' : 'deliverable',
  headline,
  basis: ['api'],
  at,
});
const GONE: ListChange = {
  kind: 'email',
  value: VALUES[0] ?? '',
  verdict: true,
  facts: [],
  before: side('Mail is accepted.', NOW - 90 * DAY),
  after: side('Mail cannot be delivered.', NOW, true),
};
const OTHER: ListChange = {
  kind: 'email',
  value: VALUES[2] ?? '',
  verdict: false,
  before: side('Mail is accepted.', NOW - 90 * DAY),
  after: side('Mail is accepted.', NOW),
  facts: [{ label: 'Deliverability', before: 'deliverable', after: null }],
};

/** The stored list is opened. `answeredAt`: when its values were answered. */
async function open(
  more: Handlers = {},
  answeredAt = NOW - 90 * DAY,
  answers: readonly ListAnswer[] = [],
  createStore = createPageStore,
) {
  history.replaceState(null, '', '?list=run-1');
  await store('run-1', LIST, QUESTIONS, answers);
  const handlers: Handlers = {
    readRows: readWith((cell) => {
      const standing = cell === VALUES[1] ? 'bad' : 'good';
      return [found(verdict('email', cell, { standing }), { answeredAt, credits: 0 })];
    }),
    listRun: () => progress(RUN),
    ...more,
  };
  const page = renderPage(handlers, { createStore });
  await screen.findByRole('heading', { level: 1, name: 'Suppliers' });
  return page;
}
const openAgain = (user: ReturnType<typeof userEvent.setup>) =>
  pressInMenu(user, 'More', 'Look up again…');

describe('looking a list up again', () => {
  it('names the price of the chosen values, and looks up exactly these', async () => {
    const { user, sent } = await open({
      checkListAgain: () => ({ run: { ...RUN, state: 'running' } }),
    });
    await openAgain(user);
    expect(
      await screen.findByRole('button', { name: 'Look up 3 values again · 9 credits' }),
    ).toBeVisible();
    const choice = screen.getByRole('combobox', { name: 'Values to look up again' });
    await user.selectOptions(choice, 'Answers older than 180 days');
    expect(await screen.findByText('No earlier answers match this choice.')).toBeVisible();
    await user.selectOptions(choice, 'All that were looked up');
    await press(user, '1 bad');
    await user.selectOptions(choice, 'In the rows shown');
    await press(user, 'Look up 1 value again · 3 credits');
    await waitFor(() =>
      expect(sent('checkListAgain')).toEqual([
        { id: 'run-1', questions: [QUESTIONS[1]], price: 3 },
      ]),
    );
  });

  it('says so where it was begun, but its questions cannot be read', async () => {
    const { user } = await open(
      { checkListAgain: () => ({ run: { ...RUN, state: 'running' } }) },
      undefined,
      [],
      () => ({
        ...createPageStore(),
        questions: async () => {
          throw new DOMException('gone', 'InvalidStateError');
        },
      }),
    );
    await openAgain(user);
    await press(user, 'Look up 3 values again · 9 credits');
    expect(
      await screen.findByText('Fieldmark cannot read from or write to this browser’s storage.'),
    ).toBeVisible();
  });

  it('takes the selected rows, and all rows once none is selected', async () => {
    const { user } = await open();
    await openAgain(user);
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown} ');
    expect(await screen.findByRole('button', { name: /^Look up 1 value again/ })).toBeVisible();
    await user.keyboard(' ');
    expect(await screen.findByRole('button', { name: /^Look up 3 values again/ })).toBeVisible();
  });

  it('is not offered while a lookup runs, or before any', async () => {
    const { user } = await open({ listRun: () => progress({ ...RUN, state: 'paused' }) });
    await screen.findByRole('button', { name: 'Resume' });
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('button', { name: 'Rename' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Look up again…' })).toBeNull();
  });

  it('keeps showing the earlier answer of a value whose lookup failed', async () => {
    const at = NOW - 90 * DAY;
    const headline = 'Mail is accepted.';
    await open(
      {
        listRun: () => progress({ ...RUN, since: at, answered: 2, failed: 1 }),
        listChanges: () => ({
          changes: { changes: [], same: 2, unknown: 1, first: 0, open: 0, isUpdated: false },
        }),
      },
      0,
      [
        {
          state: 'answered',
          n: 0,
          at,
          answeredAt: at,
          verdict: verdict('email', VALUES[0] ?? '', { headline, basis: ['api'] }),
        },
        { state: 'failed', n: 0, at: NOW, failure: createFailure('server-error') },
      ],
    );
    expect(await screen.findByText('Since', { exact: false })).toHaveTextContent(
      'Since 22 Aug 2026 · 2 without important changes · 1 without a clear answer',
    );
    expect(screen.getByRole('button', { name: '1 good' })).toBeVisible();
  });
});

describe('what has changed', () => {
  const CHANGED: Handlers = {
    listRun: () => progress({ ...RUN, since: NOW - 90 * DAY }),
    listChanges: () => ({
      changes: { changes: [GONE, OTHER], same: 1, unknown: 0, first: 0, open: 0, isUpdated: true },
    }),
  };

  it('is counted, shown alone by keyboard, filtered, closed with Escape, and leads to its row', async () => {
    const { user } = await open(CHANGED);
    expect(
      await screen.findByText('1 email address is now undeliverable · Deliverability: 1 changed'),
    ).toBeVisible();
    expect(screen.getByText('Since 22 Aug 2026 · 1 without important changes')).toBeVisible();
    expect(screen.getByText(/^Fieldmark was updated since the earlier lookup/)).toBeVisible();
    screen.getByRole('button', { name: 'Show what has changed' }).focus();
    await user.keyboard('{Enter}');
    let view = screen.getByRole('region', { name: 'What has changed' });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('heading', { name: 'What has changed' })).toHaveFocus();
    const items = within(view).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent(
      'Now undeliverableEmail a@example.comBefore (22 Aug 2026) Good. Mail is accepted.Now (20 Nov 2026) Bad. Mail cannot be delivered.Row 1',
    );
    expect(items[1]).toHaveTextContent(
      /Same verdict, different details.*Deliverabilitydeliverable → not reported/,
    );
    await user.click(within(view).getByRole('button', { name: '1 worse' }));
    expect(within(view).getAllByRole('listitem')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('grid')).toBeVisible();
    await press(user, 'Show what has changed');
    view = screen.getByRole('region', { name: 'What has changed' });
    await user.click(within(view).getByRole('button', { name: 'Row 3' }));
    expect(screen.getByRole('complementary', { name: 'Row 3' })).toBeVisible();
    expect(screen.getByRole('grid')).toBeVisible();
  });
});
