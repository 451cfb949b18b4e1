import { describe, expect, it } from 'vitest';
import { pairUp } from '../../../tools/pair-up.ts';
import { checkValue, readingOf } from '../../checked.ts';

describe('numbers as typed', () => {
  it.each(
    pairUp([
      ['NO974760673MVA', '974 760 673 MVA', 'VAT NO 974 760 673 MVA'],
      ['CHE116281710MWST', '116.281.710 MWST', 'CHE-116.281.710 MWST/TVA/IVA'],
      ['CHE116281710', 'CH-116.281.710'],
      ['DE129273398', 'VAT: DE129273398', 'USt-IdNr.: DE129273398', 'USt-ID: DE 129273398'],
      ['GB980780684', 'VAT No. GB 980 7806 84', 'VAT Reg No: GB980780684'],
      ['FR40303265045', 'TVA FR 40 303 265 045', 'N° TVA: FR 40 303 265 045'],
      ['ATU13585627', 'UID: ATU13585627'],
      ['BE0428759497', 'BTW BE 0428.759.497'],
      ['IT00743110157', 'P. IVA IT00743110157'],
      ['ESB58378431', 'NIF: ESB58378431'],
      ['PL8567346215', 'NIP PL 856-734-62-15'],
      ['CZ25123891', 'DIČ: CZ25123891'],
      ['EL094259216', 'ΑΦΜ: EL094259216'],
    ]),
  )('%s is %s', (typed, value) => {
    expect(readingOf(checkValue('vat', typed))).toEqual({ value, isSound: true });
  });

  it.each([
    ['USt-IdNr. 136695976', 'DE', 'DE136695976'],
    ['VAT 980 7806 84', 'GB', 'GB980780684'],
    ['VAT no. 980 7806 84', 'GB', 'GB980780684'],
    // Numbers from the Isle of Man and Monaco are British and French.
    ['980780684', 'IM', 'GB980780684'],
    ['136695976', 'DE', 'DE136695976'],
    ['ESB58378431', 'ES', 'ESB58378431'],
    ['094259216', 'GR', 'EL094259216'],
    ['094259216', 'EL', 'EL094259216'],
    ['107.787.577', 'CH', 'CHE107787577'],
    ['995525828', 'no', 'NO995525828'],
    ['U13585627', 'AT', 'ATU13585627'],
    ['ATU13585627', 'DE', 'ATU13585627'],
    ['40303265045', 'MC', 'FR40303265045'],
    ['40303265045', 'RE', 'FR40303265045'],
    ['20774740', 'AX', 'FI20774740'],
  ])('%s in %s is %s', (typed, region, value) => {
    expect(readingOf(checkValue('vat', typed, { region }))).toEqual({ value, isSound: true });
  });

  it('says that the country is missing', () => {
    expect(checkValue('vat', '123456789').headline).toBe(
      'Add the country prefix, such as DE or FR, to show which country this VAT number is from.',
    );
  });
});

describe('the suggestion of the probable number', () => {
  it.each(
    pairUp([
      ['ATU13585627', 'AT 13585627'],
      ['SE556036079301', 'SE 556036-0793'],
      ['FR40303265045', 'FR 303 265 045', 'FR 41 303 265 045'],
      ['HU10625790', 'HU 10625790-2-44'],
      ['DE129273398', 'DE 12927339B', 'DE l29273398'],
      [undefined, 'NL OO4495445B01', 'NL 68357371B01', 'FI 201 724-9', 'DE 136695977'],
      [undefined, 'SE 556036-0794', 'HU 10625791-2-44', 'FR 41 303 265 046'],
      ['NL004495445B01', 'NL O04495445B01'],
      ['ESB58378431', 'ES B5837843I'],
    ]),
  )('%s: %s', (typed, suggestion) => {
    const verdict = checkValue('vat', typed);
    expect(verdict.standing).toBe('bad');
    expect(verdict.suggestion).toBe(suggestion);
    if (suggestion !== undefined) expect(checkValue('vat', suggestion).standing).toBe('good');
  });

  it('is also made for a number without a prefix, by region', () => {
    expect(checkValue('vat', '10625790-2-44', { region: 'HU' }).suggestion).toBe('HU10625790');
  });
});

describe('the register that could confirm a number', () => {
  it.each([
    ['DE129273398', 'Not yet confirmed in VIES.'],
    ['XI980780684', 'Not yet confirmed in VIES.'],
    ['GB980780684', 'Only HMRC can confirm it.'],
    ['CHE116281710', 'Only the Swiss UID register can confirm it.'],
    ['NO974760673MVA', 'Only the Brønnøysund registers can confirm it.'],
  ])('%s: %s', (typed, who) => {
    expect(checkValue('vat', typed).headline).toBe(`The check digits match. ${who}`);
  });

  it.each(['EU372022452', 'IM3720000224'])('%s: none', (typed) => {
    expect(checkValue('vat', typed).headline).toBe(
      'The format is correct, but this kind of number has no check digits that Fieldmark can test. No public register can confirm it.',
    );
  });
});
