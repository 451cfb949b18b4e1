import {
  ALNUM,
  CLASS,
  classAt,
  codeAt,
  DASH,
  DIGIT,
  DOT,
  GONE,
  LETTER,
  LOWER,
  PAREN,
  SLASH,
  SPACE,
  UPPER,
} from './fold.ts';

const MOST = 6;
const letters = new Uint8Array(MOST);
/** Offset of the first digit, then of each letter before it, nearest first. Reused at every hit. */
export const offsets = new Int32Array(MOST + 1);

/** Offset of the visible character before `at`, over at most two of the given separators; else -1. */
function before(text: string, at: number, floor: number, separators: number): number {
  let j = at - 1;
  for (let skipped = 0; j >= floor && skipped < 3; skipped++, j--) {
    const code = codeAt(text, j);
    if (code !== GONE && !((CLASS[code] ?? 0) & separators)) return j;
  }
  return -1;
}

/** Offset of the first digit of a number whose first two neighbouring digits are at `at`. */
export function firstDigit(text: string, at: number, floor: number): number {
  let first = at;
  for (let k = 0; k < 3; k++) {
    const j = before(text, first, floor, SPACE | DASH | DOT | SLASH | PAREN);
    if (j < 0 || classAt(text, j) !== DIGIT) break;
    first = j;
  }
  return first;
}

/** Reads up to six letters before the digit at `at`; returns how many. */
export function readLetters(text: string, at: number, floor: number): number {
  let n = 0;
  offsets[0] = at;
  for (let i = at; n < MOST; ) {
    i = before(text, i, floor, SPACE | DASH | DOT);
    if (i < 0) break;
    const code = codeAt(text, i);
    if (code > GONE || !((CLASS[code] ?? 0) & (UPPER | LOWER))) break;
    letters[n++] = code & ~32;
    offsets[n] = i;
  }
  return n;
}

/** Number of the country code of which `k` (1 is nearest to the digits) is the first letter. */
export function countryAt(k: number): number {
  return (letters[k - 1] ?? 0) * 26 + (letters[k - 2] ?? 0) - 1755;
}

/** Number of a country code as in `countryAt`. */
export function countryNumber(code: string): number {
  return code.charCodeAt(0) * 26 + code.charCodeAt(1) - 1755;
}

/** Whether letter `k` begins a word, or follows a label that is glued to it. */
export function beginsWord(text: string, k: number): boolean {
  const at = offsets[k] ?? 0;
  const code = codeAt(text, at - 1);
  if (code === LETTER) return text.charCodeAt(at - 1) > 0x2e7f;
  if (!((CLASS[code] ?? 0) & ALNUM)) return code !== 95;
  return /(?:IBAN|VAT)$/i.test(text.slice(Math.max(0, at - 4), at));
}
