/** Numbers that a country's rules leave undecided. */
import { describe, expect, it } from 'vitest';
import { checkValue } from '../checked.ts';

describe('France: VAT numbers require the key; the Luhn digit belongs to the SIREN inside', () => {
  it.each([
    // Key and SIREN fit; a number of Monaco, which has no SIREN; only the key fits.
    ['FR40303265045', 'good', 'check-digits-fit'],
    ['FR90000012345', 'good', 'check-digits-fit'],
    ['FR32123456789', 'caution', 'siren-check-digit-wrong'],
    // With a letter in the key, only the SIREN counts, because no formula is published.
    ['FRXA404833048', 'unknown', 'no-check-digits'],
    ['FRXA404833049', 'caution', 'siren-check-digit-wrong'],
    ['FR41303265045', 'bad', 'check-digits-wrong'],
    ['FR12000000000', 'bad', 'never-issued'],
  ])('%s: %s', (typed, standing, reason) => {
    expect(checkValue('vat', typed)).toMatchObject({ standing, reason });
  });

  it('says which check digit is wrong', () => {
    expect(checkValue('vat', 'FR32123456789').headline).toBe(
      'The two characters after FR match, but the check digit of the SIREN (the last nine digits) does not. Compare the number with the original.',
    );
    expect(checkValue('vat', 'FRXA404833049').headline).toMatch(
      /^The check digit of the SIREN \(the last nine digits\) does not match/,
    );
  });

  it('numbers with a valid key or letters in the key are never bad', () => {
    for (let i = 1; i < 3000; i += 1) {
      const siren = String(i * 331_337).padStart(9, '0');
      const key = String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
      expect(['good', 'caution']).toContain(checkValue('vat', `FR${key}${siren}`).standing);
      expect(checkValue('vat', `FRAB${siren}`).standing).not.toBe('bad');
    }
  });
});

describe('Italy: tax offices', () => {
  it.each([
    ['IT00743110157', 'good'],
    // Sources differ on which offices exist between 101 and 201.
    ['IT12345671015', 'unknown'],
    ['IT12345671016', 'bad'],
    ['IT12345675008', 'bad'],
  ])('%s: %s', (typed, standing) => {
    expect(checkValue('vat', typed).standing).toBe(standing);
  });

  it('says that the tax office is unknown', () => {
    expect(checkValue('vat', 'IT12345671015')).toMatchObject({
      reason: 'office-unknown',
      headline:
        'The check digit matches, but Fieldmark does not know the tax office code 101. Not yet confirmed in VIES.',
    });
  });
});

describe('a birth date that does not exist', () => {
  it.each(['CZ7113312745', 'CZ395631439', 'LV31021119994', 'RO1800230123458'])('%s', (typed) => {
    expect(checkValue('vat', typed)).toMatchObject({ standing: 'bad', reason: 'no-such-date' });
    expect(checkValue('vat', typed).headline).toBe(
      'The date of birth in this number does not exist. There is probably a typo.',
    );
  });
});

describe('United Kingdom: 97 and 97-55', () => {
  it.each([
    ['GB220430231', 'good'],
    ['GB340804329', 'good'],
    // 97 minus 55 is 42. HMRC has no scheme with 55 added.
    ['GB220430286', 'bad'],
    ['GB220430273', 'good'],
    ['GB010430231', 'bad'],
  ])('%s: %s', (typed, standing) => {
    expect(checkValue('vat', typed).standing).toBe(standing);
  });
});
