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
import { checkedListOf } from '../checked-list/checked-list-of.ts';
import { foundIn, readingOf } from './samples.ts';

const SHEET = parseSheet('a,b\nc,d\ne,f', ',');
const cellsOf = (sheet: typeof SHEET) => sheet.rows.map(({ cells }) => cells);

describe('an edit', () => {
  it('replaces the text of a cell by its row number and column', () => {
    expect(cellsOf(withEdits(SHEET, [{ row: 2, column: 1, text: 'D' }]))).toEqual([
      ['a', 'b'],
      ['c', 'D'],
      ['e', 'f'],
    ]);
  });

  it('fills the cells before it in a short row', () => {
    const sheet = parseSheet('a;b;c\nd', ';');
    expect(cellsOf(withEdits(sheet, [{ row: 2, column: 2, text: 'f' }]))[1]).toEqual([
      'd',
      '',
      'f',
    ]);
  });

  it('leaves the sheet as it is where the row does not exist', () => {
    expect(withEdits(SHEET, [{ row: 9, column: 0, text: 'x' }])).toEqual(SHEET);
  });
});

describe('originals', () => {
  it('are what cells were before the first of several changes', () => {
    const first: CellEdit[] = [{ row: 1, column: 0, text: 'A' }];
    const originals = originalsOf(SHEET, [], first);
    const second: CellEdit[] = [{ row: 1, column: 0, text: 'AA' }];
    expect(originalsOf(withEdits(SHEET, first), originals, second)).toEqual([
      { row: 1, column: 0, text: 'a' },
    ]);
  });

  it('leave out a cell that is as it was', () => {
    const originals = [{ row: 1, column: 0, text: 'a' }];
    expect(originalsOf(SHEET, originals, [{ row: 1, column: 0, text: 'a' }])).toEqual([]);
  });
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

  it('puts the suggestion in place of the value, and keeps the rest of the cell', () => {
    const line = { ...lineOf('a@gmial.com', '$&@gmail.com'), raw: 'a@gmial.com' };
    const row = { number: 1, cells: ['billing: a@gmial.com'] };
    expect(correctionsOf([{ ...line, row, start: 9 }])).toEqual([
      { row: 1, column: 0, text: 'billing: $&@gmail.com' },
    ]);
  });

  it('replaces only its own value of a cell, and several at once', () => {
    const cell = 'aa@gmial.com; a@gmial.com';
    const row = { number: 1, cells: [cell] };
    const [first, second] = ['aa@gmial.com', 'a@gmial.com'].map((raw) => ({
      ...lineOf(raw, raw.replace('gmial', 'mail')),
      ...{ row, raw, start: raw === 'a@gmial.com' ? 14 : 0 },
    }));
    if (!first || !second) throw new Error('no lines');
    const textsOf = (...lines: ListLine[]) => correctionsOf(lines).map(({ text }) => text);
    expect(textsOf(second)).toEqual(['aa@gmial.com; a@mail.com']);
    expect(textsOf(first, second)).toEqual(['aa@mail.com; a@mail.com']);
    expect(replacementOf(second, 'x')?.text).toBe('aa@gmial.com; x');
  });

  it('finds its place after the apostrophe of an export', () => {
    const row = { number: 1, cells: ["'=a@gmial.com"] };
    const line = { ...lineOf('a@gmial.com', 'a@gmail.com'), row, start: 1 };
    expect(correctionsOf([line])).toEqual([{ row: 1, column: 0, text: "'=a@gmail.com" }]);
  });

  it('changes nothing where the cell has changed since it was read', () => {
    const row = { number: 1, cells: ['b@gmail.com'] };
    expect(correctionsOf([{ ...lineOf('a@gmial.com', 'a@gmail.com'), row }])).toEqual([]);
  });

  it('is none without a suggestion', () => {
    expect(correctionsOf([lineOf('a@gmail.com')])).toEqual([]);
  });
});
