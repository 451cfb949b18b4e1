/** Checks and lookups use the same name for a country. */
import { afterEach, expect, it } from 'vitest';
import { countryName } from '../../lib/texts/intl.ts';
import { setLocale } from '../../lib/texts/locale.ts';
import { placeName } from '../../lib/texts/place-name.ts';
import type { Kind } from '../../lib/values/domain/kind.ts';
import {
  IBAN_REGISTRY,
  IBAN_TERRITORIES,
  IBAN_UNREGISTERED,
} from '../../lib/values/kinds/iban/check/registry.ts';
import { VAT_COUNTRIES } from '../../lib/values/kinds/vat/check/countries.ts';
import { checkValue } from './checked.ts';

afterEach(() => setLocale(null));

/** The country that a check names for a number (here one that is too short). */
const shownCountry = (kind: Kind, value: string) =>
  ['Territory', 'Country']
    .map((wanted) => checkValue(kind, value).facts.find(({ label }) => label === wanted)?.value)
    .find((name) => name !== undefined);

it.each(
  [IBAN_REGISTRY, IBAN_TERRITORIES, IBAN_UNREGISTERED].flatMap((table) => Object.keys(table)),
)('the check of an IBAN from %s names its country as a lookup does', (code) => {
  expect(placeName(code)).not.toBe(code);
  expect(shownCountry('iban', `${code}00`)).toBe(placeName(code));
});

/** Prefixes of VIES or of a register that are no country codes, and the one-stop shops. */
const NAMES: Readonly<Record<string, string>> = {
  CHE: 'Switzerland',
  EL: 'Greece',
  EU: 'EU one-stop shop',
  IM: 'EU import one-stop shop',
  XI: 'Northern Ireland',
};

it.each([...VAT_COUNTRIES.keys()])(
  'the check of a VAT number from %s names its country',
  (prefix) => {
    const name = NAMES[prefix] ?? placeName(prefix);
    expect(name).not.toBe(prefix);
    expect(shownCountry('vat', `${prefix}1`)).toBe(name);
  },
);

it.each([
  ['', ''],
  [null, ''],
  [' nl ', 'Netherlands'],
  ['BA', 'Bosnia & Herzegovina'],
  ['EL', 'Greece'],
  ['XI', 'Northern Ireland'],
  ['XK', 'Kosovo'],
  ['QQ', 'QQ'],
  ['NLD', 'NLD'],
])('the name of %j is %j', (code, name) => expect(placeName(code)).toBe(name));

it('the name of a country follows a change of language', () => {
  setLocale({ language: 'de', areas: {} });
  expect(placeName('EL')).toBe('Griechenland');
});

it.each(['ZZZ', '', '1'])('an invalid country code is its own name: %j', (code) =>
  expect(countryName(code)).toBe(code),
);
