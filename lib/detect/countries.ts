import { countryNumber } from './head.ts';
import { IBAN_LENGTHS } from './iban-lengths.ts';
import { VAT_FORMS } from './vat-table.ts';

export const HAS_IBAN = 1;
export const HAS_VAT = 2;

/** By number of a country code: whether IBANs and VAT numbers begin with it. */
export const COUNTRY = new Uint8Array(676);
for (const row of IBAN_LENGTHS.match(/.{3}/g) ?? []) COUNTRY[countryNumber(row)] = HAS_IBAN;
for (const row of VAT_FORMS.split(' ')) {
  const number = countryNumber(row);
  COUNTRY[number] = (COUNTRY[number] ?? 0) | HAS_VAT;
}
