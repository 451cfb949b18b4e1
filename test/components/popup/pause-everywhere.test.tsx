/** The pause of every page in the popup and in the side panel. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ActiveSite, Pause } from '../../../lib/extension/schemas/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import type { Handlers } from '../fake-send.ts';
import { SITE, SNAPSHOT } from '../samples.ts';
import { openPanel } from './open-popup.tsx';

afterEach(() => vi.useRealTimers());

const UNTIL = new Date(2026, 10, 21, 14, 32).getTime();

const open = (pause: Pause | null, more: Handlers = {}, page: ActiveSite | null = SITE) =>
  openPanel({
    popupSnapshot: () => ({ ...SNAPSHOT, page, pause }),
    pauseEverywhere: ({ length }) => ({
      pause: length && { until: length === 'hour' ? UNTIL : null },
    }),
    ...more,
  });
const more = () => screen.findByRole('button', { name: 'Pause everywhere' });
const group = () => screen.getByRole('group', { name: 'Pause everywhere' });

it('is chosen next to the pause of the tab, shows its end, and is resumed', async () => {
  vi.useFakeTimers({ now: UNTIL - 3_600_000, toFake: ['Date'] });
  const { sent, user } = open(null);
  await screen.findByRole('button', { name: 'Pause in this tab' });
  expect(await more()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('group', { name: 'Pause everywhere' })).toBeNull();
  await user.click(await more());
  expect(await more()).toHaveAttribute('aria-expanded', 'true');
  await user.click(within(group()).getByRole('button', { name: 'For an hour' }));
  const resume = await screen.findByRole('button', { name: 'Resume' });
  expect(resume).toHaveFocus();
  expect(resume).toHaveAccessibleDescription(/^Paused everywhere until 14:32\. Nothing is marked/);
  expect(screen.queryByRole('button', { name: 'Pause in this tab' })).toBeNull();
  await user.click(resume);
  expect(await more()).toHaveFocus();
  expect(sent('pauseEverywhere')).toEqual([{ length: 'hour' }, { length: null }]);
});

it('can last until it is resumed, also on a page without a site, and says why it could not begin', async () => {
  let reply: ReturnType<NonNullable<Handlers['pauseEverywhere']>> = {
    failure: createFailure('internal'),
  };
  const { sent, user } = open(null, { pauseEverywhere: () => reply }, null);
  await user.click(await more());
  await user.click(within(group()).getByRole('button', { name: 'Until resumed' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  reply = { pause: { until: null } };
  await user.click(within(group()).getByRole('button', { name: 'Until resumed' }));
  expect(await screen.findByText('Paused everywhere until you resume.')).toBeVisible();
  expect(sent('pauseEverywhere')).toEqual(Array(2).fill({ length: 'untilResumed' }));
});

it('is shown in an open panel when it begins or ends elsewhere, and takes no focus', async () => {
  let pause: Pause | null = { until: null };
  const { change } = open(null, { popupSnapshot: () => ({ ...SNAPSHOT, page: SITE, pause }) });
  expect(await screen.findByRole('button', { name: 'Resume' })).not.toHaveFocus();
  pause = null;
  await change();
  expect(await more()).not.toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
});

it('disappears from an open popup when the hour is over', async () => {
  vi.useFakeTimers({ now: UNTIL - 1_000, shouldAdvanceTime: true });
  const isOver = () => Date.now() >= UNTIL;
  open(null, {
    popupSnapshot: () => ({ ...SNAPSHOT, page: SITE, pause: isOver() ? null : { until: UNTIL } }),
  });
  await screen.findByText('Paused everywhere until 14:32.');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull());
});
