/**
 * Reads the letters before a number's first digit: perhaps a country code and letters of the
 * number. They are read backwards across separators that a prefix may contain; the caller decides
 * which letter begins the code.
 */
import {
  ALNUM_CLASS,
  charClassAt,
  charClassOf,
  DASH_CLASS,
  DIGIT_CLASS,
  DOT_CLASS,
  FOLDED_LETTER,
  foldedAt,
  IGNORED,
  LOWER_CLASS,
  SPACE_CLASS,
  UPPER_CLASS,
} from './characters.ts';

/** Most letters that are read: a country code and two more. */
const MOST = 4;

/** Most characters between two letters, or between a letter and the digit. */
const WIDEST_GAP = 3;

export interface PrefixLetters {
  /** Offset of the digit. */
  readonly digitOffset: number;
  /** The letters in upper case and their offsets, the nearest to the digit first. */
  readonly codes: readonly number[];
  readonly offsets: readonly number[];
}

/** Offset of the visible character before `offset`, skipping a few separators; -1 if there is none. */
function visibleBefore(text: string, offset: number, floor: number): number {
  for (let i = offset - 1; i >= floor && i >= offset - WIDEST_GAP; i--) {
    const code = foldedAt(text, i);
    if (!(charClassOf(code) & (SPACE_CLASS | DASH_CLASS | DOT_CLASS)) && code !== IGNORED) return i;
  }
  return -1;
}

/** Whether a Latin letter, perhaps full-width, is at `offset`. */
export function isLatinAt(text: string, offset: number): boolean {
  const code = foldedAt(text, offset);
  return code < IGNORED && (charClassOf(code) & (UPPER_CLASS | LOWER_CLASS)) > 0;
}

/** The letters before the digit at `digitOffset`, not before `floor`. */
export function prefixLettersBefore(
  text: string,
  digitOffset: number,
  floor: number,
): PrefixLetters {
  const codes: number[] = [];
  const offsets: number[] = [];
  let i = digitOffset;
  while (i > floor && codes.length < MOST) {
    i = isLatinAt(text, i - 1) ? i - 1 : visibleBefore(text, i, floor);
    if (!isLatinAt(text, i)) break;
    codes.push(foldedAt(text, i) & ~32);
    offsets.push(i);
  }
  return { digitOffset, codes, offsets };
}

const isAsciiLetter = (c: number) => ((c | 32) - 97) >>> 0 < 26;

/** Longest prefix with letters of the number after it: CHE and two. */
const LONGEST_PREFIX = 5;
const LABEL_BEFORE = /iban[a-z]{2,3}[ .-]{0,3}$/i;

/**
 * Whether a country prefix may precede the digit at `digit`: a word of few letters, or one followed
 * by a space or hyphen and letters of the number. A cheap test that rules out most digits.
 */
export function mayFollowPrefix(text: string, digit: number): boolean {
  let letters = 0;
  for (let i = digit - 1; i >= 0 && i >= digit - LONGEST_PREFIX - 2 * WIDEST_GAP; i--) {
    const c = text.charCodeAt(i);
    if (c > 126) return true;
    if (isAsciiLetter(c)) {
      if (++letters === 3) {
        const last = text.charCodeAt(i + 2);
        // More than two letters must be upper case, except for an l or o typed for a digit.
        if (last > 96 && last !== 108 && last !== 111)
          return LABEL_BEFORE.test(text.slice(Math.max(0, digit - 12), digit));
      }
      if (letters > LONGEST_PREFIX)
        return LABEL_BEFORE.test(text.slice(Math.max(0, digit - 12), digit));
    } else if (c === 32 || c === 45 || c === 9) {
      if (letters >= 2) return true;
    } else if (c !== 46 || letters > 0) {
      return letters >= 2 && !(c > 47 && c < 58);
    }
  }
  return letters >= 2;
}

/** How many characters the digits of a number may span. */
const SPREAD = 28;

/**
 * Whether at least `least` digits are at and soon after an offset. A word in lower case ends the
 * search, unless the number may be in lower case too.
 */
export function hasDigitsNear(
  text: string,
  offset: number,
  least: number,
  isLower: boolean,
): boolean {
  let count = 0;
  let small = 0;
  for (let i = offset; i < text.length && i < offset + SPREAD; i++) {
    const type = charClassAt(text, i);
    if (type === DIGIT_CLASS && ++count === least) return true;
    small = type === LOWER_CLASS ? small + 1 : 0;
    if (small === 4 && !isLower) return false;
  }
  return false;
}

/** Whether the letter at `offset` begins a word, or follows a label without a space. */
export function beginsWord(text: string, offset: number): boolean {
  const code = foldedAt(text, offset - 1);
  if (code === FOLDED_LETTER) return text.charCodeAt(offset - 1) > 0x2e7f;
  if (!(charClassOf(code) & ALNUM_CLASS)) return code !== 95;
  return (
    ((code | 32) === 110 || (code | 32) === 116) &&
    /(?:IBAN|VAT)$/i.test(text.slice(Math.max(0, offset - 4), offset))
  );
}

/** The country code that begins with the `k`-th letter before the digit; `k` is at least 2. */
export const countryCodeAt = ({ codes }: PrefixLetters, k: number) =>
  String.fromCharCode(codes[k - 1] ?? 0, codes[k - 2] ?? 0);
