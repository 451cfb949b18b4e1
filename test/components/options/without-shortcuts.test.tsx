/** The pages in Firefox for Android, which has no shortcuts and no context menus. */
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { OptionsPage } from '../../../components/options/OptionsPage.tsx';
import { searchSettings } from '../../../components/settings/settings-search.ts';
import { fakeSend } from '../fake-send.ts';
import { QUIET, SETTINGS } from '../samples.ts';

const { send } = fakeSend({ ...QUIET, settings: () => SETTINGS });

function removeShortcuts(): void {
  const { chrome } = globalThis as unknown as { chrome: { commands?: object } };
  const { commands = {} } = chrome;
  delete chrome.commands;
  onTestFinished(() => void Object.assign(chrome, { commands }));
}

it('the settings have no section for shortcuts', async () => {
  history.replaceState(null, '', '/#advanced');
  const page = render(<OptionsPage send={send} />);
  const names = { name: 'Shortcuts' };
  expect(await screen.findByRole('heading', names)).toBeVisible();
  expect(searchSettings('keyboard')).toHaveLength(1);
  page.unmount();

  removeShortcuts();
  render(<OptionsPage send={send} />);
  expect(await screen.findByRole('heading', { name: 'Advanced' })).toBeVisible();
  expect(screen.queryByRole('heading', names)).toBeNull();
  expect(searchSettings('keyboard')).toEqual([]);
});
