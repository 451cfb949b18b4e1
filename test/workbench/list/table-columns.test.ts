import { describe, expect, it } from 'vitest';
import type { FoundValue } from '../../../lib/extension/schemas/index.ts';
import { fact, knownFacts } from '../../../lib/kinds/shared/facts.ts';
import { recordText } from '../../../lib/texts/messages.ts';
import { DEFAULT_LIST_VIEW, shownRows } from '../../../lib/workbench/checked-list/view.ts';
import { arrangeColumns, changeColumn, placesOf } from '../../../lib/workbench/list/arrangement.ts';
import { parseSheet } from '../../../lib/workbench/list/sheet.ts';
import {
  factColumnsOf,
  findingOf,
  messageOf,
  tableColumnsOf,
} from '../../../lib/workbench/list/table-columns.ts';
import type { ListLayout, RowReading } from '../../../lib/workbench/messages/index.ts';
import { checkedListOf, foundIn, readingOf } from './samples.ts';

const LAYOUT: ListLayout = { columns: [null, 'email', 'email'], header: true };
const SHEET = parseSheet('Name;Email;Copy\nBob;b@x.example;bad@x.example\nAda;a@x.example;');

/** The cells of a row are its second and third column. */
const shifted = ({ cells, ...reading }: RowReading): RowReading => ({
  ...reading,
  cells: cells.map((cell) => ({ ...cell, column: cell.column + 1 })),
});
const READINGS: readonly RowReading[] = [
  shifted(readingOf([foundIn('b@x.example')], [foundIn('bad@x.example')])),
  {
    ...shifted(readingOf([foundIn('a@x.example')])),
    contradictions: [{ text: 'They do not match.', columns: [1, 2] }],
  },
];
const list = checkedListOf({ sheet: SHEET, layout: LAYOUT, readings: READINGS });
const { rows } = list;

it('a row has the worst status, and says what is wrong after the kind, then what contradicts', () => {
  expect(rows.map((row) => [row.status, findingOf(row)])).toEqual([
    ['bad', 'Email: It is bad.'],
    ['caution', 'They do not match.'],
  ]);
});

it('a reason is that of the result: of what nobody knows, or of what was looked up', () => {
  const unknown = foundIn('u@x.example', { standing: 'unknown', headline: 'Nobody answers.' });
  const good = foundIn('g@x.example', { headline: 'Registered.' }, 1);
  const of = (...cells: readonly (readonly FoundValue[])[]) => {
    const readings = [shifted(readingOf(...cells))];
    const sheet = parseSheet('Name;Email;Copy\nBob;1;2');
    const [row] = checkedListOf({ sheet, layout: LAYOUT, readings }).rows;
    return row && [row.status, findingOf(row)];
  };
  expect(of([good], [unknown])).toEqual(['unknown', 'Email: Nobody answers.']);
  expect(of([good], [foundIn('p@x.example')])).toEqual(['fits', '']);
  expect(of([good], [good])).toEqual(['confirmed', 'Registered.']);
});

it('a value that the table does not show is named with its reason', () => {
  expect(rows.map((row) => messageOf(row, true))).toEqual([
    'Email bad@x.example: It is bad.',
    'They do not match.',
  ]);
});

it('columns of facts that the person chose are still shown in another language', () => {
  const [name = ''] = knownFacts([fact(recordText('bankCode'), 'x')]).map((each) => each.name);
  const columnsWith = (label: string) =>
    tableColumnsOf(SHEET, LAYOUT, [
      { column: 1, name, label },
      { column: 1, name: 'Bank', label: 'Bank' },
    ]);
  const arranged = arrangeColumns(columnsWith('Bankleitzahl'), []);
  const id = 'fact 1 record.bankCode';
  expect(arranged.find(({ column }) => column.id === id)?.column.name).toBe('Email: Bankleitzahl');
  const stored = placesOf(changeColumn(arranged, id, { isShown: true }));
  const shown = arrangeColumns(columnsWith('Bank code'), stored).filter(
    ({ column, isShown }) => isShown && column.id.startsWith('fact '),
  );
  expect(shown.map(({ column }) => column.name)).toEqual(['Email: Bank code']);
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

it.each([
  ['fir@gmail', 'fir@gmail.com', 'The part after the @ has no dot.', true],
  ['fir@gmial.com', 'fir@gmail.com', 'The domain is probably a typo for gmail.com.', false],
  ['O034', '0034', 'A letter is in place of a digit', true],
])(
  'a row with %s asks for its correction where its sentence does not name it',
  (raw, suggestion, headline, asks) => {
    const sheet = parseSheet(`Name,Email\nAda,${raw}`);
    const layout = { columns: [null, 'email'] as const, header: true };
    const found = foundIn(raw, { standing: 'bad', headline, suggestion });
    const readings = [
      { contradictions: [], cells: [{ column: 1, parts: [{ ...found, start: 0 }] }] },
    ];
    const [row] = checkedListOf({ sheet, layout, readings }).rows;
    const end = headline.endsWith('.') ? '' : '.';
    const says = `Email: ${headline}`;
    expect(row && messageOf(row)).toBe(asks ? `${says}${end} Did you mean ${suggestion}?` : says);
    // In exports the correction has a column of its own.
    expect(row && findingOf(row)).toBe(says);
  },
);
