import type { Plan } from '../kinds/phone/find-plans.ts';
import { codeAt, fold, SLASH } from './characters.ts';
import { BREAK, before, ends, OPEN, SEPARATOR, starts, total, ZERO } from './digit-groups.ts';

/** More digits than any number has (E.164: 15, with an international prefix and a trunk zero). */
const MOST = 22;

/** Fewer digits make a number only behind a prefix, no more only behind a label. */
export const FEW = 6;

/** Of the digits last counted: how many, and where they end. */
export let count = 0;
let runEnd = 0;
/** Whether they can be a number of the plan where nothing says so; or a Norwegian VAT number, which a suffix follows. */
export let open = false;
export let suffixed = false;

const sizeOf = (group: number) => (ends[group] ?? 0) - (starts[group] ?? 0);
/** The letter with which MVA begins. */
const SUFFIX = /.?M/iy;

/**
 * Counts the digits from a group on that may belong to one number. Returns the group to go on at where
 * they are none: the one behind them, or one of theirs where another number can begin.
 */
export function countDigits(text: string, group: number, plan: Plan | undefined): number {
  let n = sizeOf(group);
  let dates = false;
  let zero = 0;
  let g = group + 1;
  for (; n < MOST && g < total; g++) {
    const gap = before[g] ?? 0;
    if (gap & (BREAK | OPEN | SLASH)) {
      // After that many digits a slash stands between two numbers, and no bracket opens in one.
      if (gap & BREAK || (n > 5 && (gap & OPEN || !dates))) break;
      if (n === 2) dates = (gap & SEPARATOR) === SLASH;
    }
    if (gap & ZERO && gap & SEPARATOR) zero ||= g;
    n += sizeOf(g);
  }
  count = Math.min(n, MOST);
  runEnd = ends[g - 1] ?? 0;
  SUFFIX.lastIndex = runEnd;
  suffixed = n === 9 && SUFFIX.test(text);
  open =
    n > FEW &&
    (((before[group] ?? 0) & ZERO) > 0 ||
      (!!plan && (!plan.zero || plan.bare > 0 || codeAt(text, (starts[group] ?? 0) - 1) === 40)));
  if (!plan || n < FEW || n >= MOST) return g;
  return plan.zero ? zero || g : (before[group + 1] ?? 0) & SEPARATOR ? group + 1 : g;
}

/**
 * The digits last kept, with what stands around them: value, offset, classes of the separators before
 * (0: glued to the digit before). Reused: read them before the next ones are kept.
 */
export const digits = new Uint8Array(MOST);
export const from = new Int32Array(MOST);
export const gap = new Uint8Array(MOST);

/** Keeps the digits that were just counted from a group on; returns how many are left without a year after them. */
export function keepDigits(text: string, group: number): number {
  let n = 0;
  const at = starts[group] ?? 0;
  for (let g = group; n < count; g++) {
    let i = starts[g] ?? 0;
    let classes = before[g] ?? 0;
    for (const end = ends[g] ?? 0; i < end && n < count; i++) {
      digits[n] = fold(text.charCodeAt(i)) - 48;
      from[n] = i;
      gap[n++] = classes;
      classes = 0;
    }
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
