import { countryNumber } from './head.ts';
import { IBAN_LENGTHS } from './iban-lengths.ts';
import { VAT_FORMS } from './vat-table.ts';

export const HAS_IBAN = 1;
export const HAS_VAT = 2;

/** By number of a country code: whether IBANs and VAT numbers begin with it. */
export const COUNTRY = new Uint8Array(676);
/** By the same number: the country code. */
export const CODES: string[] = new Array(676).fill('');

function add(rows: readonly string[], bit: number): void {
  for (const row of rows) {
    const number = countryNumber(row);
    COUNTRY[number] = (COUNTRY[number] ?? 0) | bit;
    CODES[number] = row.slice(0, 2);
  }
}
add(IBAN_LENGTHS.match(/.{3}/g) ?? [], HAS_IBAN);
add(VAT_FORMS.split(' '), HAS_VAT);
