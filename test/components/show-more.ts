import { fireEvent, screen } from '@testing-library/react';

/** Shows the deep lookup of the value on screen. */
export const showMore = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'More lookups' }));
