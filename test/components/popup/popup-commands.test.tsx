/** The lists of commands and shortcuts in the popup, whose script is loaded on demand. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestedCommands } from '../../../components/palette/index.ts';
import { Popup, type PopupProps } from '../../../components/popup/Popup.tsx';
import { fakeSend } from '../fake-send.ts';
import { showDialogs } from '../palette/show-dialogs.ts';
import { QUIET } from '../samples.ts';

beforeEach(showDialogs);
const scripts = () =>
  document.head.querySelectorAll<HTMLScriptElement>('script[src="/popup-commands.js"]');
afterEach(() => {
  for (const script of scripts()) script.remove();
});

type Sends = Pick<ReturnType<typeof fakeSend>, 'send'>;
const PAUSES = ['Pause everywhere · For an hour', 'Pause everywhere · Until resumed'];

async function open(props: Partial<PopupProps> = {}, { send }: Sends = fakeSend(QUIET)) {
  render(<Popup send={send} {...props} />);
  await screen.findByRole('textbox');
  return userEvent.setup({ delay: null });
}

const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
/** What the script does once it has loaded. */
async function loadScript() {
  render(<RequestedCommands />);
  await act(async () => undefined);
}
async function pressAndLoad(key: string, modifiers = {}) {
  press(key, modifiers);
  await loadScript();
}
const pressCommands = () => pressAndLoad('k', { ctrlKey: true });
const palette = () => screen.findByRole('dialog', { name: 'Commands' });
const commandLabels = () =>
  within(screen.getByRole('group', { name: 'On this page' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the commands of the popup', () => {
  it('has the tabs, the panel and the tab in the popup', async () => {
    const keepOpen = vi.fn(async () => false);
    const user = await open({ keepOpen });
    await pressCommands();
    await palette();
    expect(commandLabels()).toEqual([
      'Lookups',
      'Usage',
      'Stats',
      'Exchange rates',
      'Keep open',
      'Open in a tab',
      ...PAUSES,
    ]);
    await user.click(screen.getByRole('option', { name: 'Keep open' }));
    expect(keepOpen).toHaveBeenCalledOnce();
  });

  it('pauses every page, and resumes', async () => {
    const pause = { until: null };
    const { send, sent } = fakeSend({
      ...QUIET,
      pauseEverywhere: ({ length }) => ({ pause: length === null ? null : pause }),
    });
    const user = await open({}, { send });
    await pressCommands();
    await palette();
    await user.click(screen.getByRole('option', { name: PAUSES[1] ?? '' }));
    const resume = await screen.findByRole('button', { name: 'Resume' });
    await waitFor(() => expect(resume).toHaveFocus());
    press('k', { ctrlKey: true });
    await palette();
    await user.type(screen.getByRole('combobox'), 'pause');
    await user.click(screen.getByRole('option', { name: 'Resume' }));
    expect(await screen.findByRole('button', { name: 'Pause everywhere' })).toBeVisible();
    expect(sent('pauseEverywhere')).toEqual([{ length: 'untilResumed' }, { length: null }]);
  });

  it('has only the tabs and pauses in the side panel', async () => {
    await open({ follow: () => () => undefined });
    await pressCommands();
    await palette();
    expect(commandLabels()).toEqual(['Lookups', 'Usage', 'Stats', 'Exchange rates', ...PAUSES]);
  });

  it('gives no key to the lookup box while a list is open', async () => {
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'Usage' }));
    await pressAndLoad('?');
    (await screen.findByRole('button', { name: 'Close' })).focus();
    await user.keyboard('x');
    expect(screen.getByRole('tab', { name: 'Usage' })).toHaveAttribute('aria-selected', 'true');
  });
});
