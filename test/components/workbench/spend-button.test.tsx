/** Much is asked about once, with what is left afterwards. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { isLargePrice, SpendButton } from '../../../components/workbench/SpendButton.tsx';

it.each([
  [100, undefined, false],
  [101, undefined, true],
  [100, 1_000, false],
  [101, 100_000, true],
  [10, 100, false],
  [11, 100, true],
  [3, 0, true],
])('a price of %s of %s credits is asked about: %s', (price, remaining, isAsked) => {
  expect(isLargePrice(price, remaining)).toBe(isAsked);
});

function open(price: number, remaining?: number) {
  const onSpend = vi.fn();
  const user = userEvent.setup({ delay: null });
  const button = (at: number) => (
    <SpendButton className="" price={at} remaining={remaining} isReady onSpend={onSpend}>
      Look up
    </SpendButton>
  );
  const { rerender } = render(button(price));
  return { onSpend, user, reprice: (at: number) => rerender(button(at)) };
}

it('spends little at once', async () => {
  const { onSpend, user } = open(4, 1_000);
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(onSpend).toHaveBeenCalledOnce();
});

it('spends much after a second press, that says what is left afterwards', async () => {
  const { onSpend, user } = open(1_792, 5_000);
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  const question = screen.getByRole('group', {
    name: 'This costs 1,792 credits. 3,208 are left afterwards.',
  });
  expect(question).toHaveFocus();
  expect(onSpend).not.toHaveBeenCalled();
  // A second Enter spends nothing: the question has the focus, not its button.
  await user.keyboard('{Enter}');
  expect(onSpend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Look up now' }));
  expect(onSpend).toHaveBeenCalledOnce();
  expect(screen.queryByRole('group')).toBeNull();
});

it('asks no more after “Cancel”, Escape, or when the price has changed', async () => {
  const { onSpend, user, reprice } = open(120);
  const button = screen.getByRole('button', { name: 'Look up' });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('group')).toBeNull();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(button);
  expect(screen.getByText('This costs 120 credits.')).toBeVisible();
  reprice(130);
  expect(screen.queryByRole('group')).toBeNull();
  expect(onSpend).not.toHaveBeenCalled();
});
