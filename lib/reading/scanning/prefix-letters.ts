/**
 * The letters before a number's first digit, which can be the country code it begins with and letters of
 * the number itself. They are read backwards over what can stand in a prefix; who asks says which of
 * them is the first of the code.
 */
import {
  ALNUM_CLASS,
  charClassOf,
  DASH_CLASS,
  DOT_CLASS,
  FOLDED_LETTER,
  foldedAt,
  IGNORED,
  LOWER_CLASS,
  SPACE_CLASS,
  UPPER_CLASS,
} from './characters.ts';

/** A country code and the letters that can follow it before a digit. */
const MOST = 4;

/** At most so many characters stand between two letters, or before the digit. */
const WIDEST_GAP = 3;

export interface PrefixLetters {
  /** Offset of the digit. */
  readonly digitOffset: number;
  /** The letters in upper case and where each stands, the nearest to the digit first. */
  readonly codes: readonly number[];
  readonly offsets: readonly number[];
}

/** Offset of the visible character before `at`, over a few separators; else -1. */
function visibleBefore(text: string, at: number, floor: number): number {
  for (let i = at - 1; i >= floor && i >= at - WIDEST_GAP; i--) {
    const code = foldedAt(text, i);
    if (
      !(charClassOf(code) & (SPACE_CLASS | DASH_CLASS | DOT_CLASS)) &&
      code !== 9 &&
      code !== IGNORED
    )
      return i;
  }
  return -1;
}

/** Whether a letter of the Latin alphabet stands at `at`, perhaps in full width. */
function isLatin(text: string, at: number): boolean {
  const code = foldedAt(text, at);
  return code < IGNORED && (charClassOf(code) & (UPPER_CLASS | LOWER_CLASS)) > 0;
}

/** The letters before the digit at `digit`, none before `floor`. */
export function prefixLettersBefore(text: string, digit: number, floor: number): PrefixLetters {
  const codes: number[] = [];
  const offsets: number[] = [];
  let i = digit;
  while (i > floor && codes.length < MOST) {
    i = isLatin(text, i - 1) ? i - 1 : visibleBefore(text, i, floor);
    if (!isLatin(text, i)) break;
    codes.push(foldedAt(text, i) & ~32);
    offsets.push(i);
  }
  return { digitOffset: digit, codes, offsets };
}

/** Whether the letter at `at` begins a word, or follows a label that is glued to it. */
export function beginsWord(text: string, at: number): boolean {
  const code = foldedAt(text, at - 1);
  if (code === FOLDED_LETTER) return text.charCodeAt(at - 1) > 0x2e7f;
  if (!(charClassOf(code) & ALNUM_CLASS)) return code !== 95;
  return (
    ((code | 32) === 110 || (code | 32) === 116) &&
    /(?:IBAN|VAT)$/i.test(text.slice(Math.max(0, at - 4), at))
  );
}

/** The country code of which the `k`-th letter from the digit, from 2 on, is the first. */
export const countryCodeAt = ({ codes }: PrefixLetters, k: number) =>
  String.fromCharCode(codes[k - 1] ?? 0, codes[k - 2] ?? 0);
