import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

const ALL = { column: 0, kind: null, header: false } as const;

/** As the background reads: what holds an @ is a value; several stand apart by spaces. */
function judged(text: string, choice = ALL) {
  const sheet = parseSheet(text);
  const readings: RowReadings = bodyRows(sheet, choice).map((row) =>
    cellsToRead(row, choice)
      .flatMap((cell) => cell.split(/\s+/))
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

describe('lines', () => {
  it('stand in their order, unread ones and repeats too', () => {
    expect(
      judged(LIST).map(({ row, raw, status: word, occurrences: times, repeatsRow: repeats }) => [
        row.number,
        raw,
        word,
        times,
        repeats,
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

  it('wait for their verdict where there is none yet', () => {
    const sheet = parseSheet('a@example.com\nb@example.com');
    const lines = listLinesOf(sheet, ALL, [[foundIn('a@example.com')]]);
    expect(lines.map(({ status: word, raw }) => [word, raw])).toEqual([
      ['fits', 'a@example.com'],
      ['pending', 'b@example.com'],
    ]);
  });

  it('tell a row once of which several cells hold nothing', () => {
    const sheet = parseSheet('x,y\nz,w');
    const choice = { column: null, kind: null, header: false };
    expect(listLinesOf(sheet, choice, [[], []]).map(({ raw }) => raw)).toEqual(['x y', 'z w']);
  });
});

it('are counted: distinct values, lines not read, repeats', () => {
  expect(summarizeLines(judged(LIST))).toEqual({
    lineCount: 7,
    countByStatus: { confirmed: 0, fits: 3, caution: 0, bad: 1, unknown: 0, unread: 1, pending: 0 },
    repeatCount: 2,
    kinds: ['email'],
  });
});

describe('a view', () => {
  const lines = judged(LIST);
  const shown = (view: object) =>
    linesInView(lines, { ...DEFAULT_LIST_VIEW, ...view }).map(({ raw }) => raw);

  it('folds repeats, and unfolds them', () => {
    expect(shown({})).toHaveLength(5);
    expect(shown({ showRepeats: true })).toHaveLength(7);
  });
  it('shows one standing alone', () => {
    expect(shown({ status: 'unread' })).toEqual(['nil']);
    expect(shown({ status: 'bad' })).toEqual(['bad@example.com']);
  });
  it('shows a kind alone', () => {
    expect(shown({ kind: 'iban' })).toEqual([]);
    expect(shown({ kind: 'email' })).toHaveLength(4);
  });
  it('finds words in the line and in what is said of it', () => {
    expect(shown({ search: 'IS BAD' })).toEqual(['bad@example.com']);
    expect(shown({ search: 'ad@ example.com' })).toEqual(['bad@example.com']);
  });
  it('puts the worst first, each in its order', () => {
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

it('neither lose nor invent a row, however they are read', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 60 }), (cells) => {
      const lines = judged(cells.join('\n'));
      expect([...new Set(lines.map(({ row }) => row.number))]).toEqual(cells.map((_, i) => i + 1));
      const { countByStatus: words, repeatCount: repeats, lineCount: all } = summarizeLines(lines);
      expect(Object.values(words).reduce((sum, count) => sum + count, repeats)).toBe(all);
      const unfolded = linesInView(lines, { ...DEFAULT_LIST_VIEW, showRepeats: true });
      expect(unfolded).toEqual(lines);
      const sorted = linesInView(lines, { ...DEFAULT_LIST_VIEW, showRepeats: true, sort: 'worst' });
      expect(new Set(sorted)).toEqual(new Set(lines));
    }),
  );
});
