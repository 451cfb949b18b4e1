import { countryNumber } from '../reading/prefix.ts';
import { IBANS } from './iban/data/structures.ts';
import { VAT_FORMS } from './vat/find-table.ts';

/** What begins with a country code. */
export interface Country {
  readonly code: string;
  /** One letter of the IBAN registry's a, c, n for each character of the BBAN; '' where there are no IBANs. */
  structure: string;
  /** Whether a letter must stand somewhere in it. */
  spelled: boolean;
  /** What the code adds to the sum of which the check digits are the end. */
  readonly sum: number;
  /** Forms of VAT numbers after the prefix, one character each for one of the number's, `n` for a digit. */
  forms: readonly string[];
  /** Whether a letter can follow the prefix. */
  lettered: boolean;
}

/** By number of the country code. */
export const COUNTRIES: Country[] = [];

const entry = (row: string): Country =>
  (COUNTRIES[countryNumber(row)] ??= {
    code: row.slice(0, 2),
    structure: '',
    spelled: false,
    sum: (row.charCodeAt(0) * 100 + row.charCodeAt(1) - 5555) * 100,
    forms: [],
    lettered: false,
  });

for (const row of IBANS.split(' ')) {
  const country = entry(row);
  country.structure = row
    .slice(2)
    .replace(/(\d+)(\D?)/g, (_, count: string, type: string) => (type || 'n').repeat(+count));
  country.spelled = row.includes('a');
}
for (const row of VAT_FORMS.split(' ')) {
  const country = entry(row);
  country.forms = row
    .slice(2)
    .replace(/\d+/g, (count) => 'n'.repeat(+count))
    .split('|');
  country.lettered = country.forms.some((form) => form[0] !== 'n');
}
