import { describe, expect, it } from 'vitest';
import {
  columnLetter,
  columnNames,
  foldName,
  recogniseLayout,
} from '../../../lib/workbench/list/columns.ts';
import { parseSheet } from '../../../lib/workbench/list/sheet.ts';
import { ibans } from '../../ibans.ts';

const [first = '', second = '', wrong = ''] = ibans(3, [2]);
const layoutOf = (text: string) => recogniseLayout(parseSheet(text));

describe('the column that is read', () => {
  it.each([
    ['whose heading names a kind', `Name;Ref;IBAN\nAda;${first};${second}`, 2],
    ['with a heading in another language', `Kunde\tE-Mail-Adresse\nAda\tada@example.com`, 1],
    ['with a gap and a mistake', 'Ada,ada@example.com\nBob,\nCleo,cleo@\nDan,dan@x.example', 1],
    ['of host names', 'Ada,example.com\nBob,www.example.org/a', 1],
    ['with a heading and invalid values', 'Name,VAT number\nAda,unknown\nBob,to follow', 1],
  ])('%s', (_, text, column) => {
    const read = layoutOf(text).columns.flatMap((reading, i) => (reading === null ? [] : [i]));
    expect(read).toEqual([column]);
  });

  it('is each of them if none consists mostly of values', () => {
    const text = 'Ada,Paris,call +49 30 1234567\nBob,Rome,ask';
    expect(layoutOf(text)).toEqual({ columns: ['any', 'any', 'any'], header: false });
  });

  it('is each whose kind the background recognises', () => {
    const sheet = parseSheet(`Name;IBAN;Email\nAda;${first};ada@example.com`);
    expect(recogniseLayout(sheet, [null, 'iban', 'email'])).toEqual({
      columns: [null, 'iban', 'email'],
      header: true,
    });
  });
});

describe('the kind', () => {
  it.each([
    ['set where heading and values agree', `IBAN\n${first}\n${wrong}`, 'iban'],
    ['open without a heading', `${first}\n${second}`, null],
    ['set where most are of one kind', `${first}\n${second}\n${wrong}\nto follow`, 'iban'],
    ['set in a column without a heading', `a;${first}\nb;${wrong}\nc;${second}\nd;`, 'iban'],
    ['open where words are the most', `${first}\n${second}\n${wrong}\nto\nbe\nasked`, null],
    ['open where one is an address', [...ibans(10), 'ada@example.com'].join('\n'), null],
    ['open in a mixed column', `Email\nada@example.com\n${first}\n${second}`, null],
  ])('is %s', (_, text, kind) => {
    expect(layoutOf(text).columns.find((reading) => reading !== null)).toBe(kind ?? 'any');
  });
});

describe('a heading', () => {
  it.each([
    ['Telefonnummer\n+49 30 1234567', true],
    ['vat_id\nDE136695976', true],
    ['Who,Where\nada@example.com,Paris', true],
    // Words in the first line of a plain list are a missing value, not a heading.
    ['to be told\nada@example.com\nbob@example.com', false],
    ['ada@example.com\nbob@example.com', false],
    ['Email', false],
  ])('%j: %s', (text, header) => {
    expect(layoutOf(text).header).toBe(header);
  });
});

it('names columns as spreadsheets do', () => {
  const letters = [0, 25, 26, 51, 52, 701, 702].map(columnLetter).join(' ');
  expect(letters).toBe('A Z AA AZ BA ZZ AAA');
  const sheet = parseSheet('Name,,IBAN\na,b,c');
  expect(columnNames(sheet, { header: true })).toEqual(['Name', 'Column B', 'IBAN']);
  expect(columnNames(sheet, { header: false })).toEqual(['Column A', 'Column B', 'Column C']);
});

it.each([
  ['Alder & Co', 'ALDER and Co.', true],
  ['Müller und Söhne', 'Muller & Sohne', true],
  ['Dupont et Fils', 'Dupont & fils', true],
  ['Anderson', 'Andersen', false],
  ['Alder', 'Alder and Co', false],
  ['Und', 'And', false],
])('%s is the same name as %s: %j', (a, b, isSame) => {
  expect(foldName(a) === foldName(b)).toBe(isSame);
});
it.each(['', ' . ', '&'])('“%s” is no name', (name) => {
  expect(foldName(name)).toBe('');
});
