import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from './open-console.tsx';

it('forgets the requests when the history is cleared, and keeps what the visit spent', async () => {
  let onCleared = () => {};
  const { ask } = openConsole({}, (listener) => {
    onCleared = listener;
    return () => undefined;
  });
  await ask();
  expect(await screen.findByText('3 credits this visit')).toBeVisible();
  expect(screen.getByRole('region', { name: 'This visit' })).toBeVisible();
  act(() => onCleared());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'This visit' })).toBeNull());
  expect(screen.queryByText('"mx1.example.org"')).toBeNull();
  expect(screen.getByText('3 credits this visit')).toBeVisible();
});
