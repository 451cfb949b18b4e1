/**
 * The groups of digits of a text, in one pass. A compiled search jumps to the next digit with another
 * one near, plus sign or at sign; from there characters are read one by one as long as digits keep
 * coming. Every group keeps what stands between it and the one before it; digits far from others are
 * left out, and at signs are handed to whoever reads addresses.
 */
import {
  charClassOf,
  DASH_CLASS,
  DOT_CLASS,
  foldCodeUnit,
  foldedAt,
  IGNORED,
  isFoldedDigit,
  NON_ASCII_DIGITS,
  PAREN_CLASS,
  SLASH_CLASS,
  SPACE_CLASS,
} from './characters.ts';
import { matchEnd } from './match-end.ts';
import { warmUpRegExp } from './warm-up-regexp.ts';

const WIDE = `\\d${NON_ASCII_DIGITS}`;

/**
 * A digit or plus sign with another digit near, the first of every number, in which single letters can
 * stand; or an @, full-width or as URLs write it. What follows is only looked at, so that the search itself
 * is for one character of several, which engines find fastest.
 */
const SEARCH = warmUpRegExp(
  new RegExp(`[+＋${WIDE}](?=[a-z]?[^\\w,:;]{0,4}[${WIDE}])|[@＠]|%(?=40)`, 'gi'),
);

/** How far after digits the next ones are looked for by hand: cheaper than a search where they are dense. */
const NEAR = 8;

/** How far before its first digit the letters of a number's prefix can stand. */
const PREFIX_REACH = 3;

/** Before all offsets, and out of reach of the first. */
const NOWHERE = -PREFIX_REACH - 1;

/** At most so many separators in a row stand in a number. */
const WIDEST_GAP = 4;

/** What can stand between two digits of a number. */
const SEPARATOR = SPACE_CLASS | DASH_CLASS | DOT_CLASS | SLASH_CLASS | PAREN_CLASS;

const ZERO = 48;
const SPACE_SIGN = 32;
const OPENING_BRACKET = 40;
const PLUS_SIGN = 43;
const AT_SIGN = 64;
const PERCENT_SIGN = 37;
const TILDE = 126;

/** Digits that nothing parts, not even what cannot be seen, and what stands before them. */
export interface DigitGroup {
  readonly start: number;
  readonly end: number;
  /** The classes of the separators between it and the group before; 0: none, nothing seen is between. */
  readonly separators: number;
  /** More than belongs into one number stands before it. */
  readonly isDetached: boolean;
  /** A bracket opens before it. */
  readonly opensBracket: boolean;
  /** A plus sign, and nothing since that does not belong to the number. */
  readonly hasPlus: boolean;
  /** A letter stands right before it, or anywhere since the group before. */
  readonly hasLetterBefore: boolean;
  readonly hasWordBefore: boolean;
  /** It begins with zero; a calling code follows: +49, 0049. */
  readonly startsWithZero: boolean;
  readonly isInternational: boolean;
}

/** Where an at sign stands, and where it ends: in URLs it is written `%40`. */
export interface AtSign {
  readonly at: number;
  readonly after: number;
}

/** Told of every at sign; returns the offset to read on at, or 0 where it is nothing. */
export type ReadAtSign = (sign: AtSign) => number;

/** The first group from the end of another on, or from 0; undefined where the text has no more. */
function groupFrom(text: string, from: number, readSign: ReadAtSign): DigitGroup | undefined {
  let separators = 0;
  let width = 0;
  let apart = false;
  let bracket = false;
  let plus = false;
  let named = false;
  let letter = NOWHERE;
  let i = from;
  let limit = from && Math.min(from + NEAR, text.length);
  for (; ; i++) {
    if (i >= limit) {
      const found = matchEnd(SEARCH, text, i) - 1;
      if (found < 0) return undefined;
      letter = Math.max(letter, lastLetter(text, i, found));
      apart = named = true;
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
        hasWordBefore: named,
        startsWithZero: zero,
        isInternational: abroad,
      };
    }
    const type = charClassOf(code) & SEPARATOR;
    if (type || code === IGNORED) {
      // A full stop stands by itself; before a space it ends a sentence.
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
      // Nothing that stands before it belongs to the number.
      plus = true;
      bracket = named = false;
      separators = width = 0;
      letter = NOWHERE;
      limit = Math.min(i + NEAR, text.length);
    } else if (code === AT_SIGN || (code === PERCENT_SIGN && text.startsWith('40', i + 1))) {
      const end = readSign({ at: i, after: code === AT_SIGN ? i + 1 : i + 3 });
      if (end) i = end - 1;
    } else if (code > AT_SIGN) {
      letter = i;
      named = true;
    }
  }
}

/** Behind a zero, a tilde is the wait for the tone: 0~0 1 650 253 0000. */
const isLoneZero = (text: string, at: number) =>
  foldedAt(text, at) === ZERO && !isFoldedDigit(foldedAt(text, at - 1));

function endOfDigits(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && isFoldedDigit(text.charCodeAt(i))) i++;
  return i;
}

/** Whether what follows a plus sign is a number, perhaps in a bracket or behind a space. */
function beginsNumber(text: string, at: number): boolean {
  const next = foldedAt(text, at);
  return (
    next === OPENING_BRACKET ||
    next === IGNORED ||
    isFoldedDigit(next === SPACE_SIGN ? foldedAt(text, at + 1) : next)
  );
}

/** Offset of the last letter right before `end`, none before `start`. */
function lastLetter(text: string, start: number, end: number): number {
  for (let i = end - 1; i >= start && i >= end - PREFIX_REACH; i--) {
    if (text.charCodeAt(i) > AT_SIGN) return i;
  }
  return NOWHERE;
}

/** All groups of digits of a text in order; linear. */
export function readDigitGroups(text: string, readSign: ReadAtSign): DigitGroup[] {
  const groups: DigitGroup[] = [];
  let group = groupFrom(text, 0, readSign);
  while (group) {
    groups.push(group);
    group = groupFrom(text, group.end, readSign);
  }
  return groups;
}
