import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListAnswer, ListRun, ValueList } from '../../../lib/workbench/messages/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import type { Handlers } from '../fake-send.ts';
import { CONNECTED, found, NOW, verdict } from '../samples.ts';
import { giveSizes, paste, press, read, readWith, renderPage } from './open-list.tsx';
import { progress, RUN, store } from './stored.ts';

const open = (text: string, more: Handlers = {}) =>
  paste(text, { startList: () => ({ run: RUN }), ...more });

const TEXT = 'a@example.com\nnothing\nbad@example.com\nDE89370400440532013000\na@example.com';

describe('pasted list', () => {
  it('counts its lines by result, and shows the price of all or of the selected, and what that leaves out', async () => {
    const { user, sent } = await open(TEXT);
    for (const name of ['2 plausible', '1 needs attention', '1 bad', '1 not recognised']) {
      expect(await screen.findByRole('button', { name })).toBeVisible();
    }
    expect(screen.getByText('3 of 5 rows need a look')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Look up/ })).toHaveAccessibleDescription(
      'Not included: 1 bad, 1 not recognised',
    );
    const all = screen.getByRole('checkbox', { name: 'Select all 5 rows' });
    await user.click(all);
    expect(
      await screen.findByRole('button', { name: /^Look up 3 selected values/ }),
    ).not.toHaveAccessibleDescription();
    await user.click(all);
    await press(user, 'Look up 2 values · 4 credits');
    await waitFor(() => expect(sent('startList')).toHaveLength(1));
    expect(sent('startList')).toMatchObject([
      {
        price: 4,
        questions: [
          { kind: 'email', value: 'a@example.com' },
          { kind: 'iban', value: 'DE89370400440532013000' },
        ],
      },
    ]);
  });

  it('asks for the next rows before the reply about earlier ones comes, but for no more', async () => {
    const replies: (() => void)[] = [];
    const text = Array.from({ length: 1_600 }, (_, i) => `person${i}@example.com`).join('\n');
    const { sent } = await open(text, {
      readRows: (request) =>
        new Promise((resolve) => replies.push(() => resolve(readWith(read)(request)))),
    });
    await waitFor(() => expect(sent('readRows')).toHaveLength(2));
    replies[0]?.();
    await waitFor(() => expect(sent('readRows')).toHaveLength(3));
    expect(replies).toHaveLength(3);
  });

  it('leaves out values with a known answer', async () => {
    const known = found(verdict('email', 'a@example.com'), { credits: 0, answeredAt: NOW });
    const readRows = readWith((cell) => (cell === 'a@example.com' ? [known] : read(cell)));
    await open(TEXT, { readRows });
    expect(
      await screen.findByRole('button', { name: 'Look up 1 value · 1 credit' }),
    ).toHaveAccessibleDescription(/1 already looked up/);
  });

  it('warns before the start if the credits do not suffice', async () => {
    await open(TEXT, { connection: () => ({ ...CONNECTED, creditsLeft: 3 }) });
    expect(await screen.findByText(/Only 3 credits left/)).toBeVisible();
  });

  it('reports a failed check, and repeats it', async () => {
    let tries = 0;
    const readRows: Handlers['readRows'] = (request) => {
      tries += 1;
      return tries === 1
        ? { failure: createFailure('internal', { remedy: 'retry' }) }
        : readWith(read)(request);
    };
    const { user } = await open(TEXT, { readRows });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: '2 plausible' })).toBeVisible();
  });
});

describe('running list', () => {
  const EMPTY: ValueList = {
    name: '',
    delimiter: ',',
    rows: [],
    choice: { columns: [], header: false },
  };
  const answer: ListAnswer = {
    state: 'answered',
    n: 0,
    at: NOW,
    answeredAt: NOW,
    verdict: verdict('email', 'a@example.com', { basis: ['syntax', 'api'] }),
  };

  async function openRunning(
    run: Partial<ListRun>,
    more: Handlers = {},
    answers: ListAnswer[] = [answer],
  ) {
    let current: ListRun = { ...RUN, ...run };
    await store(RUN.id, EMPTY, [], answers);
    const opened = await open(TEXT, {
      listRun: () => progress(current),
      controlList: ({ act }) => {
        current = { ...current, state: act === 'resume' ? 'running' : 'paused' };
        return { run: current };
      },
      ...more,
    });
    await press(opened.user, 'Look up 2 values · 4 credits');
    return opened;
  }

  it('says what it waits for, and what may have been billed', async () => {
    const quota = createFailure('rate-limited', {
      message: 'The daily quota of this key is used up.',
    });
    await openRunning({ possibly: 1, wait: { until: NOW, failure: quota } });
    expect(
      await screen.findByText(/The daily quota of this key is used up\. Continues at/),
    ).toBeVisible();
    expect(screen.getByText(/1 without a readable answer \(billed, or may/)).toBeVisible();
  });

  it('waits while the browser is offline, and goes on when the connection is back', async () => {
    const wait = { until: NOW + 30_000, failure: createFailure('offline') };
    const { sent } = await openRunning({ wait });
    const [said] = await screen.findAllByText('You are offline. Waiting for the connection.');
    expect(said).toBeVisible();
    expect(screen.queryByText(/Continues at/)).toBeNull();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent('controlList')).toEqual([{ id: 'run-1', act: 'resume' }]));
  });

  it('shows that unreadable answers stopped it, an answer as received, and what was spent', async () => {
    const message = '3 of the last 3 lookups returned no readable answer, so the list is paused.';
    const raw = '{"result":1}';
    const failure = createFailure('unexpected-answer', { billed: 'yes', message, raw });
    const { user, sent } = await openRunning({ state: 'held', spent: 3, possibly: 3, failure });
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(message);
    expect(note).toHaveTextContent('Billed');
    expect(note).toHaveTextContent(raw);
    expect(screen.getByText(/3 of 4 credits/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(sent('controlList')).toEqual([{ id: 'run-1', act: 'resume' }]);
  });

  it('shows an unreadable answer in the detail of its row, and does not call it missing', async () => {
    giveSizes();
    const raw = '{"disposable":"perhaps"}';
    const failure = createFailure('unexpected-answer', { billed: 'yes', raw });
    const done: ListRun = { ...RUN, state: 'done', possibly: 1, spent: 3 };
    const { user } = await openRunning({}, { listRun: () => progress(done) }, [
      { state: 'failed', n: 0, at: NOW, failure },
    ]);
    const [said] = await screen.findAllByText(/^The answer could not be read: /);
    await user.click(said ?? expect.fail());
    await user.click(await screen.findByText('Show the answer'));
    expect(screen.getByText(raw)).toBeVisible();
  });

  it('repeats failed questions at their price, separately from possibly billed ones', async () => {
    const failed: ListAnswer = {
      state: 'failed',
      n: 0,
      at: NOW,
      failure: createFailure('bad-request'),
    };
    const lost = createFailure('timeout', { billed: 'possibly' });
    const possibly: ListAnswer = { state: 'failed', n: 1, at: NOW, failure: lost };
    const done: ListRun = { ...RUN, state: 'done', failed: 1, possibly: 1, spent: 1 };
    const { user, sent } = await openRunning(
      {},
      { listRun: () => progress(done), retryList: () => ({ run: RUN }) },
      [failed, possibly],
    );
    expect(
      await screen.findByRole('button', { name: 'Pay again for 1 value · 1 credit' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Look up 1 value again · 3 credits' }));
    expect(sent('retryList')).toEqual([{ id: 'run-1', which: 'failed', price: 3 }]);
  });
});

it('opens a table that another surface handed over, whose first row names the columns', async () => {
  const table = [
    ['Value', 'Kind'],
    ['bad@example.com', 'Email'],
  ];
  const list = { name: 'shop.example', table, text: null };
  renderPage({ takeHandedList: () => ({ list }) });
  expect(await screen.findByRole('heading', { name: 'shop.example' })).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: /Kind/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: '1 bad' })).toBeVisible();
});
