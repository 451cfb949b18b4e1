import type { Finding } from '../kinds.ts';
import { gluedAfter, gluedBefore } from './borders.ts';
import { digits, digitsText, endOf, gap, scanDigits } from './digit-run.ts';
import { PAREN, SPACE } from './fold.ts';
import type { Knowledge } from './knowledge.ts';
import { isAmountOrDate, isGroupedLikeOne, isLabelled, isSomethingElse } from './phone-context.ts';
import { callingCode, type Plan } from './plans.ts';

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

function finding(text: string, start: number, plan: Plan, skip: number, count: number): Finding {
  const last = endOf(count - 1);
  const end = extensionEnd(text, last);
  // A bracket that opens before the number and closes inside it belongs to it.
  const bracket = text.charAt(start - 1) === '(' && /^[^()]*\)/.test(text.slice(start, last));
  const from = bracket ? start - 1 : start;
  const value = `+${plan.code}${digitsText(skip, count)}`;
  return { kind: 'phone', start: from, end, raw: text.slice(from, end), value };
}

/** A number in international form: scanned, with `skip` digits before the calling code. */
function abroad(
  text: string,
  start: number,
  skip: number,
  count: number,
  knowledge: Knowledge,
): Finding | null {
  const code = callingCode(digitsText(skip, skip + 3));
  const plan = code && knowledge.plan(code);
  if (!plan) return null;
  let rest = skip + code.length;
  // (0), or a trunk zero, is not dialled from abroad.
  const bracketed = (gap[rest] ?? 0) & (gap[rest + 1] ?? 0) & PAREN;
  if (!digits[rest] && (bracketed || (plan.trunk === '0' && !(plan.first & 1)))) rest++;
  const end = fitting(text, plan, rest, count);
  return end ? finding(text, start, plan, rest, end) : null;
}

/** A number written with a plus sign, which is at `plus`. */
export function plusAt(text: string, plus: number, knowledge: Knowledge): Finding | null {
  const at = text.charAt(plus + 1) === '(' ? plus + 2 : plus + 1;
  const count = scanDigits(text, at);
  return count < 6 || gluedBefore(text, plus, true)
    ? null
    : abroad(text, plus, 0, count, knowledge);
}

/** Whether the digits go on after `end` in the same grouping: then they are one longer thing. */
function alike(end: number): boolean {
  const after = gap[end] ?? 0;
  return gap.subarray(1, end).includes(after);
}

/** A number as it is dialled inside the plan's country, or abroad after 00; `count` digits are scanned. */
export function nationalAt(
  text: string,
  at: number,
  count: number,
  plan: Plan | undefined,
  knowledge: Knowledge,
): Finding | null {
  const zeros = !digits[0] && !digits[1] && !gap[1];
  let skip = 0;
  let end = 0;
  if (!zeros) {
    if (!plan) return null;
    if (
      plan.trunk &&
      digits[0] === +plan.trunk.charAt(0) &&
      +plan.trunk === +digitsText(0, plan.trunk.length)
    )
      skip = plan.trunk.length;
    end = fitting(text, plan, skip, count);
    if (!end && skip) {
      skip = 0;
      end = fitting(text, plan, 0, count);
    }
    if (!end) return null;
  }
  const grouped =
    zeros || !plan ? gap.subarray(1, 7).some(Boolean) : isGroupedLikeOne(text, at, end, plan);
  // `?phone=4930…` is a part of a URL.
  const labelled = text.charAt(at - 1) !== '=' && isLabelled(text, at);
  if (!labelled && (!grouped || gluedBefore(text, at, false) || isSomethingElse(text, at)))
    return null;
  // The rest of a longer thing, where no trunk prefix begins a number: 4 006381 333931.
  if (!labelled && (zeros || !plan?.trunk) && /\d[ .-]$/.test(text.slice(Math.max(0, at - 2), at)))
    return null;
  if (zeros || !plan) return abroad(text, at, 2, count, knowledge);
  if (!labelled && end < count && (alike(end) || !((gap[end] ?? 0) & SPACE))) return null;
  if (!labelled && isAmountOrDate(text, at, endOf(end - 1))) return null;
  return finding(text, at, plan, skip, end);
}
