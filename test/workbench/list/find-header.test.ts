import { describe, expect, it } from 'vitest';
import { columnNames, nameColumnIn, recogniseLayout } from '../../../lib/workbench/list/columns.ts';
import { findHeader } from '../../../lib/workbench/list/find-header.ts';
import { bodyRows, headingsIn, rowsAbove } from '../../../lib/workbench/list/header.ts';
import { parseSheet, sheetFromRows } from '../../../lib/workbench/list/sheet.ts';
import { ibans } from '../../ibans.ts';

const [first = '', second = '', third = ''] = ibans(3);
const ROWS = `Ada;${first};ada@example.com;12.50\nBob;${second};bob@example.com;7,00\nCid;${third};;9`;
const HEAD = 'Supplier;IBAN;Email;Amount';
const placeOf = (text: string) => findHeader(parseSheet(text, ';'));

describe('the header', () => {
  it.each<[string, string, number]>([
    ['in the first row', `${HEAD}\n${ROWS}`, 0],
    ['below a title', `Suppliers 2026\n${HEAD}\n${ROWS}`, 1],
    ['below a title that names a kind', `IBANs of our suppliers\n${HEAD}\n${ROWS}`, 1],
    ['below a title with empty cells', `Suppliers 2026;;;\n${HEAD}\n${ROWS}`, 1],
    ['below a title and an empty row', `Suppliers\n\n${HEAD}\n${ROWS}`, 1],
    ['below a title and a date', `Suppliers\nAs of;2026-11-29\n${HEAD}\n${ROWS}`, 2],
    ['below a German date', `Lieferanten\nStand: 29.11.2026;;;\n;;;\n${HEAD}\n${ROWS}`, 2],
    ['below who made it', `Suppliers\nBy;ada@example.com\n${HEAD}\n${ROWS}`, 2],
    ['below an amount', `Open;;;1,234.50\n${HEAD}\n${ROWS}`, 1],
    ['below headings of groups', `Supplier;Bank;Contact;\n${HEAD}\n${ROWS}`, 1],
    ['below a group that names a kind', `;Bank account;Contact;\n${HEAD}\n${ROWS}`, 1],
    ['below a title and groups', `Suppliers\n;Account;Contact;\n${HEAD}\n${ROWS}`, 2],
    ['in Polish below a title', `Dostawcy\nNazwa;Numer rachunku;E-mail;Kwota\n${ROWS}`, 1],
    ['of words that name no kind', `Title\nWho;Where;How;What\n${ROWS}`, 1],
    ['below twelve rows', `${'A remark\n'.repeat(12)}${HEAD}\n${ROWS}`, 12],
    ['above a repeated one', `${HEAD}\n${ROWS}\n${HEAD}\n${ROWS}`, 0],
    ['above a row without values', `${HEAD}\nTo be told;to follow;unknown;\n${ROWS}`, 0],
    [
      'above a cell with a word',
      `Name;IBAN;Contact\nAda;${first};email\nBob;${second};a@x.example`,
      0,
    ],
  ])('%s', (_, text, above) => {
    expect(placeOf(text)).toEqual({ header: true, ...(above > 0 && { above }) });
  });

  it.each([
    ['a list without one', ROWS],
    ['rows above a header in the middle', `${ROWS}\n${HEAD}\n${ROWS}`],
    ['a plain list', `to be told\n${first}\n${second}`],
    ['a letter', `Dear Ada\nplease use my new bank account\n${first}\nKind regards\nBob`],
    ['nothing', ''],
  ])('is not found in %s', (_, text) => {
    expect(placeOf(text)).toEqual({ header: false });
  });

  it('is found in a list of one column', () => {
    const list = ['Our suppliers', 'IBAN', first, second, third].join('\n');
    expect(findHeader(parseSheet(list))).toEqual({ header: true, above: 1 });
    const values = ['me@example.com', 'Email', 'a@x.example', 'b@x.example'].join('\n');
    expect(findHeader(parseSheet(values))).toEqual({ header: false });
  });
});

describe('the rows', () => {
  const sheet = parseSheet(
    `Suppliers\n\nSupplier;Account;;Contact\n;IBAN;Email;Email\nAda;${first};a@x.example;b@x.example\nBob;${second};;`,
    ';',
  );
  const layout = recogniseLayout(sheet, [null, 'iban', 'email', 'email']);

  it('above the header are no rows of the list', () => {
    expect(layout).toEqual({ header: true, above: 2, columns: [null, 'iban', 'email', 'email'] });
    expect(rowsAbove(sheet, layout).map(({ number }) => number)).toEqual([1, 3]);
    expect(bodyRows(sheet, layout).map(({ number }) => number)).toEqual([5, 6]);
  });

  it('of headings name the columns together', () => {
    const names = ['Supplier', 'IBAN', 'Account: Email', 'Contact: Email'];
    expect(columnNames(sheet, layout)).toEqual(names);
    expect(nameColumnIn(sheet, layout)).toBe(0);
  });

  it('are read from where the person said', () => {
    expect(recogniseLayout(sheet, [], { header: true, above: 1 })).toMatchObject({ above: 1 });
    expect(headingsIn(sheet, { header: false, above: 0 })).toBeNull();
  });

  it('a title is no heading of a column without one', () => {
    const rows = [['List'], ['', 'IBAN'], ['1', first]];
    const numbered = rows.map((cells, i) => ({ number: i + 1, cells }));
    expect(headingsIn(sheetFromRows(numbered), { header: true, above: 1 })).toEqual(['', 'IBAN']);
  });
});
