/** Lookups that run as jobs, in every surface that has a button for them. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { JobList } from '../../../components/lookup/JobList.tsx';
import { LookupPanel } from '../../../components/lookup/LookupPanel.tsx';
import { Popup } from '../../../components/popup/Popup.tsx';
import type { RunningJob } from '../../../lib/extension/schemas/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { ANSWER, answered, EMAIL, fails, found, SNAPSHOT } from '../samples.ts';
import { showMore } from '../steps.ts';
import { AT, EARLIER, JOB, SINCE, TROUBLE } from './samples.ts';

const AGAIN = 'Look up deliverability again · 5 credits';

function openPanel(jobs: RunningJob[], handlers: Handlers = {}, preparesOnly = false) {
  const start = found(EMAIL, { jobs });
  const background = fakeSend({
    check: () => ({ judgements: [{ verdict: start.verdict, offer: start.offer }] }),
    lookup: () => answered(ANSWER),
    prepareLookup: () => ({ opened: true }),
    stopJob: () => ({}),
    ...handlers,
  });
  const environment = { send: background.send, place: 'popup', preparesOnly } as const;
  render(<LookupPanel start={start} environment={environment} />);
  return { ...background, user: userEvent.setup({ delay: null }) };
}

describe('a value whose lookup is under way', () => {
  it('shows its start, its price and its last poll, and a repeated lookup names the job that was shown', async () => {
    const { sent, user } = openPanel([{ ...JOB, trouble: TROUBLE }]);
    expect(screen.getByText(SINCE)).toBeVisible();
    expect(
      screen.getByText(
        /At 09:31:00, Fieldmark could not fetch the answer\. The API does not allow your account/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/The API said: “Account closed”/)).toBeVisible();
    expect(screen.getByText(/Fieldmark will try again by 09:31:30/)).toBeVisible();
    expect(screen.getByText(/keeps trying until 20 Nov 2026, 10:30\. After that/)).toBeVisible();
    await showMore();
    await user.click(screen.getByRole('button', { name: AGAIN }));
    await waitFor(() => expect(sent('lookup')).toHaveLength(1));
    expect(sent('lookup')).toMatchObject([{ depth: 'deep', refresh: true, shown: ['receipt-1'] }]);
  });

  it('can be abandoned, and a new lookup then costs the price on its button', async () => {
    let jobs: RunningJob[] = [JOB];
    const offer = () => found(EMAIL, { jobs }).offer;
    const { sent, user } = openPanel([JOB], {
      stopJob: ({ id }) => {
        jobs = [{ ...JOB, stoppedAt: AT + 1 }];
        expect(id).toBe(JOB.id);
        return {};
      },
      check: () => ({ judgements: [{ verdict: EMAIL, offer: offer() }] }),
    });
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(
      await screen.findByText(/The API cannot cancel it, so 5 credits may have been billed\./),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
    await showMore();
    await user.click(screen.getByRole('button', { name: 'Look up deliverability · 5 credits' }));
    await waitFor(() => expect(sent('lookup')).toMatchObject([{ depth: 'deep', refresh: false }]));
  });

  it('is shown if only the reply mentions it, and a repeated lookup names it', async () => {
    const { sent, user } = openPanel([], {
      lookup: () => ({ state: 'pending', credits: 5, job: JOB }),
      check: () => ({
        judgements: [{ verdict: EMAIL, offer: found(EMAIL, { jobs: [JOB] }).offer }],
      }),
    });
    await showMore();
    await user.click(screen.getByRole('button', { name: 'Look up deliverability · 5 credits' }));
    expect(await screen.findByText(SINCE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: AGAIN }));
    await waitFor(() => expect(sent('lookup')).toHaveLength(2));
    expect(sent('lookup')[0]).not.toHaveProperty('shown');
    expect(sent('lookup')[1]).toMatchObject({ refresh: true, shown: ['receipt-1'] });
  });
});

describe('a lookup without a readable answer', () => {
  const NOW = createFailure('unexpected-answer', {
    billed: 'yes',
    raw: '{}',
    receipt: 'receipt-9',
  });

  it.each([
    ['standard', 'Look up · 3 credits', 'Look up again · 3 credits', NOW],
    ['deep', 'Look up deliverability · 5 credits', AGAIN, EARLIER],
  ])(
    '(%s) is repeated at its price, with the id of its receipt',
    async (depth, first, again, failure) => {
      const { sent, user } = openPanel([], { lookup: () => ({ failure }) });
      await showMore();
      await user.click(screen.getByRole('button', { name: first }));
      await screen.findByRole('alert');
      expect(screen.getAllByRole('button', { name: /credit/ })).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: again }));
      await waitFor(() => expect(sent('lookup')).toHaveLength(2));
      expect(sent('lookup')[1]).toMatchObject({ depth, refresh: true, shown: ['receipt-9'] });
    },
  );
});

describe('a lookup in the popup while another one is under way', () => {
  it('says so before it is confirmed', async () => {
    const offer = found(EMAIL, { jobs: [JOB] }).offer;
    const question = { id: 'q', verdict: EMAIL, offer, depth: 'deep', refresh: false } as const;
    const { send } = fakeSend({
      popupSnapshot: () => ({
        ...SNAPSHOT,
        question: { ...question, credits: 5, host: 'shop.example', byPage: false },
      }),
    });
    render(<Popup send={send} />);
    const region = await screen.findByRole('region', { name: /Ready to look up/ });
    expect(within(region).getByText(SINCE)).toBeVisible();
    expect(within(region).getByRole('button', { name: AGAIN })).toBeVisible();
  });
});

describe('the list of lookups under way', () => {
  it('names value, time and price, and marks jobs of another account', async () => {
    const { send } = fakeSend({
      jobs: () => ({
        jobs: [
          { ...JOB, otherAccount: true, trouble: TROUBLE },
          { ...JOB, id: 'b', kind: null, value: '' },
        ],
      }),
    });
    render(<JobList send={send} lookups={0} />);
    const list = within(await screen.findByRole('region', { name: 'In progress' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('ada@example.org');
    expect(first).toHaveTextContent(SINCE);
    expect(first).toHaveTextContent(/belongs to another account/);
    // It is not polled, so nothing is said about polls.
    expect(first).not.toHaveTextContent(/will try again|will appear here/);
    expect(second).toHaveTextContent(/deliverability/i);
  });

  it('is hidden without jobs, and if the jobs cannot be read', async () => {
    const { send, sent } = fakeSend({ jobs: fails('internal') });
    render(<JobList send={send} lookups={0} />);
    await waitFor(() => expect(sent('jobs')).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
