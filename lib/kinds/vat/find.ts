/**
 * VAT numbers in text. One begins with its country's prefix, perhaps with letters of its own behind it; or
 * it is bare, behind a label that says what it is, or before the suffix MVA. What has the form of one and
 * other check digits is mistyped: its digits are nobody else's.
 */
import { classAt, codeAt, LOWER } from '../../reading/characters.ts';
import { beginsWord, countryCode, type Letters } from '../../reading/letters.ts';
import type { Finder } from '../finder.ts';
import { VAT_COUNTRIES } from './find-country.ts';
import { type Place, type VatFits, vatAt } from './find-form.ts';
import { bareStart, countriesBefore } from './find-label.ts';

/** Whether digits that begin with zero are rather a phone number, as "PL 0…" is: Belgian numbers begin like this. */
const isPhoneLike = (text: string, digit: number, prefix: string) =>
  codeAt(text, digit) === 48 && prefix !== 'BE';

/** Where a number may stand of whose prefix letter `k` from the digit is the first. */
function placeOf({ digit, offsets }: Letters, k: number): Place {
  const start = offsets[k - 1] ?? 0;
  const body = (offsets[k - 2] ?? 0) + 1;
  const isGlued = body === (k > 2 ? offsets[k - 3] : digit);
  return { start, body, shortest: isGlued ? 4 : 5 };
}

/** `fits` judges check digits; without it a number is known by its form alone. */
export const vatFinder = (fits: VatFits = () => true): Finder => ({
  kind: 'vat',

  atLetters({ text }, _run, letters) {
    let mistyped = 0;
    for (let k = 2; k <= letters.codes.length; k++) {
      const country = VAT_COUNTRIES.get(countryCode(letters, k));
      if (!country) continue;
      const place = placeOf(letters, k);
      if (!beginsWord(text, place.start)) continue;
      // "it 12345678903": two small letters before a number are a word.
      if (place.shortest > 4 && classAt(text, place.start) & LOWER) continue;
      const answer = vatAt(text, place, [country], fits);
      if (answer && 'kind' in answer) return answer;
      if (answer && !isPhoneLike(text, letters.digit, country.prefix)) mistyped ||= answer.mistyped;
    }
    return mistyped ? { mistyped } : null;
  },

  atDigits(scan, run) {
    const { text, floor } = scan;
    const { first } = run;
    const start = first.prefixed ? bareStart(text, first.start, floor) : first.start;
    const countries = countriesBefore(scan, run, start);
    if (!countries) return null;
    const answer = vatAt(text, { start, body: start, shortest: 2 }, countries, fits);
    return answer && 'kind' in answer ? answer : null;
  },
});
