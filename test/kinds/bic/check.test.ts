import { describe, expect, it } from 'vitest';
import { BIC_COUNTRY_PATTERN } from '../../../lib/values/kinds/bic/form.ts';
import { checkValue, factsOf, readingOf } from '../checked.ts';

describe('a BIC', () => {
  // Published by the banks themselves, or in the IBAN registry's examples.
  it.each([
    'DEUTDEFF',
    'DEUTDEFF500',
    'COBADEFFXXX',
    'MARKDEF1100',
    'BARCGB22',
    'ABNANL2A',
    'CAIXESBBXXX',
    'PSSTFRPPXXX',
  ])('%s is well formed, and no more is claimed', (value) => {
    expect(checkValue('bic', value)).toMatchObject({
      kind: 'bic',
      value,
      standing: 'good',
      reason: 'well-formed',
      headline: 'Passes the offline checks. They cannot show whether a bank uses this BIC.',
    });
  });

  it.each([
    ['deutdeff', 'DEUTDEFF'],
    [' DEUT DE FF 500 ', 'DEUTDEFF500'],
    ['BIC: DEUTDEFF', 'DEUTDEFF'],
    ['SWIFT/BIC-Code: DEUTDEFF', 'DEUTDEFF'],
    ['ＤＥＵＴＤＥＦＦ', 'DEUTDEFF'],
    ['SWIFSESS', 'SWIFSESS'],
  ])('written as "%s"', (text, value) => {
    expect(readingOf(checkValue('bic', text))).toEqual({ value, isSound: true });
  });

  it.each([
    ['NDEANOKK EUR', 'NDEANOKK'],
    ['DEUTDEFF BIC', 'DEUTDEFF'],
    ['DEUTDEFF\teur', 'DEUTDEFF'],
    ['DEUT DE FF EUR', 'DEUTDEFF'],
    ['DEUTDEFF500 EUR', 'DEUTDEFF500'],
  ])('has no branch in the word after it: "%s"', (text, value) => {
    expect(checkValue('bic', text)).toMatchObject({
      standing: 'caution',
      value,
      suggestion: value,
    });
  });

  it.each(['DEUTDEFF 500', 'DEUTDEFF XXX', 'DEUTDEFF HAM', 'DEUTDEFFEUR'])(
    'may have a branch after a space: %s',
    (text) => expect(checkValue('bic', text)).toMatchObject({ standing: 'good' }),
  );

  it('lists its parts as facts', () => {
    expect(factsOf('bic', 'DEUTDEFF500')).toEqual({
      Bank: 'DEUT',
      Country: 'Germany',
      Location: 'FF',
      Branch: '500',
    });
    expect(factsOf('bic', 'BARCGB22')).toMatchObject({ Branch: 'Head office' });
    expect(factsOf('bic', 'COBADEFFXXX')).toMatchObject({ Branch: 'Head office' });
    expect(factsOf('bic', 'MARKDEF1100')).toMatchObject({ 'Passive participant': 'Yes' });
  });

  it.each([
    ['DEUTDEF0', 'caution', 'test-bic'],
    ['DEUTDEF0XXX', 'caution', 'test-bic'],
    ['', 'bad', 'empty'],
    ['DEUTDEF', 'bad', 'too-short'],
    ['DEUTDEFF5', 'bad', 'wrong-length'],
    ['DEUTDEFF5000', 'bad', 'too-long'],
    ['DEUTDEÜF', 'bad', 'bad-character'],
    ['DEUTQQFF', 'bad', 'no-country'],
    ['DEUTEUFF', 'bad', 'no-country'],
    ['DE89 3704 0044 0532 0130 00', 'bad', 'iban-given'],
  ])('%s: %s, %s', (value, standing, reason) => {
    expect(checkValue('bic', value)).toMatchObject({ standing, reason });
    expect(checkValue('bic', value).suggestion).toBeUndefined();
  });

  it.each([
    ['C0BADEFF', 'caution', 'digit-in-prefix', 'COBADEFF'],
    ['CA1XESBB', 'caution', 'digit-in-prefix', 'CAIXESBB'],
    ['UNCR1TMM', 'bad', 'no-country', 'UNCRITMM'],
  ])('suggests a correction for %s (%s, %s)', (value, standing, reason, suggestion) => {
    expect(checkValue('bic', value)).toMatchObject({ value, standing, reason, suggestion });
  });

  it('says how many characters are missing or extra', () => {
    expect(checkValue('bic', 'DEUTDE').headline).toBe(
      'A BIC has 8 characters, or 11 with the branch code. This one has 6.',
    );
  });
});

it('accepts the 249 countries of ISO 3166-1, and Kosovo', () => {
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const known = codes.filter((code) => new RegExp(`^(?:${BIC_COUNTRY_PATTERN})$`).test(code));
  expect(known).toHaveLength(250);
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(known.filter((code) => names.of(code) === undefined)).toEqual([]);
});
