/**
 * Phone numbers in text. With a plus sign or 00 the calling code names the numbering plan, else it is that of
 * the text's region, or of the number before. Of the digits that may belong to one number, the longest that
 * the plan allows and that ends with a group is it; without a label, only where words, signs and grouping
 * say nothing else.
 */
import type { Finding } from '../../domain/index.ts';
import {
  type DigitRun,
  DOT_CLASS,
  foldedAt,
  isAttachedBefore,
  isDigitAt,
  MOST_DIGITS,
  PAREN_CLASS,
  type RunDigits,
  SPACE_CLASS,
} from '../../reading/scanning/index.ts';
import type { Finder, TextScan } from '../shared/finder.ts';
import {
  hasSeparator,
  isPartOfMore,
  longestFit,
  type PhoneCandidate,
  phoneFinding,
  trunkPrefixLength,
  usableDigitCount,
} from './find/candidate.ts';
import { beginsWithDate, hasPhoneLabel, isAmountOrDate } from './find/context.ts';
import { isGroupedLikePhone } from './find/grouping.ts';
import {
  callingCodeOf,
  type FindNumberingPlan,
  type NumberingPlan,
  planOfNumber,
} from './find/numbering-plan.ts';

/** Fewer digits make a number only behind a prefix, no more only behind a label. */
const FEW = 6;

const OPENING_BRACKET = 40;
const PLUS_SIGN = 43;
const SPACE_SIGN = 32;

/** A number that begins at `start`, of whose digits the first `skip` stand before the calling code. */
function abroad(
  text: string,
  digits: RunDigits,
  start: number,
  skip: number,
  plans: FindNumberingPlan,
): Finding | null {
  const code = callingCodeOf(digits.value(skip), digits.value(skip + 1), digits.value(skip + 2));
  const plan = code ? plans(code) : undefined;
  if (!plan) return null;
  let rest = skip + String(code).length;
  // (0), or a trunk zero, is not dialled from abroad.
  const isBracketed = (digits.gap(rest) & digits.gap(rest + 1) & PAREN_CLASS) > 0;
  if (!digits.value(rest) && (isBracketed || (plan.isZeroTrunk && !(plan.firstDigits & 1)))) rest++;
  const dialled: PhoneCandidate = {
    text,
    digits,
    count: usableDigitCount(text, digits),
    plan,
    skip: rest,
  };
  const end = longestFit(dialled);
  return end ? phoneFinding(dialled, start, end) : null;
}

/** Whether unlabelled digits are the rest of a longer thing: 4 006381 333931. */
const isRest = (text: string, at: number, floor = 0) =>
  at > floor + 1 && ' -.'.includes(text.charAt(at - 1)) && isDigitAt(text, at - 2);

/** A bare number: where it may stand, and whether a label says what it is. */
interface Bare {
  readonly scan: TextScan;
  readonly run: DigitRun;
  readonly labelled: boolean;
  readonly isNotPhone: NotPhoneTest;
}

/** Whether a bare run, which is laid out, is something else than a number of the plan. */
export type NotPhoneTest = (
  scan: TextScan,
  run: DigitRun,
  plan: NumberingPlan | undefined,
) => boolean;

/** Whether what stands before makes digits something else than a number. */
const isForeign = ({ scan, run, isNotPhone: isElse }: Bare, plan?: NumberingPlan) =>
  isAttachedBefore(scan.text, run.first.start, false) || isElse(scan, run, plan);

/** A number as it is dialled inside the plan's country; its run is laid out. */
function national(bare: Bare, plan: NumberingPlan): Finding | null {
  const { text, digits } = bare.scan;
  const count = usableDigitCount(text, digits);
  let dialled: PhoneCandidate = {
    text,
    digits,
    count,
    plan,
    skip: trunkPrefixLength(plan, digits),
  };
  let end = longestFit(dialled);
  if (!end && dialled.skip) {
    dialled = { ...dialled, skip: 0 };
    end = longestFit(dialled);
  }
  if (!end || plan.isExcluded?.(text, digits, dialled.skip, end)) return null;
  // North America is only a guess where nothing says the region: there it takes a label or brackets, dashes, dots.
  const { region, latestByKind: latest } = bare.scan;
  const isGuess = !region && !latest.phone;
  if (!bare.labelled || isGuess) {
    if (!isGroupedLikePhone(text, digits, end, plan) || isPartOfMore(dialled, end)) return null;
    if (
      !bare.labelled &&
      (isForeign(bare, plan) || (isGuess && digits.gap(end - 4) === SPACE_CLASS))
    )
      return null;
  }
  const start = digits.offset(0);
  // "Call at 12.30-14.30", "Tel. 5.11.2026"
  const isNone =
    beginsWithDate(text.slice(start, digits.endOf(end - 1))) ||
    ((!bare.labelled || hasSeparator(digits, end, DOT_CLASS)) && isAmountOrDate(text, digits, end));
  return isNone ? null : phoneFinding(dialled, start, end);
}

/** A number as it is dialled from abroad, after `skip` digits; its run is laid out. */
function dialledAbroad(bare: Bare, skip: number, plans: FindNumberingPlan): Finding | null {
  const { text, digits } = bare.scan;
  const isGrouped = digits.gaps.subarray(1, Math.min(digits.count, 7)).some(Boolean);
  const isOne = bare.labelled || (isGrouped && !isForeign(bare));
  return isOne ? abroad(text, digits, digits.offset(0), skip, plans) : null;
}

/** How many of the first digits are dialled before a calling code; 0: they are none of these. */
const exitOf = (plan: NumberingPlan | undefined, text: string, digits: RunDigits) =>
  plan?.exitPrefixLength?.(text, digits) ??
  (digits.value(0) || digits.value(1) || digits.gap(1) ? 0 : 2);

/** The plan of the text's region; where nothing says one, of the number before, or of North America. */
const planAt = ({ region, latestByKind: latest }: TextScan, plans: FindNumberingPlan) =>
  region ? plans(region) : latest.phone ? planOfNumber(latest.phone.value, plans) : plans(1);

/** Whether digits can be a number of the plan where no word says so. */
function canBeBare(
  text: string,
  { first, count }: DigitRun,
  plan: NumberingPlan | undefined,
): boolean {
  if (count <= FEW) return false;
  if (first.startsWithZero) return true;
  return (
    !!plan &&
    (!plan.isZeroTrunk ||
      plan.bareGrouping > 0 ||
      foldedAt(text, first.start - 1) === OPENING_BRACKET)
  );
}

/** `plans` are those that are known in detail, or made do with; so is what else digits can be. */
export const createPhoneFinder = (
  plans: FindNumberingPlan,
  isElse: NotPhoneTest = () => false,
): Finder => ({
  kind: 'phone',

  atPlus({ text, groups, digits }, run) {
    let plus = run.first.start;
    while (foldedAt(text, --plus) !== PLUS_SIGN);
    if (run.count < FEW || isAttachedBefore(text, plus, true)) return null;
    // Behind a space only a calling code by itself: + 43 316 123456, but not 12 + 34 567, + 391000000.
    const isCode = run.first.end < run.first.start + 4 && !isRest(text, plus);
    if (foldedAt(text, plus + 1) === SPACE_SIGN && !isCode) return null;
    return abroad(text, digits.read(text, groups, run), plus, 0, plans);
  },

  atDigits(scan, run) {
    const { text, groups } = scan;
    const plan = planAt(scan, plans);
    const labelled = hasPhoneLabel(scan, run);
    if (!labelled && !canBeBare(text, run, plan)) return null;
    const digits = scan.digits.read(text, groups, run);
    const exit = exitOf(plan, text, digits);
    // Where a trunk prefix begins a number, digits before it are none of its.
    if (
      !labelled &&
      (exit || !plan || !trunkPrefixLength(plan, digits)) &&
      isRest(text, run.first.start, scan.previousEnd)
    )
      return null;
    const bare: Bare = { scan, run, labelled, isNotPhone: isElse };
    if (exit) return dialledAbroad(bare, exit, plans);
    return plan ? national(bare, plan) : null;
  },

  /** Where all numbers begin with zero, at the next zero; else at the next group. */
  nextStart(scan, run) {
    if (run.count < FEW || run.count === MOST_DIGITS) return run.endIndex;
    const plan = planAt(scan, plans);
    if (!plan) return run.endIndex;
    if (plan.isZeroTrunk) return run.zeroGroupIndex || run.endIndex;
    return scan.groups[run.startIndex + 1]?.separators ? run.startIndex + 1 : run.endIndex;
  },
});
