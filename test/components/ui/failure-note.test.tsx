import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FailureNote } from '../../../components/ui/FailureNote.tsx';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import { FAILURE_KINDS, type Remedy } from '../../../lib/domain/failure.ts';

const BUTTON: Readonly<Record<Remedy, string | null>> = {
  options: 'Open settings',
  retry: 'Try again',
  wait: 'Try again',
  refresh: null,
  account: null,
  none: null,
};

it.each(FAILURE_KINDS)('shows what happened and what to do: %s', async (kind) => {
  const shown = createFailure(kind);
  const onOptions = vi.fn();
  const onRetry = vi.fn();
  render(<FailureNote failure={shown} onOptions={onOptions} onRetry={onRetry} />);
  expect(screen.getByText(shown.message)).toBeVisible();
  expect(screen.getByText(shown.action)).toBeVisible();
  const name = BUTTON[shown.remedy];
  if (name === null) {
    expect(screen.queryByRole('button')).toBeNull();
    return;
  }
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onOptions).toHaveBeenCalledTimes(shown.remedy === 'options' ? 1 : 0);
  expect(onRetry).toHaveBeenCalledTimes(shown.remedy === 'options' ? 0 : 1);
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
  await userEvent.click(screen.getByText('The answer as it came'));
  expect(screen.getByText(raw)).toBeVisible();
});

it.each([
  ['no', 'Reload this page and try again.'],
  ['possibly', 'Look at the receipts, then try again.'],
] as const)('fills in missing sentences (billed: %s)', (billed, action) => {
  const gone = createFailure('worker-gone', { billed, message: '', action: '' });
  render(<FailureNote failure={gone} />);
  expect(screen.getByText('Fieldmark was updated or restarted.')).toBeVisible();
  expect(screen.getByText(action)).toBeVisible();
});
