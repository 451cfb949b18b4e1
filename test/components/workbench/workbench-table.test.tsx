/** A list of several columns: its rows, corrections, order and keys. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveSizes, openList, pressInMenu } from './open-list.tsx';

beforeEach(giveSizes);

/** The names in the rows, in their order. */
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[3]?.textContent);

it('has one row for each row of the list, with its worst finding, and reads a column as the chosen kind', async () => {
  const { user, sent } = await openList();
  expect(screen.getByRole('button', { name: '1 needs attention' })).toBeVisible();
  expect(screen.getByText('2 of 2 rows need a look')).toBeVisible();
  const bob = screen.getByRole('row', { name: /Bob/ });
  expect(bob).toHaveTextContent('Email: Mistyped: gmial');
  const [, , result] = within(bob).getAllByRole('gridcell');
  expect(result).toHaveAccessibleDescription('Email: Mistyped: gmial. Did you mean b@gmail.com?');
  await waitFor(() => expect(names()).toEqual(['Ada', 'Bob']));
  await pressInMenu(user, 'More', 'Columns and separator');
  const columns = screen.getByRole('group', { name: 'Columns: 2 of 3 checked' });
  await user.selectOptions(within(columns).getByLabelText('IBAN'), 'Not checked');
  expect(await screen.findByRole('button', { name: '1 plausible' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '1 bad' })).toBeNull();
  expect(sent('readRows').at(-1)).toMatchObject({
    rows: [{ cells: [{ column: 1, kind: 'email' }] }, { cells: [{ column: 1, kind: 'email' }] }],
  });
});

it('shows the values of a single column in groups, and a bad value as it was written', async () => {
  const bad = 'DE89370400440532013001';
  await openList(`DE89370400440532013000\n${bad}`, { columnKinds: () => ({ kinds: ['iban'] }) });
  const [good] = screen.getAllByText('3704');
  const cell = good?.closest('[role="gridcell"]');
  expect(cell).toHaveTextContent(/^DE89370400440532013000$/);
  expect(cell?.querySelectorAll('.group')).toHaveLength(6);
  expect(screen.getByText(bad).querySelector('.group')).toBeNull();
});

describe('corrections', () => {
  it('are applied at once, undone and made again', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Fix 1 typo' }));
    expect(await screen.findByText('1 cell changed')).toBeVisible();
    expect(await screen.findByRole('button', { name: '1 plausible' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Fix/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: '1 needs attention' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(await screen.findByRole('button', { name: '1 plausible' })).toBeVisible();
  });

  it('can be typed in the details of a row, which keep what the cell was, and are dropped with Escape', async () => {
    const { user } = await openList();
    await user.click(screen.getByText('Bad'));
    const details = screen.getByRole('complementary', { name: 'Row 3' });
    const name = within(details).getByRole('textbox', { name: 'Name' });
    await user.type(name, ' L.{Escape}');
    expect(name).toHaveValue('Ada');
    const cell = within(details).getByRole('textbox', { name: 'IBAN' });
    await user.clear(cell);
    await user.type(cell, 'DE02100500000054540402');
    await user.tab();
    expect(await within(details).findByText('Was: DE89370400440532013001')).toBeVisible();
    expect(await screen.findByRole('button', { name: '1 plausible' })).toBeVisible();
    expect(screen.getByText('1 cell changed')).toBeVisible();
  });
});

describe('keys', () => {
  const activeCell = () => {
    const id = screen.getByRole('grid').getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id);
  };

  it('move from cell to cell, stay in the table, and sort by the active column, back and forth', async () => {
    const { user } = await openList();
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(activeCell()).toHaveTextContent('Ada');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(activeCell()).toHaveTextContent('Bob');
    await user.keyboard('{End}{ArrowRight}');
    expect(activeCell()).toHaveTextContent('DE89370400440532013000');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(activeCell()).toHaveAccessibleName('Select row 3');
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(activeCell()).toHaveAccessibleName('Name');
    await user.keyboard('{Enter}');
    const name = screen.getByRole('columnheader', { name: /Name/ });
    expect(name).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Ada', 'Bob']);
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Bob', 'Ada']);
  });

  it('select a row, and open its details with the focus in them', async () => {
    const { user } = await openList();
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown} ');
    expect(screen.getByText('Export 1 selected row')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('complementary', { name: 'Row 3' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('grid')).toHaveFocus();
  });
});

describe('a cell', () => {
  const editor = () => screen.queryByRole('textbox', { name: /Name|Email|IBAN/ });

  it('is changed by a double click; Enter saves and goes down, a press elsewhere saves too', async () => {
    const { user } = await openList();
    await user.dblClick(screen.getByText('Ada'));
    expect(editor()).toHaveFocus();
    expect(editor()).toHaveValue('Ada');
    await user.keyboard('Adele{Enter}');
    expect(await screen.findByText('Adele')).toBeVisible();
    expect(screen.getByText('Was: Ada', { exact: false })).toBeVisible();
    expect(screen.getByRole('grid')).toHaveFocus();
    await user.keyboard('{F2}');
    expect(editor()).toHaveValue('Bob');
    await user.keyboard('x');
    const elsewhere = screen.getByRole('checkbox', { name: /^Select all/ });
    await user.click(elsewhere);
    expect(await screen.findByText('2 cells changed')).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  it('is changed with Enter or F2; Tab saves and goes to the right, Escape drops', async () => {
    const { user } = await openList();
    await user.click(screen.getByText('Bob'));
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('Rob{Tab}{F2}');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('b@gmial.com');
    await user.keyboard('x{Escape}');
    expect(editor()).toBeNull();
    expect(await screen.findByText('1 cell changed')).toBeVisible();
    expect(screen.getByText('b@gmial.com')).toBeVisible();
  });

  it('of a row that is fine comes after those that need a person, and those that were changed', async () => {
    const { user } = await openList(
      `Name;Email;IBAN
Fine;f@gmail.com;DE02120300000000202058
Bob;b@gmial.com;DE89370400440532013000
Ada;a@gmail.com;DE89370400440532013001`,
    );
    await waitFor(() => expect(names()).toEqual(['Ada', 'Bob', 'Fine']));
    await user.click(screen.getByRole('button', { name: 'Fix 1 typo' }));
    await waitFor(() => expect(names()).toEqual(['Ada', 'Bob', 'Fine']));
  });
});

describe('a list of many columns', () => {
  const notes = Array.from({ length: 17 }, (_, i) => `Note ${i}`).join(';');
  const WIDE = `Name;Email;IBAN;${notes}\nAda;a@gmail.com;DE89370400440532013001;${notes}`;
  const cellNumbers = () =>
    screen
      .getAllByRole('gridcell')
      .map((cell) => Number(cell.getAttribute('aria-colindex')))
      .toSorted((a, b) => a - b);

  it('draws the cells near the visible part, and the active one', async () => {
    /** Reports five columns as visible. The first three cells always stay. */
    class FirstFive {
      #count = 0;
      readonly #report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void;
      constructor(report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
        this.#report = report;
      }
      observe(target: Element) {
        this.#count += 1;
        this.#report([{ target, isIntersecting: this.#count <= 5 }]);
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FirstFive);
    try {
      const { user } = await openList(WIDE);
      expect(screen.getAllByRole('columnheader').length).toBeGreaterThan(20);
      // The first cell is the checkbox.
      await waitFor(() => expect(cellNumbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]));
      screen.getByRole('grid').focus();
      await user.keyboard('{ArrowDown}{End}');
      const last = screen.getAllByRole('columnheader').length;
      await waitFor(() => expect(cellNumbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, last]));
      const [cell] = screen.getAllByRole('gridcell').slice(-1);
      expect(cell).toHaveStyle({ gridColumn: String(last) });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
