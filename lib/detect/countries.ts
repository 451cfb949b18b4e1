import { countryNumber } from './head.ts';
import { IBANS } from './iban-table.ts';
import { VAT_FORMS } from './vat-table.ts';

const HAS_IBAN = 1;
export const HAS_VAT = 2;
/** A VAT number can have a letter right after the prefix. */
export const HAS_LETTERED = 4;

/** By number of a country code: whether IBANs and VAT numbers begin with it. */
export const COUNTRY = new Uint8Array(676);
/** By the same number: the country code, alone in a list. */
export const CODES: (readonly [string])[] = [];

function add(rows: readonly string[], bit: number): void {
  for (const row of rows) {
    const number = countryNumber(row);
    COUNTRY[number] = (COUNTRY[number] ?? 0) | bit | (/[|A-Z][A-Zlx]/.test(row.slice(1)) ? HAS_LETTERED : 0);
    CODES[number] = [row.slice(0, 2)];
  }
}
add(IBANS.split(' '), HAS_IBAN);
add(VAT_FORMS.split(' '), HAS_VAT);
