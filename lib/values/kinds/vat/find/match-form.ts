/**
 * Matches the characters of a VAT number, across separators, against the forms of its country. The
 * characters are gathered once, up to one more than the longest form has, and compared with each
 * form. A number ends only before a separator.
 */
import {
  ALNUM_CLASS,
  charClassAt,
  charClassOf,
  compactRange,
  DASH_CLASS,
  DIGIT_CLASS,
  DOT_CLASS,
  foldCodeUnit,
  IGNORED,
  LOWER_CLASS,
  lazy,
  SLASH_CLASS,
  SPACE_CLASS,
} from '../../../text/index.ts';
import { createFinding, type FinderResult } from '../../shared/finder.ts';

/**
 * Tests the check digits of a number: `prefix` (EL for Greece, CH for Switzerland) and the compact
 * text after it.
 */
export type VatNumberTest = (prefix: string, bodyStart: string) => boolean;

/** Whether the text from `start` to `end` is something else than a number. */
export type OtherTest = (text: string, start: number, end: number) => boolean;

/** Most characters that are gathered: one more than the longest form has, to see what follows it. */
const LONGEST = 15;

/** Most separators and invisible characters between two characters. */
const GAP = 3;

const COMMA = 44;

interface GatheredCharacters {
  /** The letters and digits in upper case, and the end offset of each. */
  readonly codes: readonly number[];
  readonly ends: readonly number[];
  /** Bit n is set if no visible separator is before character n, so that no number ends there. */
  readonly glued: number;
}

/** Characters allowed between two characters; a comma only before a digit. */
const isBetween = (text: string, offset: number, code: number, type: number) =>
  (type & (SPACE_CLASS | DASH_CLASS | DOT_CLASS | SLASH_CLASS)) > 0 ||
  code === IGNORED ||
  (code === COMMA && charClassAt(text, offset + 1) === DIGIT_CLASS);

/** Reads letters and digits from `offset`, across separators. */
function gatherCharacters(text: string, offset: number): GatheredCharacters {
  const codes: number[] = [];
  const ends: number[] = [];
  let glued = 0;
  let gap = 0;
  let isApart = false;
  for (let i = offset; codes.length < LONGEST && i < text.length; i++) {
    const code = foldCodeUnit(text.charCodeAt(i));
    const type = charClassOf(code);
    if (type & ALNUM_CLASS) {
      if (!isApart) glued |= 1 << codes.length;
      // The next word.
      if (code > IGNORED || (gap && type & LOWER_CLASS)) break;
      codes.push(type & LOWER_CLASS ? code - 32 : code);
      ends.push(i + 1);
      gap = 0;
      isApart = false;
    } else {
      if (!isBetween(text, i, code, type) || ++gap > GAP) break;
      if (code !== IGNORED) isApart = true;
    }
  }
  return { codes, ends, glued };
}

const LETTER_PLACE = 108;
const DIGIT_PLACE = 110;

/** Whether the first characters match the form and a number can end after them. */
function isOfForm({ codes, glued }: GatheredCharacters, form: string): boolean {
  const { length } = form;
  if (length > codes.length || (glued >> length) & 1) return false;
  for (let i = 0; i < length; i++) {
    const want = form.charCodeAt(i);
    const code = codes[i] ?? 0;
    if (want < 97 ? code !== want : want === (code < 58 ? LETTER_PLACE : DIGIT_PLACE)) return false;
  }
  return true;
}

/**
 * Whether a number has an older form, which has since received a leading zero; in Greece the zero
 * is often dropped.
 */
const isOld = (prefix: string, length: number) =>
  (prefix === 'BE' && length === 9) || (prefix === 'EL' && length === 8);

/** The position of a possible number: the finding begins at `start`, the part after the prefix at `bodyStart`. */
export interface VatPosition {
  readonly start: number;
  readonly bodyStart: number;
  /** The least number of characters after the prefix. */
  readonly minLength: number;
}

/** The VAT number of the first country that matches; mistyped if it matches a form but not the check digits. */
export function matchVatNumber(
  text: string,
  { start, bodyStart, minLength }: VatPosition,
  countries: readonly VatCountryForms[],
  fits: VatNumberTest,
  isOther: OtherTest,
): FinderResult {
  const gathered = gatherCharacters(text, bodyStart);
  let misfit = 0;
  for (const { prefix, forms } of countries) {
    for (const form of forms) {
      const { length } = form;
      if (length < minLength || !isOfForm(gathered, form)) continue;
      const end = gathered.ends[length - 1] ?? 0;
      const written = compactRange(text, bodyStart, end);
      const number = isOld(prefix, length) ? `0${written}` : written;
      if (isOther(text, start, end)) continue;
      if (fits(prefix, number)) return createFinding('vat', text, start, end, prefix + number);
      misfit = end;
    }
  }
  return misfit ? { mistyped: misfit } : null;
}

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
export const vatCountryForms = lazy(() => new Map(VAT_FORMS.split(' ').map(countryOf)));

/** Whether a prefix belongs to an EU-wide scheme, whose numbers all have the same number of digits. */
export const isScheme = (prefix: string) => prefix === 'EU' || prefix === 'IM';
