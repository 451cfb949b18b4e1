/** Reads the letters and digits of a VAT number that may be mistyped. */
import type { ValueToken } from '../../../reading/scanning/index.ts';
import type { VatCountryForms } from './country-forms.ts';

/** Fewest characters after the prefix, although Romanian numbers may be shorter. */
export const SHORTEST_VAT_BODY = 6;

/** A tax abbreviation after a number. */
const SUFFIX = /^(?:MVA|MWST|TVA|IVA|VAT)$/;

/** Fewest and most characters after the prefix. */
export interface VatBodyLengths {
  readonly least: number;
  readonly most: number;
}

export const vatBodyLengths = ({ forms }: VatCountryForms): VatBodyLengths => {
  // British public bodies have short numbers, such as GD123, which do not count.
  const lengths = forms.filter((form) => !/^[A-Z]{2}/.test(form)).map(({ length }) => length);
  return { least: Math.max(SHORTEST_VAT_BODY, Math.min(...lengths)), most: Math.max(...lengths) };
};

export interface VatBody {
  readonly value: string;
  readonly end: number;
  readonly tokens: readonly ValueToken[];
}

/** Reads the groups that belong to a number; the lengths of the forms determine where it ends. */
export function readVatBody(tokens: readonly ValueToken[], least: number, most: number): VatBody {
  const read: ValueToken[] = [];
  let value = '';
  for (const token of tokens) {
    const count = value.length;
    if (count > 0) {
      if (token.isOnNewLine) break;
      const isWord = /^[A-Z]+$/.test(token.value);
      if (isWord && (token.hasLowerCase || token.value.length > 2) && !SUFFIX.test(token.value))
        break;
      if (isWord && SUFFIX.test(token.value) && count < least) break;
      if (count >= most || (count >= least && count + token.value.length > most)) break;
      if (token.hasLowerCase && !/\d/.test(token.value)) break;
    }
    read.push(token);
    value += token.value;
  }
  return { value, end: read.at(-1)?.end ?? 0, tokens: read };
}

/** Whether a text is an amount, a date or a percentage. */
export function isSumOrDate(text: string, start: number, end: number): boolean {
  const raw = text.slice(start, end);
  return (
    (/[.,]\d{2}$/.test(raw) && /[\s.,]\d{3}[.,]\d{2}$|^\d+,\d{2}$/.test(raw)) ||
    /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^\d{4}-\d\d-\d\d/.test(raw) ||
    /^\s?(?:[%€$£]|EUR|CHF|USD|GBP|PLN|Kč|zł|kr\b)/.test(text.slice(end, end + 5))
  );
}

/** Whether a text is the number of an invoice or file that contains its year: INV-2026-0815, 4711/2026. */
export const isDocumentNumber = (text: string, start: number, end: number) =>
  /^(?:[A-Z]{1,4}[-/ ]?)?20\d\d[-/]\d{2,}|\d[/.]20\d\d$/.test(text.slice(start, end));
