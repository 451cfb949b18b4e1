import { VAT_FORMS } from './form-table.ts';

export interface VatCountryForms {
  /** The prefix that is sent; for Greece always EL. */
  readonly prefix: string;
  /** Forms of the country's numbers after the prefix: one character for each of the number's, `n` for a digit. */
  readonly forms: readonly string[];
}

function countryOf(row: string): [code: string, country: VatCountryForms] {
  const code = row.slice(0, 2);
  const forms = row
    .slice(2)
    .replace(/\d+/g, (count) => 'n'.repeat(+count))
    .split('|');
  const prefix = code === 'GR' ? 'EL' : code;
  return [code, { prefix, forms }];
}

/** Forms by the prefix in the text: ISO 3166-1 alpha-2, and EL, EU, IM, XI. */
export const VAT_COUNTRY_FORMS = new Map(VAT_FORMS.split(' ').map(countryOf));
