import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Delimiter, MAX_LIST_ROWS } from '../../../lib/domain/cells.ts';
import { parseSheet } from '../../../lib/workbench/list/sheet.ts';

const cellsIn = (text: string, wanted?: Delimiter) =>
  parseSheet(text, wanted).rows.map(({ cells }) => cells);

describe('the delimiter', () => {
  it.each([
    ['a tab, from a spreadsheet', 'Name\tIBAN\nAda\tDE1\n', '\t'],
    ['a comma', 'Name,IBAN\nAda,DE1\nBob,DE2', ','],
    ['a semicolon, from a German Excel', 'Name;IBAN\nAda;DE1\n', ';'],
    ['a vertical bar', 'Name|IBAN\nAda|DE1', '|'],
    ['a semicolon below a title', 'Suppliers, all\nAs of today\n\nName;IBAN\nAda;DE1', ';'],
    ['a comma below a title', 'Suppliers\nAs of today\nName,IBAN,Email\nAda,DE1,x', ','],
    ['none, in a plain list', 'DE89 3704\nDE12 3456\nDE34', 'none'],
    ['none, in a list that ends with remarks', 'DE89\nDE12\nDE34, old\nDE56, new', 'none'],
    ['none, in a list that ends with another', 'DE89\nDE12\nDE34; old', 'none'],
  ])('is recognised: %s', (_, text, delimiter) => {
    expect(parseSheet(text).delimiter).toBe(delimiter);
  });
});

it.each<[string, string, Delimiter | undefined, readonly string[]]>([
  ['splits at the delimiter that the person chose', 'a;b,c\nd;e,f', ',', ['a;b|c', 'd;e|f']],
  ['splits nothing if the person chose so', 'a;b\nc;d', 'none', ['a;b', 'c;d']],
  [
    'keeps a delimiter, a line break and a quotation mark inside quotes',
    'Name,Note\n"Doe, Ada","two\nlines"\nBob,"says ""hi"""',
    undefined,
    ['Name|Note', 'Doe, Ada|two\nlines', 'Bob|says "hi"'],
  ],
  [
    'keeps all cells after an unclosed quotation mark',
    'a@example.com,x\n"b@example.com,y\nc@example.com,z',
    undefined,
    ['a@example.com|x', '"b@example.com|y', 'c@example.com|z'],
  ],
  [
    'reads several values on a single line as a list',
    'a@example.com; b@example.com ;c@example.com',
    undefined,
    ['a@example.com', ' b@example.com ', 'c@example.com'],
  ],
  [
    'takes spaces around quoted cells away',
    'Name, Note\n"Doe, Ada", "a, b" \n "Roe, Bob" , "says ""hi"""\nJoe, the "great" one',
    undefined,
    ['Name| Note', 'Doe, Ada|a, b', 'Roe, Bob|says "hi"', 'Joe| the "great" one'],
  ],
  [
    'keeps quotes that are no cell of the delimiter',
    'a; b, "c", d\ne; f',
    ';',
    ['a| b, "c", d', 'e| f'],
  ],
  [
    'reads a table in Markdown',
    '| Name | IBAN |\n|------|:----:|\n| Ada | DE1 |\n| Bob |  |',
    undefined,
    ['Name|IBAN', 'Ada|DE1', 'Bob|'],
  ],
  [
    'reads a table of a database’s console',
    '+------+------+\n| Name | IBAN |\n+------+------+\n| Ada  | DE1  |\n| Bob  | DE2  |\n+------+------+',
    undefined,
    ['Name|IBAN', 'Ada|DE1', 'Bob|DE2'],
  ],
  [
    'reads a table of PostgreSQL’s console',
    ' name | iban \n------+------\n Ada  | DE1\n Bob  | DE2',
    undefined,
    ['name|iban', 'Ada|DE1', 'Bob|DE2'],
  ],
  [
    'keeps dashes in cells of other rows',
    'Name|Phone\n-|-\nAda|+49 30 1\nEve|+49 30 2',
    undefined,
    ['Name|Phone', '-|-', 'Ada|+49 30 1', 'Eve|+49 30 2'],
  ],
  ['reads mixed line ends', 'a,b\r\nc,d\ne,f\rg,h', undefined, ['a|b', 'c|d', 'e|f', 'g|h']],
])('%s', (_, text, wanted, rows) => {
  expect(cellsIn(text, wanted).map((cells) => cells.join('|'))).toEqual(rows);
});

it.each([
  ['sep=;\nName;IBAN\nAcme, Ltd;DE89', ';'],
  ['"sep=|"\r\nName|IBAN\r\nAcme, Ltd|DE89', '|'],
  ['SEP=\t\nName\tIBAN\nAcme, Ltd\tDE89', '\t'],
])('takes the separator from a line of its own: %j', (text, delimiter) => {
  expect(parseSheet(text)).toMatchObject({
    delimiter,
    rows: [
      { number: 2, cells: ['Name', 'IBAN'] },
      { number: 3, cells: ['Acme, Ltd', 'DE89'] },
    ],
  });
});

it('keeps a first line that only begins like one about the separator', () => {
  expect(parseSheet('sep=x\nName').rows[0]?.cells).toEqual(['sep=x']);
});

it('leaves blank rows out and keeps row numbers', () => {
  const { rows } = parseSheet('a\n\n  \nb\n');
  expect(rows).toEqual([
    { number: 1, cells: ['a'] },
    { number: 4, cells: ['b'] },
  ]);
});

it('counts the rows beyond the limit', () => {
  const text = Array.from({ length: MAX_LIST_ROWS + 7 }, (_, i) => `a${i}@example.com`).join('\n');
  const { rows, rowsOmitted } = parseSheet(text);
  // The first row may be a header, which does not count.
  expect(rows).toHaveLength(MAX_LIST_ROWS + 1);
  expect(rowsOmitted).toBe(6);
});

it('keeps each line of a plain list, in order', () => {
  const line = fc.string({ minLength: 1 }).map((text) => text.replace(/["\n\r]/g, ''));
  const lines = fc.array(
    line.filter((text) => text.trim() !== ''),
    { minLength: 2 },
  );
  fc.assert(
    fc.property(lines, (texts) => {
      expect(cellsIn(texts.join('\n'), 'none')).toEqual(texts.map((text) => [text]));
    }),
  );
});
