/** The printed report of a list. */
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { attentionLinesOf } from '../../../components/workbench/attention.ts';
import type { CheckedRow } from '../../../lib/workbench/list/index.ts';
import { found, verdict } from '../samples.ts';
import { openList } from './open-list.tsx';
import { partsOf } from './parts-of.ts';

const print = vi.fn();
beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
});

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('prints the counts and what needs attention, with corrections, and is removed afterwards', async () => {
  const { user } = await openList();
  const { title } = document;
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.title).toBe('Report on Pasted list');
  const report = within(screen.getByRole('article'));
  expect(report.getByText('Checked offline only. Nothing was looked up.')).toBeVisible();
  const [counts, reasons, attention] = report.getAllByRole('table');
  const rowsOf = (table?: HTMLElement) =>
    table
      ? within(table)
          .getAllByRole('row')
          .map((row) => texts([...row.querySelectorAll<HTMLElement>('th, td')]))
      : [];
  expect(rowsOf(counts)).toEqual([
    ['Result', 'Values'],
    ['Plausible', '2'],
    ['Needs attention', '1'],
    ['Bad', '1'],
  ]);
  expect(rowsOf(reasons)).toHaveLength(3);
  expect(rowsOf(attention)).toEqual([
    ['Row', 'Column', 'Value', 'Finding', 'Correction'],
    ['2', 'Email', 'b@gmial.com', 'Mistyped: gmial', 'b@gmail.com'],
    ['3', 'IBAN', 'DE89370400440532013001', expect.any(String), ''],
  ]);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('article')).toBeNull();
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
    lines: [{ row: 2, column: null, value: '', reason: contradictions[0], correction: '' }],
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
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(
    within(screen.getByRole('article')).getByText(
      'No credits were spent on this list. 3 values have an answer that was saved before.',
    ),
  ).toBeVisible();
});
