import type { Finding } from '../kinds.ts';
import { gluedAfter, gluedBefore } from './borders.ts';
import { run, scanDigits } from './digit-run.ts';
import { PAREN } from './fold.ts';
import type { Knowledge } from './knowledge.ts';
import { isAmountOrDate, isGroupedLikeOne, isLabelled, isSomethingElse } from './phone-context.ts';
import { callingCode, fits, type Plan } from './plans.ts';

const EXTENSION =
  /[ \xa0]?[,;]?[ \xa0]?(?:ext(?:ension|n)?|x|доб|int(?:erno)?|poste|anexo|durchwahl|dw|toestel|wew)[ .:=\xa0]{0,3}\d{1,7}(?!\w)/iy;

/** Offset after an extension that begins at `end`; `end` itself where there is none. */
function extensionEnd(text: string, end: number): number {
  EXTENSION.lastIndex = end;
  return EXTENSION.test(text) ? EXTENSION.lastIndex : end;
}

/** How many of the scanned digits make the longest number of the plan that ends with a group; 0: none. */
function fitting(text: string, plan: Plan, skip: number): number {
  const { digits, gap, to } = run;
  for (let k = digits.length; k > skip + 3; k--) {
    if (k < digits.length && !gap[k]) continue;
    const end = to[k - 1] ?? 0;
    if (
      fits(plan, digits.slice(skip, k)) &&
      (extensionEnd(text, end) > end || !gluedAfter(text, end))
    )
      return k;
  }
  return 0;
}

function finding(text: string, start: number, count: number, plan: Plan, skip: number): Finding {
  const last = run.to[count - 1] ?? 0;
  const end = extensionEnd(text, last);
  // A bracket that opens before the number and closes inside it belongs to it.
  const close = text.charAt(start - 1) === '(' ? text.slice(start, last).search(/[()]/) : -1;
  const from = close >= 0 && text.charAt(start + close) === ')' ? start - 1 : start;
  const value = `+${plan.code}${run.digits.slice(skip, count)}`;
  return { kind: 'phone', start: from, end, raw: text.slice(from, end), value };
}

/** A number in international form: scanned, with `skip` digits before the calling code. */
function abroad(text: string, start: number, skip: number, knowledge: Knowledge): Finding | null {
  const { digits, gap } = run;
  const code = callingCode(digits.slice(skip, skip + 3));
  const plan = code && knowledge.plan(code);
  if (!plan) return null;
  let rest = skip + code.length;
  // (0), or a trunk zero, is not dialled from abroad.
  const bracketed = (gap[rest] ?? 0) & (gap[rest + 1] ?? 0) & PAREN;
  if (digits.charAt(rest) === '0' && (bracketed || (plan.trunk === '0' && !(plan.first & 1))))
    rest++;
  const count = fitting(text, plan, rest);
  return count ? finding(text, start, count, plan, rest) : null;
}

/** A number written with a plus sign, which is at `plus`. */
export function plusAt(text: string, plus: number, knowledge: Knowledge): Finding | null {
  if (gluedBefore(text, plus, true)) return null;
  const at = text.charAt(plus + 1) === '(' ? plus + 2 : plus + 1;
  return scanDigits(text, at) < 6 ? null : abroad(text, plus, 0, knowledge);
}

/** A number as it is dialled inside the region, or abroad after 00; `at` is its first digit. */
export function nationalAt(
  text: string,
  at: number,
  region: string,
  knowledge: Knowledge,
): Finding | null {
  const zeros = text.startsWith('00', at);
  if ((!region && !zeros) || scanDigits(text, at) < 6) return null;
  const labelled = isLabelled(text, at);
  if (!labelled && (gluedBefore(text, at, false) || isSomethingElse(text, at))) return null;
  if (zeros)
    return labelled || run.gap.subarray(1, 6).some(Boolean) ? abroad(text, at, 2, knowledge) : null;
  const plan = knowledge.plan(region);
  if (!plan) return null;
  const { digits, to } = run;
  let skip = plan.trunk && digits.startsWith(plan.trunk) ? plan.trunk.length : 0;
  let count = fitting(text, plan, skip);
  if (!count && skip) {
    skip = 0;
    count = fitting(text, plan, 0);
  }
  if (!count) return null;
  const end = to[count - 1] ?? 0;
  if (!labelled && (!isGroupedLikeOne(text, at, count, plan) || isAmountOrDate(text, at, end)))
    return null;
  return finding(text, at, count, plan, skip);
}
