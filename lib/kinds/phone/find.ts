/**
 * Phone numbers in text. With a plus sign or 00 the calling code names the numbering plan, else it is that of
 * the text's region, or of the number before. Of the digits that may belong to one number, the longest that
 * the plan allows and that ends with a group is it; without a label, only where words, signs and grouping
 * say nothing else.
 */
import type { Finding } from '../../finding.ts';
import { gluedBefore, isDigit } from '../../reading/borders.ts';
import { codeAt, DOT, PAREN, SPACE } from '../../reading/characters.ts';
import { type Digits, MOST_DIGITS, type Run } from '../../reading/digit-run.ts';
import type { Finder, Scan } from '../finder.ts';
import { isAmountOrDate, isDate, isLabelled } from './find-context.ts';
import { countOf, type Dialled, fitting, found, goesOn, hasGap, trunkOf } from './find-dialled.ts';
import { isGroupedLikeOne } from './find-grouping.ts';
import { callingCode, type Plan, type Plans, planOf } from './find-plans.ts';

/** Fewer digits make a number only behind a prefix, no more only behind a label. */
const FEW = 6;

const OPENING_BRACKET = 40;
const PLUS_SIGN = 43;
const SPACE_SIGN = 32;

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

/** Whether unlabelled digits are the rest of a longer thing: 4 006381 333931. */
const isRest = (text: string, at: number, floor = 0) =>
  at > floor + 1 && ' -.'.includes(text.charAt(at - 1)) && isDigit(text, at - 2);

/** A bare number: where it may stand, and whether a label says what it is. */
interface Bare {
  readonly scan: Scan;
  readonly run: Run;
  readonly labelled: boolean;
  readonly isElse: IsElse;
}

/** Whether a bare run, which is laid out, is something else than a number of the plan. */
export type IsElse = (scan: Scan, run: Run, plan: Plan | undefined) => boolean;

/** Whether what stands before makes digits something else than a number. */
const isForeign = ({ scan, run, isElse }: Bare, plan?: Plan) =>
  gluedBefore(scan.text, run.first.start, false) || isElse(scan, run, plan);

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
  if (!end || plan.bars?.(text, digits, dialled.skip, end)) return null;
  // North America is only a guess where nothing says the region: there it takes a label or brackets, dashes, dots.
  const { region, latest } = bare.scan;
  const isGuess = !region && !latest.phone;
  if (!bare.labelled || isGuess) {
    if (!isGroupedLikeOne(text, digits, end, plan) || goesOn(dialled, end)) return null;
    if (!bare.labelled && (isForeign(bare, plan) || (isGuess && digits.gap(end - 4) === SPACE)))
      return null;
  }
  const start = digits.offset(0);
  // "Call at 12.30-14.30", "Tel. 5.11.2026"
  const isNone =
    isDate(text.slice(start, digits.endOf(end - 1))) ||
    ((!bare.labelled || hasGap(digits, end, DOT)) && isAmountOrDate(text, digits, end));
  return isNone ? null : found(dialled, start, end);
}

/** A number as it is dialled from abroad, after `skip` digits; its run is laid out. */
function dialledAbroad(bare: Bare, skip: number, plans: Plans): Finding | null {
  const { text, digits } = bare.scan;
  const isGrouped = digits.gaps.subarray(1, Math.min(digits.count, 7)).some(Boolean);
  const isOne = bare.labelled || (isGrouped && !isForeign(bare));
  return isOne ? abroad(text, digits, digits.offset(0), skip, plans) : null;
}

/** How many of the first digits are dialled before a calling code; 0: they are none of these. */
const exitOf = (plan: Plan | undefined, text: string, digits: Digits) =>
  plan?.exit?.(text, digits) ?? (digits.value(0) || digits.value(1) || digits.gap(1) ? 0 : 2);

/** The plan of the text's region; where nothing says one, of the number before, or of North America. */
const planAt = ({ region, latest }: Scan, plans: Plans) =>
  region ? plans(region) : latest.phone ? planOf(latest.phone.value, plans) : plans(1);

/** Whether digits can be a number of the plan where no word says so. */
function canBeBare(text: string, { first, count }: Run, plan: Plan | undefined): boolean {
  if (count <= FEW) return false;
  if (first.zero) return true;
  return (
    !!plan && (!plan.zero || plan.bare > 0 || codeAt(text, first.start - 1) === OPENING_BRACKET)
  );
}

/** `plans` are those that are known in detail, or made do with; so is what else digits can be. */
export const phoneFinder = (plans: Plans, isElse: IsElse = () => false): Finder => ({
  kind: 'phone',

  atPlus({ text, groups, digits }, run) {
    let plus = run.first.start;
    while (codeAt(text, --plus) !== PLUS_SIGN);
    if (run.count < FEW || gluedBefore(text, plus, true)) return null;
    // Behind a space only a calling code by itself: + 43 316 123456, but not 12 + 34 567, + 391000000.
    const isCode = run.first.end < run.first.start + 4 && !isRest(text, plus);
    if (codeAt(text, plus + 1) === SPACE_SIGN && !isCode) return null;
    return abroad(text, digits.read(text, groups, run), plus, 0, plans);
  },

  atDigits(scan, run) {
    const { text, groups } = scan;
    const plan = planAt(scan, plans);
    const labelled = isLabelled(scan, run);
    if (!labelled && !canBeBare(text, run, plan)) return null;
    const digits = scan.digits.read(text, groups, run);
    const exit = exitOf(plan, text, digits);
    // Where a trunk prefix begins a number, digits before it are none of its.
    if (
      !labelled &&
      (exit || !plan || !trunkOf(plan, digits)) &&
      isRest(text, run.first.start, scan.floor)
    )
      return null;
    const bare: Bare = { scan, run, labelled, isElse };
    if (exit) return dialledAbroad(bare, exit, plans);
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
