/** The columns of the table: hidden, shown, moved and resized, by mouse and by keyboard. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveSizes, openList, openStored, pressInMenu } from './open-list.tsx';
import { storedList } from './stored.ts';

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
  it('hides and shows a column, and says that exports have it', async () => {
    const { user, panel } = await openPanel();
    expect(within(panel).getByText(/An export always has every column/)).toBeVisible();
    expect(heads()).toEqual(['Row', 'Result', 'Name', 'Email', 'IBAN']);
    await user.click(within(panel).getByRole('button', { name: 'Hide Email' }));
    expect(heads()).toEqual(['Row', 'Result', 'Name', 'IBAN']);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '5');
    expect(screen.queryByRole('gridcell', { name: 'b@gmial.com' })).toBeNull();
    const show = within(panel).getByRole('button', { name: 'Show Email' });
    expect(show).toHaveFocus();
    await user.click(show);
    expect(heads()).toContain('Email');
  });

  it('does not hide the last column', async () => {
    const { user, panel } = await openPanel();
    for (const name of ['Row', 'Result', 'Email', 'IBAN', 'Name']) {
      await user.click(within(panel).getByRole('button', { name: `Hide ${name}` }));
    }
    expect(heads()).toEqual(['Name']);
  });

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

  it('takes a width once it is typed whole', async () => {
    const { user, panel } = await openPanel();
    const width = within(panel).getByRole('spinbutton', { name: 'Width of Name' });
    await user.type(width, '30');
    expect(widthOf('Name')).toBe(30);
    await user.clear(width);
    expect(widthOf('Name')).toBeLessThan(30);
    expect(width).toHaveDisplayValue('');
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

  it('is dragged; Escape cancels', async () => {
    await openList();
    const edge = edgeOf('Name');
    const head = screen.getByRole('columnheader', { name: 'Name' });
    vi.spyOn(head, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 80, 36));
    const first = widthOf('Name');
    fireEvent.pointerDown(edge, { clientX: 100, button: 0 });
    fireEvent.pointerMove(window, { clientX: 180 });
    expect(widthOf('Name')).toBe(20);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(widthOf('Name')).toBe(first);
    fireEvent.pointerDown(edge, { clientX: 100, button: 0 });
    fireEvent.pointerMove(window, { clientX: 180 });
    fireEvent.pointerUp(window);
    expect(widthOf('Name')).toBe(20);
  });
});

it('a name that is dragged takes the place of another, and does not sort', async () => {
  await openList();
  for (const [i, head] of screen.getAllByRole('columnheader').entries()) {
    vi.spyOn(head, 'getBoundingClientRect').mockReturnValue(new DOMRect(100 * i, 0, 100, 36));
  }
  const name = screen.getByRole('button', { name: 'IBAN' });
  fireEvent.pointerDown(name, { clientX: 550, button: 0 });
  fireEvent.pointerMove(window, { clientX: 350 });
  fireEvent.pointerUp(window);
  fireEvent.click(name);
  expect(heads()).toEqual(['Row', 'Result', 'IBAN', 'Name', 'Email']);
  expect(screen.getByRole('columnheader', { name: 'IBAN' })).toHaveAttribute('aria-sort', 'none');
});

it('columns are stored with the list without another check, and shown again', async () => {
  const { user, sent, panel } = await openPanel();
  const checks = sent('readCells').length;
  await user.click(within(panel).getByRole('button', { name: 'Hide Email' }));
  const arrangement: unknown = expect.arrayContaining([{ id: 'cell 1', isShown: false }]);
  await waitFor(async () => expect(await storedList()).toMatchObject({ arrangement }));
  expect(sent('readCells')).toHaveLength(checks);
});

it('a list that was stored shows its columns as they were', async () => {
  await openStored({
    name: 'Suppliers',
    delimiter: ';',
    rows: [
      { number: 1, cells: ['Name', 'Email', 'IBAN'] },
      { number: 2, cells: ['Ada', 'a@gmail.com', 'DE89370400440532013001'] },
    ],
    choice: { columns: [null, 'email', 'iban'], header: true },
    arrangement: [
      { id: 'cell 2', isShown: true, width: 40 },
      { id: 'row', isShown: true },
      { id: 'result', isShown: false },
    ],
  });
  expect(heads()).toEqual(['IBAN', 'Row', 'Name', 'Email']);
  expect(widthOf('IBAN')).toBe(40);
});
