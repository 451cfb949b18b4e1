import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CellEdit,
  correctionsOf,
  originalsOf,
  replacementOf,
  reverseOf,
  withEdits,
} from '../../../lib/workbench/list/edits.ts';
import type { ListLine } from '../../../lib/workbench/list/lines.ts';
import { parseSheet } from '../../../lib/workbench/list/sheet.ts';
import type { ListLayout } from '../../../lib/workbench/messages/index.ts';
import { checkedListOf, foundIn, readingOf } from './samples.ts';

const SHEET = parseSheet('a,b\nc,d\ne,f', ',');

it('replaces a cell by its row number and column, also in a short row; another row is ignored', () => {
  const sheet = parseSheet('a;b;c\nd', ';');
  const edits = [2, 9].map((row) => ({ row, column: 2, text: 'f' }));
  const rows = withEdits(sheet, edits).rows.map(({ cells }) => cells.join());
  expect(rows).toEqual(['a,b,c', 'd,,f']);
});

it('keeps what cells were before the first of several changes, unless they are that again', () => {
  const to = (text: string): CellEdit[] => [{ row: 1, column: 0, text }];
  const originals = originalsOf(SHEET, [], to('A'));
  expect(originalsOf(withEdits(SHEET, to('A')), originals, to('AA'))).toEqual(to('a'));
  expect(originalsOf(SHEET, to('a'), to('a'))).toEqual([]);
});

it('is undone by its reverse', () => {
  const edit = fc.record({
    row: fc.integer({ min: 1, max: 3 }),
    column: fc.integer({ min: 0, max: 1 }),
    text: fc.string({ maxLength: 4 }),
  });
  // A change has one text for each cell.
  const edits = fc.uniqueArray(edit, { selector: ({ row, column }) => `${row} ${column}` });
  fc.assert(
    fc.property(edits, (change) => {
      const changed = withEdits(SHEET, change);
      expect(withEdits(changed, reverseOf(SHEET, change))).toEqual(SHEET);
    }),
  );
});

describe('a correction', () => {
  const lineOf = (text: string, suggestion?: string) => {
    const sheet = parseSheet(text);
    const found = foundIn(text, suggestion === undefined ? {} : { suggestion });
    const layout: ListLayout = { columns: ['any'], header: false };
    const { rows } = checkedListOf({ sheet, layout, readings: [readingOf([found])] });
    const line = rows[0]?.lines[0];
    if (!line) throw new Error('no line');
    return line;
  };

  it.each([
    ['keeps the rest of the cell', 'billing: a@gmial.com', 9, 'billing: $&@gmail.com'],
    ['finds its place after the apostrophe of an export', "'=a@gmial.com", 1, "'=$&@gmail.com"],
    ['changes nothing where the cell has changed since it was read', 'b@gmail.com', 0, undefined],
  ])('%s', (_, cell, start, text) => {
    const line = { ...lineOf('a@gmial.com', '$&@gmail.com'), start };
    const corrections = correctionsOf([{ ...line, row: { number: 1, cells: [cell] } }]);
    expect(corrections).toEqual(text === undefined ? [] : [{ row: 1, column: 0, text }]);
  });

  it('replaces only its own value of a cell, and several at once', () => {
    const cell = 'aa@gmial.com; a@gmial.com';
    const row = { number: 1, cells: [cell] };
    const [first, second] = ['aa@gmial.com', 'a@gmial.com'].map((raw) => ({
      ...lineOf(raw, raw.replace('gmial', 'mail')),
      row,
      raw,
      start: raw === 'a@gmial.com' ? 14 : 0,
    }));
    if (!first || !second) throw new Error('no lines');
    const textsOf = (...lines: ListLine[]) => correctionsOf(lines).map(({ text }) => text);
    expect(textsOf(second)).toEqual(['aa@gmial.com; a@mail.com']);
    expect(textsOf(first, second)).toEqual(['aa@mail.com; a@mail.com']);
    expect(replacementOf(second, 'x')?.text).toBe('aa@gmial.com; x');
  });

  it('is none without a suggestion', () => {
    expect(correctionsOf([lineOf('a@gmail.com')])).toEqual([]);
  });
});
