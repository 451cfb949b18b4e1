/**
 * Distinguishes phone numbers from amounts, codes and card numbers by the grouping of their digits,
 * if no word does. The groups are measured once; the rules describe how each is usually written.
 */
import {
  DASH_CLASS,
  DOT_CLASS,
  PAREN_CLASS,
  type RunDigits,
  SLASH_CLASS,
  SPACE_CLASS,
} from '../../../text/index.ts';
import type { NumberingPlan } from './numbering-plan.ts';

const OPENING_BRACKET = 40;

interface Grouping {
  /** Number of groups, and of groups with a single digit. */
  readonly groups: number;
  readonly singles: number;
  /** Sizes of the first, the last and the largest group. */
  readonly first: number;
  readonly last: number;
  readonly largest: number;
  /** Sizes of the first four groups, read as one number. */
  readonly shape: number;
  /** Whether all groups but the first have three digits. */
  readonly threes: boolean;
  /** The classes of all separators between the groups. */
  readonly separators: number;
}

/** The grouping of the first `count` digits. */
function groupingOf(digits: RunDigits, count: number): Grouping {
  let groups = 0;
  let singles = 0;
  let first = 0;
  let last = 0;
  let largest = 0;
  let shape = 0;
  let threes = true;
  let separators = 0;
  let start = 0;
  for (let k = 1; k <= count; k++) {
    if (k < count && !digits.gap(k)) continue;
    last = k - start;
    start = k;
    groups++;
    if (last === 1) singles++;
    if (last > largest) largest = last;
    if (groups === 1) first = last;
    else if (last !== 3) threes = false;
    if (groups < 5) shape = shape * 10 + Math.min(last, 9);
    if (k < count) separators |= digits.gap(k);
  }
  return { groups, singles, first, last, largest, shape, threes, separators };
}

/**
 * North American numbers: 650 253 0000, 1 650 253 0000, (650) 2530000. No exchange code begins with
 * 0 or 1.
 */
const isAmerican = ({ shape, groups, separators }: Grouping, digits: RunDigits, count: number) =>
  digits.value(count - 7) > 1 &&
  (shape === 334 ||
    (shape === 1334 && groups === 4) ||
    (shape === 37 && (separators & PAREN_CLASS) > 0));

/** Cards and accounts are grouped in fours, postal codes in fives. */
const isCardOrCode = ({ shape }: Grouping) =>
  (shape > 4440 && shape < 4445) || (shape > 550 && shape < 556);

/** A single digit at the end, like an extension: 030 901820-0. */
const isExtended = (digits: RunDigits, count: number, { separators }: Grouping) =>
  !digits.value(0) &&
  (digits.gap(count - 1) === DASH_CLASS
    ? separators !== DASH_CLASS
    : separators === (SLASH_CLASS | SPACE_CLASS) && !digits.value(count - 1));

/** ISBNs with check digit, IP addresses, versions, decimal fractions. */
function isComputed(digits: RunDigits, count: number, grouping: Grouping): boolean {
  const { separators, singles, last, groups, largest, first } = grouping;
  return (
    singles > 2 ||
    (last === 1 && !isExtended(digits, count, grouping)) ||
    (separators === DOT_CLASS && groups === 4 && largest < 4) ||
    (first === 1 && (digits.gap(1) & DOT_CLASS) > 0)
  );
}

/** ZIP+4, social security numbers, DOIs, and amounts: 1 234 567. */
function isCounted({ separators, shape, first, threes }: Grouping): boolean {
  if (separators === DASH_CLASS && (shape === 54 || shape === 324)) return true;
  if ((separators & (DOT_CLASS | SLASH_CLASS)) === (DOT_CLASS | SLASH_CLASS)) return true;
  return (separators === SPACE_CLASS || separators === DOT_CLASS) && first < 3 && threes;
}

/**
 * Whether the first `count` digits are grouped like phone numbers of the plan, and not like amounts
 * or codes.
 */
export function isGroupedLikePhone(
  text: string,
  digits: RunDigits,
  count: number,
  plan: NumberingPlan,
): boolean {
  const grouping = groupingOf(digits, count);
  const { separators, shape, groups, first, last } = grouping;
  if (plan.code === 1) return isAmerican(grouping, digits, count);
  // Fewer than seven digits are too ambiguous.
  if (count < 7 || !separators || isCardOrCode(grouping)) return false;
  if (isComputed(digits, count, grouping)) return false;
  if (plan.isZeroTrunk && !digits.value(0)) return true;
  if (text.charCodeAt(digits.offset(0) - 1) === OPENING_BRACKET) return true;
  if (plan.isZeroTrunk) return shape === plan.bareGrouping;
  // Italian numbers begin with 0, 3 or 8, but the Italian plan also allows other digits.
  if (plan.code === 39 && ![0, 3, 8].includes(digits.value(0))) return false;
  return (
    !isCounted(grouping) && (groups > 2 || (separators !== DOT_CLASS && first > 1 && last > 3))
  );
}
