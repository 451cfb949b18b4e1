/** Opens the options page on the real service. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OptionsPage } from '../../../components/options/OptionsPage.tsx';
import type { RealService } from './real-service.ts';

/** @param hash names the section that is shown */
export async function openOptions({ send }: RealService, hash: string) {
  history.replaceState(null, '', `/${hash}`);
  const { unmount } = render(<OptionsPage send={send} />);
  const user = userEvent.setup({ delay: null });
  await screen.findByText(/^There is no API key|ends in/);
  return { unmount, user };
}

export const policyOf = (kind: RegExp, name: string) =>
  within(screen.getByRole('group', { name: kind })).getByRole('radio', { name });
