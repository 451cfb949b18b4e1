/**
 * One character of text as the ASCII character that it stands for inside a value: digits of any
 * script, full-width forms, typographic spaces and hyphens. What cannot be seen (zero-width and bidi
 * controls, soft hyphens) is GONE, other characters are LETTER or OTHER.
 */
export const GONE = 127;
export const LETTER = 128;
export const OTHER = 129;

/** Classes of folded characters, for table look-ups in the inner loops. */
export const DIGIT = 1;
export const UPPER = 2;
export const LOWER = 4;
export const ALNUM = DIGIT | UPPER | LOWER;
export const SPACE = 8;
export const DASH = 16;
export const DOT = 32;
export const SLASH = 64;
export const PAREN = 128;

/** Class of each folded character. */
const CLASS = new Uint8Array(OTHER + 1);
for (let c = 48; c < 123; c++) {
  CLASS[c] = c < 58 ? DIGIT : c > 96 ? LOWER : c > 64 && c < 91 ? UPPER : 0;
}
CLASS[32] = SPACE;
CLASS[45] = DASH;
CLASS[46] = DOT;
CLASS[47] = SLASH;
CLASS[40] = CLASS[41] = PAREN;
CLASS[LETTER] = LOWER;

/** The zero of each decimal script of the Basic Multilingual Plane in everyday use. */
const ZEROS = '٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀០᠐０';

/** As a part of a character class: every digit that folds, but the ASCII ones. */
export const WIDE_DIGITS = ZEROS.replace(
  /./g,
  (zero) => `${zero}-${String.fromCharCode(zero.charCodeAt(0) + 9)}`,
);

/** As a part of a character class: what folds to GONE. */
export const INVISIBLE =
  '\xad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff';

const GONE_CHAR = new RegExp(`[${INVISIBLE}]`);
const LETTER_CHAR = /[\p{L}\p{M}\p{Nl}]/u;

/** Folded UTF-16 code units beyond ASCII, as they are met; 0: not yet. */
const folded = new Uint8Array(0x10000);

function classify(c: number): number {
  if (c > 0xff00 && c < 0xff5f) return c - 0xfee0;
  const char = String.fromCharCode(c);
  if (GONE_CHAR.test(char)) return GONE;
  if (/\s/.test(char)) return 32;
  if ((c > 0x200f && c < 0x2016) || c === 0x2212 || c === 0xfe63) return 45;
  for (let i = 0; i < ZEROS.length; i++) {
    const d = c - ZEROS.charCodeAt(i);
    if (d >= 0 && d < 10) return d + 48;
  }
  return LETTER_CHAR.test(char) ? LETTER : OTHER;
}

/** A UTF-16 code unit, folded: ASCII, or GONE, LETTER or OTHER. */
export function fold(c: number): number {
  if (c < 127) return c;
  folded[c] ||= classify(c);
  return folded[c] ?? OTHER;
}

/** Class of a folded character. */
export const classOf = (code: number) => CLASS[code] ?? 0;

/** Whether a folded character is a digit. */
export const isDigitCode = (code: number) => (code - 48) >>> 0 < 10;

/** The folded character at an offset; OTHER outside the text. */
export function codeAt(text: string, at: number): number {
  // Reading past either end would cost every later read its fast path.
  return at >= 0 && at < text.length ? fold(text.charCodeAt(at)) : OTHER;
}

/** Class of the character at an offset; 0 outside the text. */
export function classAt(text: string, at: number): number {
  return classOf(codeAt(text, at));
}

/** The letters and digits of a stretch of text, folded, upper case, put together. */
export function compact(text: string, start: number, end: number): string {
  let value = '';
  let from = start;
  for (let i = start; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c < 127 && classOf(c) & (DIGIT | UPPER)) continue;
    if (i > from) value += text.slice(from, i);
    from = i + 1;
    const code = fold(c);
    const type = classOf(code);
    if (type & ALNUM && code < GONE) value += String.fromCharCode(code - (type & LOWER ? 32 : 0));
  }
  return value + text.slice(from, end);
}
