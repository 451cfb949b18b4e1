/** The digits of a text at which a number with a prefix may begin. */
import { hasDigitsNear, matchEnd, mayFollowPrefix } from '../../reading/scanning/index.ts';
import type { ScannedText } from './create-detector.ts';

/** Dates, which no label of a value announces. */
const DATE = /(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)/y;

export const isDateAt = (text: string, offset: number) => matchEnd(DATE, text, offset) > 0;

/** Fewest digits of a number with a prefix; in lower case, words precede times and sums. */
const FEW_DIGITS = 5;
const FEW_AFTER_LOWER_CASE = 8;

/** The digits of a text that may belong to a value by its shape. */
export function digitPlaces({ text, groups }: ScannedText) {
  const prefixed: number[] = [];
  const internationalDigits: number[] = [];
  for (const { start, hasLetterBefore, isInternational } of groups) {
    if (isInternational) internationalDigits.push(start);
    if (!hasLetterBefore || !mayFollowPrefix(text, start)) continue;
    const isLower = text.charCodeAt(start - 1) > 96 || text.charCodeAt(start - 2) > 96;
    if (
      hasDigitsNear(text, start, isLower ? FEW_AFTER_LOWER_CASE : FEW_DIGITS) &&
      !(isLower && isDateAt(text, start))
    )
      prefixed.push(start);
  }
  return { prefixed, internationalDigits };
}
