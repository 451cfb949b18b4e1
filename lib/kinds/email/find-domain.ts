import {
  ALNUM,
  CLASS,
  codeAt,
  DIGIT,
  fold,
  GONE,
  LETTER,
  UPPER,
} from '../../reading/characters.ts';

/** RFC 1035, 2.3.4: characters of a label. */
const MAX_LABEL = 63;

/** Scripts written without spaces between words: an address stands directly beside a word. */
export const unspaced = (c: number) => (c > 0x0dff && c < 0x1100) || (c > 0x2e7f && c < 0xd800);

/** A dash that is no hyphen stands between words, never in an address. */
export const isHyphen = (c: number) => c < 0x2012;

/** Whether the domain last read has characters beyond ASCII, and capitals. */
export let isWide = false;
export let hasCapitals = false;

/** Of a domain: a label is none; the last one has digits or hyphens in it; any has digits. */
const BAD = 1;
const FIGURES = 2;
const NUMERALS = 4;

/**
 * Offset where the domain that begins at `at` ends, without dots and hyphens after it; 0 where there is
 * none: two labels or more (RFC 1035), the last of letters or in Punycode; no version.
 */
export function domainEnd(text: string, at: number): number {
  let end = at;
  let label = at;
  let tail = at;
  let labels = 0;
  let traits = 0;
  // Those of signs that count once another label goes on behind them.
  let pending = 0;
  let last = 46;
  isWide = hasCapitals = false;
  for (let i = at; i < text.length; i++) {
    const c = text.charCodeAt(i);
    let code = c;
    if (c > 126) {
      code = fold(c);
      // An ideographic full stop is a dot in a domain without one, else it ends the sentence.
      if (c === 0x3002 && label === at) code = 46;
      else if (code === 45 && !isHyphen(c)) break;
      else if (code === LETTER && unspaced(c)) {
        if (i > label && label > at && codeAt(text, label) < GONE) break;
      }
    }
    const type = CLASS[code] ?? 0;
    if (type & ALNUM) {
      traits |= pending;
      pending = 0;
      if (last === 46) {
        tail = i;
        labels++;
        traits &= BAD | NUMERALS;
      }
      if (type & DIGIT) traits |= FIGURES | NUMERALS;
      else if (type & UPPER) hasCapitals = true;
      end = i + 1;
    } else if (code === 46) {
      if (last < 47 || i > tail + MAX_LABEL) pending |= BAD;
      label = i + 1;
    } else if (code === 45) pending |= last === 46 ? BAD : FIGURES;
    else if (code !== GONE) break;
    if (c > 126) isWide = true;
    if (code !== GONE) last = code;
  }
  const size = end - tail;
  // Versions, the commonest look-alike, mostly end in figures.
  return labels > 1 &&
    !(traits & BAD) &&
    size > 1 &&
    size <= MAX_LABEL &&
    !(traits & FIGURES && !/^xn--/i.test(text.slice(tail, end))) &&
    !(traits & NUMERALS && /^v?\d+\.\d+[.-]/i.test(text.slice(at, end)))
    ? end
    : 0;
}
