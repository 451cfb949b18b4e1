import { ALNUM, CLASS, classAt, codeAt, DIGIT, fold, GONE, LETTER, LOWER, UPPER } from './fold.ts';

const MOST = 6;
const letters = new Uint8Array(MOST);
/** Offset of the first digit, then of each letter before it, nearest first. Reused at every hit. */
export const offsets = new Int32Array(MOST + 1);

/** Offset of the visible character before `at`, over at most two separators; else -1. */
export function before(text: string, at: number, floor: number, brackets: boolean): number {
  const low = Math.max(floor, at - 3);
  for (let j = at - 1; j >= low; j--) {
    let code = text.charCodeAt(j);
    if (code > 126) code = fold(code);
    const separator =
      code === 32 ||
      code === 9 ||
      code === 45 ||
      code === 46 ||
      code === GONE ||
      (brackets && (code === 40 || code === 41 || code === 47));
    if (!separator) return j;
  }
  return -1;
}

/** Offset of the first digit of a number whose first two neighbouring digits are at `at`. */
export function firstDigit(text: string, at: number, floor: number): number {
  let first = at;
  for (let k = 0; k < 3; k++) {
    const j = before(text, first, floor, true);
    if (j < 0 || classAt(text, j) !== DIGIT) break;
    first = j;
  }
  return first;
}

/** Reads up to six letters before the digit at `at`; returns how many. */
export function readLetters(text: string, at: number, floor: number): number {
  let n = 0;
  offsets[0] = at;
  for (let i = at; i > floor && n < MOST; ) {
    let code = text.charCodeAt(--i);
    if ((code | 32) < 97 || (code | 32) > 122) {
      i = before(text, i + 1, floor, false);
      code = codeAt(text, i);
      if (code > GONE || !((CLASS[code] ?? 0) & (UPPER | LOWER))) break;
    }
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
  return (
    ((code | 32) === 110 || (code | 32) === 116) &&
    /(?:IBAN|VAT)$/i.test(text.slice(Math.max(0, at - 4), at))
  );
}
