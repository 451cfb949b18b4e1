/** The report of a list. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attentionOf } from '../../../lib/workbench/checked-list/attention.ts';
import type { CheckedRow, RowRemark } from '../../../lib/workbench/list/index.ts';
import { found, verdict } from '../samples.ts';
import { openList, pressInMenu, readWith } from './open-list.tsx';

const print = vi.fn();
beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
});

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('says first what needs a look, with its row, prints, and leads back', async () => {
  const { user } = await openList();
  const { title } = document;
  await pressInMenu(user, 'Export', 'Report');
  expect(document.title).toBe('Report on Pasted list');
  const report = within(screen.getByRole('article'));
  expect(report.getByText('2 of 2 rows need a look')).toBeVisible();
  await report.findByRole('heading', { name: '1 row: Mistyped: gmial' });
  expect(texts(report.getAllByRole('heading', { level: 2 }))).toEqual([
    expect.stringMatching(/^1 row: /),
    '1 row: Mistyped: gmial',
    'All rows',
  ]);
  const rows = report
    .getAllByRole('row')
    .map((row) => texts([...row.querySelectorAll<HTMLElement>('th, td')]));
  expect(rows).toEqual([
    ['Row', 'Name', 'Column', 'Value'],
    ['3', 'Ada', 'IBAN', 'DE89370400440532013001'],
    ['Row', 'Name', 'Column', 'Value', 'Correction'],
    ['2', 'Bob', 'Email', 'b@gmial.com', 'b@gmail.com'],
  ]);
  expect(report.getByText('Checked: Email (Email), IBAN (IBAN)')).toBeVisible();
  expect(report.getByText('Nothing was looked up.')).toBeVisible();
  expect(texts(report.getAllByRole('listitem'))).toEqual([' 1 Bad', ' 1 Needs attention']);
  expect(print).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('grid')).toBeVisible();
  expect(document.title).toBe(title);
});

describe('the findings of a report', () => {
  const remark = (text: string, kind: RowRemark['kind'] = 'inside'): RowRemark => ({
    kind,
    text,
    columns: [1, 0],
  });
  const row = (number: number, ...remarks: readonly RowRemark[]): CheckedRow => ({
    index: number,
    row: { number, cells: ['Ada', 'DE1'] },
    lines: [],
    status: remarks.some(({ kind }) => kind !== 'amounts') ? 'caution' : 'fits',
    remarks,
  });
  const SAYS = 'The IBAN is Italian, the VAT number Austrian.';

  it('are each sentence once with its rows, the most frequent first', () => {
    const rows = [
      row(2, remark('Row 9 has this')),
      ...[3, 4, 5].map((number) => row(number, remark(SAYS))),
      row(6, remark('Row 7 has another amount', 'amounts')),
    ];
    const { groups, omitted } = attentionOf(rows);
    expect(groups.map(({ sentence, count }) => [sentence, count])).toEqual([
      [SAYS, 3],
      ['Row 9 has this', 1],
    ]);
    expect(groups[0]?.lines[0]).toEqual({
      row: 3,
      columns: [1, 0],
      value: 'DE1',
      says: '',
      correction: '',
    });
    expect(omitted).toBe(0);
  });

  it('of rows that name other rows are one group, in which each says which', () => {
    const rows = [
      row(3, remark('Same as row 2', 'copy')),
      row(5, remark('Same as row 4', 'copy')),
      row(6, remark('Row 7 has this IBAN with another name: Bob', 'names')),
      row(7, remark('Row 6 has this IBAN with another name: Ada', 'names')),
    ];
    expect(
      attentionOf(rows).groups.map(({ sentence, lines }) => [
        sentence,
        lines.map(({ says }) => says),
      ]),
    ).toEqual([
      ['Same as an earlier row', ['Same as row 2', 'Same as row 4']],
      [
        'Another row has this IBAN with another name',
        rows.slice(2).map(({ remarks }) => remarks[0]?.text),
      ],
    ]);
  });

  it('are cut where they are very many', () => {
    const many = Array.from({ length: 2_010 }, (_, i) => row(i, remark(SAYS)));
    const { groups, omitted } = attentionOf(many);
    expect([groups[0]?.count, groups[0]?.lines.length, omitted]).toEqual([2_010, 2_000, 10]);
  });
});

it('says how many values have answers although nothing was looked up for the list', async () => {
  const { user } = await openList(undefined, {
    readRows: readWith((cell) => [
      found(
        cell.endsWith('1')
          ? verdict('iban', cell, { standing: 'bad' })
          : verdict('email', cell, { basis: ['syntax', 'api'] }),
      ),
    ]),
  });
  await pressInMenu(user, 'Export', 'Report');
  expect(
    within(screen.getByRole('article')).getByText(
      'This list was not looked up as a whole. 3 values have saved answers.',
    ),
  ).toBeVisible();
});
