/** Reads the letters and digits of a VAT number that may be mistyped. */
import type { ValueToken } from '../../../text/index.ts';
import type { VatCountryForms } from './match-form.ts';

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
