/** The settings page on a fake background that stores settings. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OptionsPage } from '../../../components/options/OptionsPage.tsx';
import { type Settings, settingsSchema } from '../../../lib/extension/schemas/index.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { SETTINGS } from '../samples.ts';

export async function openOptions(hash = '', handlers: Handlers = {}, start: Settings = SETTINGS) {
  let stored = start;
  history.replaceState(null, '', `/${hash}`);
  const background = fakeSend({
    settings: () => stored,
    setSettings: ({ patch }) => {
      stored = settingsSchema.parse({ ...stored, ...patch });
      return stored;
    },
    ...handlers,
  });
  const { unmount } = render(<OptionsPage send={background.send} />);
  await screen.findByText(/^There is no API key|ends in/);
  return { ...background, unmount, user: userEvent.setup({ delay: null }) };
}
