import type { Finding } from '../kinds.ts';
import { ALNUM, CLASS, classAt, codeAt, compact, DASH, DIGIT, DOT, GONE, SPACE } from './fold.ts';

const A = 97;
const N = 110;

/** Where what began like the IBAN last looked for ends, whether it was one or not. */
export let ibanReach = 0;

/** At most this many separators and invisible characters stand between two characters of a value. */
const GAP = 6;

/**
 * The IBAN whose country code begins at `at` and whose check digits begin at `body`, in any grouping and
 * case: `structure` (of the BBAN after ISO 13616, one letter of the registry's a, c, n a character) and
 * check digits of ISO 7064 MOD 97-10 hold, and it ends where a word ends. Null when there is none.
 */
export function ibanAt(
  text: string,
  at: number,
  body: number,
  country: string,
  structure: string | undefined,
): Finding | null {
  ibanReach = at;
  if (!structure) return null;
  const wordCase = classAt(text, at);
  if (body > at + 2 && classAt(text, body - 1) !== wordCase) return null;
  let rest = 0;
  let check = 0;
  let i = body;
  for (let k = -2; k < structure.length; k++, i++) {
    let code = codeAt(text, i);
    let type = CLASS[code] ?? 0;
    let gap = 0;
    // Below 14: tabs and line breaks; the check digits bear out what a line break has split.
    for (; code < 14 || code === GONE || type & (SPACE | DASH | DOT); gap++) {
      if (gap === GAP) return null;
      code = codeAt(text, ++i);
      type = CLASS[code] ?? 0;
    }
    const want = k < 0 ? N : structure.charCodeAt(k);
    if (type === DIGIT) {
      if (want === A) return null;
      if (k < 0) check = check * 10 + code - 48;
      else rest = rest * 10 + code - 48;
    } else {
      if (want === N || !(type & ALNUM) || code > GONE) return null;
      // A word that follows is in the other case: "LU07708713 wire the now" is no IBAN.
      if (gap && type !== wordCase) return null;
      rest = rest * 100 + (code & 31) + 9;
    }
    ibanReach = i + 1;
    // As seldom as whole numbers of 31 bits allow.
    if (rest > 9_999_999) rest %= 97;
  }
  // The country code and the check digits come last in the sum.
  for (let k = 0; k < 2; k++) rest = ((rest % 97) * 100 + country.charCodeAt(k) - 55) % 97;
  const end = i;
  while (codeAt(text, i) === GONE && i < end + GAP) i++;
  // 00, 01 and 99 are never issued: they stand for 97, 98 and 02.
  if (check < 2 || check > 98) return null;
  if ((rest * 100 + check) % 97 !== 1 || classAt(text, i) & ALNUM) return null;
  return { kind: 'iban', start: at, end, raw: text.slice(at, end), value: compact(text, at, end) };
}
