/** GET /v1/vat/rates: cross rates computed from the fixture's euro table. */

import { EURO_RATES, RATES_DATE } from '../fixtures/rates.ts';
import type { Work } from '../request/endpoints.ts';
import { badRequest } from '../request/problem.ts';
import { type Query, text } from '../request/query.ts';

const CODE = /^[A-Z]{3}$/;

/** Six significant digits, as many as the ECB publishes at most. */
const round = (rate: number): number => Number(rate.toPrecision(6));

/** Leaves out unknown target currencies; an unknown base or an invalid code is 400. */
export function rates(query: Query): Work {
  const base = (text(query, 'base') ?? 'EUR').toUpperCase();
  const perEuro = EURO_RATES[base];
  if (perEuro === undefined) throw badRequest('base is not a currency of the table');
  const symbols = text(query, 'symbols')
    ?.split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');
  if (symbols?.some((code) => !CODE.test(code))) {
    throw badRequest('symbols must be ISO 4217 codes');
  }
  return () => {
    const targets = Object.entries(EURO_RATES).filter(
      ([code]) => code === base || symbols === undefined || symbols.includes(code),
    );
    return {
      base,
      date: RATES_DATE,
      rates: Object.fromEntries(
        targets.map(([code, rate]) => [code, code === base ? 1 : round(rate / perEuro)]),
      ),
    };
  };
}
