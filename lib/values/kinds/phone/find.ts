/**
 * Finds phone numbers in text. After a plus sign or 00, the calling code determines the numbering
 * plan; otherwise the text's region or the previous number does. From the digits in a run, the
 * longest number is taken that the plan allows and that ends with a group. Without a label, it
 * counts only if words, punctuation and grouping do not suggest something else.
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
} from '../../text/index.ts';
import { CLOSE_DIGITS, type Finder, type FinderResult, type TextScan } from '../shared/finder.ts';
import {
  candidateOf,
  hasSeparator,
  isPartOfMore,
  longestFit,
  phoneFinding,
  trunkPrefixLength,
} from './find/candidate.ts';
import { hasPhoneLabel, isAmountOrDate, WRITTEN_DATE } from './find/context.ts';
import { isGroupedLikePhone } from './find/grouping.ts';
import {
  callingCodeOf,
  type FindNumberingPlan,
  type NumberingPlan,
  planOfNumber,
} from './find/numbering-plan.ts';

/** Fewer digits are a number only after a prefix; exactly this many only after a label. */
const FEW = 6;

const OPENING_BRACKET = 40;
const PLUS_SIGN = 43;
const SPACE_SIGN = 32;

/**
 * The number that begins at `start`; a mistyped span if no country has its calling code.
 * @param skip number of digits before the calling code
 */
function internationalNumber(
  text: string,
  digits: RunDigits,
  start: number,
  skip: number,
  plans: FindNumberingPlan,
): FinderResult {
  const code = callingCodeOf(digits.value(skip), digits.value(skip + 1), digits.value(skip + 2));
  const plan = code ? plans(code) : undefined;
  // After an unassigned code, the remaining digits are not a number by themselves: +999 22 085
  // 0765.
  if (!plan) return code && digits.count > 8 ? { mistyped: digits.endOf(digits.count - 1) } : null;
  let rest = skip + String(code).length;
  const isBracketed = digits.gap(rest) & digits.gap(rest + 1) & PAREN_CLASS;
  // (0) or a trunk zero is not dialled from abroad, unless the plan's numbers begin with it, as in Italy.
  const beginsOtherwise = ~plan.firstDigits & 1;
  if (
    !digits.value(rest) &&
    (plan.isZeroTrunk
      ? isBracketed || digits.value(rest + 1) || beginsOtherwise
      : isBracketed && beginsOtherwise)
  )
    rest++;
  const dialled = candidateOf(text, digits, plan, rest);
  const end = longestFit(dialled);
  return end ? phoneFinding(dialled, start, end) : null;
}

/** Whether digits without a label continue a longer sequence: 4 006381 333931. */
const isRest = (text: string, offset: number, floor = 0) =>
  offset > floor + 1 && ' -.'.includes(text.charAt(offset - 1)) && isDigitAt(text, offset - 2);

/** A number without international prefix. */
interface Bare {
  readonly scan: TextScan;
  readonly run: DigitRun;
  readonly labelled: boolean;
  readonly isNotPhone: NotPhoneTest;
}

/** Whether a run without a prefix is something other than a number of the plan; `scan.digits` contains the run. */
export type NotPhoneTest = (
  scan: TextScan,
  run: DigitRun,
  plan: NumberingPlan | undefined,
) => boolean;

/** Whether the text before digits makes them something other than a number. */
const isForeign = ({ scan, run, isNotPhone }: Bare, plan?: NumberingPlan) =>
  isAttachedBefore(scan.text, run.first.start, false) || isNotPhone(scan, run, plan);

/** The national number of the plan at a run; `scan.digits` contains the run. */
function nationalNumber(bare: Bare, plan: NumberingPlan): Finding | null {
  const { text, digits } = bare.scan;
  let dialled = candidateOf(text, digits, plan, trunkPrefixLength(plan, digits));
  let end = longestFit(dialled);
  if (!end && dialled.skip) {
    dialled = candidateOf(text, digits, plan, 0);
    end = longestFit(dialled);
  }
  if (!end || plan.isExcluded?.(text, digits, dialled.skip, end)) return null;
  // Without a region, North America is only a guess, which needs a label, brackets, dashes or dots.
  const { region, latestByKind } = bare.scan;
  const isGuess = !region && !latestByKind.phone;
  if (!bare.labelled || isGuess) {
    if (!isGroupedLikePhone(text, digits, end, plan) || isPartOfMore(dialled, end)) return null;
    if (
      !bare.labelled &&
      (isForeign(bare, plan) ||
        (isGuess &&
          digits.gap(end - 4) === SPACE_CLASS &&
          foldedAt(text, digits.offset(0) - 1) !== OPENING_BRACKET))
    )
      return null;
  }
  const start = digits.offset(0);
  // "Call at 12.30-14.30", "Tel. 5.11.2026"
  const isOtherValue =
    WRITTEN_DATE.test(text.slice(start, digits.endOf(end - 1))) ||
    ((!bare.labelled || hasSeparator(digits, end, DOT_CLASS)) && isAmountOrDate(text, digits, end));
  return isOtherValue ? null : phoneFinding(dialled, start, end);
}

/** The number after an international prefix of `skip` digits; `scan.digits` contains the run. */
function dialledAbroad(bare: Bare, skip: number, plans: FindNumberingPlan): FinderResult {
  const { text, digits } = bare.scan;
  const isGrouped = digits.gaps.subarray(1, Math.min(digits.count, 7)).some(Boolean);
  const isPhone = bare.labelled || (isGrouped && !isForeign(bare));
  return isPhone ? internationalNumber(text, digits, digits.offset(0), skip, plans) : null;
}

/** Number of leading digits that are the international prefix; 0 if there is none. */
const exitPrefixLengthOf = (plan: NumberingPlan | undefined, text: string, digits: RunDigits) =>
  plan?.exitPrefixLength?.(text, digits) ??
  (digits.value(0) || digits.value(1) || digits.gap(1) ? 0 : 2);

/** The plan of the text's region; if there is none, the plan of the previous number, or North America's. */
const planForRegion = ({ region, latestByKind }: TextScan, plans: FindNumberingPlan) =>
  region
    ? plans(region)
    : latestByKind.phone
      ? planOfNumber(latestByKind.phone.value, plans)
      : plans(1);

/** Whether digits can be a number of the plan without a label. */
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

/**
 * Creates the phone finder.
 * @param plans exact or rough plans
 * @param isNotPhone rejects digits that only look like a number
 */
export const createPhoneFinder = (
  plans: FindNumberingPlan,
  isNotPhone: NotPhoneTest = () => false,
): Finder => ({
  kind: 'phone',
  sign: CLOSE_DIGITS,
  labels: 'tel|fon|phone|fax|mobil',

  atPlus({ text, groups, digits }, run): FinderResult {
    let plus = run.first.start;
    while (foldedAt(text, --plus) !== PLUS_SIGN);
    if (run.count < FEW || isAttachedBefore(text, plus, true)) return null;
    // After "+ " only a separate calling code counts: + 43 316 123456, but not 12 + 34 567 or +
    // 391000000.
    const isCode = run.first.end < run.first.start + 4 && !isRest(text, plus);
    if (foldedAt(text, plus + 1) === SPACE_SIGN && !isCode) return null;
    return internationalNumber(text, digits.read(text, groups, run), plus, 0, plans);
  },

  atDigits(scan, run): FinderResult {
    const { text, groups } = scan;
    const plan = planForRegion(scan, plans);
    const labelled = hasPhoneLabel(scan, run);
    if (!labelled && !canBeBare(text, run, plan)) return null;
    const digits = scan.digits.read(text, groups, run);
    const exit = exitPrefixLengthOf(plan, text, digits);
    // If the number begins with a trunk prefix, digits before it do not belong to it.
    if (
      !labelled &&
      (exit || !plan || !trunkPrefixLength(plan, digits)) &&
      isRest(text, run.first.start, scan.previousEnd)
    )
      return null;
    const bare: Bare = { scan, run, labelled, isNotPhone };
    if (exit) return dialledAbroad(bare, exit, plans);
    return plan ? nationalNumber(bare, plan) : null;
  },

  /** The next zero if the plan's numbers begin with it; otherwise the next group. */
  nextStart(scan, run) {
    if (run.count < FEW || run.count === MOST_DIGITS) return run.endIndex;
    const plan = planForRegion(scan, plans);
    if (!plan) return run.endIndex;
    if (plan.isZeroTrunk) return run.zeroGroupIndex || run.endIndex;
    return scan.groups[run.startIndex + 1]?.separators ? run.startIndex + 1 : run.endIndex;
  },
});
