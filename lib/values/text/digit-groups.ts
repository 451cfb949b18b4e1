/**
 * Reads the digit groups of a text in one pass. A compiled search jumps to the next digit with
 * another digit near, plus sign or at sign. From there, characters are read one by one while more
 * digits follow. Each group records the separators since the previous group. Digits far from others
 * are skipped; at signs are passed to a callback.
 */
import {
  charClassOf,
  DASH_CLASS,
  DOT_CLASS,
  foldCodeUnit,
  foldedAt,
  IGNORED,
  isFoldedDigit,
  matchEnd,
  NON_ASCII_DIGITS,
  PAREN_CLASS,
  SLASH_CLASS,
  SPACE_CLASS,
} from './characters.ts';

/**
 * Makes the engine compile a search before its first real text. Engines optimise for the first
 * texts they see: a search that was optimised for a text full of digits stays five times slower on
 * prose.
 */
export function warmUpRegExp(search: RegExp): RegExp {
  // Strings of one-byte and of two-byte characters, each twice, because engines compile on repeated
  // use.
  for (const text of 'aжaж') search.test(text.repeat(200));
  return search;
}

const WIDE = `\\d${NON_ASCII_DIGITS}`;

/**
 * Matches the start of a number (a digit or plus sign with another digit near, perhaps after a
 * letter), or an @, full-width or URL-encoded. Everything else is in lookaheads, so that the search
 * itself is for one of a few characters, which engines run fastest.
 */
const SEARCH = warmUpRegExp(
  new RegExp(`[+＋${WIDE}](?=[a-z]?[^\\w,:;]{0,4}[${WIDE}])|[@＠]|%(?=40)`, 'gi'),
);

/**
 * Within this distance the next digit is searched for character by character: cheaper than the
 * compiled search where digits are dense.
 */
const NEAR = 8;

/** How far before the first digit of a number the letters of its prefix may be. */
const PREFIX_REACH = 3;

/** An offset before all others, and not near the first one. */
const NOWHERE = -PREFIX_REACH - 1;

/** Most separators in a row inside a number. */
const WIDEST_GAP = 4;

/** The separators that may occur between two digits of a number. */
const SEPARATOR = SPACE_CLASS | DASH_CLASS | DOT_CLASS | SLASH_CLASS | PAREN_CLASS;

const ZERO = 48;
const SPACE_SIGN = 32;
const OPENING_BRACKET = 40;
const PLUS_SIGN = 43;
const AT_SIGN = 64;
const PERCENT_SIGN = 37;
const TILDE = 126;

/** A sequence of adjacent digits, and what precedes it. */
export interface DigitGroup {
  readonly start: number;
  readonly end: number;
  /** The classes of the separators since the previous group; 0 if none are visible. */
  readonly separators: number;
  /** Whether the text before it is more than a number may contain between its digits. */
  readonly isDetached: boolean;
  /** An opening bracket precedes it. */
  readonly opensBracket: boolean;
  /** Whether a plus sign precedes it, with only characters of a number between them. */
  readonly hasPlus: boolean;
  /** Whether a letter is near before it, or anywhere since the previous group. */
  readonly hasLetterBefore: boolean;
  readonly hasWordBefore: boolean;
  /** Whether it begins with zero, or is preceded by an international prefix: +49, 0049. */
  readonly startsWithZero: boolean;
  readonly isInternational: boolean;
}

/** Offsets of an at sign, which URLs encode as `%40`. */
export interface AtSign {
  readonly start: number;
  readonly end: number;
}

/** Called for every at sign. @returns the offset to continue at, or 0 if the sign is not part of a value */
export type ReadAtSign = (sign: AtSign) => number;

/**
 * The next group after a previous one that ended at `from`, or the first group if `from` is 0;
 * undefined if there is none.
 */
function groupFrom(text: string, from: number, readSign: ReadAtSign): DigitGroup | undefined {
  let separators = 0;
  let width = 0;
  let apart = false;
  let bracket = false;
  let plus = false;
  let hasWordBefore = false;
  let letter = NOWHERE;
  let i = from;
  let limit = from && Math.min(from + NEAR, text.length);
  for (; ; i++) {
    if (i >= limit) {
      const found = matchEnd(SEARCH, text, i) - 1;
      if (found < 0) return undefined;
      letter = Math.max(letter, lastLetter(text, i, found));
      apart = hasWordBefore = true;
      i = found;
      limit = Math.min(i + NEAR, text.length);
    }
    const code = foldCodeUnit(text.charCodeAt(i));
    if (isFoldedDigit(code)) {
      const end = endOfDigits(text, i);
      const prefixed = letter >= i - PREFIX_REACH;
      const zero = code === ZERO;
      const abroad = plus || (zero && text.charCodeAt(i + 1) === ZERO);
      return {
        start: i,
        end,
        separators,
        isDetached: apart,
        opensBracket: bracket,
        hasPlus: plus,
        hasLetterBefore: prefixed,
        hasWordBefore,
        startsWithZero: zero,
        isInternational: abroad,
      };
    }
    const type = charClassOf(code) & SEPARATOR;
    if (type || code === IGNORED) {
      // A full stop is a separator only if it is alone; before a space it ends a sentence.
      if (++width > WIDEST_GAP || (separators && (type | separators) & DOT_CLASS)) {
        plus = false;
        apart = true;
      }
      separators |= type;
      if (code === OPENING_BRACKET) bracket = true;
      continue;
    }
    if (code === TILDE && i === from && isLoneZero(text, i - 1)) {
      separators = DASH_CLASS;
      continue;
    }
    plus = false;
    apart = true;
    if (code === PLUS_SIGN && beginsNumber(text, i + 1)) {
      // Text before the plus sign does not belong to the number.
      plus = true;
      bracket = hasWordBefore = false;
      separators = width = 0;
      letter = NOWHERE;
      limit = Math.min(i + NEAR, text.length);
    } else if (code === AT_SIGN || (code === PERCENT_SIGN && text.startsWith('40', i + 1))) {
      const end = readSign({ start: i, end: code === AT_SIGN ? i + 1 : i + 3 });
      if (end) i = end - 1;
    } else if (code > AT_SIGN) {
      letter = i;
      hasWordBefore = true;
    }
  }
}

/** In phone numbers, a tilde after a zero means waiting for a dial tone: 0~0 1 650 253 0000. */
const isLoneZero = (text: string, offset: number) =>
  foldedAt(text, offset) === ZERO && !isFoldedDigit(foldedAt(text, offset - 1));

function endOfDigits(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && isFoldedDigit(text.charCodeAt(i))) i++;
  return i;
}

/** Whether a number follows a plus sign, perhaps after a bracket or space. */
function beginsNumber(text: string, offset: number): boolean {
  const next = foldedAt(text, offset);
  const afterSpace = foldedAt(text, offset + 1);
  return (
    next === OPENING_BRACKET ||
    next === IGNORED ||
    isFoldedDigit(next === SPACE_SIGN ? afterSpace : next) ||
    (next === SPACE_SIGN && afterSpace === OPENING_BRACKET)
  );
}

/** Offset of the last letter before `end`, not before `start`. */
function lastLetter(text: string, start: number, end: number): number {
  for (let i = end - 1; i >= start && i >= end - PREFIX_REACH; i--) {
    if (text.charCodeAt(i) > AT_SIGN) return i;
  }
  return NOWHERE;
}

/** All digit groups of a text, in order; linear time. */
export function readDigitGroups(text: string, readSign: ReadAtSign): DigitGroup[] {
  const groups: DigitGroup[] = [];
  let group = groupFrom(text, 0, readSign);
  while (group) {
    groups.push(group);
    group = groupFrom(text, group.end, readSign);
  }
  return groups;
}
