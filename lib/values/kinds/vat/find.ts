/**
 * Finds VAT numbers in text. A number begins with its country's prefix, perhaps followed by letters
 * of the number. Without a prefix, it follows a label or precedes the suffix MVA. A match of a form
 * with wrong check digits is mistyped, and its digits are not offered to other finders.
 */
import {
  beginsWord,
  charClassAt,
  countryCodeAt,
  foldedAt,
  LOWER_CLASS,
  type PrefixLetters,
} from '../../text/index.ts';
import { CLOSE_DIGITS, type Finder } from '../shared/finder.ts';
import { bareVatStart, vatCountriesByLabel } from './find/labels.ts';
import {
  matchVatNumber,
  type OtherTest,
  type VatNumberTest,
  type VatPosition,
  vatCountryForms,
} from './find/match-form.ts';

/**
 * Whether digits that begin with zero are probably a phone number, as in "PL 0…". Belgian VAT
 * numbers begin with zero too.
 */
const isPhoneLike = (text: string, digitOffset: number, prefix: string) =>
  foldedAt(text, digitOffset) === 48 && prefix !== 'BE';

/** Where a number may begin if the `k`-th letter before the digit is the first of its prefix. */
function placeOf({ digitOffset, offsets }: PrefixLetters, k: number): VatPosition {
  const start = offsets[k - 1] ?? 0;
  const body = (offsets[k - 2] ?? 0) + 1;
  const isGlued = body === (k > 2 ? offsets[k - 3] : digitOffset);
  return { start, bodyStart: body, minLength: isGlued ? 4 : 5 };
}

/**
 * Creates the VAT finder.
 * @param isOther rejects matches
 * @param fits tests check digits; without it, the form alone decides
 */
export const createVatFinder = (
  isOther: OtherTest = () => false,
  fits: VatNumberTest = () => true,
): Finder => ({
  kind: 'vat',
  sign: CLOSE_DIGITS,
  labels: 'vat|u\\.?st|uid|mwst|tva|p\\.? ?iva|nif|cif|btw|nip|dič',

  atLetters({ text }, _run, letters) {
    let mistyped = 0;
    for (let k = 2; k <= letters.codes.length; k++) {
      const country = vatCountryForms().get(countryCodeAt(letters, k));
      if (!country) continue;
      const place = placeOf(letters, k);
      if (!beginsWord(text, place.start)) continue;
      // Two lower-case letters before a number are a word: "it 12345678903".
      if (place.minLength > 4 && charClassAt(text, place.start) & LOWER_CLASS) continue;
      const answer = matchVatNumber(text, place, [country], fits, isOther);
      if (answer && 'kind' in answer) return answer;
      if (answer && !isPhoneLike(text, letters.digitOffset, country.prefix))
        mistyped ||= answer.mistyped;
    }
    return mistyped ? { mistyped } : null;
  },

  atDigits(scan, run) {
    const { text, previousEnd } = scan;
    const { first } = run;
    const start = first.hasLetterBefore
      ? bareVatStart(text, first.start, previousEnd)
      : first.start;
    const countries = vatCountriesByLabel(scan, run, start);
    if (!countries) return null;
    const answer = matchVatNumber(
      text,
      { start, bodyStart: start, minLength: 2 },
      countries,
      fits,
      isOther,
    );
    return answer && 'kind' in answer ? answer : null;
  },
});
