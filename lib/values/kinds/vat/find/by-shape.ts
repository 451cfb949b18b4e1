/**
 * Finds mistyped VAT numbers without a label: a country's prefix, followed by the form of its
 * numbers, perhaps with a character extra or missing.
 */
import {
  ALNUM_CLASS,
  charClassAt,
  DIGIT_LOOK_ALIKES,
  fitsLuhn,
  isDigitAt,
  LOWER_CLASS,
  readValueTokens,
  SPACE_CLASS,
} from '../../../text/index.ts';
import { createFinding } from '../../shared/finder.ts';
import {
  isCreditorId,
  isInSeries,
  isOtherNumber,
  isPostalItem,
} from '../../shared/number-series.ts';
import { isScheme, type VatNumberTest, vatCountryForms } from './match-form.ts';
import { isNoVatNumber } from './no-number.ts';
import { readVatBody, vatBodyLengths } from './read-body.ts';

/** Dutch numbers are often written without their leading zeros. */
const WITHOUT_ZEROS: Readonly<Record<string, readonly string[]>> = {
  NL: ['nnnnnnnnBnn', 'nnnnnnnBnn', 'nnnnnnBnn'],
};
/** The longest form with its prefix, and three more characters. */
const LONGEST = 19;
/** Fewest characters after the prefix. */
const SHORTEST = 8;
/** Fewest characters if they are written in groups: shorter ones are just as often phone numbers. */
const SHORTEST_GROUPED = 9;
const MOST_GROUPS = 6;
const LONGEST_GROUP = 9;
/** Most letters that replace the digit that they look like. */
const MOST_LOOK_ALIKES = 2;

/** A prefix, and letters of the number that come before its first digit. */
const PREFIX = /(?<![\p{IDC}/@#=.&?-])(CHE|[A-Z]{2})([ \u00a0\u202f-]{0,2})([A-Zlo]{0,2})-?$/u;
const PREFIX_REACH = 9;

/** Whether a lower-case letter is at an offset, other than those that look like digits. */
const isLowerCase = (text: string, offset: number) =>
  (charClassAt(text, offset) & LOWER_CLASS) > 0 && !'lo'.includes(text.charAt(offset));

/**
 * Whether a body has the form, with look-alike letters read as digits.
 * @param extra index in the body of a character to skip
 * @param missing index in the form of a character to skip
 */
function isOfForm(body: string, form: string, extra = form.length, missing = form.length): boolean {
  let lookAlikes = 0;
  let at = 0;
  for (let i = 0; i < form.length; i++) {
    if (i === missing) continue;
    if (at === extra) at++;
    const want = form.charAt(i);
    const char = body.charAt(at);
    const isDigit = isDigitAt(body, at++);
    if (want === 'n') {
      if (isDigit) continue;
      if (DIGIT_LOOK_ALIKES[char] === undefined || ++lookAlikes > MOST_LOOK_ALIKES) return false;
    } else if (want === 'l' ? isDigit : want !== 'x' && want !== char) return false;
  }
  return true;
}

/** Whether adding or removing one character gives a body the form. */
function isNearForm(body: string, form: string): boolean {
  const difference = body.length - form.length;
  if (Math.abs(difference) !== 1) return false;
  for (let i = 0; i < Math.max(body.length, form.length); i++) {
    const isNear =
      difference > 0
        ? /[\dOIL]/.test(body.charAt(i)) && isOfForm(body, form, i)
        : isOfForm(body, form, undefined, i);
    if (isNear) return true;
  }
  return false;
}

/** Whether a value is an ISIN (ISO 6166), whose last digit is a check digit. */
const isIsin = (value: string) =>
  value.length === 12 &&
  fitsLuhn(value.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)));

/**
 * Whether a text is a patent number (WIPO ST.16), for German ones also without the kind of
 * document: DE 58923153 B1, DE 58923153.
 */
const isPatent = (text: string, start: number, end: number) =>
  /^[A-Z]{2} ?\d{7,12} ?[ABCUT]\d(?![\p{Alpha}\d])|^DE \d{8}(?!\d)/u.test(
    text.slice(start, end + 3),
  );

/** Whether a text is a number in a list of parts or orders: "TW-1652-35647", "CZAI-8529-5644". */
const isPartNumber = (text: string, start: number, end: number) =>
  /^[A-Z]{2}(?:-|[A-Z]+-)\d+-\d/.test(text.slice(start, end));

/** Letters that do not make a number part of a series: prefixes of VAT numbers, and so of IBANs too. */
const isOwnPrefix = (letters: string) =>
  letters.length === 2 ? vatCountryForms().has(letters) : /^(?:ATU|CHE|ES[A-Z])$/.test(letters);

/** The country that a prefix means: as written, or with its letters swapped if that is another country. */
function countryOf(code: string) {
  // RG is an identity card in Brazil.
  if (code === 'RG') return undefined;
  const known = vatCountryForms().get(code);
  const country = known ?? vatCountryForms().get(code.charAt(1) + code.charAt(0));
  return country && { ...country, isSwapped: !known };
}

/**
 * The number whose first digit is at `digit`, if it has a country's prefix and form.
 * @param fits tests the check digits of a number whose prefix has swapped letters; without it, such
 * a number is found if it is not written in groups
 */
export function readVatShape(text: string, digit: number, fits?: VatNumberTest) {
  if (
    isLowerCase(text, digit - 1) ||
    (charClassAt(text, digit - 1) === SPACE_CLASS && isLowerCase(text, digit - 2))
  )
    return null;
  const before = text.slice(Math.max(0, digit - PREFIX_REACH), digit);
  const [written, letters = '', gap = '', ownLetters = ''] = PREFIX.exec(before) ?? [];
  if (written === undefined || (/[lo]/.test(ownLetters) && ownLetters.length > 1)) return null;
  const start = digit - written.length;
  const country = countryOf(letters.slice(0, 2));
  if (!country) return null;
  const { most } = vatBodyLengths(country);
  const tokens = readValueTokens(text, start, text.length, LONGEST);
  const { value, end, tokens: read } = readVatBody(tokens, most + 2, most + 2);
  if (charClassAt(text, end) & ALNUM_CLASS || /[@_/%€$£]/.test(text.charAt(end))) return null;
  if (/^[-.]\d/.test(text.slice(end, end + 2))) return null;
  const body = value.slice(2);
  if (body.length < SHORTEST || isIsin(value)) return null;
  if (isNoVatNumber(text, start, end)) return null;
  const hasForm = [...country.forms, ...(WITHOUT_ZEROS[country.prefix] ?? [])].some(
    (form) => body.length === form.length && isOfForm(body, form),
  );
  // Either one group, or the prefix in one and the number in another.
  const isWhole = read.length <= (gap === '' ? 1 : 2);
  if (!isWhole) {
    const groups = read.map((token) => token.value.length);
    const least = vatBodyLengths(country).least < SHORTEST_GROUPED ? SHORTEST_GROUPED : SHORTEST;
    if (body.length < least || groups.length > MOST_GROUPS) return null;
    if (groups[0] === 4 && isCreditorId(value)) return null;
    // If more groups follow, it is an account number.
    if (/^[ \u00a0.-][A-Z]*\d/.test(text.slice(end, end + 5))) return null;
    if ((letters !== 'CHE' && isPartNumber(text, start, end)) || (country.isSwapped && !fits))
      return null;
    if (groups.some((size) => size > LONGEST_GROUP)) return null;
  }
  const isNear =
    !isScheme(country.prefix) &&
    country.forms.some((form) => form.length >= SHORTEST && isNearForm(body, form));
  if (!hasForm && (country.isSwapped || !isNear)) return null;
  if (country.isSwapped && fits && !fits(country.prefix, body)) return null;
  if (isPatent(text, start, end) || isPostalItem(text, start) || isOtherNumber(text, start))
    return null;
  if (isInSeries(text, start, end, (other) => other === letters || isOwnPrefix(other))) return null;
  return createFinding(
    'vat',
    text,
    start,
    end,
    (country.isSwapped ? letters : country.prefix) + body,
  );
}
