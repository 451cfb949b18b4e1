/**
 * VAT numbers in text. One begins with its country's prefix, perhaps with letters of its own behind it; or
 * it is bare, behind a label that says what it is, or before the suffix MVA. What has the form of one and
 * other check digits is mistyped: its digits are nobody else's.
 */
import {
  beginsWord,
  charClassAt,
  countryCodeAt,
  foldedAt,
  LOWER_CLASS,
  type PrefixLetters,
} from '../../reading/scanning/index.ts';
import type { Finder } from '../shared/finder.ts';
import { VAT_COUNTRY_FORMS } from './find/country-forms.ts';
import { bareVatStart, vatCountriesByLabel } from './find/labels.ts';
import { matchVatNumber, type VatNumberTest, type VatPosition } from './find/match-form.ts';

/** Whether digits that begin with zero are rather a phone number, as "PL 0…" is: Belgian numbers begin like this. */
const isPhoneLike = (text: string, digit: number, prefix: string) =>
  foldedAt(text, digit) === 48 && prefix !== 'BE';

/** Where a number may stand of whose prefix letter `k` from the digit is the first. */
function placeOf({ digitOffset: digit, offsets }: PrefixLetters, k: number): VatPosition {
  const start = offsets[k - 1] ?? 0;
  const body = (offsets[k - 2] ?? 0) + 1;
  const isGlued = body === (k > 2 ? offsets[k - 3] : digit);
  return { start, bodyStart: body, minLength: isGlued ? 4 : 5 };
}

/** `fits` judges check digits; without it a number is known by its form alone. */
export const createVatFinder = (fits: VatNumberTest = () => true): Finder => ({
  kind: 'vat',

  atLetters({ text }, _run, letters) {
    let mistyped = 0;
    for (let k = 2; k <= letters.codes.length; k++) {
      const country = VAT_COUNTRY_FORMS.get(countryCodeAt(letters, k));
      if (!country) continue;
      const place = placeOf(letters, k);
      if (!beginsWord(text, place.start)) continue;
      // "it 12345678903": two small letters before a number are a word.
      if (place.minLength > 4 && charClassAt(text, place.start) & LOWER_CLASS) continue;
      const answer = matchVatNumber(text, place, [country], fits);
      if (answer && 'kind' in answer) return answer;
      if (answer && !isPhoneLike(text, letters.digitOffset, country.prefix))
        mistyped ||= answer.mistyped;
    }
    return mistyped ? { mistyped } : null;
  },

  atDigits(scan, run) {
    const { text, previousEnd: floor } = scan;
    const { first } = run;
    const start = first.hasLetterBefore ? bareVatStart(text, first.start, floor) : first.start;
    const countries = vatCountriesByLabel(scan, run, start);
    if (!countries) return null;
    const answer = matchVatNumber(text, { start, bodyStart: start, minLength: 2 }, countries, fits);
    return answer && 'kind' in answer ? answer : null;
  },
});
