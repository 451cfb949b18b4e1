/** The section of the options page about settings that follow the person. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SettingsSyncSection } from '../../../components/options/SettingsSyncSection.tsx';
import type { SettingsSync } from '../../../lib/extension/schemas/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { SETTINGS, SYNC_OFF } from '../samples.ts';

const ON: SettingsSync = { ...SYNC_OFF, on: true };

async function open(first: SettingsSync, handlers: Handlers = {}) {
  let now = first;
  const background = fakeSend({
    settingsSync: () => now,
    setSettingsSync: ({ on }) => {
      now = { ...SYNC_OFF, on };
      return now;
    },
    answerSyncedSettings: () => {
      now = { ...now, offered: null };
      return now;
    },
    ...handlers,
  });
  let reloads = 0;
  const onSettings = () => {
    reloads += 1;
  };
  render(
    <SettingsSyncSection
      subscribe={() => () => undefined}
      send={background.send}
      settings={SETTINGS}
      onSettings={onSettings}
    />,
  );
  const toggle = await screen.findByRole('checkbox', {
    name: 'Sync settings between your browsers',
  });
  return {
    ...background,
    toggle,
    user: userEvent.setup({ delay: null }),
    reloads: () => reloads,
  };
}

it('is off, says what stays in this browser, and turns on with a press', async () => {
  const { toggle, user, sent, reloads } = await open(SYNC_OFF);
  expect(toggle).not.toBeChecked();
  expect(toggle).toHaveAccessibleDescription(/API key, base URL.* stay in this browser/);
  await screen.findByText(/signed in to your browser/);
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  expect(sent('setSettingsSync')).toEqual([{ on: true, deleteCopy: false }]);
  expect(screen.queryByText(/signed in to your browser/)).toBeNull();
  expect(reloads()).toBe(1);
});

it.each([
  ['Turn off here', false],
  ['Turn off everywhere', true],
])(
  'asks what happens to the copy, and stays on if that is cancelled: “%s”',
  async (name, deleteCopy) => {
    const { toggle, user, sent } = await open(ON);
    await waitFor(() => expect(toggle).toBeChecked());
    await user.click(toggle);
    const question = await screen.findByRole('group', { name: 'Turn off sync?' });
    expect(within(question).getByRole('button', { name: 'Turn off here' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(toggle).toBeChecked();
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(toggle).toBeChecked();
    expect(sent('setSettingsSync')).toEqual([]);
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name }));
    expect(sent('setSettingsSync')).toEqual([{ on: false, deleteCopy }]);
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
);

it.each<[Partial<SettingsSync>, RegExp]>([
  [
    { problem: 'full', unfit: 12 },
    /Sync is full, so 12 settings are in this browser only\. Nothing is lost\. Remove site rules/,
  ],
  [{ problem: 'full', unfit: 0 }, /the latest changes are in this browser only/],
  [{ problem: 'busy' }, /Your changes are saved in this browser/],
  [{ problem: 'failed' }, /turn sync off and on again/],
  [{ on: false, endedElsewhere: true }, /turned off in another browser/],
])('says what is wrong and what to do: %j', async (state, text) => {
  await open({ ...ON, ...state });
  await screen.findByText(text);
});

it.each([
  ['Use them here', true],
  ['Keep mine in all browsers', false],
])('shows looser settings and sends the answer “%s” with what was shown', async (name, use) => {
  const offered = { ...SETTINGS, budget: { ...SETTINGS.budget, totalPerDay: null } };
  const { user, sent, reloads } = await open({ ...ON, offered });
  const section = await screen.findByRole('region', { name: /less strict settings/ });
  const row = within(section).getByRole('row', { name: /No limit/ });
  expect(row).toHaveTextContent(String(SETTINGS.budget.totalPerDay));
  await user.click(within(section).getByRole('button', { name }));
  expect(sent('answerSyncedSettings')).toEqual([{ use, shown: offered }]);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: /less strict settings/ })).toBeNull(),
  );
  expect(reloads()).toBe(1);
});

it('shows a failure of the background, and asks again', async () => {
  let fails = true;
  const { user } = await open(SYNC_OFF, {
    settingsSync: () => (fails ? { failure: createFailure('internal') } : ON),
  });
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
});
