/** Figures with commas or decimals, which may have as many digits as an IBAN, are none. */
import { describe, expect, it } from 'vitest';
import { columnKinds, detect, readCellAs, readColumns } from '../../../lib/values/detect/index.ts';
import { kindByShape } from '../../../lib/workbench/list/column-shapes.ts';
import { ibans } from '../../ibans.ts';

const [first, second, third] = ibans(3);
const FIGURES = [
  '12,345,678,901.23',
  '1,234,567,890,123,456.78',
  '12.345.678.901,23',
  '1.234.567.890.123.456,78',
  '1 234 567 890 123 456,78',
  "1'234'567'890'123'456.78",
  '12,345,678,901,234,567,890,123',
  '123456789012345678.90',
  '12345678901234567890,12',
  '0.12345678901234567890',
  '8.93704E+20',
  '-12,345,678,901.23',
  '(12,345,678,901.23)',
  'EUR 12,345,678,901,234,567.89',
  'DE 1,234.56',
  'DE 1234,56',
  'DE 12,345,678,901.23',
  'DE 12.345.678.901.234.567,89',
  'DE12,345,678,901,234,567.89',
  'NO 1,234,567,890,123.00',
  'NL 1.234.567,89',
  'BE 12.345.678.901.234,56',
  'GB 1,234,567,890,123,456.78',
  "CH 1'234'567'890'123'456.78",
  'CH 1 234 567 890 123 456,78',
];
const areIbans = (findings: readonly { readonly kind: string; readonly raw: string }[]) =>
  findings.filter(({ kind, raw }) => kind === 'iban' && ![first, second, third].includes(raw));

describe.each(FIGURES)('%s is no IBAN', (figure) => {
  it.each([
    ['alone', figure],
    ['in a sentence', `The total of ${figure} was paid.`],
    ['after a label', `IBAN: ${figure}`],
    ['after a label without a colon', `IBAN ${figure}`],
    ['after the label of an account', `Account number: ${figure}`],
    ['after another label', `Amount: ${figure}`],
  ])('%s', (_, text) => {
    expect(areIbans(detect(text))).toEqual([]);
    expect(areIbans(detect(text, { scope: 'selection' }))).toEqual([]);
  });

  it.each([
    ['of IBANs', `Name\tIBAN\nA\t${first}\nB\t${figure}\nC\t${second}\nD\t${third}`],
    [
      'beside IBANs',
      `IBAN\tAmount\n${first}\t${figure}\n${second}\t${figure}\n${third}\t${figure}`,
    ],
    ['without a header', `${first}\t${figure}\n${second}\t${figure}\n${third}\t${figure}`],
  ])('in a column %s', (_, text) => {
    expect(areIbans(readColumns(text, detect(text)).findings)).toEqual([]);
  });

  it('in a list', () => {
    expect(readCellAs('iban', figure)).toBeNull();
    expect(kindByShape(figure)).not.toBe('iban');
    const rows = [['Name', 'Amount'], ...['a', 'b', 'c'].map((name) => [name, figure])];
    expect(columnKinds(rows)[1]).not.toBe('iban');
  });
});

it.each([
  'DE89370400440532013001',
  'DE89 3704 0044 0532 0130 01',
  'DE89.3704.0044.0532.0130.01',
  'DE89,3704,0044,0532,0130,01',
  'FR14 2004 1010 0505 0001 3M02 607',
  '89 3704 0044 0532 0130 00',
  '89 3704 0044 0532 0130,00',
  '370400440532013000',
  '1234.56.78901',
])('%s is still read in a column of IBANs', (cell) => {
  expect(readCellAs('iban', cell)).toMatchObject({ kind: 'iban' });
});
