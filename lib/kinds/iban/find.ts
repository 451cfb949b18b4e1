import type { Finding } from '../../finding.ts';
import {
  ALNUM,
  CLASS,
  classAt,
  codeAt,
  compact,
  DASH,
  DOT,
  fold,
  GONE,
  SPACE,
} from '../../reading/characters.ts';
import type { Country } from '../countries.ts';

const A = 97;
const N = 110;

/** Where what began like the IBAN last looked for ends, whether it was one or not. */
export let ibanReach = 0;

/** At most this many separators and invisible characters stand between two characters of a value. */
const GAP = 6;

/**
 * The IBAN whose country code begins at `at` and whose check digits begin at `body`, in any grouping and
 * case: structure of ISO 13616 and check digits of ISO 7064 MOD 97-10 hold, and it ends where a word ends. Null when there is none.
 */
export function ibanAt(
  text: string,
  at: number,
  body: number,
  { sum, structure, spelled }: Country,
): Finding | null {
  ibanReach = at;
  if (structure === '') return null;
  const wordCase = classAt(text, at);
  if (body > at + 2 && classAt(text, body - 1) !== wordCase) return null;
  const { length } = text;
  const last = structure.length;
  let rest = 0;
  let check = 0;
  let i = body;
  let line = 0;
  let end = at;
  let k = -2;
  for (let gap = 0; k < last; i++) {
    let code = i < length ? text.charCodeAt(i) : 0;
    if (code > 126) code = fold(code);
    if (code > 47 && code < 58) {
      if (k < 0) check = check * 10 + code - 48;
      else if (spelled && structure.charCodeAt(k) === A) break;
      else rest = rest * 10 + code - 48;
    } else {
      const type = CLASS[code] ?? 0;
      if (!(type & ALNUM)) {
        // Below 14: tabs and line breaks; the check digits bear out what a line break has split.
        const between = (code > 0 && code < 14) || code === GONE || type & (SPACE | DASH | DOT);
        if (!between || gap++ === GAP) break;
        if (code === 10) line ||= end;
        continue;
      }
      if (k < 0 || code > GONE || structure.charCodeAt(k) === N) break;
      // A word that follows is in the other case: "LU07708713 wire the now" is no IBAN.
      if (gap && type !== wordCase) break;
      rest = rest * 100 + (code & 31) + 9;
    }
    k++;
    gap = 0;
    end = i + 1;
    // As seldom as whole numbers of 31 bits allow.
    if (rest > 9_999_999) rest %= 97;
  }
  // On the next line something else can begin.
  ibanReach = line || end;
  if (k < last) return null;
  while (codeAt(text, i) === GONE && i < end + GAP) i++;
  // 00, 01 and 99 are never issued: they stand for 97, 98 and 02.
  if (check < 2 || check > 98) return null;
  // The country code and the check digits come last in the sum.
  if (((rest % 97) * 1e6 + sum + check) % 97 !== 1 || classAt(text, i) & ALNUM) return null;
  return { kind: 'iban', start: at, end, raw: text.slice(at, end), value: compact(text, at, end) };
}
