/** A lookup that runs: what is said here, on another screen, and when the API is slow. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LookupPanel } from '../../../components/lookup/LookupPanel.tsx';
import { SLOW_AFTER_MS } from '../../../components/lookup/SlowNote.tsx';
import type { VerdictWithOffer } from '../../../lib/extension/schemas/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { openPopup } from '../popup/open-popup.tsx';
import { ANSWER, EMAIL, found, SNAPSHOT } from '../samples.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) }));
afterEach(() => void vi.useRealTimers());
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const SLOW = /Still waiting for the API/;
const RUNNING = { name: 'Looking up…' };

function open(start: ReturnType<typeof found>, handlers: Handlers) {
  const { send, sent } = fakeSend(handlers);
  render(<LookupPanel start={start} environment={{ send, place: 'popup' }} />);
  return sent;
}

it('says after some seconds that the API is slow, and no longer when it fails', async () => {
  const { promise, resolve } = Promise.withResolvers<{
    failure: ReturnType<typeof createFailure>;
  }>();
  open(found(EMAIL), { lookup: () => promise });
  await act(async () => screen.getByRole('button', { name: 'Look up · 3 credits' }).click());
  await advance(SLOW_AFTER_MS - 100);
  expect(screen.getByRole('button', RUNNING)).toBeVisible();
  expect(screen.queryByText(SLOW)).toBeNull();
  await advance(200);
  expect(screen.getByText(SLOW)).toBeVisible();
  await act(async () => resolve({ failure: createFailure('timeout') }));
  await advance(1);
  expect(screen.queryByText(SLOW)).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
});

it('is not offered again by a screen that opens meanwhile, which shows the answer', async () => {
  const { offer } = found(EMAIL);
  const start = found(EMAIL, { runningSince: Date.now() - SLOW_AFTER_MS - 1 });
  let fresh: VerdictWithOffer = { verdict: EMAIL, offer: start.offer };
  const sent = open(start, { check: () => ({ judgements: [fresh] }) });
  await advance(1);
  expect(screen.getByRole('button', RUNNING)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(SLOW)).toBeVisible();
  expect(screen.queryByRole('button', { name: /credits/ })).toBeNull();
  fresh = { verdict: ANSWER, offer: { ...offer, credits: 0, answeredAt: Date.now() } };
  await advance(2_500);
  expect(screen.getByText(ANSWER.headline)).toBeVisible();
  expect(screen.queryByRole('button', RUNNING)).toBeNull();
  expect(sent('lookup')).toEqual([]);
});

it('is offered again after it ended without an answer', async () => {
  open(found(EMAIL, { runningSince: Date.now() }), {
    check: () => ({ judgements: [{ verdict: EMAIL, offer: found(EMAIL).offer }] }),
  });
  expect(screen.getByRole('button', RUNNING)).toBeVisible();
  await advance(2_500);
  expect(screen.getByRole('button', { name: 'Look up · 3 credits' })).toBeVisible();
});

it('is shown as running by a popup that was closed and opened again', async () => {
  const offer = found(EMAIL, { runningSince: Date.now() }).offer;
  const question = { id: 'q', verdict: EMAIL, offer, depth: 'standard', refresh: false } as const;
  openPopup({
    popupSnapshot: () => ({
      ...SNAPSHOT,
      question: { ...question, credits: 3, host: 'shop.example', byPage: false },
    }),
    check: () => ({ judgements: [{ verdict: EMAIL, offer }] }),
  });
  await advance(1);
  expect(screen.getByRole('region', { name: /^Looking up/ })).toBeVisible();
  expect(screen.getByRole('button', RUNNING)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: /credits/ })).toBeNull();
});
