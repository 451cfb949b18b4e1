/**
 * Reads the domain after an @ in one pass. Labels are counted. Problems of a label are recorded,
 * but count only if the domain continues after it. So the domain ends before trailing dots and
 * hyphens.
 */
import {
  ALNUM_CLASS,
  charClassOf,
  DIGIT_CLASS,
  FOLDED_LETTER,
  foldCodeUnit,
  foldedAt,
  IGNORED,
} from '../../text/index.ts';

/** Longest label (RFC 1035, 2.3.4). */
const MAX_LABEL = 63;

const DOT_SIGN = 46;
const HYPHEN = 45;

/** Whether a character belongs to a script without spaces between words, in which an address touches other words. */
export const isUnspacedScript = (c: number) =>
  (c > 0x0dff && c < 0x1100) || (c > 0x2e7f && c < 0xd800);

/** Whether a dash may be inside an address. Longer dashes occur only between words. */
export const isHyphen = (c: number) => c < 0x2012;

/**
 * End of the domain that begins at `start`, without trailing dots and hyphens; -1 if there is none.
 * A domain has at least two labels (RFC 1035), the last of them letters or Punycode, and is no
 * version number.
 */
export function domainEnd(text: string, start: number): number {
  let end = start;
  let label = start;
  let tail = start;
  let labels = 0;
  // Whether the current label is invalid, whether it has digits or hyphens, and whether any label
  // has digits.
  let isBad = false;
  let hasFigures = false;
  let hasNumerals = false;
  // The values of these if a letter or digit follows.
  let isBadBehind = false;
  let hasFiguresBehind = false;
  let last = DOT_SIGN;
  for (let i = start; i < text.length; i++) {
    const c = text.charCodeAt(i);
    let code = c;
    if (c > 126) {
      code = foldCodeUnit(c);
      // An ideographic full stop is a dot if the domain has none yet, else it ends the sentence.
      if (c === 0x3002 && label === start) code = DOT_SIGN;
      else if (code === HYPHEN && !isHyphen(c)) break;
      else if (code === FOLDED_LETTER && isUnspacedScript(c)) {
        if (i > label && label > start && foldedAt(text, label) < IGNORED) break;
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
    // Version numbers, which look like domains most often, mostly end in digits.
    (!hasNumerals || !/^v?\d+\.\d+[.-]/i.test(text.slice(start, end)));
  return isDomain ? end : -1;
}
