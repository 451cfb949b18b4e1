/**
 * Finds mistyped VAT numbers without a label: a country's prefix, and behind it the form of its
 * numbers, perhaps with one character too many or too few.
 */
import {
  ALNUM_CLASS,
  charClassAt,
  isDigitAt,
  LOWER_CLASS,
  readValueTokens,
  SPACE_CLASS,
} from '../../../reading/scanning/index.ts';
import { DIGIT_LOOK_ALIKES, fitsLuhn } from '../../../reading/text/index.ts';
import { createFinding } from '../../shared/finder.ts';
import { isCreditorId, isInSeries, isOtherNumber } from '../../shared/number-series.ts';
import { VAT_COUNTRY_FORMS } from './country-forms.ts';
import type { VatNumberTest } from './match-form.ts';
import { isSumOrDate, readVatBody, vatBodyLengths } from './number-body.ts';

/** The longest form with its prefix, and three more. */
const LONGEST = 19;
/** Fewest characters after the prefix. */
const SHORTEST = 8;
/** Fewest where they are written in groups: shorter ones are phone numbers as often. */
const SHORTEST_GROUPED = 9;
const MOST_GROUPS = 6;
const LONGEST_GROUP = 9;
/** Most letters that look like the digit that the form has in their place. */
const MOST_LOOK_ALIKES = 2;

/** A prefix and letters of the number itself, which end before its first digit. */
const PREFIX = /(?<![\p{L}\p{N}/@#=_.&?-])(CHE|[A-Z]{2})([ \u00a0\u202f-]{0,2})([A-Zlo]{0,2})-?$/u;
const PREFIX_REACH = 9;

/** Whether a letter in lower case is at an offset, other than those that look like digits. */
const isLowerCase = (text: string, offset: number) =>
  (charClassAt(text, offset) & LOWER_CLASS) > 0 && !'lo'.includes(text.charAt(offset));

/** Whether a body is of the form, look-alike letters read as digits; and without the character at an index of either. */
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

/** Whether one character more or less makes a body one of the form. */
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

/** A security (ISO 6166), whose last digit is its check digit. */
const isIsin = (value: string) =>
  value.length === 12 &&
  fitsLuhn(value.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)));

/** Patents (WIPO ST.16), German ones also without the kind of document: DE 58923153 B1, DE 58923153. */
const isPatent = (text: string, start: number, end: number) =>
  /^[A-Z]{2} ?\d{7,12} ?[ABCUT]\d(?![\p{L}\d])|^DE \d{8}(?!\d)/u.test(text.slice(start, end + 3));

/** Numbers of part and order lists: "TW-1652-35647", "CZAI-8529-5644". */
const isPartNumber = (text: string, start: number, end: number) =>
  /^[A-Z]{2}(?:-|[A-Z]+-)\d+-\d/.test(text.slice(start, end));

/** Schemes of the whole Union, whose numbers begin like no country's. */
const isScheme = (prefix: string) => prefix === 'EU' || prefix === 'IM';

/** Letters that a number's own prefix may have; IBANs are no series either. */
const isOwnPrefix = (letters: string) =>
  letters.length === 2 ? VAT_COUNTRY_FORMS.has(letters) : /^(?:ATU|CHE|ES[A-Z])$/.test(letters);

/** The prefix that is meant: as written, or with its letters swapped where that is another country. */
function countryOf(code: string) {
  // An identity card in Brazil.
  if (code === 'RG') return undefined;
  const known = VAT_COUNTRY_FORMS.get(code);
  const country = known ?? VAT_COUNTRY_FORMS.get(code.charAt(1) + code.charAt(0));
  return country && { ...country, isSwapped: !known };
}

/**
 * The number whose first digit is at `digit`, if it has the form of a country behind its prefix.
 *
 * @param fits tests the check digits of a number whose prefix has swapped letters; without it, such
 *   a number is found if it is not written in groups
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
  if (read.length > 1 && isSumOrDate(text, digit, end)) return null;
  const hasForm = country.forms.some((form) => body.length === form.length && isOfForm(body, form));
  // The prefix and the number, or the number whole.
  const isWhole = read.length <= (gap === '' ? 1 : 2);
  if (!isWhole) {
    const groups = read.map((token) => token.value.length);
    const least = vatBodyLengths(country).least < SHORTEST_GROUPED ? SHORTEST_GROUPED : SHORTEST;
    if (body.length < least || groups.length > MOST_GROUPS) return null;
    if (groups[0] === 4 && isCreditorId(value)) return null;
    // More groups follow: an account number.
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
  if (isPatent(text, start, end) || isOtherNumber(text, start)) return null;
  if (isInSeries(text, start, end, (other) => other === letters || isOwnPrefix(other))) return null;
  return createFinding(
    'vat',
    text,
    start,
    end,
    (country.isSwapped ? letters : country.prefix) + body,
  );
}
