/**
 * The domain after an @, read once from its first character on: labels are counted, and what makes one
 * wrong is noted, but counts only if the domain goes on behind it. So it ends before dots and hyphens.
 */
import {
  ALNUM_CLASS,
  charClassOf,
  DIGIT_CLASS,
  FOLDED_LETTER,
  foldCodeUnit,
  foldedAt,
  IGNORED,
} from '../../reading/scanning/index.ts';

/** RFC 1035, 2.3.4: characters of a label. */
const MAX_LABEL = 63;

const DOT_SIGN = 46;
const HYPHEN = 45;

/** Scripts written without spaces between words: an address stands directly beside a word. */
export const isUnspacedScript = (c: number) =>
  (c > 0x0dff && c < 0x1100) || (c > 0x2e7f && c < 0xd800);

/** A dash that is no hyphen stands between words, never in an address. */
export const isHyphen = (c: number) => c < 0x2012;

/**
 * Where the domain ends that begins at `at`, without dots and hyphens after it: two labels or more
 * (RFC 1035), the last of letters or in Punycode; no version. -1 where there is none.
 */
export function domainEnd(text: string, at: number): number {
  let end = at;
  let label = at;
  let tail = at;
  let labels = 0;
  // Whether a label is none; the last one has digits or hyphens in it; any has digits.
  let isBad = false;
  let hasFigures = false;
  let hasNumerals = false;
  // What dots and hyphens make of it once a letter or digit goes on behind them.
  let isBadBehind = false;
  let hasFiguresBehind = false;
  let last = DOT_SIGN;
  for (let i = at; i < text.length; i++) {
    const c = text.charCodeAt(i);
    let code = c;
    if (c > 126) {
      code = foldCodeUnit(c);
      // An ideographic full stop is a dot in a domain without one, else it ends the sentence.
      if (c === 0x3002 && label === at) code = DOT_SIGN;
      else if (code === HYPHEN && !isHyphen(c)) break;
      else if (code === FOLDED_LETTER && isUnspacedScript(c)) {
        if (i > label && label > at && foldedAt(text, label) < IGNORED) break;
      }
    }
    const type = charClassOf(code);
    if (type & ALNUM_CLASS) {
      isBad ||= isBadBehind;
      hasFigures ||= hasFiguresBehind;
      isBadBehind = hasFiguresBehind = false;
      if (last === DOT_SIGN) {
        tail = i;
        labels++;
        hasFigures = false;
      }
      if (type & DIGIT_CLASS) hasFigures = hasNumerals = true;
      end = i + 1;
    } else if (code === DOT_SIGN) {
      if (last === DOT_SIGN || last === HYPHEN || i > tail + MAX_LABEL) isBadBehind = true;
      label = i + 1;
    } else if (code === HYPHEN && last === DOT_SIGN) isBadBehind = true;
    else if (code === HYPHEN) hasFiguresBehind = true;
    else if (code !== IGNORED) break;
    if (code !== IGNORED) last = code;
  }
  const size = end - tail;
  const isDomain =
    labels > 1 &&
    !isBad &&
    size > 1 &&
    size <= MAX_LABEL &&
    (!hasFigures || /^xn--/i.test(text.slice(tail, end))) &&
    // Versions, the commonest look-alike, mostly end in figures.
    (!hasNumerals || !/^v?\d+\.\d+[.-]/i.test(text.slice(at, end)));
  return isDomain ? end : -1;
}
