/** A country has one name: what a check calls it, a lookup calls it as well. */
import { describe, expect, it } from 'vitest';
import { IBAN_REGISTRY, IBAN_TERRITORIES } from '../../lib/kinds/iban/registry.ts';
import { VAT_COUNTRIES } from '../../lib/kinds/vat/countries.ts';
import { placeName } from '../../lib/reading/place-name.ts';

const byIban = [
  ...Object.entries(IBAN_REGISTRY).map(([code, { name }]) => [code, name] as const),
  ...Object.entries(IBAN_TERRITORIES).map(([code, [, name]]) => [code, name] as const),
];
/** Prefixes of two letters are codes or VIES's own; the one-stop shops are no countries. */
const byVat = [...VAT_COUNTRIES]
  .filter(([prefix]) => prefix.length === 2 && prefix !== 'EU' && prefix !== 'IM')
  .map(([prefix, { name }]) => [prefix, name] as const);

describe('of IBANs', () => {
  it.each(byIban)('%s: %s', (code, name) => expect(placeName(code)).toBe(name));
});

describe('of VAT numbers', () => {
  it.each(byVat)('%s: %s', (prefix, name) => expect(placeName(prefix)).toBe(name));
});

it.each([
  ['', ''],
  [null, ''],
  [' nl ', 'Netherlands'],
  ['QQ', 'QQ'],
  ['NLD', 'NLD'],
])('of %j is %j', (code, name) => expect(placeName(code)).toBe(name));
