/** Opens the options page on the real service. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OptionsPage } from '../../../components/options/OptionsPage.tsx';
import type { RealService } from './real-service.ts';

export async function openOptions({ send }: RealService) {
  const { unmount } = render(<OptionsPage send={send} />);
  const user = userEvent.setup({ delay: null });
  await screen.findByLabelText('API base URL');
  return { unmount, user };
}

export const policyOf = (kind: RegExp, name: string) =>
  within(screen.getByRole('group', { name: kind })).getByRole('radio', { name });
