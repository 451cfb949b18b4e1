/** Exchange rates, and certificates, which take their time. */
import { describe, expect, it } from 'vitest';
import { EURO_RATES } from '../../fixtures/rates.ts';
import { at, sandboxForTests } from '../support.ts';

const waits: number[] = [];
const sandbox = sandboxForTests({ deepMs: 30, wait: async (ms) => void waits.push(ms) });
const ask = async (path: string, params: Record<string, string>): Promise<unknown> =>
  (await sandbox.get(path, params)).body;

describe('exchange rates', () => {
  const rates = (params: Record<string, string> = {}) => ask('/v1/vat/rates', params);

  it('have the base EUR by default', async () => {
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(await rates()).toEqual({ base: 'EUR', date, rates: EURO_RATES });
  });

  it.each(Object.keys(EURO_RATES))('have cross rates to the base %s', async (base) => {
    const body = await rates({ base });
    expect(body).toMatchObject({ base, rates: { [base]: 1 } });
    for (const [code, perEuro] of Object.entries(EURO_RATES)) {
      const rate = Number(at(body, `rates.${code}`));
      expect(rate * (EURO_RATES[base] ?? Number.NaN)).toBeCloseTo(perEuro, perEuro > 50 ? 0 : 3);
    }
  });

  it.each([['usd, gbp,XXX', ['EUR', 'GBP', 'USD']]])(
    'with symbols %s keep the targets and the base',
    async (symbols, codes) => {
      expect(Object.keys(Object(at(await rates({ symbols }), 'rates'))).sort()).toEqual(codes);
    },
  );

  it.each([{ base: 'XXX' }, { base: 'euro' }, { symbols: 'US,GBP' }])('%o: 400', async (params) => {
    expect(await sandbox.status('/v1/vat/rates', params)).toBe(400);
  });
});

describe('certificate transparency', () => {
  const FLAG = 'certificate_transparency';

  it.each([
    ['/v1/domain', 5],
    ['/v1/intelligence/domain', 2],
  ])('of %s: the flag adds data and latency, not cost', async (path, credits) => {
    const query = 'deliverable.test';
    expect(at(await ask(path, { query }), FLAG)).toBeUndefined();
    waits.length = 0;
    const body = await ask(path, { query, [FLAG]: 'true' });
    expect(waits).toEqual([30]);
    expect(at(body, FLAG)).toMatchObject({
      certificate_history: [{ issuer: 'Sandbox CA (fixture)' }, {}],
      current_certificate: { issuer: 'Sandbox CA (fixture)' },
      issuers: ['Sandbox CA (fixture)'],
      subject_alternative_names: ['deliverable.test', 'www.deliverable.test'],
    });
    expect(await sandbox.last()).toEqual([200, credits]);
    expect(await sandbox.status(path, { query, [FLAG]: 'maybe' })).toBe(400);
  });
});
