/** GET /v1/vat, with jsvat as a second opinion on the check digits. */
import { checkVAT, countries } from 'jsvat';
import { describe, expect, it } from 'vitest';
import { sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const vat = async (query: string): Promise<unknown> =>
  (await sandbox.get('/v1/vat', { query })).body;

const NUMBERS = `ATU13585627 BE0411905847 BG175074752 CY10259033P CZ25123891 DE136695976 DK13585628
EE100931558 EL094259216 ESA13585625 ESX2482300W FI20774740 FR40303265045 FR83404833048
HR33392005961 HU12892312 IE6433435F IE6433435OA IT00743110157 LT119511515 LU15027442
LV40003521600 MT11679112 NL004495445B01 NL123456789B13 PL8567346215 PT501964843 RO18547290
SE123456789701 SI50223054 SK2022749619 XI980780684`.split(/\s+/);

/** Increments the last digit, which is wrong wherever the number ends in a check digit. */
const withWrongLastDigit = (number: string): string =>
  number.replace(/(\d)(\D*)$/, (_all, digit: string, tail: string) => {
    return `${(Number(digit) + 1) % 10}${tail}`;
  });

/** Without SE, which ends in 01, and NL, which ends in a suffix. */
const WRONG = NUMBERS.filter((number) => !/^(SE|NL)/.test(number)).map(withWrongLastDigit);

describe('numbers of VIES states', () => {
  it('covers the 27 EU states and Northern Ireland', () => {
    expect(new Set(NUMBERS.map((number) => number.slice(0, 2))).size).toBe(28);
  });

  it.each(NUMBERS)('%s fits', async (number) => {
    expect(checkVAT(number.replace(/^XI/, 'GB'), countries).isValid).toBe(true);
    expect(await vat(number)).toMatchObject({
      valid: true,
      vat_number: number,
      country_code: number.slice(0, 2),
    });
  });

  it.each([...WRONG, 'SE123456789101', 'NL004495446B01'])('%s does not fit', async (number) => {
    expect(checkVAT(number.replace(/^XI/, 'GB'), countries).isValid).toBe(false);
    expect(await vat(number)).toMatchObject({ valid: false });
  });

  it.each([
    ['de 136 695 976', 'DE136695976'],
    ['BE 0411.905.847', 'BE0411905847'],
    ['GR094259216', 'EL094259216'],
  ])('%s is normalised', async (query, vat_number) => {
    expect(await vat(query)).toMatchObject({ valid: true, vat_number });
  });
});

describe('registry data', () => {
  it('has the companies of the fixture', async () => {
    expect(await vat('DE123456788')).toMatchObject({
      valid: true,
      company_name: 'Example Trading GmbH (sandbox fixture)',
      company_address: expect.stringContaining('Berlin'),
    });
  });

  it('has no other companies', async () => {
    expect(await vat('DE136695976')).toMatchObject({ company_name: '', company_address: '' });
  });

  it.each(['DE987654328', 'IT12345670017'])('%s fits but is not registered', async (number) => {
    expect(checkVAT(number, countries).isValid).toBe(true);
    expect(await vat(number)).toMatchObject({ valid: false });
  });

  it.each(['GB980780684', 'CHE123456788MWST', 'NO974760673MVA'])(
    '%s is outside VIES',
    async (number) => {
      expect(await vat(number)).toMatchObject({ valid: false, country_code: number.slice(0, 2) });
    },
  );
});

it.each(['136695976', 'D', 'DE', 'DE13669!'])(
  '%s is 400: no prefix or no number',
  async (query) => {
    expect((await sandbox.get('/v1/vat', { query })).status).toBe(400);
    expect(await sandbox.last()).toEqual([400, 0]);
  },
);
