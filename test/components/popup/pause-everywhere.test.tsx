/** The pause of every page in the popup and in the side panel. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ActiveSite } from '../../../lib/extension/schemas/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import type { Handlers } from '../fake-send.ts';
import { SITE, SNAPSHOT } from '../samples.ts';
import { openPanel } from './open-popup.tsx';

const open = (more: Handlers = {}, page: ActiveSite | null = SITE) =>
  openPanel({
    popupSnapshot: () => ({ ...SNAPSHOT, page }),
    pauseEverywhere: ({ paused }) => ({ paused }),
    ...more,
  });
const everywhere = () => screen.findByRole('button', { name: 'Pause everywhere' });

it('is a button next to the pause of the tab, and is resumed', async () => {
  const { sent, user } = open();
  await screen.findByRole('button', { name: 'Pause in this tab' });
  await user.click(await everywhere());
  const resume = await screen.findByRole('button', { name: 'Resume' });
  expect(resume).toHaveFocus();
  expect(resume).toHaveAccessibleDescription(
    /^Paused everywhere until you resume\. Nothing is marked/,
  );
  expect(screen.queryByRole('button', { name: 'Pause in this tab' })).toBeNull();
  await user.click(resume);
  expect(await everywhere()).toHaveFocus();
  expect(sent('pauseEverywhere')).toEqual([{ paused: true }, { paused: false }]);
});

it.each([
  ['alert', 'without a site', null],
  ['status', 'with a site', SITE],
] as const)('says as %s on a page %s why it could not begin', async (role, _, page) => {
  let reply: ReturnType<NonNullable<Handlers['pauseEverywhere']>> = {
    failure: createFailure('internal'),
  };
  const { sent, user } = open({ pauseEverywhere: () => reply }, page);
  await user.click(await everywhere());
  const { message } = createFailure('internal');
  const says = await screen.findByText((text) => text.includes(message));
  expect(says.closest(`[role="${role}"]`)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  reply = { paused: true };
  await user.click(await everywhere());
  expect(await screen.findByText('Paused everywhere until you resume.')).toBeVisible();
  expect(sent('pauseEverywhere')).toEqual(Array(2).fill({ paused: true }));
});

it('is shown in an open panel when it begins or ends elsewhere, and takes no focus', async () => {
  let pausedEverywhere = true;
  const { change } = open({ popupSnapshot: () => ({ ...SNAPSHOT, page: SITE, pausedEverywhere }) });
  expect(await screen.findByRole('button', { name: 'Resume' })).not.toHaveFocus();
  pausedEverywhere = false;
  await change();
  expect(await everywhere()).not.toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
});
