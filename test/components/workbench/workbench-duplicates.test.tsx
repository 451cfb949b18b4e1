/** The rows of a list in groups that have a value in common. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveSizes, openList, pressInMenu } from './open-list.tsx';

beforeEach(giveSizes);

const TEXT = `Supplier;Email;IBAN
Ada;a@x.example;DE89370400440532013000
Bob;b@x.example;DE02120300000000202058
Cid;a@x.example;DE89370400440532013000
Dan;d@x.example;DE89370400440532013001`;

/** Opens a list with its filters. */
async function openFiltered() {
  const opened = await openList(TEXT);
  await pressInMenu(opened.user, 'More', 'Filter');
  return opened;
}
const duplicates = () => screen.getByRole('combobox', { name: 'Duplicates' });

describe('duplicates', () => {
  it('are walked through by keyboard, also where a row is in several groups', async () => {
    const { user } = await openFiltered();
    await user.selectOptions(duplicates(), 'Same value (2)');
    const grid = screen.getByRole('grid');
    grid.focus();
    const activeText = () =>
      document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(activeText()).toBe('2 rows: DE89370400440532013000');
    await user.keyboard('{ArrowRight}');
    expect(activeText()).toBe('2');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('heading', { name: 'Row 4' })).toHaveFocus();
  });
});
