/** Tests whether the text around a number makes it part of something else. */
import {
  ALNUM_CLASS,
  charClassOf,
  FOLDED_LETTER,
  foldCodeUnit,
  foldedAt,
  IGNORED,
  isDigitAt,
} from './characters.ts';

/**
 * Whether the character at `offset` joins a number into a word. Letters of scripts without spaces
 * between words do not.
 */
function isWord(text: string, offset: number): boolean {
  const code = foldedAt(text, offset);
  return code === FOLDED_LETTER
    ? text.charCodeAt(offset) < 0x2e80
    : (charClassOf(code) & ALNUM_CLASS) > 0;
}

/** The text before `offset` back to a space or `floor`, at most 99 characters. */
export function tokenBefore(text: string, offset: number, floor: number): string {
  let i = offset;
  for (; i > floor && i > offset - 99; i--) {
    const c = text.charCodeAt(i - 1);
    if (c < 33 || (c > 127 && foldCodeUnit(c) === 32)) break;
  }
  return text.slice(i, offset);
}

/** Whether the text before `offset` makes the digits part of a word, a URL, a price or an expression. */
export function isAttachedBefore(text: string, offset: number, plus: boolean): boolean {
  if (offset === 0) return false;
  const c = text.charCodeAt(offset - 1);
  if (c === 32 || c === 40) return false;
  if (isWord(text, offset - 1)) return true;
  const char = text.charAt(offset - 1);
  if ('_@#&%+*\\$€£¥'.includes(char)) return true;
  if (char === ':' || char === ',') return !plus && isDigitAt(text, offset - 2);
  if (!'/-.=?'.includes(char)) return false;
  const token = tokenBefore(text, offset, 0);
  // Two numbers: 030 901820/030 901821
  if (char === '/' && /^[\d-]*\d{4}\/$/.test(token)) return false;
  return !plus || /:\/\/|www\./.test(token);
}

/** Whether the text after a number makes it part of a word, an address or a time. */
export function isAttachedAfter(text: string, end: number): boolean {
  let i = end;
  while (i < end + 4 && foldedAt(text, i) === IGNORED) i++;
  const c = i < text.length ? text.charCodeAt(i) : 0;
  if (c < 128) {
    return (
      (charClassOf(c) & ALNUM_CLASS) > 0 ||
      c === 95 ||
      c === 64 ||
      c === 37 ||
      (c === 58 && isDigitAt(text, i + 1))
    );
  }
  return isWord(text, i);
}
