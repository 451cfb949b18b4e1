import { afterEach, expect, it } from 'vitest';
import { placeName } from '../../../lib/reading/text/regions.ts';
import { countryName } from '../../../lib/texts/intl.ts';
import { setLocale } from '../../../lib/texts/locale.ts';

afterEach(() => setLocale(null));

it('names countries in English', () => {
  expect([countryName('GB'), countryName('LC')]).toEqual(['United Kingdom', 'St. Lucia']);
  expect([placeName('EL'), placeName('XI')]).toEqual(['Greece', 'Northern Ireland']);
});

it('follows a change of language', () => {
  setLocale({ language: 'de', areas: {} });
  expect([countryName('DE'), placeName('EL')]).toEqual(['Deutschland', 'Griechenland']);
});

it.each(['ZZZ', '', '1'])('returns invalid codes unchanged: %s', (code) =>
  expect(countryName(code)).toBe(code),
);
