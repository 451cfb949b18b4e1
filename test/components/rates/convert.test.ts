import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crossRate, parseAmount } from '../../../components/rates/convert.ts';

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
])('one %s in %s is %s', (from, to, worth) => {
  expect(crossRate(TABLE, from, to)).toBe(worth);
});

it('undoes itself', () => {
  const rate = fc.double({ min: 1e-3, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(rate, rate, (a, b) => {
      const table = { ...TABLE, rates: { AAA: a, BBB: b } };
      const there = crossRate(table, 'AAA', 'BBB') ?? Number.NaN;
      const back = crossRate(table, 'BBB', 'AAA') ?? Number.NaN;
      expect(there * back).toBeCloseTo(1, 9);
    }),
  );
});

it.each([
  ['10', 10],
  ['10.5', 10.5],
  ['10,5', 10.5],
  [' 1 000 ', 1000],
  ['', null],
  ['1,000.5', null],
  ['-1', null],
  ['1e3', null],
])('reads "%s" as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
