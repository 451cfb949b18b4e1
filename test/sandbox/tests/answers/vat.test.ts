/** GET /v1/vat, with jsvat as a second opinion on the check digits. */
import { checkVAT, countries } from 'jsvat';
import { describe, expect, it } from 'vitest';
import { sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const vat = async (query: string): Promise<unknown> =>
  (await sandbox.get('/v1/vat', { query })).body;

const NUMBERS = 'ATU13585627 DE136695976 EL094259216 FR83404833048 SK2022749619 XI980780684'.split(
  ' ',
);

/** Increments the last digit, which is wrong wherever the number ends in a check digit. */
const withWrongLastDigit = (number: string): string =>
  number.replace(/(\d)(\D*)$/, (_all, digit: string, tail: string) => {
    return `${(Number(digit) + 1) % 10}${tail}`;
  });

const WRONG = NUMBERS.map(withWrongLastDigit);

describe('numbers of VIES states', () => {
  it.each(NUMBERS)('%s fits', async (number) => {
    expect(checkVAT(number.replace(/^XI/, 'GB'), countries).isValid).toBe(true);
    expect(await vat(number)).toMatchObject({
      valid: true,
      vat_number: number,
      country_code: number.slice(0, 2),
    });
  });

  it.each(WRONG)('%s does not fit', async (number) => {
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
