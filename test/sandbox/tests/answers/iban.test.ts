/** GET /v1/vat/iban, against the examples of the IBAN registry and ibantools as a second opinion. */
import { countrySpecs, isSEPACountry } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { IBAN_REGISTRY, SEPA } from '../../fixtures/iban-registry.ts';
import { at, sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const iban = async (query: string): Promise<unknown> =>
  (await sandbox.get('/v1/vat/iban', { query })).body;

/** The registry's published examples of countries with parts of every form. */
const EXAMPLES = `AD1200012030200359100100 AZ21NABZ00000000137010001944 BE68539007547034
BR1800360305000010009795493C1 DE89370400440532013000 ES9121000418450200051332
FR1420041010050500013M02606 GB29NWBK60161331926819 IT60X0542811101000000123456
LC55HEMM000100010012001200023015 MT84MALT011000012345MTLCAST001S NO9386011117947
SC18SSCB11010000000000001497USD`.split(/\s+/);

describe('valid IBANs', () => {
  it.each(EXAMPLES)('%s', async (example) => {
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

  it.each([' de89 3704 0044 0532 0130 00 ', 'DE89-3704-0044-0532-0130-00'])(
    '%s is normalised',
    async (query) => {
      expect(await iban(query)).toMatchObject({ iban: 'DE89370400440532013000', valid: true });
    },
  );
});

describe('bank, branch and account', () => {
  it.each([
    ['DE89370400440532013000', '37040044', '', '0532013000'],
    ['GB29NWBK60161331926819', 'NWBK', '601613', '31926819'],
    ['FR1420041010050500013M02606', '20041', '01005', '0500013M026'],
    ['IT60X0542811101000000123456', '05428', '11101', '000000123456'],
    ['ES9121000418450200051332', '2100', '0418', '0200051332'],
    ['PL61109010140000071219812874', '109', '0101', '0000071219812874'],
    ['NO9386011117947', '8601', '', '111794'],
    ['NL91ABNA0417164300', 'ABNA', '', '0417164300'],
  ])('%s', async (query, bank_code, branch_code, account_number) => {
    expect(await iban(query)).toMatchObject({ bank_code, branch_code, account_number });
  });

  it('have a bank name only for banks of the fixture', async () => {
    expect(await iban('DE89370400440532013000')).toMatchObject({
      bank_name: 'Commerzbank',
      bic: 'COBADEFFXXX',
    });
    expect(await iban('SK3112000000198742637541')).toMatchObject({ bank_name: '', bic: '' });
  });
});

describe('IBANs that are not valid', () => {
  it.each([
    ['a wrong digit', 'DE89370400440532013001'],
    ['two digits swapped', 'DE89370400440523013000'],
    ['too short', 'DE8937040044053201300'],
    ['too long', 'DE893704004405320130000'],
    ['a letter among digits', 'DE8937040044053201300A'],
    ['no such country', 'ZZ89370400440532013000'],
    ['not an IBAN at all', 'HELLO'],
  ])('%s', async (_case, query) => {
    expect(await iban(query)).toMatchObject({ valid: false, bank_code: '', bic: '' });
  });

  it('include every example with one character changed', async () => {
    await sandbox.control('keys', { key: 'active', perSecond: null, perMinute: null });
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

  it('are billed, because the API answered', async () => {
    await iban('DE00');
    expect(await sandbox.last()).toEqual([200, 1]);
  });

  it.each(['DE89!', 'a@b.com'])('%s is 400', async (query) => {
    expect((await sandbox.get('/v1/vat/iban', { query })).status).toBe(400);
  });
});

describe('the table agrees with ibantools', () => {
  const shared = Object.keys(IBAN_REGISTRY).filter((country) => countrySpecs[country]?.chars);

  it.each(shared)('%s: length', (country) => {
    const sizes = (IBAN_REGISTRY[country]?.[0] ?? '').match(/\d+/g) ?? [];
    const total = sizes.reduce((sum, size) => sum + Number(size), 4);
    expect(total).toBe(countrySpecs[country]?.chars);
  });

  it('on SEPA, except for the five countries that joined in 2024 and 2025', () => {
    const differing = Object.keys(IBAN_REGISTRY).filter(
      (country) => SEPA.has(country) !== isSEPACountry(country),
    );
    expect(differing).toEqual(['AL', 'MD', 'ME', 'MK', 'RS']);
  });
});
