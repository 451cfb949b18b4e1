import { describe, expect, it } from 'vitest';
import { DEFAULT_LIST_VIEW, shownRows } from '../../../lib/workbench/checked-list/view.ts';
import type { RowReading } from '../../../lib/workbench/list/lines.ts';
import { parseSheet } from '../../../lib/workbench/list/sheet.ts';
import {
  factColumnsOf,
  findingOf,
  tableColumnsOf,
} from '../../../lib/workbench/list/table-columns.ts';
import type { ListLayout } from '../../../lib/workbench/messages/index.ts';
import { checkedListOf } from '../checked-list/checked-list-of.ts';
import { foundIn, readingOf } from './samples.ts';

const LAYOUT: ListLayout = { columns: [null, 'email', 'email'], header: true };
const SHEET = parseSheet('Name;Email;Copy\nBob;b@x.example;bad@x.example\nAda;a@x.example;');

/** The cells of a row are its second and third column. */
const shifted = ({ cells, ...reading }: RowReading): RowReading => ({
  ...reading,
  cells: cells.map((cell) => ({ ...cell, column: cell.column + 1 })),
});
const READINGS = [
  shifted(readingOf([foundIn('b@x.example')], [foundIn('bad@x.example')])),
  { ...shifted(readingOf([foundIn('a@x.example')])), contradictions: ['They do not match.'] },
];
const list = checkedListOf({ sheet: SHEET, layout: LAYOUT, readings: READINGS });

const { rows } = list;

it('a list of several columns has one row for each of its rows, with the worst status', () => {
  expect(rows.map(({ row, status, lines }) => [row.number, status, lines.length])).toEqual([
    [2, 'bad', 2],
    [3, 'caution', 1],
  ]);
});

it('a row says what is wrong after the kind, then what contradicts', () => {
  expect(rows.map(findingOf)).toEqual(['Email: It is bad.', 'They do not match.']);
});

describe('columns', () => {
  it('are the result, the cells of the list, and the chosen facts', () => {
    const facts = factColumnsOf(rows);
    expect(facts).toEqual([
      { column: 1, name: 'Domain', label: 'Domain' },
      { column: 2, name: 'Domain', label: 'Domain' },
    ]);
    const columns = tableColumnsOf(SHEET, LAYOUT, facts.slice(0, 1));
    const names = columns.map(({ name }) => name).join();
    expect(names).toBe('Row,Result,Name,Email,Copy,Email: Domain');
    const [row] = rows;
    expect(row && columns.at(-1)?.textOf(row)).toBe('example.com');
  });

  it('sort rows both ways, empty cells last', () => {
    const columns = tableColumnsOf(SHEET, LAYOUT);
    const sorted = (by: string, descending: boolean) =>
      shownRows(list, { ...DEFAULT_LIST_VIEW, sort: { by, descending } }, columns).map(
        ({ row }) => row.number,
      );
    expect(sorted('cell 0', false)).toEqual([3, 2]);
    expect(sorted('cell 0', true)).toEqual([2, 3]);
    expect(sorted('cell 2', false)).toEqual([2, 3]);
    expect(sorted('cell 2', true)).toEqual([2, 3]);
    expect(sorted('result', false)).toEqual([2, 3]);
  });
});
