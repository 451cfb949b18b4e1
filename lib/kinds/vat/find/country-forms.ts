/**
 * Forms of VAT numbers after their two-letter prefix, longest form first. A number means so many
 * digits, `x` a letter or digit, `l` a letter; capitals stand for themselves. EU states: European
 * Commission, VIES number structures; EU: one-stop shop; GB and XI: HMRC; CH: the UID with a tax
 * suffix; NO: with MVA.
 */
export const VAT_FORMS =
  'ATU8 BE10|9 BG10|9 CHE9MWST|E9TVA|E9IVA|E9VAT|E9 CY8l CZ10|9|8 DE9 DK8 EE9 EL9|8 GR9|8 ESl7x|8l EU9 FI8 FRxx9 GB12|9|GD3|HA3 XI12|9|GD3|HA3 HR11 HU8 IM10 IE7ll|7l|1l5l IT11 LT12|9 LU8 LV11 MT8 NL9B2 NO9MVA PL10 PT9 RO10|9|8|7|6|5|4|3|2 SE12 SI8 SK10';

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
