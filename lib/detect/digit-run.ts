import { CLASS, codeAt, DASH, DIGIT, DOT, GONE, PAREN, SLASH, SPACE } from './fold.ts';

/** More digits than any number has (E.164: 15, with an international prefix and a trunk zero). */
export const MOST = 22;

/**
 * The digits last scanned, with what stands around them: value, offsets before and after, classes of
 * the separators before (0: glued to the digit before). Reused: read them before the next scan.
 */
export const digits = new Uint8Array(MOST);
export const from = new Int32Array(MOST);
export const to = new Int32Array(MOST);
export const gap = new Uint8Array(MOST);

/**
 * Reads the digits that may belong to one number, and returns how many: at most four separators in a
 * row, a full stop only by itself (before a space it ends a sentence).
 */
export function scanDigits(text: string, at: number): number {
  let n = 0;
  let classes = 0;
  let width = 0;
  for (let i = at; n < MOST; i++) {
    const code = codeAt(text, i);
    const type = CLASS[code] ?? 0;
    if (type === DIGIT) {
      digits[n] = code - 48;
      from[n] = i;
      to[n] = i + 1;
      gap[n++] = classes;
      classes = width = 0;
    } else if (code === GONE) {
      if (++width > 4) break;
    } else {
      if (!(type & (SPACE | DASH | DOT | SLASH | PAREN)) || ++width > 4) break;
      if (classes & DOT || (classes && type === DOT)) break;
      classes |= type;
    }
  }
  return n;
}

/** Scanned digits as text. */
export function digitsText(start: number, end: number): string {
  let text = '';
  for (let i = start; i < end; i++) text += digits[i];
  return text;
}
