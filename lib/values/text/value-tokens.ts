/** Reads a value that is written in groups of letters and digits, separated by spaces, hyphens and the like. */
import {
  ALNUM_CLASS,
  charClassAt,
  charClassOf,
  DASH_CLASS,
  DIGIT_CLASS,
  DOT_CLASS,
  FOLDED_LETTER,
  foldCodeUnit,
  IGNORED,
  LOWER_CLASS,
  SLASH_CLASS,
  SPACE_CLASS,
} from './characters.ts';

/** Consecutive letters and digits, perhaps with invisible characters between them. */
export interface ValueToken {
  /** UTF-16 offsets, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** The letters and digits, folded, in upper case. */
  readonly value: string;
  readonly hasLowerCase: boolean;
  /** Whether a line break is before it. */
  readonly isOnNewLine: boolean;
}

/** Most separators in a row inside a value. */
const GAP = 3;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const COMMA = 44;
const COLON = 58;
const UNDERSCORE = 95;
const MIDDLE_DOT = 0xb7;

/**
 * Whether a character may be between two groups; a comma or colon only if a digit follows. A tab
 * may not: it is between the cells of a table.
 */
function isGap(text: string, offset: number, code: number): boolean {
  if (charClassOf(code) & (SPACE_CLASS | DASH_CLASS | DOT_CLASS | SLASH_CLASS)) return true;
  if (code === LINE_FEED || code === CARRIAGE_RETURN || code === UNDERSCORE) return true;
  if (text.charCodeAt(offset) === MIDDLE_DOT) return true;
  return (code === COMMA || code === COLON) && (charClassAt(text, offset + 1) & DIGIT_CLASS) > 0;
}

/**
 * The groups of letters and digits from `start` to `limit`, with at most `most` letters and digits
 * in all. A letter that is not Latin ends the value.
 */
export function readValueTokens(
  text: string,
  start: number,
  limit: number,
  most: number,
): ValueToken[] {
  const tokens: ValueToken[] = [];
  let count = 0;
  let gap = 0;
  let isOnNewLine = false;
  for (let i = start; i < limit && count < most; ) {
    const code = foldCodeUnit(text.charCodeAt(i));
    if (!(charClassOf(code) & ALNUM_CLASS)) {
      if (code !== IGNORED && (!isGap(text, i, code) || ++gap > GAP)) break;
      if (code === LINE_FEED) isOnNewLine = true;
      i++;
      continue;
    }
    if (code === FOLDED_LETTER) break;
    const from = i;
    let end = i;
    let value = '';
    let hasLowerCase = false;
    let isPlain = true;
    for (; i < limit && count < most; i++) {
      const unit = text.charCodeAt(i);
      const folded = foldCodeUnit(unit);
      if (folded === IGNORED) {
        if (isPlain) value = text.slice(from, i);
        isPlain = false;
        continue;
      }
      const type = charClassOf(folded);
      if (!(type & ALNUM_CLASS) || folded === FOLDED_LETTER) break;
      const isLower = (type & LOWER_CLASS) > 0;
      hasLowerCase ||= isLower;
      if (isPlain && (isLower || unit !== folded)) {
        isPlain = false;
        value = text.slice(from, i);
      }
      if (!isPlain) value += String.fromCharCode(isLower ? folded - 32 : folded);
      end = i + 1;
      count++;
    }
    if (isPlain) value = text.slice(from, end);
    tokens.push({ start: from, end, value, hasLowerCase, isOnNewLine });
    gap = 0;
    isOnNewLine = false;
  }
  return tokens;
}
