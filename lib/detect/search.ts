import { goOn, runEnd, scanDigits } from './digit-run.ts';
import { codeAt, fold, GONE, WIDE_DIGITS } from './fold.ts';
import type { Plan } from './plans.ts';
import { warm } from './warm.ts';

const WIDE = `\\d${WIDE_DIGITS}`;

/**
 * A digit or plus sign with another digit near: the first of every number, in which single letters can
 * stand. What follows is only looked at, so that the search itself is for one character, which engines do
 * many at a time.
 */
const ANCHOR = warm(new RegExp(`[+＋${WIDE}](?=[a-z]?[^\\w,:;]{0,4}[${WIDE}])`, 'gi'));

/** How far after digits the next ones are looked for by hand: cheaper than a search where they are dense. */
const NEAR = 8;

/** Fewer digits make a number only behind a prefix, no more only behind a label. */
export const FEW = 6;

/** Of what was found last: how many digits, 0 at a plus sign. */
export let count = 0;
/** Whether letters stand right before them, and whether a word may. */
export let prefixed = false;
export let named = false;
/** Whether they can be a number of the plan where nothing says so; or a Norwegian VAT number, which a suffix follows. */
export let open = false;
export let suffixed = false;

/**
 * Offset of the next plus sign, or of the next digits that may be a number, from `at` on; -1 where there
 * is none. Nothing before `at` belongs to it. Passed over are digits too few, and those that would need a
 * trunk zero of the plan, a prefix or a label and have none.
 */
export function nextNumber(text: string, at: number, plan: Plan | undefined): number {
  const last = text.length - 1;
  const needsZero = !plan || (plan.zero && !plan.bare);
  let low = at;
  let near = at && at + NEAR;
  let letter = -NEAR;
  // Behind what was found or passed over no word stands that says something of what follows.
  let word = false;
  for (let i = at; i < last; ) {
    let c = 0;
    for (const stop = Math.min(near, last); i < stop; i++) {
      c = text.charCodeAt(i);
      if (c > 126) c = fold(c);
      if (c > 64) {
        letter = i;
        word = true;
      } else if (c < 58 && (c > 47 || c === 43)) break;
    }
    if (c !== 43 && (c - 48) >>> 0 > 9) {
      ANCHOR.lastIndex = i;
      if (!ANCHOR.test(text)) return -1;
      i = ANCHOR.lastIndex - 1;
      c = codeAt(text, i);
      for (let k = i - 3; k < i; k++) if (k >= low && text.charCodeAt(k) > 64) letter = k;
      word = true;
    }
    if (c === 43) {
      const code = codeAt(text, i + 1);
      count = 0;
      if (code === 40 || code === GONE || (code > 47 && code < 58)) return i;
      i++;
      continue;
    }
    count = scanDigits(text, i);
    prefixed = letter > i - 4;
    named = word;
    open = count > FEW && (!needsZero || c === 48 || (!!plan && text.charCodeAt(i - 1) === 40));
    suffixed = count === 9 && /^.?M/i.test(text.slice(runEnd, runEnd + 2));
    if (prefixed || open || suffixed || (word && count >= FEW)) return i;
    i = low = goOn(count, plan);
    near = i + NEAR;
    word = false;
  }
  return -1;
}
