/**
 * Phone numbers in text. With a plus sign or 00 the calling code names the numbering plan, else it is that of
 * the text's region, or of the number before. Of the digits that may belong to one number, the longest that
 * the plan allows and that ends with a group is it; without a label, only where words, signs and grouping
 * say nothing else.
 */
import type { Finding } from '../../finding.ts';
import { gluedAfter, gluedBefore, isDigit } from '../../reading/borders.ts';
import { codeAt, compact, DOT, PAREN, SPACE } from '../../reading/characters.ts';
import { type Digits, MOST_DIGITS, type Run } from '../../reading/digit-run.ts';
import { matchEnd } from '../../reading/match-end.ts';
import { type Finder, finding, type Scan } from '../finder.ts';
import { isAmountOrDate, isLabelled, isSomethingElse } from './find-context.ts';
import { isGroupedLikeOne } from './find-grouping.ts';
import { callingCode, type Plan, type Plans, planOf, roughPlan } from './find-plans.ts';

/** Fewer digits make a number only behind a prefix, no more only behind a label. */
const FEW = 6;

const OPENING_BRACKET = 40;
const PLUS_SIGN = 43;

const EXTENSION =
  /[ \xa0]?[,;]?[ \xa0]?(?:ext(?:ension|n)?|x|доб|int(?:erno)?|poste|anexo|durchwahl|dw|toestel|wew)[ .:=\xa0]{0,3}\d{1,7}(?!\w)/iy;

/** Offset after an extension that begins at `end`; `end` itself where there is none. */
const extensionEnd = (text: string, end: number) => Math.max(end, matchEnd(EXTENSION, text, end));

/** Digits that may be a number: `count` of them, of which the first `skip` are dialled before a national number. */
interface Dialled {
  readonly text: string;
  readonly digits: Digits;
  readonly count: number;
  readonly plan: Plan;
  readonly skip: number;
}

/** How many of the digits make the longest number of the plan that ends with a group; 0: none does. */
function fitting({ text, digits, count, plan, skip }: Dialled): number {
  if (!((plan.first >> digits.value(skip)) & 1)) return 0;
  for (let k = count; k > skip + 3; k--) {
    if ((k < count && !digits.gap(k)) || !((plan.lengths >> (k - skip - 4)) & 1)) continue;
    const end = digits.endOf(k - 1);
    if (!gluedAfter(text, end) || extensionEnd(text, end) > end) return k;
  }
  return 0;
}

/** The rest of what stands in a number up to a closing bracket. */
const CLOSING = /[^()]{0,40}\)/y;

/** The number that the first `count` digits make, `start` being where it begins without brackets. */
function found({ text, digits, plan, skip }: Dialled, start: number, count: number): Finding {
  const last = digits.endOf(count - 1);
  const end = extensionEnd(text, last);
  // A bracket that opens before the number and closes inside it belongs to it.
  const closing = matchEnd(CLOSING, text, start);
  const isWithin = closing > 0 && closing <= last;
  const first = isWithin && text.charCodeAt(start - 1) === OPENING_BRACKET ? start - 1 : start;
  const value = `${plan.prefix}${compact(text, digits.offset(skip), last)}`;
  return finding('phone', text, first, end, value);
}

/** A number that begins at `start`, of whose digits the first `skip` stand before the calling code. */
function abroad(
  text: string,
  digits: Digits,
  start: number,
  skip: number,
  plans: Plans,
): Finding | null {
  const code = callingCode(digits.value(skip), digits.value(skip + 1), digits.value(skip + 2));
  const plan = code ? plans(code) : undefined;
  if (!plan) return null;
  let rest = skip + String(code).length;
  // (0), or a trunk zero, is not dialled from abroad.
  const isBracketed = (digits.gap(rest) & digits.gap(rest + 1) & PAREN) > 0;
  if (!digits.value(rest) && (isBracketed || (plan.zero && !(plan.first & 1)))) rest++;
  const dialled: Dialled = { text, digits, count: countOf(text, digits), plan, skip: rest };
  const end = fitting(dialled);
  return end ? found(dialled, start, end) : null;
}

/** How many of the digits can belong to a number: not a year that stands after it, as in 030 901820 2024. */
function countOf(text: string, digits: Digits): number {
  const { count } = digits;
  const long = digits.value(0) ? 13 : 12;
  if (count <= long || count === MOST_DIGITS) return count;
  const written = text.slice(digits.offset(0), digits.endOf(count - 1));
  return /\s(?:19|20)\d\d$/.test(written) ? count - 4 : count;
}

/** Whether one of the digits from the second up to `end` is separated by `separators`. */
function hasGap(digits: Digits, end: number, separators: number): boolean {
  for (let k = 1; k < end; k++) if (digits.gap(k) === separators) return true;
  return false;
}

/** Whether digits after `end` are grouped as those before: a second number, written beside the first. */
function repeats({ digits, count, plan }: Dialled, end: number): boolean {
  if (count < 2 * end || (plan.zero && digits.value(end))) return false;
  let groups = 0;
  for (let k = 1; k < end; k++) {
    if (digits.gap(end + k) !== digits.gap(k)) return false;
    if (digits.gap(k)) groups++;
  }
  // Two groups and two are a card number.
  return groups > 1;
}

/** Whether what follows the first `end` digits makes them a part of more. */
function goesOn(dialled: Dialled, end: number): boolean {
  const { digits, count } = dialled;
  if (end === count) return false;
  const gap = digits.gap(end);
  return !(gap & SPACE) || (hasGap(digits, end, gap) && !repeats(dialled, end));
}

/** How many of the first digits are the trunk prefix. */
function trunkOf({ trunk }: Plan, digits: Digits): number {
  for (let k = 0; k < trunk.length; k++) {
    if (trunk.charCodeAt(k) - 48 !== digits.value(k)) return 0;
  }
  return trunk.length;
}

/** Whether unlabelled digits are the rest of a longer thing: 4 006381 333931. */
const isRest = (text: string, at: number) =>
  ' -.'.includes(text.charAt(at - 1)) && isDigit(text, at - 2);

/** A bare number: where it may stand, and whether a label says what it is. */
interface Bare {
  readonly scan: Scan;
  readonly run: Run;
  readonly labelled: boolean;
}

/** Whether what stands before makes digits something else than a number. */
const isForeign = ({ scan, run }: Bare) =>
  gluedBefore(scan.text, run.first.start, false) || isSomethingElse(scan, run);

/** A number as it is dialled inside the plan's country; its run is laid out. */
function national(bare: Bare, plan: Plan): Finding | null {
  const { text, digits } = bare.scan;
  const count = countOf(text, digits);
  let dialled: Dialled = { text, digits, count, plan, skip: trunkOf(plan, digits) };
  let end = fitting(dialled);
  if (!end && dialled.skip) {
    dialled = { ...dialled, skip: 0 };
    end = fitting(dialled);
  }
  if (!end) return null;
  // "Call at 12.30-14.30", "Tel. 5.11.2026"
  if ((!bare.labelled || hasGap(digits, end, DOT)) && isAmountOrDate(text, digits, end))
    return null;
  const isOne =
    bare.labelled ||
    (isGroupedLikeOne(text, digits, end, plan) && !goesOn(dialled, end) && !isForeign(bare));
  return isOne ? found(dialled, digits.offset(0), end) : null;
}

/** A number as it is dialled from abroad, after 00; its run is laid out. */
function dialledAbroad(bare: Bare, plans: Plans): Finding | null {
  const { text, digits } = bare.scan;
  const isGrouped = digits.gaps.subarray(1, Math.min(digits.count, 7)).some(Boolean);
  const isOne = bare.labelled || (isGrouped && !isForeign(bare));
  return isOne ? abroad(text, digits, digits.offset(0), 2, plans) : null;
}

/** The plan of the text's region; where nothing says one, of the number before. */
function planAt({ region, latest }: Scan, plans: Plans): Plan | undefined {
  if (region) return plans(region);
  return latest.phone ? planOf(latest.phone.value, plans) : undefined;
}

/** Whether digits can be a number of the plan where no word says so. */
function canBeBare(text: string, { first, count }: Run, plan: Plan | undefined): boolean {
  if (count <= FEW) return false;
  if (first.zero) return true;
  return (
    !!plan && (!plan.zero || plan.bare > 0 || codeAt(text, first.start - 1) === OPENING_BRACKET)
  );
}

/** `plans` are those that are known in detail, or made do with. */
export const phoneFinder = (plans: Plans = roughPlan): Finder => ({
  kind: 'phone',

  atPlus({ text, groups, digits }, run) {
    let plus = run.first.start;
    while (codeAt(text, --plus) !== PLUS_SIGN);
    if (run.count < FEW || gluedBefore(text, plus, true)) return null;
    return abroad(text, digits.read(text, groups, run), plus, 0, plans);
  },

  atDigits(scan, run) {
    const { text, groups } = scan;
    const plan = planAt(scan, plans);
    const labelled = isLabelled(scan, run);
    if (!labelled && !canBeBare(text, run, plan)) return null;
    const digits = scan.digits.read(text, groups, run);
    const hasZeros = !digits.value(0) && !digits.value(1) && !digits.gap(1);
    // Where a trunk prefix begins a number, digits before it are none of its.
    if (!labelled && (hasZeros || !plan?.trunk) && isRest(text, run.first.start)) return null;
    const bare: Bare = { scan, run, labelled };
    if (hasZeros) return dialledAbroad(bare, plans);
    return plan ? national(bare, plan) : null;
  },

  /** Where all numbers begin with zero, at the next zero; else at the next group. */
  next(scan, run) {
    if (run.count < FEW || run.count === MOST_DIGITS) return run.behind;
    const plan = planAt(scan, plans);
    if (!plan) return run.behind;
    if (plan.zero) return run.zero || run.behind;
    return scan.groups[run.from + 1]?.separators ? run.from + 1 : run.behind;
  },
});
