/** GET /v1/vat/rates. */
import { expect, it } from 'vitest';
import { EURO_RATES } from '../../fixtures/rates.ts';
import { at, sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const rates = async (params: Record<string, string> = {}) => sandbox.get('/v1/vat/rates', params);

it('the base defaults to EUR and maps to 1', async () => {
  const { body } = await rates();
  expect(body).toEqual({
    base: 'EUR',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    rates: EURO_RATES,
  });
  expect(at(body, 'rates.EUR')).toBe(1);
});

it.each(Object.keys(EURO_RATES))('base %s: cross rates', async (base) => {
  const { body } = await rates({ base });
  expect(at(body, 'base')).toBe(base);
  expect(at(body, `rates.${base}`)).toBe(1);
  for (const [code, perEuro] of Object.entries(EURO_RATES)) {
    const rate = Number(at(body, `rates.${code}`));
    expect(rate * (EURO_RATES[base] ?? Number.NaN)).toBeCloseTo(perEuro, perEuro > 50 ? 0 : 3);
  }
});

it.each([
  ['USD', ['EUR', 'USD']],
  ['usd, gbp', ['EUR', 'GBP', 'USD']],
  ['USD,XXX', ['EUR', 'USD']],
  ['EUR', ['EUR']],
])('symbols %s keeps the targets and the base', async (symbols, codes) => {
  const { body } = await rates({ symbols });
  expect(Object.keys(Object(at(body, 'rates'))).sort()).toEqual(codes);
});

it.each([{ base: 'XXX' }, { base: 'euro' }, { symbols: 'US,GBP' }])('%o is 400', async (params) => {
  expect((await rates(params)).status).toBe(400);
});
