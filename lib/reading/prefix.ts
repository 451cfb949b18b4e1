import {
  ALNUM,
  CLASS,
  codeAt,
  DASH,
  DOT,
  GONE,
  LETTER,
  LOWER,
  SPACE,
  UPPER,
} from './characters.ts';

/** A country code and the letters that can follow it before a digit. */
const MOST = 4;
const letters = new Uint8Array(MOST);
/** Offset of the first digit, then of each letter before it, nearest first. Reused at every hit. */
export const offsets = new Int32Array(MOST + 1);

/** Offset of the visible character before `at`, over at most two separators; else -1. */
function before(text: string, at: number, floor: number): number {
  for (let i = at - 1; i >= floor && i > at - 4; i--) {
    const code = codeAt(text, i);
    if (!((CLASS[code] ?? 0) & (SPACE | DASH | DOT)) && code !== 9 && code !== GONE) return i;
  }
  return -1;
}

/** Reads the letters before the digit at `at`; returns how many. */
export function readLetters(text: string, at: number, floor: number): number {
  let n = 0;
  offsets[0] = at;
  for (let i = at; i > floor && n < MOST; ) {
    let code = text.charCodeAt(--i);
    if ((code | 32) < 97 || (code | 32) > 122) {
      i = before(text, i + 1, floor);
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
