/**
 * Answers that the sandbox computes: IBANs, with ibantools as a second opinion, VAT numbers, with jsvat,
 * and exchange rates. And certificates, which take their time.
 */
import { countrySpecs, isSEPACountry } from 'ibantools';
import { checkVAT, countries } from 'jsvat';
import { describe, expect, it } from 'vitest';
import { IBAN_REGISTRY, SEPA } from '../../fixtures/iban-registry.ts';
import { EURO_RATES } from '../../fixtures/rates.ts';
import { at, sandboxForTests } from '../support.ts';

const waits: number[] = [];
const sandbox = sandboxForTests({ deepMs: 30, wait: async (ms) => void waits.push(ms) });
const ask = async (path: string, params: Record<string, string>): Promise<unknown> =>
  (await sandbox.get(path, params)).body;
const iban = (query: string) => ask('/v1/vat/iban', { query });

describe('an IBAN', () => {
  /** The registry's published examples of countries with parts of every form. */
  const EXAMPLES = `AD1200012030200359100100 AZ21NABZ00000000137010001944 BE68539007547034
BR1800360305000010009795493C1 DE89370400440532013000 ES9121000418450200051332
FR1420041010050500013M02606 GB29NWBK60161331926819 IT60X0542811101000000123456
LC55HEMM000100010012001200023015 MT84MALT011000012345MTLCAST001S NO9386011117947
SC18SSCB11010000000000001497USD`.split(/\s+/);

  it.each(EXAMPLES)('of the registry, %s, is valid', async (example) => {
    const country = example.slice(0, 2);
    expect(await iban(example)).toMatchObject({
      iban: example,
      valid: true,
      bban: example.slice(4),
      checksum_digits: example.slice(2, 4),
      country_code: country,
      country_name: expect.stringMatching(/^\p{Lu}/u),
      in_sepa_zone: SEPA.has(country),
    });
  });

  const BANK = { bank_name: 'Commerzbank', bic: 'COBADEFFXXX' };
  it.each([
    ['DE89370400440532013000', '37040044', '', '0532013000', BANK],
    [' de89 3704 0044 0532 0130 00 ', '37040044', '', '0532013000', BANK],
    ['GB29NWBK60161331926819', 'NWBK', '601613', '31926819', {}],
    ['IT60X0542811101000000123456', '05428', '11101', '000000123456', {}],
    ['NO9386011117947', '8601', '', '111794', {}],
    // The fixture does not know this bank.
    ['SK3112000000198742637541', '1200', '', '0000198742637541', { bank_name: '', bic: '' }],
  ])('%s has bank, branch and account', async (query, bank_code, branch_code, account, more) => {
    const parts = { bank_code, branch_code, account_number: account, valid: true, ...more };
    expect(await iban(query)).toMatchObject(parts);
  });

  it.each([
    ['too few digits', 'DE8937040044053201300'],
    ['a letter among digits', 'DE8937040044053201300A'],
    ['no such country', 'ZZ89370400440532013000'],
    ['no form of an IBAN', 'HELLO'],
  ])('with %s is not valid, which is billed', async (_case, query) => {
    expect(await iban(query)).toMatchObject({ valid: false, bank_code: '', bic: '' });
    expect(await sandbox.last()).toEqual([200, 1]);
  });

  it('of the registry with one character changed is not valid', async () => {
    await sandbox.setKey({ perSecond: null, perMinute: null });
    const changed = EXAMPLES.flatMap((example) =>
      [2, 5, example.length - 1].map((place) => {
        const old = example.charAt(place);
        const other = /\d/.test(old) ? String((Number(old) + 1) % 10) : old === 'A' ? 'B' : 'A';
        return example.slice(0, place) + other + example.slice(place + 1);
      }),
    );
    const valid = await Promise.all(changed.map(async (text) => at(await iban(text), 'valid')));
    expect(changed.filter((_text, index) => valid[index] !== false)).toEqual([]);
  });

  it('has the length and, but for countries that joined in 2024 and 2025, the zone that ibantools has', () => {
    const all = Object.entries(IBAN_REGISTRY);
    const lengths = all.map(([country, [structure]]) => {
      const sizes = structure.match(/\d+/g) ?? [];
      return [country, sizes.reduce((sum, size) => sum + Number(size), 4)] as const;
    });
    expect(
      lengths.filter(([country, size]) => size !== (countrySpecs[country]?.chars ?? size)),
    ).toEqual([]);
    const differing = all.filter(([country]) => SEPA.has(country) !== isSEPACountry(country));
    expect(differing.map(([country]) => country)).toEqual(['AL', 'MD', 'ME', 'MK', 'RS']);
  });
});

describe('a VAT number', () => {
  const NUMBERS = ['ATU13585627', 'DE136695976', 'EL094259216', 'FR83404833048', 'SK2022749619'];

  it.each([...NUMBERS, 'XI980780684'])('%s fits, and not with another digit', async (number) => {
    const wrong = number.replace(/(\d)(\D*)$/, (_all, digit: string, tail: string) => {
      return `${(Number(digit) + 1) % 10}${tail}`;
    });
    for (const [query, valid] of [
      [number, true],
      [wrong, false],
    ] as const) {
      expect(checkVAT(query.replace(/^XI/, 'GB'), countries).isValid).toBe(valid);
      const expected = { valid, vat_number: query, country_code: number.slice(0, 2) };
      expect(await ask('/v1/vat', { query })).toMatchObject(expected);
    }
  });

  it.each(['DE987654328', 'IT12345670017'])('%s fits but is not registered', async (query) => {
    expect(checkVAT(query, countries).isValid).toBe(true);
    expect(await ask('/v1/vat', { query })).toMatchObject({ valid: false });
  });
});

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
