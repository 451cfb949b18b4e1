/** The report of a list. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { attentionLinesOf } from '../../../lib/workbench/checked-list/list-asks.ts';
import type { CheckedRow } from '../../../lib/workbench/list/index.ts';
import { found, verdict } from '../samples.ts';
import { openList, partsOf, pressInMenu } from './open-list.tsx';

const print = vi.fn();
beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
});

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('says how many rows are fine and what needs attention, prints, and leads back', async () => {
  const { user } = await openList();
  const { title } = document;
  await pressInMenu(user, 'Export', 'Report');
  expect(document.title).toBe('Report on Pasted list');
  const report = within(screen.getByRole('article'));
  expect(report.getByText('No problems found in 0 of 2 rows')).toBeVisible();
  expect(report.getByText('Checked: Email (Email), IBAN (IBAN)')).toBeVisible();
  expect(report.getByText('Nothing was looked up.')).toBeVisible();
  expect(texts(report.getAllByRole('listitem'))).toEqual([' 1 Bad', ' 1 Needs attention']);
  const rows = report
    .getAllByRole('row')
    .map((row) => texts([...row.querySelectorAll<HTMLElement>('th, td')]));
  expect(rows).toEqual([
    ['Row', 'Column', 'Value', 'Finding', 'Correction'],
    [' 3', 'IBAN', 'DE89370400440532013001', expect.any(String), ''],
    [' 2', 'Email', 'b@gmial.com', 'Mistyped: gmial', 'b@gmail.com'],
  ]);
  expect(print).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('grid')).toBeVisible();
  expect(document.title).toBe(title);
});

it('lists contradictions of a row, leaves repeated rows out, and says what is not printed', () => {
  const row = (number: number, more: Partial<CheckedRow>): CheckedRow => ({
    index: number,
    row: { number, cells: ['x'] },
    lines: [],
    status: 'fits',
    contradictions: [],
    isRepeat: false,
    corrections: 0,
    ...more,
  });
  const contradictions = ['The IBAN is Italian, the VAT number Austrian.'];
  expect(
    attentionLinesOf([row(2, { contradictions }), row(3, { contradictions, isRepeat: true })]),
  ).toEqual({
    lines: [
      {
        row: 2,
        column: null,
        value: '',
        status: 'caution',
        reason: contradictions[0],
        correction: '',
      },
    ],
    omitted: 0,
  });
  const many = Array.from({ length: 2_010 }, (_, i) => row(i, { contradictions }));
  const { lines, omitted } = attentionLinesOf(many);
  expect([lines.length, omitted]).toEqual([2_000, 10]);
});

it('says how many values have answers although nothing was looked up for the list', async () => {
  const { user } = await openList(undefined, {
    readCells: ({ cells, sizes }) => ({
      cells: cells.map((cell) => {
        const value = cell.endsWith('1')
          ? verdict('iban', cell, { standing: 'bad' })
          : verdict('email', cell, { basis: ['syntax', 'api'] });
        return partsOf(cell, [found(value)]);
      }),
      contradictions: sizes.map(() => []),
    }),
  });
  await pressInMenu(user, 'Export', 'Report');
  expect(
    within(screen.getByRole('article')).getByText(
      'This list was not looked up as a whole. 3 values have saved answers.',
    ),
  ).toBeVisible();
});
