import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListLayout } from '../../../lib/extension/schemas/index.ts';
import {
  bodyRows,
  cellsToRead,
  listLinesOf,
  type RowReadings,
} from '../../../lib/models/list/lines.ts';
import { parseSheet } from '../../../lib/models/list/sheet.ts';
import {
  DEFAULT_LIST_VIEW,
  linesInView,
  summarizeLines,
} from '../../../lib/models/list/summary.ts';
import { foundIn } from './samples.ts';

const ALL: ListLayout = { column: 0, kind: null, header: false };
/** With a fixed kind, so that no line counts as prose. */
const EMAILS: ListLayout = { ...ALL, kind: 'email' };

/** The lines of a text with readings as from the background: each word with an @ is a value. */
function checkedLines(text: string, choice = ALL) {
  const sheet = parseSheet(text);
  const readings: RowReadings = bodyRows(sheet, choice).map((row) =>
    cellsToRead(row, choice)
      .flatMap(({ text: cell }) => cell.split(/\s+/))
      .filter((word) => word.includes('@'))
      .map((word) => foundIn(word)),
  );
  return listLinesOf(sheet, choice, readings);
}

const LIST = `a@example.com
nil
bad@example.com
A@EXAMPLE.COM
a@example.com
c@example.com d@example.com`;

it('gives the reason why a line has no value', () => {
  const sheet = parseSheet('nil\na@example.com\n1234\nlater');
  const unread = (['no-value', null, 'number', null] as const).map((reason) =>
    reason ? [{ text: '', reason, kind: null }] : [],
  );
  const lines = listLinesOf(sheet, ALL, [[], [foundIn('a@example.com')], []], unread);
  expect(lines.map(({ status, unreadReason }) => [status, unreadReason])).toEqual([
    ['unread', 'no-value'],
    ['fits', null],
    ['unread', 'number'],
    ['pending', null],
  ]);
});

describe('lines', () => {
  it('are in order, with unread ones and repeats', () => {
    expect(
      checkedLines(LIST).map(({ row, raw, status, occurrences, repeatsRow }) => [
        row.number,
        raw,
        status,
        occurrences,
        repeatsRow,
      ]),
    ).toEqual([
      [1, 'a@example.com', 'fits', 3, null],
      [2, 'nil', 'unread', 1, null],
      [3, 'bad@example.com', 'bad', 1, null],
      [4, 'A@EXAMPLE.COM', 'fits', 1, 1],
      [5, 'a@example.com', 'fits', 1, 1],
      [6, 'c@example.com', 'fits', 1, null],
      [6, 'd@example.com', 'fits', 1, null],
    ]);
  });

  it('are pending until they have a verdict', () => {
    const sheet = parseSheet('a@example.com\nb@example.com');
    const lines = listLinesOf(sheet, ALL, [[foundIn('a@example.com')]]);
    expect(lines.map(({ status, raw }) => [status, raw])).toEqual([
      ['fits', 'a@example.com'],
      ['pending', 'b@example.com'],
    ]);
  });

  it('include a row without a value once', () => {
    const sheet = parseSheet('x,y\nz,w');
    const choice = { column: null, kind: null, header: false };
    expect(listLinesOf(sheet, choice, [[], []]).map(({ raw }) => raw)).toEqual(['x y', 'z w']);
  });
});

it('counts distinct values, unread lines and repeats', () => {
  expect(summarizeLines(checkedLines(LIST))).toEqual({
    lineCount: 7,
    valueCount: 4,
    countByStatus: { confirmed: 0, fits: 3, caution: 0, bad: 1, unknown: 0, unread: 1, pending: 0 },
    repeatCount: 2,
    kinds: ['email'],
  });
});

describe('a view', () => {
  const lines = checkedLines(LIST);
  const shown = (view: object) =>
    linesInView(lines, { ...DEFAULT_LIST_VIEW, ...view }).map(({ raw }) => raw);

  it('hides repeats unless they are asked for', () => {
    expect(shown({})).toHaveLength(5);
    expect(shown({ showRepeats: true })).toHaveLength(7);
  });
  it('filters by status', () => {
    expect(shown({ status: 'unread' })).toEqual(['nil']);
    expect(shown({ status: 'bad' })).toEqual(['bad@example.com']);
  });
  it('filters by kind', () => {
    expect(shown({ kind: 'iban' })).toEqual([]);
    expect(shown({ kind: 'email' })).toHaveLength(4);
  });
  it('searches the line and its headline', () => {
    expect(shown({ search: 'IS BAD' })).toEqual(['bad@example.com']);
    expect(shown({ search: 'ad@ example.com' })).toEqual(['bad@example.com']);
  });
  it('sorts the worst first, keeping the order of equal lines', () => {
    expect(shown({ sort: 'worst' })).toEqual([
      'bad@example.com',
      'nil',
      'a@example.com',
      'c@example.com',
      'd@example.com',
    ]);
  });
  it('sorts by value', () => {
    expect(shown({ sort: 'value' }).slice(0, 2)).toEqual(['a@example.com', 'bad@example.com']);
  });
});

const cell = fc.constantFrom(
  'a@x.example',
  'b@x.example',
  'bad@x.example',
  'nil',
  'c@x.example e@x.example',
);

it('neither loses nor adds a row', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 60 }), (cells) => {
      const lines = checkedLines(cells.join('\n'), EMAILS);
      expect([...new Set(lines.map(({ row }) => row.number))]).toEqual(cells.map((_, i) => i + 1));
      const { countByStatus, repeatCount, lineCount } = summarizeLines(lines);
      const total = Object.values(countByStatus).reduce((sum, count) => sum + count, repeatCount);
      expect(total).toBe(lineCount);
      const withRepeats = linesInView(lines, { ...DEFAULT_LIST_VIEW, showRepeats: true });
      expect(withRepeats).toEqual(lines);
      const sorted = linesInView(lines, { ...DEFAULT_LIST_VIEW, showRepeats: true, sort: 'worst' });
      expect(new Set(sorted)).toEqual(new Set(lines));
    }),
  );
});

describe('lines without a value', () => {
  const row = (reason: 'no-value' | 'email-incomplete') => [{ text: '', reason, kind: null }];
  const unread = [row('no-value'), row('no-value'), [], row('email-incomplete'), row('no-value')];
  const values = [[], [], [foundIn('a@example.com')], [], []];

  it('are left out of a letter unless they look like a value', () => {
    const letter = parseSheet(
      'Dear Ms Alder\nplease write\nto a@example.com or\nsales@\nKind regards',
    );
    const lines = listLinesOf(letter, ALL, values, unread);
    expect(lines.map(({ raw }) => raw)).toEqual(['a@example.com', 'sales@']);
  });

  it('are kept where nothing was read at all', () => {
    const names = parseSheet('Ada\nBob');
    const lines = listLinesOf(names, ALL, [[], []], [row('no-value'), row('no-value')]);
    expect(lines).toHaveLength(2);
  });

  it('are listed next to the values of their row, with the kind of their column', () => {
    const sheet = parseSheet('IBAN;Email\nto follow;a@example.com');
    const choice = { column: null, kind: null, header: true };
    const cell = { text: 'to follow', reason: 'not-in-column', kind: 'iban' } as const;
    const lines = listLinesOf(sheet, choice, [[foundIn('a@example.com')]], [[cell]]);
    expect(lines.map(({ raw, status, columnKind }) => [raw, status, columnKind])).toEqual([
      ['a@example.com', 'fits', null],
      ['to follow', 'unread', 'iban'],
    ]);
  });
});
