import { describe, expect, it } from 'vitest';
import { dice } from '../../../bench/texts.ts';
import { withCheckDigits } from '../../../values/detect/generate.ts';
import { checkValue, factsOf, readingOf } from '../../checked.ts';
import { IBAN_EXAMPLES } from '../examples.ts';

describe('a single typo', () => {
  it.each([
    // Two characters swapped, or one mistyped: the national check digits leave only one correction.
    ['BE68 5390 0754 7043', /Two neighbouring characters are probably swapped/, 'BE68539007547034'],
    ['BE68 5390 0754 7035', /One character is probably mistyped/, 'BE68539007547034'],
    [
      'FR14 2004 1010 0505 0001 3M06 06',
      /have 27 characters.*has 26/,
      'FR1420041010050500013M02606',
    ],
    ['BE68 5390 0754 70344', /have 16 characters.*has 17/, 'BE68539007547034'],
    ['GB29 NWBK 6016 1331 9926 819', /have 22 characters.*has 23/, 'GB29NWBK60161331926819'],
    // A letter that replaces a digit, even if it does not look like one: only one digit is valid
    // there.
    ['DE89 3704 0044 0P32 0130 00', /must have 10 digits \(Germany\)/, 'DE89370400440532013000'],
    ['DEX9 3704 0044 0532 0130 00', /must be digits/, 'DE89370400440532013000'],
    // The letter O at a place where letters are allowed.
    ['FR14 2004 1O10 0505 0001 3M02 606', /bank code|branch/, 'FR1420041010050500013M02606'],
    ['FR14 2004 1010 05O5 0001 3M02 606', /One character/, 'FR1420041010050500013M02606'],
  ])('%s', (iban, headline, suggestion) => {
    const verdict = checkValue('iban', iban);
    expect(verdict).toMatchObject({ standing: 'bad', suggestion });
    expect(verdict.headline).toMatch(headline);
  });

  it('is not suggested if there are a few candidates, which are listed', () => {
    const verdict = checkValue('iban', 'DE88 3704 0044 0532 0130 00');
    expect(verdict.suggestion).toBeUndefined();
    expect(verdict.headline).toBe('The check digits do not match. There is probably a typo.');
  });

  it.each([
    // One digit, or the only letter for a digit.
    'CH930076201B623852957',
    // One digit, or the letters of the country swapped.
    'SE9121000418450200051332',
  ])('is not suggested if another mistake explains %s too', (iban) => {
    expect(checkValue('iban', iban).suggestion).toBeUndefined();
  });

  it('is not mentioned if none explains the number', () => {
    expect(checkValue('iban', 'BE68 5390 0712 7043').headline).toMatch(/Compare the IBAN/);
  });
});

describe('typos in the numbers of every country', () => {
  const roll = dice(5);
  /** Replaces the text from one of the places that match by something made of it. */
  const atPlace = (places: RegExp, make: (rest: string) => string) => (iban: string) => {
    const found = [...iban.matchAll(places)].map((match) => match.index);
    const index = found[roll(found.length)] ?? 2;
    return iban.slice(0, index) + make(iban.slice(index));
  };
  const AFTER_CODE = /(?<=.{4})./g;

  it.each([
    [
      'one wrong digit',
      atPlace(/\d/g, (rest) => `${(Number(rest[0]) + 1 + roll(9)) % 10}${rest.slice(1)}`),
    ],
    [
      'two digits swapped',
      atPlace(/(\d)(?=(?!\1)\d)/g, (rest) => `${rest[1]}${rest[0]}${rest.slice(2)}`),
    ],
    ['one typed twice', atPlace(AFTER_CODE, (rest) => `${rest[0]}${rest}`)],
    ['one left out', atPlace(AFTER_CODE, (rest) => rest.slice(1))],
  ])('%s: bad, and the suggestion is the original number', (_name, slip) => {
    let offered = 0;
    for (const iban of IBAN_EXAMPLES) {
      for (let i = 0; i < 6; i += 1) {
        const wrong = slip(iban);
        const verdict = checkValue('iban', wrong);
        expect([wrong, verdict.standing]).toEqual([wrong, 'bad']);
        expect([undefined, iban]).toContain(verdict.suggestion);
        if (verdict.suggestion !== undefined) offered += 1;
        const could = factsOf('iban', wrong)['Could be'];
        if (could !== undefined) expect(could.split(/, | or /)).toContain(iban);
      }
    }
    expect(offered).toBeGreaterThan(60);
  });
});

describe('an IBAN as typed', () => {
  it.each([
    'IBAN: DE89 3704 0044 0532 0130 00',
    'IBAN-Nr. DE89 3704 0044 0532 0130 00',
    'iban no. de89 3704 0044 0532 0130 00',
    'IBAN DE89 3704 0044 0532 0130 00',
    '(DE89 3704 0044 0532 0130 00)',
  ])('%s', (text) => {
    const value = 'DE89370400440532013000';
    expect(readingOf(checkValue('iban', text))).toEqual({ value, isSound: true });
  });

  it('loses its label even if it is invalid', () => {
    expect(checkValue('iban', 'IBAN GBZ9 NWBK 6016 1331 9268 19').suggestion).toBe(
      'GB29NWBK60161331926819',
    );
    expect(checkValue('iban', 'IBAN NO93 8601 1117 947').value).toBe('NO9386011117947');
  });
});

describe('territories', () => {
  const bban = 'FR7630006000011234567890189'.slice(4);

  it('correct a French number with the country code of a territory', () => {
    expect(checkValue('iban', `GP76${bban}`)).toMatchObject({
      standing: 'bad',
      reason: 'territory-code',
      suggestion: `FR76${bban}`,
      headline:
        'IBANs from this territory (Guadeloupe) begin with FR. The check digits match FR, not GP.',
    });
  });

  it('of the Pacific and the south are outside the SEPA area', () => {
    for (const code of ['NC', 'PF', 'TF', 'WF'])
      expect(factsOf('iban', withCheckDigits(code, bban)).SEPA).toBe('No');
    for (const code of ['GF', 'GP', 'MQ', 'PM', 'RE', 'YT', 'BL', 'MF']) {
      expect(factsOf('iban', withCheckDigits(code, bban)).SEPA).toBe('Yes');
    }
  });
});

describe('IBANs outside the registry', () => {
  it('are unknown if they have an unusual length but valid check digits', () => {
    expect(checkValue('iban', 'DZ4000400174401001050486')).toMatchObject({
      standing: 'unknown',
      reason: 'country-not-in-registry',
    });
    expect(checkValue('iban', 'DZ4100400174401001050486').standing).toBe('bad');
  });
});

it('are a caution that says whose check digits are wrong and what to do', () => {
  const bban = '30006000011234567890188';
  expect(checkValue('iban', withCheckDigits('FR', bban))).toMatchObject({
    standing: 'caution',
    headline:
      'The IBAN check digits match, but the national check code does not (France). Compare the IBAN with the original.',
  });
});
