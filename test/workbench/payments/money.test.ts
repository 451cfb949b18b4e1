import { expect, it } from 'vitest';
import {
  formatDecimal,
  hasTooManyDecimals,
  parseDecimal,
} from '../../../lib/workbench/payments/money.ts';

it.each([
  ['12', '12.00'],
  ['12.5', '12.50'],
  ['0.01', '0.01'],
  ['12.34500', '12.345'],
  ['12.34567', '12.34567'],
  ['12.345670', '12.34567'],
  ['-0.50', '-0.50'],
  ['+3', '3.00'],
  // More than a number of JavaScript tells apart.
  ['900719925474099301.01', '900719925474099301.01'],
])('reads %s as %s', (text, written) => {
  expect(formatDecimal(parseDecimal(text) ?? 0n)).toBe(written);
});

it.each([
  '',
  '12,50',
  '1.234,50',
  '1 234',
  '1e5',
  '0x1F',
  'NaN',
  '12.345678',
  '--1',
  '1'.repeat(19),
])('does not read %j', (text) => {
  expect(parseDecimal(text)).toBeNull();
});

it('adds up without a loss', () => {
  const sum = Array.from({ length: 10 }, () => parseDecimal('0.1') ?? 0n).reduce((a, b) => a + b);
  expect(formatDecimal(sum)).toBe('1.00');
});

it.each([
  ['1.00', 'EUR', false],
  ['1.005', 'EUR', true],
  ['1.000', 'EUR', false],
  ['100', 'JPY', false],
  ['100.00', 'JPY', false],
  ['100.50', 'JPY', true],
  ['1.005', 'KWD', false],
  ['1.0005', 'KWD', true],
])('%s %s has too many decimals: %s', (amount, currency, isTooMany) => {
  expect(hasTooManyDecimals(amount, currency)).toBe(isTooMany);
});
