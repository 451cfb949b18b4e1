/** Answers that the team already had, and quotas of its gateway, on every surface that shows them. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TeamQuotaList } from '../../../components/connect/AccountFacts.tsx';
import { HistoryEntryPanel } from '../../../components/history/HistoryEntryPanel.tsx';
import { ReceiptList } from '../../../components/history/ReceiptList.tsx';
import { AnswerPanel } from '../../../components/lookup/AnswerPanel.tsx';
import { LookupPanel } from '../../../components/lookup/LookupPanel.tsx';
import type { HistoryEntry, LookupOffer } from '../../../lib/extension/schemas/index.ts';
import { SAMPLES } from '../../api/samples.ts';
import { fakeSend } from '../fake-send.ts';
import { ANSWER, answered, EMAIL, found, HOUR } from '../samples.ts';

const THREE_HOURS_AGO = Date.now() - 3 * HOUR;

async function lookUp(shared: LookupOffer['shared'], from: 'api' | 'cache') {
  const { offer } = found(ANSWER);
  const reply = {
    ...answered(ANSWER, { credits: 0, at: THREE_HOURS_AGO }),
    from,
    offer: { ...offer, credits: 0, answeredAt: THREE_HOURS_AGO, ...(shared ? { shared } : {}) },
  };
  const { send } = fakeSend({ lookup: () => reply });
  render(<LookupPanel start={found(EMAIL)} environment={{ send, place: 'popup' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Look up · 3 credits' }));
}

describe('the answer to a lookup', () => {
  it.each([
    [
      { at: THREE_HOURS_AGO },
      'api',
      'Your team looked this up 3 hours ago, so this lookup was free',
    ],
    [{}, 'api', 'Your team had already looked this up, so this lookup was free'],
    [{ at: THREE_HOURS_AGO }, 'cache', 'Your team looked this up 3 hours ago'],
    [{}, 'cache', 'Your team has already looked this up'],
    [undefined, 'cache', 'Looked up 3 hours ago'],
  ] as const)('%o from %s says “%s”', async (shared, from, text) => {
    await lookUp(shared, from);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

it('says in the full answer that it was free', () => {
  const record = {
    ...({ endpoint: 'iban', path: '/v1/vat/iban', at: THREE_HOURS_AGO, whole: true } as const),
    answer: SAMPLES.iban,
    shared: {},
  };
  render(<AnswerPanel kind="iban" value="NL91ABNA0417164300" record={record} />);
  expect(screen.getByText(/^Your team had already looked this up/)).toBeVisible();
});

it('says in the history that the team looked it up, and when', async () => {
  const entry: HistoryEntry = {
    id: 'e1',
    at: Date.now(),
    verdict: ANSWER,
    place: 'popup',
    credits: 0,
    billed: 'no',
    depth: 'standard',
    shared: { at: THREE_HOURS_AGO },
  };
  const { verdict, offer } = found(ANSWER);
  const { send } = fakeSend({ check: () => ({ judgements: [{ verdict, offer }] }) });
  const environment = { send, place: 'popup' } as const;
  render(<HistoryEntryPanel entry={entry} environment={environment} onDelete={() => undefined} />);
  expect(await screen.findByText('Your team looked this up 3 hours ago')).toBeVisible();
  expect(screen.getByText(/0 credits.*already looked up by your team$/)).toBeVisible();
});

it('says so in the receipts, at 0 credits', async () => {
  const receipt = {
    id: 'r1',
    at: Date.now(),
    endpoint: '/v1/vat',
    origin: 'popup',
    automatic: false,
    ...({ credits: 0, state: 'answered', shared: true } as const),
  };
  const { send } = fakeSend({ receipts: () => ({ receipts: [receipt] }) });
  render(<ReceiptList send={send} />);
  expect(await screen.findByText('already looked up by your team')).toBeVisible();
  expect(screen.getAllByText('0 credits')).toHaveLength(2);
});

describe('quotas of the team', () => {
  const at = new Date(2099, 0, 1).getTime();

  it('say what is left, and when they are renewed', () => {
    const quotas = [
      { name: 'person-day', remaining: 88, total: 100, resetsAt: at },
      { name: 'team-month', remaining: 4_000 },
      { name: 'burst', remaining: 9, total: 10 },
    ];
    render(<TeamQuotaList team={{ at: 0, quotas }} heading />);
    expect(screen.getByRole('heading', { name: 'What your team allows' })).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'You, today',
      'The whole team, this month',
      'Limit “burst”',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '88 of 100 left · resets on 1 Jan 2099, 00:00',
      '4,000 left',
      '9 of 10 left',
    ]);
  });

  it.each([
    ['there is no gateway', undefined],
    ['it names none', []],
    ['they were renewed since', [{ name: 'person-day', remaining: 0, resetsAt: 1 }]],
  ])('are not shown if %s', (_, quotas) => {
    render(<TeamQuotaList team={quotas && { at: 0, quotas }} heading />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
