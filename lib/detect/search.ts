import { isDigit } from './borders.ts';
import { goOn, runEnd, scanDigits } from './digit-run.ts';
import { codeAt, INVISIBLE, WIDE_DIGITS } from './fold.ts';
import { firstDigit } from './head.ts';
import type { Plan } from './plans.ts';

const WIDE = `\\d${WIDE_DIGITS}`;

/**
 * Two digits in a row, or a plus sign before one: every number has that somewhere. What follows is only
 * looked at, so that the search itself is for one character, which engines do many at a time.
 */
const ANCHOR = new RegExp(`[+＋${WIDE}](?=[${WIDE}${INVISIBLE}(])`, 'g');

/** How far after digits the next ones are looked for by hand: cheaper than a search where they are dense. */
const NEAR = 16;

/** Fewer digits make a number only behind a prefix. */
export const FEW = 6;

/** Of the digits last found: how many they are, whether letters stand right before them, whether a word may. */
export let count = 0;
export let prefixed = false;
export let named = false;

/** Whether a letter ends a word so long that no prefix begins in it; the labels IBAN and VAT can stand in one. */
function endsWord(text: string, at: number): boolean {
  for (let i = at - 4; i < at; i++) {
    const c = text.charCodeAt(i) | 32;
    if (!(c > 96 && c < 123) || (i < at - 1 && (c === 110 || c === 116))) return false;
  }
  return true;
}

/** Whether nine digits, last scanned, can be a Norwegian VAT number, whose suffix follows. */
export function mvaAfter(text: string): boolean {
  return (text.charCodeAt(runEnd) & ~32) === 77 || (text.charCodeAt(runEnd + 1) & ~32) === 77;
}

/**
 * Offset of the next plus sign, or of the next digits that may be a number, from `at` on; -1 where there
 * is none. Nothing before `floor` belongs to it. Passed over are digits too few, and those that would need a
 * trunk zero of the plan, a prefix or a label and have none.
 */
export function nextNumber(
  text: string,
  at: number,
  floor: number,
  plan: Plan | undefined,
): number {
  const last = text.length - 1;
  const needsZero = !plan || (plan.zero && !plan.bare);
  let low = floor;
  let near = at ? at + NEAR : 0;
  let letter = -NEAR;
  let word = at > 0 && !isDigit(text, at - 1);
  for (let i = at; i < last; ) {
    let c = 0;
    for (const stop = Math.min(near, last); i < stop; i++) {
      c = text.charCodeAt(i);
      if (c > 64) {
        // What is not ASCII is left to the search.
        if (c > 127) break;
        letter = i;
        word = true;
      } else if (c < 58 && (c > 47 || c === 43)) break;
    }
    if (c === 43) {
      const d = text.charCodeAt(i + 1);
      if (d === 40 || (d > 47 && d < 58)) return i;
    }
    if (c < 48 || c > 57) {
      ANCHOR.lastIndex = i;
      if (!ANCHOR.test(text)) return -1;
      i = ANCHOR.lastIndex - 1;
      const sign = text.charCodeAt(i);
      if (sign === 43 || sign === 0xff0b) return i;
      i = firstDigit(text, i, low);
      for (let k = i - 3; k < i; k++) if (k >= low && text.charCodeAt(k) > 64) letter = k;
      word = true;
    }
    count = scanDigits(text, i);
    prefixed = letter > i - 4 && !endsWord(text, letter);
    named = word;
    if (count < FEW) {
      const d = text.charCodeAt(i + 1);
      if (prefixed && d > 47 && (d < 58 || d > 126)) return i;
    } else if (
      prefixed ||
      word ||
      !needsZero ||
      codeAt(text, i) === 48 ||
      (plan && text.charCodeAt(i - 1) === 40) ||
      (count === 9 && mvaAfter(text))
    )
      return i;
    i = low = goOn(count, plan);
    near = i + NEAR;
    word = false;
  }
  return -1;
}
