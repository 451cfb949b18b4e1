/** Rows that are copies of others, share their account, or sum them up. */
import { describe, expect, it } from 'vitest';
import { nameColumnIn } from '../../../lib/workbench/list/columns.ts';
import { exportColumns } from '../../../lib/workbench/list/export.ts';
import { cellMarksOf } from '../../../lib/workbench/list/marks.ts';
import { pricedQuestionsOf } from '../../../lib/workbench/list/questions.ts';
import { needsYou } from '../../../lib/workbench/list/rows.ts';
import { parseSheet } from '../../../lib/workbench/list/sheet.ts';
import type { ListLayout } from '../../../lib/workbench/messages/index.ts';
import { checkedListOf, foundIn, readingsOf } from '../list/samples.ts';

/** A text as a list; two letters with digits are an IBAN, what has an @ is an email. */
function listOf(text: string, columns: ListLayout['columns'], more: Partial<ListLayout> = {}) {
  const sheet = parseSheet(text);
  const layout: ListLayout = { columns, header: true, ...more };
  const readings = readingsOf(sheet, layout, (cell) => {
    const isEmail = cell.includes('@');
    const value = isEmail ? cell.toLowerCase() : cell.replaceAll(' ', '');
    const kind = /^[A-Z]{2} ?\d/.test(cell) ? 'iban' : isEmail ? 'email' : null;
    return kind
      ? [{ ...foundIn(cell, { kind, value }), start: 0 }]
      : [{ raw: cell, start: 0, unread: 'not-in-column' }];
  });
  const nameColumn = nameColumnIn(sheet, layout);
  const list = checkedListOf({ sheet, layout, readings, nameColumn });
  return { ...list, exported: { sheet, layout, rows: list.rows, originals: [] } };
}

/** Number, result and remarks of the rows that have any. */
const said = ({ rows }: ReturnType<typeof listOf>) =>
  rows.flatMap(({ row, status, remarks }) =>
    remarks.map(({ text, columns }) => [row.number, status, text, columns.join()]),
  );

const PAYMENTS = [null, 'email', 'iban', null] as const;
const HEAD = 'Supplier;Email;IBAN;Amount\n';

describe('a row that is the same as an earlier one', () => {
  it('is shown, counted, and needs a look, with the account and amount marked', () => {
    const list = listOf(
      `${HEAD}Ada;a@x.example;DE11;1,240.00\nBob;b@x.example;DE22;7.00\nAda;a@x.example;DE11;1,240.00`,
      PAYMENTS,
    );
    expect(said(list)).toEqual([[4, 'caution', 'Same as row 2, amount too', '2,3']]);
    expect(list.summary.rowCount).toBe(3);
    expect(list.summary.countByStatus).toMatchObject({ fits: 2, caution: 1 });
    const marks = cellMarksOf(list.exported);
    expect([...marks].map(([row, of]) => [row, [...of.keys()]])).toEqual([[4, [2, 3]]]);
  });

  it.each([
    [
      'however the account, the amount and the name are written',
      'ADA LTD.;a@x.example;DE 11;1.240,00',
    ],
    ['whatever its number', 'Ada Ltd;A@x.example;DE11;1240'],
  ])('%s', (_, row) => {
    const list = listOf(
      `No.;${HEAD}7;Ada Ltd;a@x.example;DE11;1,240.00\n8;Bob;b@x.example;DE22;7.00\n9;${row}`,
      [null, ...PAYMENTS],
    );
    expect(said(list)).toEqual([[4, 'caution', 'Same as row 2, amount too', '3,4']]);
  });

  it('has no amount where the list has none, and may be a copy of a copy', () => {
    const list = listOf(`Name;IBAN\nAda;DE11\nAda;DE11\nBob;DE22\nAda;DE11`, [null, 'iban']);
    expect(said(list)).toEqual([
      [3, 'caution', 'Same as row 2', '1'],
      [5, 'caution', 'Same as row 2', '1'],
    ]);
  });

  it('in a list of one column is a value again', () => {
    const list = listOf('a@x.example\nb@x.example\nA@x.example', ['email'], { header: false });
    expect(said(list)).toEqual([[3, 'caution', 'Same as row 1', '0']]);
  });

  it('is a document with another file name', () => {
    const list = listOf(
      'File;Note;Seller;IBAN;Amount\na.pdf;;Ada;DE11;12.50\nb.pdf;;Ada;DE11;12.50\nc.pdf;;Ada;DE11;',
      [null, null, null, 'iban', null],
      { notes: 1 },
    );
    expect(said(list)).toEqual([[3, 'caution', 'Same as row 2, amount too', '3,4']]);
  });

  it('costs nothing more to look up', () => {
    const once = `Ada;a@x.example;DE11;1,240.00\nBob;b@x.example;DE22;7.00\n`;
    const prices = [once, once + once, once + once + once].map(
      (body) => listOf(HEAD + body, PAYMENTS).price,
    );
    expect(new Set(prices.map(({ count, price }) => `${count} ${price}`)).size).toBe(1);
    expect(prices[0]?.count).toBe(4);
    const { rows } = listOf(HEAD + once + once, PAYMENTS);
    expect(pricedQuestionsOf(rows).questions).toHaveLength(4);
  });
});

describe('an account in several rows', () => {
  it('with another name is said in both, at the account and the name', () => {
    const list = listOf(
      `${HEAD}Ada;a@x.example;DE11;10.00\nBob;b@x.example;DE22;7.00\nEve;e@x.example;DE11;10.00`,
      PAYMENTS,
    );
    expect(said(list)).toEqual([
      [2, 'caution', 'Row 4 has this IBAN with another name: Eve', '2,0'],
      [4, 'caution', 'Row 2 has this IBAN with another name: Ada', '2,0'],
    ]);
    // Not in the first column that is read.
    const marks = cellMarksOf(list.exported);
    expect([...marks].map(([row, of]) => [row, [...of.keys()]])).toEqual([
      [2, [2, 0]],
      [4, [2, 0]],
    ]);
    const cell = (name: string) => {
      const column = exportColumns(list.exported).find((each) => each.name === name);
      return list.rows[0] && column?.textOf(list.rows[0]);
    };
    expect([cell('Email: Result'), cell('Email: Finding')]).toEqual(['Plausible', 'It is good.']);
    expect(cell('IBAN: Result')).toBe('Needs attention');
    expect(cell('IBAN: Finding')).toBe('It is good.; Row 4 has this IBAN with another name: Eve');
  });

  it('with another amount is said in both, and needs no look', () => {
    const list = listOf(
      `${HEAD}Ada;a@x.example;DE11;10.00\nAda;a@x.example;DE11;20.00\nAda;a@x.example;DE11;`,
      PAYMENTS,
    );
    expect(said(list)).toEqual([
      [2, 'fits', 'Row 3 has this IBAN with another amount: 20.00', '2,3'],
      [3, 'fits', 'Row 2 has this IBAN with another amount: 10.00', '2,3'],
    ]);
    expect(list.rows.some(needsYou)).toBe(false);
  });

  it('with the same amount and something else is said in both', () => {
    const list = listOf(`Invoice;Supplier;IBAN;Amount\nX7;Ada;DE11;10.00\nX9;Ada;DE11;10,00`, [
      null,
      null,
      'iban',
      null,
    ]);
    expect(said(list).map(([row, , text]) => [row, text])).toEqual([
      [2, 'Row 3 also has this IBAN and this amount'],
      [3, 'Row 2 also has this IBAN and this amount'],
    ]);
  });

  it('is no news where the list has no amounts', () => {
    const list = listOf(`Name;Email;IBAN\nAda;a@x.example;DE11\nAda;e@x.example;DE11`, [
      null,
      'email',
      'iban',
    ]);
    expect(said(list)).toEqual([]);
  });
});

describe('a row without values', () => {
  const statuses = (text: string, columns: ListLayout['columns'] = PAYMENTS) =>
    listOf(HEAD + text, columns).rows.map(({ row, status }) => [row.number, status]);
  const ROWS = [
    'Ada;a@x.example;DE11;10.00',
    'Bob;b@x.example;DE22;7.00',
    'Eve;e@x.example;DE33;1.00',
  ];

  it.each([
    'Total;;;18.00',
    ';;Summe:;18,00',
    'Razem;;;',
    ';;;18.00',
    'Everything together;;;18.00',
    'Leer;;;',
  ])('needs no look: %s', (row) => {
    expect(statuses([...ROWS, row].join('\n')).at(-1)).toEqual([5, 'none']);
  });

  it.each([
    ['Hazel;;;99.00', 'caution'],
    ['Hazel;;to be told;', 'unread'],
    ['Hazel;h@x.example;;', 'caution'],
  ])('but with an amount, a text or another value needs one: %s', (row, status) => {
    expect(statuses([...ROWS, row].join('\n')).at(-1)).toEqual([5, status]);
  });

  it('is no repeat of another such row', () => {
    const list = listOf(`${HEAD}${ROWS.join('\n')}\nTotal;;;18.00\nTotal;;;18.00`, PAYMENTS);
    expect(said(list)).toEqual([]);
  });
});
