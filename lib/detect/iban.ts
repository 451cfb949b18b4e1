import type { Finding } from '../kinds.ts';
import { ALNUM, CLASS, classAt, codeAt, DASH, DIGIT, DOT, GONE, LOWER, SPACE } from './fold.ts';

const A = 97;
const C = 99;
const N = 110;
const chars = new Uint8Array(36);

/** Where what began like the IBAN last looked for ends, whether it was one or not. */
export let ibanReach = 0;

/** At most this many separators and invisible characters stand between two characters of a value. */
const GAP = 6;

/**
 * The IBAN whose country code begins at `at`, in any grouping and case: `structure` (of the BBAN after
 * ISO 13616, one letter of the registry's a, c, n a character) and check digits of ISO 7064 MOD 97-10 hold, and it ends where a word ends. Null when there is none.
 */
export function ibanAt(
  text: string,
  at: number,
  structure: string | undefined,
): Finding | null {
  ibanReach = at;
  if (!structure) return null;
  let rest = 0;
  let wordCase = 0;
  let i = at;
  for (let k = -4; k < structure.length; k++) {
    let code = codeAt(text, i);
    let type = CLASS[code] ?? 0;
    let gapped = false;
    // Below 14: tabs and line breaks; the check digits bear out what a line break has split.
    for (let gap = 0; code < 14 || code === GONE || type & (SPACE | DASH | DOT); gap++) {
      if (gap === GAP || k === -4) return null;
      gapped = true;
      code = codeAt(text, ++i);
      type = CLASS[code] ?? 0;
    }
    if (!(type & ALNUM) || code > GONE) return null;
    // A word that follows is in the other case: "LU07708713 wire the now" is no IBAN.
    if (k === -4) wordCase = type;
    else if (gapped && !(type & DIGIT) && type !== wordCase) return null;
    if (type & LOWER) code -= 32;
    ibanReach = ++i;
    const want = k < 0 ? (k < -2 ? A : N) : structure.charCodeAt(k);
    if (want !== C && (want === N) !== (type === DIGIT)) return null;
    chars[k + 4] = code;
    // The check digits come last in the sum, after the country code.
    if (k >= 0) rest = (type & DIGIT ? rest * 10 + code - 48 : rest * 100 + code - 55) % 97;
  }
  for (let k = 0; k < 4; k++) {
    const code = chars[k] ?? 0;
    rest = (code < 58 ? rest * 10 + code - 48 : rest * 100 + code - 55) % 97;
  }
  const end = i;
  while (codeAt(text, i) === GONE && i < end + GAP) i++;
  const value = String.fromCharCode(...chars.subarray(0, structure.length + 4));
  // 00, 01 and 99 are never issued: they stand for 97, 98 and 02.
  if (rest !== 1 || classAt(text, i) & ALNUM || /^..(?:0[01]|99)/.test(value)) return null;
  return { kind: 'iban', start: at, end, raw: text.slice(at, end), value };
}
