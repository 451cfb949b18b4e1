import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIST_VIEW, shownRows } from '../../../lib/workbench/checked-list/view.ts';
import { bodyRows } from '../../../lib/workbench/list/header.ts';
import { cellsToRead, type RowReadings } from '../../../lib/workbench/list/lines.ts';
import { noCounts } from '../../../lib/workbench/list/rows.ts';
import { parseSheet, type Sheet } from '../../../lib/workbench/list/sheet.ts';
import { tableColumnsOf } from '../../../lib/workbench/list/table-columns.ts';
import type { ListLayout } from '../../../lib/workbench/messages/index.ts';
import { checkedListOf, foundIn, readingOf } from './samples.ts';

const ALL: ListLayout = { columns: ['any'], header: false };
/** With a fixed kind, so that no line counts as prose. */
const EMAILS: ListLayout = { ...ALL, columns: ['email'] };

/** A text with readings as from the background: each word with an @ is a value. */
function checked(text: string, layout = ALL) {
  const sheet = parseSheet(text);
  const readings: RowReadings = bodyRows(sheet, layout).map((row) =>
    readingOf(
      ...cellsToRead(row, layout).map(({ text: cell }) =>
        cell
          .split(/\s+/)
          .filter((word) => word.includes('@'))
          .map((word) => foundIn(word)),
      ),
    ),
  );
  const list = checkedListOf({ sheet, layout, readings });
  return { ...list, sheet, lines: list.rows.flatMap(({ lines }) => lines) };
}

const linesOf = (sheet: Sheet, layout: ListLayout, readings: RowReadings) =>
  checkedListOf({ sheet, layout, readings }).rows.flatMap(({ lines }) => lines);
const LIST = `a@example.com
nil
bad@example.com
A@EXAMPLE.COM
a@example.com
c@example.com d@example.com`;

it('give the reason why they have no value', () => {
  const sheet = parseSheet('nil\na@example.com\n1234\nlater');
  const read = [readingOf('no-value'), readingOf([foundIn('a@example.com')]), readingOf('number')];
  const lines = linesOf(sheet, ALL, read);
  expect(lines.map(({ status, unreadReason }) => [status, unreadReason])).toEqual([
    ['unread', 'no-value'],
    ['fits', null],
    ['unread', 'number'],
    ['pending', null],
  ]);
});

it('are in order, with unread ones and repeats', () => {
  const lines = checked(LIST).lines.map((line) => [
    ...[line.row.number, line.raw, line.status, line.occurrences, line.repeatsRow],
  ]);
  expect(lines).toEqual([
    [1, 'a@example.com', 'fits', 3, null],
    [2, 'nil', 'unread', 1, null],
    [3, 'bad@example.com', 'bad', 1, null],
    [4, 'A@EXAMPLE.COM', 'fits', 1, 1],
    [5, 'a@example.com', 'fits', 1, 1],
    [6, 'c@example.com', 'fits', 1, null],
    [6, 'd@example.com', 'fits', 1, null],
  ]);
});

it('include a row without a value once', () => {
  const sheet = parseSheet('x,y\nz,w');
  const choice: ListLayout = { columns: ['any', 'any'], header: false };
  const nothing = [readingOf([], []), readingOf([], [])];
  expect(linesOf(sheet, choice, nothing).map(({ raw }) => raw)).toEqual(['x y', 'z w']);
});

it('counts every row, and distinct values', () => {
  const count = { ...noCounts(), fits: 3, bad: 1, unread: 1 };
  expect(checked(LIST).summary).toEqual({
    rowCount: 7,
    otherAccounts: 0,
    valueCount: 4,
    // Two repeat the first row.
    countByStatus: { ...count, caution: 2 },
    valuesByStatus: count,
    kinds: ['email'],
    reasons: [
      { reason: 'No value found', count: 1 },
      { reason: 'It is bad.', count: 1 },
    ],
  });
});

describe('a view', () => {
  const { sheet, ...list } = checked(LIST);
  const shown = (view: object) =>
    shownRows(list, { ...DEFAULT_LIST_VIEW, ...view }, tableColumnsOf(sheet, ALL)).map(
      ({ lines: [line] }) => line?.raw,
    );

  const [A, BAD, C, D] = ['a', 'bad', 'c', 'd'].map((name) => `${name}@example.com`);
  const by = (column: string, descending = false) => ({ sort: { by: column, descending } });

  it.each([
    // What needs the person comes first, the worst on top; a copy needs them too.
    [{}, [BAD, 'nil', 'A@EXAMPLE.COM', A, A, C, D]],
    [{ status: 'caution' }, ['A@EXAMPLE.COM', A]],
    [{ status: 'bad' }, [BAD]],
    [{ kind: 'iban' }, []],
    [{ kind: 'email' }, [BAD, 'A@EXAMPLE.COM', A, A, C, D]],
    [{ reason: 'It is bad.' }, [BAD]],
    [{ search: 'IS BAD' }, [BAD]],
    [{ search: 'ad@ example.com' }, [BAD]],
    // Equal rows keep their order.
    [by('result'), [BAD, 'nil', 'A@EXAMPLE.COM', A, A, C, D]],
    [by('value'), [A, 'A@EXAMPLE.COM', A, BAD, C, D, 'nil']],
    [by('value', true), ['nil', D, C, BAD, A, 'A@EXAMPLE.COM', A]],
  ])('of %j shows %j', (view, expected) => {
    expect(shown(view)).toEqual(expected);
  });
});

it('neither loses nor adds a row', () => {
  const texts = ['a@x.example', 'b@x.example', 'bad@x.example', 'nil', 'c@x.example e@x.example'];
  const cell = fc.constantFrom(...texts);
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 60 }), (cells) => {
      const { lines, sheet, ...list } = checked(cells.join('\n'), EMAILS);
      const { rows, summary } = list;
      expect([...new Set(lines.map(({ row }) => row.number))]).toEqual(cells.map((_, i) => i + 1));
      const { countByStatus, rowCount } = summary;
      const total = Object.values(countByStatus).reduce((sum, count) => sum + count, 0);
      expect(total).toBe(rowCount);
      const columns = tableColumnsOf(sheet, EMAILS);
      const sort = { by: 'row', descending: false };
      expect(shownRows(list, { ...DEFAULT_LIST_VIEW, sort }, columns)).toEqual(rows);
      for (const by of [null, 'result']) {
        const order = by === null ? null : { by, descending: false };
        const sorted = shownRows(list, { ...DEFAULT_LIST_VIEW, sort: order }, columns);
        expect(new Set(sorted)).toEqual(new Set(rows));
      }
    }),
  );
});

describe('lines without a value', () => {
  const read = [
    readingOf('no-value'),
    readingOf('no-value'),
    readingOf([foundIn('a@example.com')]),
    readingOf('email-incomplete'),
    readingOf('no-value'),
  ];

  it('are left out of a letter unless they look like a value', () => {
    const letter = parseSheet(
      'Dear Ms Alder\nplease write\nto a@example.com or\nsales@\nKind regards',
    );
    const lines = linesOf(letter, ALL, read);
    expect(lines.map(({ raw }) => raw)).toEqual(['a@example.com', 'sales@']);
  });

  it('are kept where nothing was read at all', () => {
    const names = parseSheet('Ada\nBob');
    const lines = linesOf(names, ALL, [readingOf('no-value'), readingOf('no-value')]);
    expect(lines).toHaveLength(2);
  });

  it('are listed next to the values of their row, with the kind of their column', () => {
    const sheet = parseSheet('IBAN;Email\nto follow;a@example.com');
    const choice: ListLayout = { columns: ['iban', 'email'], header: true };
    const cells = readingOf('not-in-column', [foundIn('a@example.com')]);
    const lines = linesOf(sheet, choice, [cells]);
    expect(lines.map(({ raw, status, columnKind }) => [raw, status, columnKind])).toEqual([
      ['', 'unread', 'iban'],
      ['a@example.com', 'fits', 'email'],
    ]);
  });
});
