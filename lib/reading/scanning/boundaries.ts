/** What stands at the borders of a number, and makes it a part of something else. */
import {
  ALNUM_CLASS,
  charClassAt,
  charClassOf,
  DIGIT_CLASS,
  FOLDED_LETTER,
  foldCodeUnit,
  foldedAt,
  IGNORED,
  LOWER_CLASS,
  UPPER_CLASS,
} from './characters.ts';

/** Letters of scripts without spaces between words can touch a number; other letters make it a word. */
function isWord(text: string, at: number): boolean {
  const code = foldedAt(text, at);
  return code === FOLDED_LETTER
    ? text.charCodeAt(at) < 0x2e80
    : (charClassOf(code) & ALNUM_CLASS) > 0;
}

/** Whether a letter of any script stands at `at`. */
export const isLetterAt = (text: string, at: number) =>
  (charClassAt(text, at) & (UPPER_CLASS | LOWER_CLASS)) > 0;

/** Whether a digit stands at `at`. */
export const isDigitAt = (text: string, at: number) => (charClassAt(text, at) & DIGIT_CLASS) > 0;

/** What stands before `at` without a space, 99 characters at most, none before `floor`. */
export function tokenBefore(text: string, at: number, floor: number): string {
  let i = at;
  for (; i > floor && i > at - 99; i--) {
    const c = text.charCodeAt(i - 1);
    if (c < 33 || (c > 127 && foldCodeUnit(c) === 32)) break;
  }
  return text.slice(i, at);
}

/** Whether what stands before `at` makes the digits part of a word, a URL, a price or an expression. */
export function isAttachedBefore(text: string, at: number, plus: boolean): boolean {
  if (at === 0) return false;
  const c = text.charCodeAt(at - 1);
  if (c === 32 || c === 40) return false;
  if (isWord(text, at - 1)) return true;
  const char = text.charAt(at - 1);
  if ('_@#&%+*\\$€£¥'.includes(char)) return true;
  if (char === ':' || char === ',') return !plus && isDigitAt(text, at - 2);
  if (!'/-.=?'.includes(char)) return false;
  const token = tokenBefore(text, at, 0);
  // 030 901820/030 901821
  if (char === '/' && /^[\d-]*\d{4}\/$/.test(token)) return false;
  return !plus || /:\/\/|www\./.test(token);
}

/** Whether what follows a number makes it part of a word, an address or a time. */
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
