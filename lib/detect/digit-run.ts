import { DASH, DOT, fold, GONE, PAREN, SLASH, SPACE } from './fold.ts';

/** More digits than any number has (E.164: 15, with an international prefix and a trunk zero). */
export const MOST = 22;

/**
 * The digits last scanned, with what stands around them: value, offset, classes of
 * the separators before (0: glued to the digit before). Reused: read them before the next scan.
 */
export const digits = new Uint8Array(MOST);
export const from = new Int32Array(MOST);
export const gap = new Uint8Array(MOST);

/**
 * Reads the digits that may belong to one number, and returns how many: at most four separators in a
 * row, a full stop only by itself (before a space it ends a sentence).
 */
export function scanDigits(text: string, at: number): number {
  const values = digits;
  const offsets = from;
  const gaps = gap;
  const length = text.length;
  let n = 0;
  let classes = 0;
  let width = 0;
  for (let i = at; i < length && n < MOST; i++) {
    let code = text.charCodeAt(i);
    if (code > 126) code = fold(code);
    if (code > 47 && code < 58) {
      values[n] = code - 48;
      offsets[n] = i;
      gaps[n++] = classes;
      classes = width = 0;
    } else {
      if (++width > 4) break;
      if (code === GONE) continue;
      if (code === 46) {
        if (classes) break;
        classes = DOT;
      } else {
        if (classes & DOT) break;
        if (code === 32) classes |= SPACE;
        else if (code === 45) classes |= DASH;
        // After that many digits it stands between two numbers.
        else if (code === 47 && (n < 6 || gaps[2] === SLASH)) classes |= SLASH;
        // A bracket opens around the first digits of a number, never around later ones.
        else if (code === 41 || (code === 40 && n < 6)) classes |= PAREN;
        else break;
      }
    }
  }
  return n > 12 && n < MOST && endsWithYear(n) ? n - 4 : n;
}

/** Whether a year is the last of `n` digits, after a number: 030 901820 2024. */
function endsWithYear(n: number): boolean {
  const year = n - 4;
  const century = (digits[year] ?? 0) * 10 + (digits[year + 1] ?? 0);
  return (
    year > (digits[0] ? 9 : 8) &&
    gap[year] === SPACE &&
    (century === 19 || century === 20) &&
    !gap[year + 1] &&
    !gap[year + 2] &&
    !gap[year + 3]
  );
}

/** Offset after the scanned digit `k`. */
export function endOf(k: number): number {
  return (from[k] ?? 0) + 1;
}
