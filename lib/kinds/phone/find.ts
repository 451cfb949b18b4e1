import type { Finding } from '../../finding.ts';
import { gluedAfter, gluedBefore, isDigit, PHONE_LABEL } from '../../reading/borders.ts';
import { codeAt, compact, DOT, PAREN, SPACE } from '../../reading/characters.ts';
import { starts } from '../../reading/digit-groups.ts';
import {
  count as counted,
  digits,
  endOf,
  FEW,
  from,
  gap,
  keepDigits,
  open,
} from '../../reading/digit-run.ts';
import type { Knowledge } from '../knowledge.ts';
import { isAmountOrDate, isGroupedLikeOne, isLabelled, isSomethingElse } from './find-context.ts';
import { callingCode, type Plan } from './find-plans.ts';

const EXTENSION =
  /[ \xa0]?[,;]?[ \xa0]?(?:ext(?:ension|n)?|x|доб|int(?:erno)?|poste|anexo|durchwahl|dw|toestel|wew)[ .:=\xa0]{0,3}\d{1,7}(?!\w)/iy;

/** Offset after an extension that begins at `end`; `end` itself where there is none. */
function extensionEnd(text: string, end: number): number {
  EXTENSION.lastIndex = end;
  return EXTENSION.test(text) ? EXTENSION.lastIndex : end;
}

/**
 * How many of `count` scanned digits, the first `skip` of them not counted in, make the longest number
 * of the plan that ends with a group; 0 where none does.
 */
function fitting(text: string, plan: Plan, skip: number, count: number): number {
  if (!((plan.first >> (digits[skip] ?? 0)) & 1)) return 0;
  for (let k = count; k > skip + 3; k--) {
    if ((k < count && !gap[k]) || !((plan.lengths >> (k - skip - 4)) & 1)) continue;
    const end = endOf(k - 1);
    if (!gluedAfter(text, end) || extensionEnd(text, end) > end) return k;
  }
  return 0;
}

/** The rest of what stands in a number up to a closing bracket. */
const CLOSING = /[^()]{0,40}\)/y;

/** The plan of the number last found. */
export let lastPlan: Plan | undefined;

function finding(text: string, start: number, plan: Plan, skip: number, count: number): Finding {
  lastPlan = plan;
  const last = endOf(count - 1);
  const end = extensionEnd(text, last);
  // A bracket that opens before the number and closes inside it belongs to it.
  CLOSING.lastIndex = start;
  const first =
    text.charCodeAt(start - 1) === 40 && CLOSING.test(text) && CLOSING.lastIndex <= last
      ? start - 1
      : start;
  const value = `${plan.prefix}${compact(text, from[skip] ?? 0, last)}`;
  return { kind: 'phone', start: first, end, raw: text.slice(first, end), value };
}

/** A number in international form: scanned, with `skip` digits before the calling code. */
function abroad(
  text: string,
  start: number,
  skip: number,
  count: number,
  knowledge: Knowledge,
): Finding | null {
  const code = callingCode(digits[skip] ?? 0, digits[skip + 1] ?? 0, digits[skip + 2] ?? 0);
  const plan = code ? knowledge.plan(code) : undefined;
  if (!plan) return null;
  let rest = skip + (code < 10 ? 1 : code < 100 ? 2 : 3);
  // (0), or a trunk zero, is not dialled from abroad.
  const bracketed = (gap[rest] ?? 0) & (gap[rest + 1] ?? 0) & PAREN;
  if (!digits[rest] && (bracketed || (plan.zero && !(plan.first & 1)))) rest++;
  const end = fitting(text, plan, rest, count);
  return end ? finding(text, start, plan, rest, end) : null;
}

/** A number written with a plus sign, whose digits were just counted from a group on. */
export function plusAt(text: string, group: number, knowledge: Knowledge): Finding | null {
  let plus = starts[group] ?? 0;
  while (codeAt(text, --plus) !== 43);
  return counted < FEW || gluedBefore(text, plus, true)
    ? null
    : abroad(text, plus, 0, keepDigits(text, group), knowledge);
}

/** Whether one of the digits from the second up to `end` is separated by `separators`. */
function hasGap(end: number, separators: number): boolean {
  let k = end;
  while (--k && gap[k] !== separators);
  return k > 0;
}

/** Whether digits after `end` are grouped as those before: a second number, written beside the first. */
function repeats(plan: Plan, end: number, count: number): boolean {
  if (count < 2 * end || (plan.zero && digits[end])) return false;
  let groups = 0;
  for (let k = 1; k < end; k++) {
    if (gap[end + k] !== gap[k]) return false;
    if (gap[k]) groups++;
  }
  // Two groups and two are a card number.
  return groups > 1;
}

/** How many of the first digits are the trunk prefix. */
function trunkOf(plan: Plan): number {
  const { trunk } = plan;
  for (let k = 0; k < trunk.length; k++) if (trunk.charCodeAt(k) - 48 !== digits[k]) return 0;
  return trunk.length;
}

/**
 * A number as it is dialled inside the plan's country, or abroad after 00; `count` digits are scanned,
 * `labels` are the bits of `labelBits`.
 */
export function nationalAt(
  text: string,
  at: number,
  count: number,
  labels: number,
  plan: Plan | undefined,
  knowledge: Knowledge,
): Finding | null {
  const zeros = !digits[0] && !digits[1] && !gap[1];
  const before = text.charCodeAt(at - 1);
  // `?phone=4930…` is a part of a URL.
  const labelled = (labels & PHONE_LABEL) > 0 && before !== 61 && isLabelled(text, at);
  if (!labelled && !open) return null;
  // The rest of a longer thing, where no trunk prefix begins a number: 4 006381 333931.
  if (
    !labelled &&
    (zeros || !plan?.trunk) &&
    (before === 32 || before === 45 || before === 46) &&
    isDigit(text, at - 2)
  )
    return null;
  if (zeros || !plan) {
    if (!zeros) return null;
    const grouped = gap.subarray(1, Math.min(count, 7)).some(Boolean);
    if (
      !labelled &&
      (!grouped || gluedBefore(text, at, false) || (labels && isSomethingElse(text, at)))
    )
      return null;
    return abroad(text, at, 2, count, knowledge);
  }
  let skip = trunkOf(plan);
  let end = fitting(text, plan, skip, count);
  if (!end && skip) {
    skip = 0;
    end = fitting(text, plan, 0, count);
  }
  if (!end) return null;
  // "Call at 12.30-14.30", "Tel. 5.11.2026"
  if ((!labelled || hasGap(end, DOT)) && isAmountOrDate(text, at, end)) return null;
  if (
    !labelled &&
    (!isGroupedLikeOne(text, at, end, plan) ||
      gluedBefore(text, at, false) ||
      (end < count &&
        (!((gap[end] ?? 0) & SPACE) ||
          (hasGap(end, gap[end] ?? 0) && !repeats(plan, end, count)))) ||
      (labels && isSomethingElse(text, at)))
  )
    return null;
  return finding(text, at, plan, skip, end);
}
