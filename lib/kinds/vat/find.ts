import type { Finding } from '../../finding.ts';
import {
  ALNUM,
  CLASS,
  classAt,
  compact,
  DASH,
  DIGIT,
  DOT,
  fold,
  GONE,
  LOWER,
  SLASH,
  SPACE,
} from '../../reading/characters.ts';
import type { Country } from '../countries.ts';
import type { Knowledge } from '../knowledge.ts';

/** One more than the longest form has, to see what stands behind it. */
const LONGEST = 15;
const GAP = 3;
/** The letters and digits last gathered, upper case; and each one's end offset. */
const chars = new Uint8Array(LONGEST);
const ends = new Int32Array(LONGEST);
/** Whether one stands right behind the one before: no number ends between. */
const glued = new Uint8Array(LONGEST + 1);
let gathered = 0;
/** Whether one of them is written otherwise. */
let folded = false;

/** Where the number ends that last had the form of a VAT number and other check digits; 0: none. */
export let vatMisfit = 0;

/** Reads letters and digits from `at` on, over separators. */
function gather(text: string, at: number): void {
  const { length } = text;
  let n = 0;
  let apart = 0;
  folded = false;
  for (let i = at, gap = 0; n < LONGEST && i < length; i++) {
    const c = text.charCodeAt(i);
    let code = c > 126 ? fold(c) : c;
    const type = CLASS[code] ?? 0;
    if (type & ALNUM) {
      if (!apart) glued[n] = 1;
      // A word that follows.
      if (code > GONE || (gap && type & LOWER)) break;
      if (type & LOWER) code -= 32;
      if (code !== c) folded = true;
      chars[n] = code;
      ends[n++] = i + 1;
      glued[n] = gap = apart = 0;
    } else if (
      !(type & (SPACE | DASH | DOT | SLASH)) &&
      code !== GONE &&
      code !== 9 &&
      (code !== 44 || classAt(text, i + 1) !== DIGIT)
    )
      break;
    else if (++gap > GAP) break;
    else if (code !== GONE) apart = 1;
  }
  gathered = n;
}

const L = 108;
const N = 110;

/** Whether the first gathered characters are of the form. */
function fits(form: string): boolean {
  for (let i = 0; i < form.length; i++) {
    const want = form.charCodeAt(i);
    const char = chars[i] ?? 0;
    if (want < 97 ? char !== want : want === (char < 58 ? L : N)) return false;
  }
  return true;
}

/**
 * The VAT number of the first of some countries that has one whose part after the prefix begins at
 * `body`; the finding begins at `start`. `shortest` is the least number of characters after the prefix.
 */
export function vatAt(
  text: string,
  start: number,
  body: number,
  countries: readonly Country[],
  shortest: number,
  knowledge: Knowledge,
): Finding | null {
  gather(text, body);
  vatMisfit = 0;
  for (const { code, forms } of countries) {
    const prefix = code === 'GR' ? 'EL' : code;
    for (const form of forms) {
      const { length } = form;
      if (length > gathered || length < shortest || glued[length] || !fits(form)) continue;
      const end = ends[length - 1] ?? 0;
      // Numbers of the older form have since been given a zero; in Greece it gets lost.
      const old = length === (prefix === 'BE' ? 9 : prefix === 'EL' ? 8 : 0);
      const written =
        end - body === length && !folded ? text.slice(body, end) : compact(text, body, end);
      const found = old ? `0${written}` : written;
      const digits = code === 'CH' ? found.slice(1, 10) : found;
      if (knowledge.vatFits(code === 'XI' ? 'GB' : prefix, digits))
        return { kind: 'vat', start, end, raw: text.slice(start, end), value: prefix + found };
      vatMisfit = end;
    }
  }
  return null;
}
