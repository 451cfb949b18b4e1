import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FailureNote } from '../../../components/ui/FailureNote.tsx';
import { quotaFailure } from '../../../lib/api/client/quotas.ts';
import type { Failure, Remedy } from '../../../lib/domain/failure.ts';
import { createFailure, inTexts } from '../../texts/in-texts.ts';
import { fakeSend } from '../fake-send.ts';

it.each<[Remedy, string | null]>([
  ['options', 'Open settings'],
  ['retry', 'Try again'],
  ['resume', 'Resume'],
  ['wait', 'Try again'],
  ['account', null],
])('shows what happened and what to do: %s', async (remedy, name) => {
  const shown = createFailure('server-error', { remedy });
  const onOptions = vi.fn();
  const onRetry = vi.fn();
  render(<FailureNote failure={shown} onOptions={onOptions} onRetry={onRetry} />);
  expect(screen.getByText(shown.message)).toBeVisible();
  expect(screen.getByText(shown.action)).toBeVisible();
  if (name === null) {
    expect(screen.queryByRole('button')).toBeNull();
    return;
  }
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onOptions).toHaveBeenCalledTimes(shown.remedy === 'options' ? 1 : 0);
  expect(onRetry).toHaveBeenCalledTimes(shown.remedy === 'options' ? 0 : 1);
});

it.each<[Failure['kind'], string, boolean]>([
  ['rate-limited', 'Status 429', false],
  ['unavailable', 'HTTP 503: Service Unavailable', false],
  ['server-error', 'Internal Error', false],
  ['rate-limited', 'Rate limit exceeded for the API key: quota daily', false],
  ['inactive-key', 'Inactive API Key', false],
  ['stats-not-enabled', 'Forbidden: API Stats is not enabled for the account', false],
  ['no-key', 'There is no API key.', false],
  ['bad-request', 'Bad Request: query is too short', true],
  ['forbidden', 'Forbidden: account deactivated', true],
  ['rate-limited', 'Rate limit exceeded for the API key: quota hourly', true],
  // Our sentence does not say which.
  ['unexpected-status', 'Status 418', true],
  ['unexpected-answer', 'Not Found', true],
])('repeats the words of the API only if they say more: %s, “%s”', (kind, detail, isShown) => {
  render(<FailureNote failure={createFailure(kind, { detail })} />);
  const said = screen.queryByText(`The API said: “${detail}”`);
  if (isShown) expect(said).toBeVisible();
  else expect(said).toBeNull();
});

it('shows no button without a handler', () => {
  render(<FailureNote failure={createFailure('server-error')} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the raw text of a paid answer that could not be parsed', async () => {
  const raw = '{"risk_score":"high"}';
  render(
    <FailureNote
      failure={createFailure('unexpected-answer', { raw, billed: 'yes', detail: 'odd' })}
    />,
  );
  expect(screen.getByText('Billed')).toBeVisible();
  expect(screen.getByText(/odd/)).toBeVisible();
  expect(screen.getByText(/^The answer could not be read: /)).toBeVisible();
  expect(screen.queryByText(/lost/)).toBeNull();
  await userEvent.click(screen.getByText('Show the answer'));
  expect(screen.getByText(raw)).toBeVisible();
});

it.each([
  ['no', 'Reload this page and try again.'],
  ['possibly', 'Check the receipts, then try again.'],
] as const)('fills in missing sentences (billed: %s)', (billed, action) => {
  const gone = createFailure('worker-gone', { billed, message: '', action: '' });
  render(<FailureNote failure={gone} />);
  expect(screen.getByText('Fieldmark was updated or restarted.')).toBeVisible();
  expect(screen.getByText(action)).toBeVisible();
});

const long = 'x'.repeat(30_000);
const cut = createFailure('unexpected-answer', {
  raw: long.slice(0, 20_000),
  rawId: 'id-1',
  rawLength: long.length,
  billed: 'yes',
});

it('loads a long raw answer in full when it is opened', async () => {
  const { send, sent } = fakeSend({
    rawAnswer: ({ from }) => ({ part: long.slice(from), length: long.length }),
  });
  render(<FailureNote failure={cut} send={send} />);
  expect(sent('rawAnswer')).toEqual([]);
  await userEvent.click(screen.getByText('Show the answer'));
  expect(await screen.findByText(long)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeVisible();
});

it('shows the beginning of a raw answer that is no longer stored', async () => {
  const { send } = fakeSend({ rawAnswer: () => ({ part: null, length: 0 }) });
  render(<FailureNote failure={cut} send={send} />);
  await userEvent.click(screen.getByText('Show the answer'));
  expect(await screen.findByText('The full answer is no longer stored.')).toBeVisible();
  expect(screen.getByText(long.slice(0, 20_000))).toBeVisible();
});

it('says in a card where to find the whole raw answer', async () => {
  render(<FailureNote failure={cut} />);
  await userEvent.click(screen.getByText('Show the answer'));
  expect(
    screen.getByText(/^The first 20,000 of 30,000 characters\. The full answer is in/),
  ).toBeVisible();
});

it('names the time until which the API asks to wait, while that time is in the future', () => {
  const at = (retryAt: number) => (
    <FailureNote failure={createFailure('rate-limited', { retryAt })} />
  );
  const { rerender } = render(at(Date.now() + 60_000));
  expect(screen.getByText(/^Try again after \d/)).toBeVisible();
  rerender(at(Date.now() - 1));
  expect(screen.queryByText(/^Try again after/)).toBeNull();
});

it('does not repeat the time that what to do already names', () => {
  const retryAt = Date.now() + 3_600_000;
  const quota = { name: 'person-day', remaining: 0, resetsInMs: 3_600_000 };
  const failure = inTexts(quotaFailure)(quota, createFailure('rate-limited'), retryAt - 3_600_000);
  render(<FailureNote failure={failure} />);
  expect(screen.getByText(/^More credits are available from/)).toBeVisible();
  expect(screen.queryByText(/Try again after/)).toBeNull();
});
