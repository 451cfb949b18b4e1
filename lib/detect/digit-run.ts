import { CLASS, DASH, DIGIT, DOT, fold, GONE, PAREN, SLASH, SPACE } from './fold.ts';

/** More digits than any number has (E.164: 15, with an international prefix and a trunk zero). */
const MOST = 22;

/** The digits from an offset on, with what stands between them. Reused: read it before the next scan. */
export interface DigitRun {
  digits: string;
  /** Offset before and after each digit. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Classes of the separators before each digit; 0: glued to the one before. */
  readonly gap: Uint8Array;
}

export const run: DigitRun = {
  digits: '',
  from: new Int32Array(MOST),
  to: new Int32Array(MOST),
  gap: new Uint8Array(MOST),
};

/**
 * Reads the digits that may belong to one number: at most four separators in a row, a full stop only
 * by itself (before a space it ends a sentence).
 */
export function scanDigits(text: string, at: number): number {
  let digits = '';
  let gap = 0;
  let seps = 0;
  for (let i = at; digits.length < MOST; i++) {
    const code = fold(text.charCodeAt(i));
    const type = CLASS[code] ?? 0;
    if (type === DIGIT) {
      const n = digits.length;
      run.from[n] = i;
      run.to[n] = i + 1;
      run.gap[n] = gap;
      digits += String.fromCharCode(code);
      gap = seps = 0;
    } else if (code === GONE) {
      if (++seps > 4) break;
    } else if (type & (SPACE | DASH | DOT | SLASH | PAREN)) {
      if (++seps > 4 || gap & DOT || (gap && type === DOT)) break;
      gap |= type;
    } else break;
  }
  run.digits = digits;
  return digits.length;
}
