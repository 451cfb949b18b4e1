/** The columns of the table, and groups of rows that have a value in common. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveSizes, openList, pressInMenu } from './open-list.tsx';

beforeEach(giveSizes);

async function openPanel() {
  const opened = await openList();
  await pressInMenu(opened.user, 'More', 'Columns and separator');
  return { ...opened, panel: screen.getByRole('group', { name: 'Columns of the table' }) };
}

const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.getAttribute('aria-label'));
const edgeOf = (name: string) => screen.getByRole('separator', { name: `Width of ${name}` });
const widthOf = (name: string) => Number(edgeOf(name).getAttribute('aria-valuenow'));

describe('the panel', () => {
  it('moves a column by keyboard, keeps the focus and says the new place', async () => {
    const { user, panel } = await openPanel();
    within(panel).getByRole('button', { name: 'Move IBAN left' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(heads()).toEqual(['Row', 'Result', 'IBAN', 'Name', 'Email']);
    expect(screen.getByRole('button', { name: 'Move IBAN left' })).toHaveFocus();
    expect(within(panel).getByRole('status')).toHaveTextContent('IBAN is now column 3 of 5.');
    const right = within(panel).getByRole('button', { name: 'Move Row right' });
    await user.click(right);
    expect(heads().slice(0, 2)).toEqual(['Result', 'Row']);
    await user.click(within(panel).getByRole('button', { name: 'Original order and widths' }));
    expect(heads()).toEqual(['Row', 'Result', 'Name', 'Email', 'IBAN']);
  });

  it('takes a width once it is typed whole, and does not hide the last column', async () => {
    const { user, panel } = await openPanel();
    const width = within(panel).getByRole('spinbutton', { name: 'Width of Name' });
    await user.type(width, '30');
    expect(widthOf('Name')).toBe(30);
    await user.clear(width);
    expect(widthOf('Name')).toBeLessThan(30);
    expect(width).toHaveDisplayValue('');
    for (const name of ['Row', 'Result', 'Email', 'IBAN', 'Name']) {
      await user.click(within(panel).getByRole('button', { name: `Hide ${name}` }));
    }
    expect(heads()).toEqual(['Name']);
  });
});

describe('the edge of a column', () => {
  it('is reached with Tab from a cell of the column, and moved with keys', async () => {
    const { user } = await openList();
    const grid = screen.getByRole('grid');
    grid.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{Tab}');
    const edge = edgeOf('Name');
    expect(edge).toHaveFocus();
    expect(edge).toHaveAttribute('aria-orientation', 'vertical');
    const first = widthOf('Name');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(widthOf('Name')).toBe(first + 1);
    expect(edge).toHaveAttribute('aria-valuetext', `${first + 1} characters`);
    await user.keyboard('{Home}');
    expect(widthOf('Name')).toBe(4);
    await user.keyboard('{End}');
    expect(widthOf('Name')).toBe(120);
    await user.keyboard('{Enter}');
    expect(widthOf('Name')).toBe(first);
    await user.keyboard('{Escape}');
    expect(grid).toHaveFocus();
  });
});

const DUPLICATES = `Supplier;Email;IBAN
Ada;a@x.example;DE89370400440532013000
Bob;b@x.example;DE02120300000000202058
Cid;a@x.example;DE89370400440532013000
Dan;d@x.example;DE89370400440532013001`;

it('duplicates are walked through by keyboard, also where a row is in several groups', async () => {
  const { user } = await openList(DUPLICATES);
  await pressInMenu(user, 'More', 'Filter');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Duplicates' }), 'Same value (2)');
  const grid = screen.getByRole('grid');
  grid.focus();
  const activeText = () =>
    document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(activeText()).toBe('2 rows: DE89370400440532013000');
  await user.keyboard('{ArrowRight}');
  expect(activeText()).toBe('2');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('complementary', { name: 'Row 4' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveFocus();
});
