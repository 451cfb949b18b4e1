/** The popup on a fake background. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Popup, type PopupProps } from '../../../components/popup/Popup.tsx';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { expectNoNestedLiveRegions } from '../live-regions.ts';

expectNoNestedLiveRegions();

export function openPopup(handlers: Handlers = {}, props: Partial<PopupProps> = {}) {
  const background = fakeSend(handlers);
  const shown = render(<Popup send={background.send} {...props} />);
  return { ...background, ...shown, user: userEvent.setup({ delay: null }) };
}

/** The side panel, and a function that reports a change of what it shows. */
export function openPanel(handlers: Handlers = {}) {
  let onChange = () => {};
  const follow = (listener: () => void) => {
    onChange = listener;
    return () => {};
  };
  return { ...openPopup(handlers, { follow }), change: () => act(async () => onChange()) };
}

export const box = () => screen.getByRole('textbox', { name: /^Paste an email/ });

/** Opens a tab, with its details. */
export async function openTab(
  user: UserEvent,
  name: string,
  hasDetails = name === 'Usage',
): Promise<HTMLElement> {
  await user.click(screen.getByRole('tab', { name }));
  const panel = screen.getByRole('tabpanel', { name });
  if (hasDetails) await user.click(await within(panel).findByText('Details'));
  return panel;
}
