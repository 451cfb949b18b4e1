import { CLASS, DASH, DOT, fold, GONE, PAREN, SLASH, SPACE } from './fold.ts';
import type { Plan } from './plans.ts';

/** More digits than any number has (E.164: 15, with an international prefix and a trunk zero). */
export const MOST = 22;

/** Of the digits last scanned: where they end; where a later group begins, and one that begins with 0. 0: none. */
export let runEnd = 0;
let nextGroup = 0;
let zeroGroup = 0;

/** What can stand between two digits of a number. */
const SEPARATOR = SPACE | DASH | DOT | SLASH | PAREN;

/**
 * Counts the digits from `at` on that may belong to one number: at most four separators in a row, a
 * full stop only by itself (before a space it ends a sentence).
 */
export function scanDigits(text: string, at: number): number {
  const { length } = text;
  let n = 0;
  let next = 0;
  let zero = 0;
  let dates = false;
  let i = at;
  let code = at < length ? text.charCodeAt(at) : 0;
  let end = at;
  search: for (;;) {
    let classes = 0;
    for (let width = 0; (code - 48) >>> 0 > 9; width++) {
      if (code > 126) {
        code = fold(code);
        if (code > 47 && code < 58) break;
      }
      const type = (CLASS[code] ?? 0) & SEPARATOR;
      if (
        width > 3 ||
        (!type && code !== GONE) ||
        (classes && (type | classes) & DOT) ||
        // After that many digits a slash stands between two numbers, and no bracket opens in one.
        (n > 5 && (code === 40 || (code === 47 && !dates)))
      )
        break search;
      classes |= type;
      code = ++i < length ? text.charCodeAt(i) : 0;
    }
    if (classes && n) {
      next ||= i;
      if (code === 48) zero ||= i;
      if (n === 2) dates = classes === SLASH;
    }
    do {
      n++;
      code = ++i < length ? text.charCodeAt(i) : 0;
    } while ((code - 48) >>> 0 < 10);
    end = i;
    if (n >= MOST) {
      n = MOST;
      break;
    }
  }
  runEnd = end;
  nextGroup = next;
  zeroGroup = zero;
  return n;
}

/** Where to go on after `count` scanned digits: behind them, or at a later group where another number can begin. */
export function goOn(count: number, plan: Plan | undefined): number {
  const group = plan?.zero ? zeroGroup : nextGroup;
  return plan && group && count > 5 && count < MOST ? group : runEnd;
}

/**
 * The digits last kept, with what stands around them: value, offset, classes of the separators before
 * (0: glued to the digit before). Reused: read them before the next ones are kept.
 */
export const digits = new Uint8Array(MOST);
export const from = new Int32Array(MOST);
export const gap = new Uint8Array(MOST);

/** Keeps the digits from `at` on that were just counted; returns how many are left without a year after them. */
export function keepDigits(text: string, at: number, count: number): number {
  let n = 0;
  let classes = 0;
  for (let i = at; n < count; i++) {
    const code = fold(text.charCodeAt(i));
    if (code > 47 && code < 58) {
      digits[n] = code - 48;
      from[n] = i;
      gap[n++] = classes;
      classes = 0;
    } else classes |= (CLASS[code] ?? 0) & SEPARATOR;
  }
  // 030 901820 2024
  return n > (digits[0] ? 13 : 12) && n < MOST && /\s(?:19|20)\d\d$/.test(text.slice(at, runEnd))
    ? n - 4
    : n;
}

/** Offset after the scanned digit `k`. */
export function endOf(k: number): number {
  return (from[k] ?? 0) + 1;
}
