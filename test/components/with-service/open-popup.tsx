/** Opens the popup on the real service. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popup } from '../../../components/popup/Popup.tsx';
import type { RealService } from './real-service.ts';

/** Queried each time, because a draft that loads late remounts the box. */
export const region = () => screen.getByRole('region', { name: 'Look up' });
export const panel = () => within(region());
export const box = () => screen.getByRole('textbox', { name: /^Paste an email/ });

export function openPopup({ send }: RealService) {
  const { unmount } = render(<Popup send={send} />);
  const user = userEvent.setup({ delay: null });
  const fill = async (text: string) => {
    await user.clear(box());
    await user.paste(text);
  };
  const openTab = async (name: string) => {
    const isInMenu = name === 'Exchange rates';
    if (isInMenu) await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole(isInMenu ? 'button' : 'tab', { name }));
    const tab = within(screen.getByRole('tabpanel', { name }));
    if (/Usage|Stats/.test(name)) await user.click(await tab.findByText('Details'));
    return tab;
  };
  return { unmount, user, fill, openTab };
}

/** The priced button under the value in the box. */
export const priced = (name: string) => waitFor(() => panel().getByRole('button', { name }));
