import { describe, expect, it } from 'vitest';
import { amountColumnOf, isCounter, readAmount } from '../../../lib/workbench/list/amounts.ts';
import { isTotalText, totalsAmong } from '../../../lib/workbench/list/totals.ts';

it.each([
  ['1,240.00', 1240],
  ['1.240,00', 1240],
  ['1 240,00', 1240],
  ['1\u202f240,00 €', 1240],
  ["CHF 98'765.40", 98_765.4],
  ['98’765.40', 98_765.4],
  ['1.234.567', 1_234_567],
  ['1,234', 1234],
  ['0,125', 0.125],
  ['12,5', 12.5],
  ['1240', 1240],
  ['€ 89.90', 89.9],
  ['R$ 1.190,00', 1190],
  ['190,00 zł', 190],
  ['EUR 1.190,00', 1190],
  ['-12.50', -12.5],
  ['−12,50 EUR', -12.5],
  ['12.50-', -12.5],
  ['(12.50)', -12.5],
  ['', null],
  ['n/a', null],
  ['DE89370400440532013000', null],
  ['12 Main Street', null],
])('the amount of %j is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it('a number of a workbook has a decimal point', () => {
  expect(readAmount('1.234', true)).toBe(1.234);
});

const rows = (...table: readonly (readonly string[])[]) =>
  table.map((cells, i) => ({ number: i + 1, cells }));

it.each([
  [['No.', 'Name', 'Amount'], 2],
  [['Pos', 'Name', 'Betrag'], 2],
  [['No.', 'Name', 'Montant TTC'], 2],
  // Without a heading, the numbers with decimals.
  [null, 2],
  [['A', 'B', 'C'], 2],
])('the amounts below %j are in column %s', (headings, column) => {
  const body = rows(['1', 'Ada', '12.50'], ['2', 'Bob', '1,240.00'], ['3', 'Eve', '7.10']);
  expect(amountColumnOf(body, headings, 3, () => false)).toBe(column);
});

it('a column that is read, or of whole numbers without a telling heading, has no amounts', () => {
  const body = rows(['1', '12.50'], ['2', '13.50']);
  expect(amountColumnOf(body, null, 2, (column) => column === 1)).toBeNull();
  expect(amountColumnOf(rows(['1', '50667']), ['No.', 'Postcode'], 2, () => false)).toBeNull();
});

it('a column counts the rows where each number is one more than the last', () => {
  expect(isCounter(rows(['7'], ['8'], [''], ['9']), 0)).toBe(true);
  expect(isCounter(rows(['7'], ['9']), 0)).toBe(false);
  expect(isCounter(rows(['7']), 0)).toBe(false);
});

describe('a sum', () => {
  it.each([
    ...['Total', 'TOTAL:', 'Totals', 'Grand total', 'Sub-total', 'Subtotal', 'Sum', 'Total amount'],
    ...[
      'Summe',
      'Gesamtsumme',
      'Zwischensumme',
      'Gesamt',
      'Gesamtbetrag',
      'Summe EUR',
      'Insgesamt',
    ],
    ...['Total général', 'Sous-total', 'Montant total', 'Total TTC', 'Somme'],
    ...['Suma', 'Importe total', 'Total general', 'Totales'],
    ...['Totale', 'Totale generale', 'Subtotale', 'Somma', 'Importo totale'],
    ...['Totaal', 'Eindtotaal', 'Subtotaal', 'Totaalbedrag', 'Totaal incl. btw'],
    ...['Razem', 'Suma', 'Ogółem', 'Łącznie', 'Suma częściowa'],
    ...['Soma', 'Total geral', 'Valor total', 'Totais', 'Σ', 'Total (EUR)', 'Total 12 invoices'],
  ])('is named %j', (text) => {
    expect(isTotalText(text)).toBe(true);
  });

  it.each([
    'Total SA',
    'TotalEnergies',
    'Summer Ltd',
    'Sum Wong',
    'Gesamtschule Nord',
    'Razemski',
    '',
  ])('is not named %j', (text) => {
    expect(isTotalText(text)).toBe(false);
  });

  const isRead = (column: number) => column === 1;
  const totals = (...table: readonly (readonly string[])[]) => {
    const body = rows(...table);
    const maybe = body.flatMap((row, position) =>
      /^DE/.test(row.cells[1] ?? '') ? [] : [{ position, row }],
    );
    return [...totalsAmong(maybe, body, isRead)];
  };

  it('is a row that says so, in any cell', () => {
    expect(totals(['Ada', 'DE1', '10'], ['Total', '', '11'])).toEqual([1]);
    expect(totals(['Ada', 'DE1', '10'], ['', 'Summe', '11'])).toEqual([1]);
    // What is in a cell that is read has to be looked at.
    expect(totals(['Ada', 'DE1', '10'], ['Total', 'to be told', '11'])).toEqual([]);
  });

  it('is a row of numbers, or the last row, with the sum of those above, of all or of a part', () => {
    const part = [
      ['Ada', 'DE1', '10.10'],
      ['Bob', 'DE2', '20,20'],
    ] as const;
    expect(totals(...part, ['', '', '30.30'])).toEqual([2]);
    expect(totals(...part, ['All of it', '', '30.30'])).toEqual([2]);
    expect(totals(...part, ['', '', '30.30'], ...part, ['', '', '30.3'], ['', '', '60.6'])).toEqual(
      [2, 5, 6],
    );
    expect(totals(...part, ['Eve', '', '30.30'], ['Fay', 'DE3', '1'])).toEqual([]);
    expect(totals(...part, ['Eve', '', '99'])).toEqual([]);
  });

  it('is not the next number of a column that counts the rows', () => {
    expect(totals(['1', 'DE1', '7'], ['2', 'DE2', '8'], ['3', '', ''])).toEqual([]);
  });
});
