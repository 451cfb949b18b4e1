/**
 * Folds a character to the ASCII character that it means inside a value: digits of any script,
 * full-width forms, typographic spaces and hyphens. Invisible characters (zero-width and bidi
 * controls, soft hyphens) become IGNORED, others FOLDED_LETTER or FOLDED_OTHER.
 */
export const IGNORED = 127;
export const FOLDED_LETTER = 128;
export const FOLDED_OTHER = 129;

/** Classes of folded characters, for table lookups in the inner loops. */
export const DIGIT_CLASS = 1;
export const UPPER_CLASS = 2;
export const LOWER_CLASS = 4;
export const ALNUM_CLASS = DIGIT_CLASS | UPPER_CLASS | LOWER_CLASS;
export const SPACE_CLASS = 8;
export const DASH_CLASS = 16;
export const DOT_CLASS = 32;
export const SLASH_CLASS = 64;
export const PAREN_CLASS = 128;

/** Class of each folded character. */
const CLASS = new Uint8Array(FOLDED_OTHER + 1);
for (let c = 48; c < 123; c++) {
  CLASS[c] = c < 58 ? DIGIT_CLASS : c > 96 ? LOWER_CLASS : c > 64 && c < 91 ? UPPER_CLASS : 0;
}
CLASS[32] = SPACE_CLASS;
CLASS[45] = DASH_CLASS;
CLASS[46] = DOT_CLASS;
CLASS[47] = SLASH_CLASS;
CLASS[40] = CLASS[41] = PAREN_CLASS;
CLASS[FOLDED_LETTER] = LOWER_CLASS;

/** The zero of each decimal script of the Basic Multilingual Plane in everyday use. */
const ZEROS = '٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀០᠐０';

/** Part of a regular expression's character class: all non-ASCII digits that fold. */
export const NON_ASCII_DIGITS = ZEROS.replace(
  /./g,
  (zero) => `${zero}-${String.fromCharCode(zero.charCodeAt(0) + 9)}`,
);

/** Part of a regular expression's character class: the characters that fold to IGNORED. */
export const INVISIBLE_CHARACTERS =
  '\xad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff';

const GONE_CHAR = new RegExp(`[${INVISIBLE_CHARACTERS}]`);
const LETTER_CHAR = /[\p{Alpha}\p{M}]/u;

/** Cache of folded UTF-16 code units beyond ASCII; 0: not folded yet. */
const folded = new Uint8Array(0x10000);

function classify(c: number): number {
  if (c > 0xff00 && c < 0xff5f) return c - 0xfee0;
  const char = String.fromCharCode(c);
  if (GONE_CHAR.test(char)) return IGNORED;
  if (/\s/.test(char)) return 32;
  if ((c > 0x200f && c < 0x2016) || c === 0x2212 || c === 0xfe63) return 45;
  for (let i = 0; i < ZEROS.length; i++) {
    const d = c - ZEROS.charCodeAt(i);
    if (d >= 0 && d < 10) return d + 48;
  }
  return LETTER_CHAR.test(char) ? FOLDED_LETTER : FOLDED_OTHER;
}

/** Folds a UTF-16 code unit to ASCII, IGNORED, FOLDED_LETTER or FOLDED_OTHER. */
export function foldCodeUnit(c: number): number {
  if (c < 127) return c;
  folded[c] ||= classify(c);
  return folded[c] ?? FOLDED_OTHER;
}

/** Class of a folded character. */
export const charClassOf = (code: number) => CLASS[code] ?? 0;

/** Whether a folded character is a digit. */
export const isFoldedDigit = (code: number) => (code - 48) >>> 0 < 10;

/** The folded character at an offset; FOLDED_OTHER outside the text. */
export function foldedAt(text: string, offset: number): number {
  // Calling `charCodeAt` outside the string would deoptimise all later calls.
  return offset >= 0 && offset < text.length ? foldCodeUnit(text.charCodeAt(offset)) : FOLDED_OTHER;
}

/** Class of the character at an offset; 0 outside the text. */
export function charClassAt(text: string, offset: number): number {
  return charClassOf(foldedAt(text, offset));
}

/** The letters and digits of a range of text, folded, in upper case and without separators. */
export function compactRange(text: string, start: number, end: number): string {
  let value = '';
  let from = start;
  for (let i = start; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c < 127 && charClassOf(c) & (DIGIT_CLASS | UPPER_CLASS)) continue;
    if (i > from) value += text.slice(from, i);
    from = i + 1;
    const code = foldCodeUnit(c);
    const type = charClassOf(code);
    if (type & ALNUM_CLASS && code < IGNORED)
      value += String.fromCharCode(code - (type & LOWER_CLASS ? 32 : 0));
  }
  return value + text.slice(from, end);
}

/**
 * End offset of a sticky pattern's match at `offset`, or of a global pattern's first match from
 * there; -1 if there is none.
 */
export function matchEnd(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

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

/** Whether a letter of any script is at `offset`. */
export const isLetterAt = (text: string, offset: number) =>
  (charClassAt(text, offset) & (UPPER_CLASS | LOWER_CLASS)) > 0;

/** Whether a digit is at `offset`. */
export const isDigitAt = (text: string, offset: number) =>
  (charClassAt(text, offset) & DIGIT_CLASS) > 0;

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
