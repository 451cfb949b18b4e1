import { expect, it } from 'vitest';
import {
  crossRate,
  parseAmount,
  parseCurrencyCodes,
} from '../../../components/popup/CurrencyConverter.tsx';

const TABLE = {
  base: 'EUR',
  date: '2026-11-20',
  at: 0,
  credits: 1,
  rates: { USD: 1.25, GBP: 0.5, XXX: 0 },
};

it.each([
  ['EUR', 'USD', 1.25],
  ['USD', 'EUR', 0.8],
  ['GBP', 'USD', 2.5],
  ['EUR', 'EUR', 1],
  ['EUR', 'JPY', null],
  ['XXX', 'EUR', null],
])('converts one %s to %s: %s', (from, to, rate) => {
  expect(crossRate(TABLE, from, to)).toBe(rate);
});

it.each([
  ['10.5', 10.5],
  ['10,5', 10.5],
  [' 1 000 ', 1000],
  ['', null],
  ['1,000.5', null],
  ['-1', null],
  ['1e3', null],
])('parses "%s" as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each([
  ['', null],
  [' , ; ', null],
  ['usd', ['USD']],
  ['USD, gbp;chf  usd', ['CHF', 'GBP', 'USD']],
  ['US', undefined],
  ['USD GB1', undefined],
  [Array.from({ length: 61 }, () => 'USD').join(','), undefined],
])('parses %j as %j', (text, codes) => {
  expect(parseCurrencyCodes(text)).toEqual(codes);
});
