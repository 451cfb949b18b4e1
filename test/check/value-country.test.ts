import { describe, expect, it } from 'vitest';
import { countryOfValue, isSameCountry } from '../../lib/check/value-country.ts';

describe('countryOfValue', () => {
  it.each([
    ['vat', 'DE136695976', 'DE'],
    ['vat', 'EL094259216', 'GR'],
    ['vat', 'XI980780684', 'GB'],
    ['vat', 'EU372008134', undefined],
    ['vat', 'IM2760000045', undefined],
    ['iban', 'NL91ABNA0417164300', 'NL'],
    ['iban', '91ABNA0417164300', undefined],
    ['phone', '+442079460018', 'GB'],
    ['phone', '+12025550142', 'US'],
    ['phone', '+14165550134', 'CA'],
    ['phone', '+80012345678', undefined],
    ['phone', '030 123456', undefined],
    ['email', 'ada@example.de', undefined],
    ['domain', 'example.de', undefined],
  ] as const)('%s %s: %s', (kind, value, country) => {
    expect(countryOfValue(kind, value)).toBe(country);
  });
});

describe('isSameCountry', () => {
  it.each([
    ['DE', 'DE', true],
    ['DE', 'AT', false],
    ['FR', 'RE', true],
    ['GP', 'MC', true],
    ['GB', 'JE', true],
    ['LI', 'CH', true],
    ['PR', 'US', true],
    ['SM', 'VA', true],
    ['FR', 'GB', false],
    ['MC', 'JE', false],
    ['XX', 'YY', false],
  ])('%s and %s: %s', (a, b, same) => {
    expect(isSameCountry(a, b)).toBe(same);
    expect(isSameCountry(b, a)).toBe(same);
  });
});
