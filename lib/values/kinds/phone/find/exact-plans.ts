/** All numbering plans in full detail: too large for the always-on script. */
import { compactRange, foldedAt, lazy, type RunDigits } from '../../../text/index.ts';
import { EXITS } from '../data/exits.ts';
import { PLANS } from '../data/plans.ts';
import { callingCodeOf, type FindNumberingPlan, type NumberingPlan } from './numbering-plan.ts';
import { ownCodePrefix } from './own-code.ts';

/**
 * Group sizes of mobile numbers that are written without the zero, by calling code: Peru, China,
 * India.
 */
const BARE_GROUPINGS: Readonly<Record<string, number>> = { 51: 333, 86: 344, 91: 55 };

/** Plans without fixed lengths: in Austria and Germany, local numbers are written without the zero. */
const OPEN_PLANS = new Set([43, 49]);
const LONGEST_LOCAL = 9;

const OPENING_BRACKET = 40;

/** Calling codes of plans whose area codes have at least two digits after the zero. */
export const LONG_AREAS = new Set([40, 41, 44, 49, 55, 86, 90, 91, 380]);

/** Whether ten digits are in pairs, as in France: 04 91 12 34 56. */
function arePairs(digits: RunDigits, count: number): boolean {
  if (count !== 10) return false;
  for (let k = 1; k < count; k++) if (digits.gap(k) > 0 !== (k % 2 === 0)) return false;
  return true;
}

/**
 * Excludes digits for plans in which nearly all numbers begin with zero. Digits without the zero
 * belong to another country if they are too many for a local number, and in Europe also if some are
 * in brackets: (65) 6123 4567. So do digits in pairs if the plan's area codes are longer.
 */
const excludesNumber =
  (code: number) => (text: string, digits: RunDigits, skip: number, count: number) => {
    if (skip) return LONG_AREAS.has(code) && arePairs(digits, count);
    const inEurope = /^[34]/.test(String(code));
    return (
      (OPEN_PLANS.has(code) && count > LONGEST_LOCAL) ||
      (inEurope && foldedAt(text, digits.offset(0) - 1) === OPENING_BRACKET)
    );
  };

/** The next label right after a number: 0474 492 390Fax. */
const NEXT_LABEL = /(?:[FTM]|E(?!\+)|Fax|Tel|Mob|E?-?[Mm]ail)(?![a-z\d])/y;

/** Fewest digits dialled with an international prefix. */
export const LEAST_ABROAD = 10;

const TILDE = 126;

/** Number of leading digits that are the international prefix; 0 if there is none. */
const exitPrefixLength = (prefix: RegExp) => (text: string, digits: RunDigits) => {
  const { count } = digits;
  if (count >= LEAST_ABROAD) {
    const all = compactRange(text, digits.offset(0), digits.endOf(count - 1));
    const found = prefix.exec(all)?.[0].length;
    if (found) return found;
  }
  // The two zeros directly together, or with a tilde for the dial tone between them: 0~0.
  const isApart = digits.gap(1) && foldedAt(text, digits.offset(0) + 1) !== TILDE;
  return digits.value(0) || digits.value(1) || isApart ? 0 : 2;
};

/** For regions whose only prefix is 00. */
const DOUBLE_ZERO = exitPrefixLength(/(?!)/);

/** Twelve digits, as a bit of `lengths`. */
const TWELVE = 1 << 8;

/**
 * Argentine mobile numbers have 15 after the area code when dialled at home, and 9 before it when
 * dialled from abroad: 0343 15 555 1212 is +54 9 343 555 1212. No other numbers have twelve digits.
 */
function argentineNumber(national: string): string {
  if (national.length < 12) return national;
  const [, area, rest] = /^(\d{2,4})15(\d{6,8})$/.exec(national) ?? [];
  return area ? `9${area}${rest}` : '';
}

function parsePlan(row: string): [plan: NumberingPlan, regions: readonly string[]] {
  const [digits = '', lengths = '', first = '', trunk = '', own = '', regions = ''] =
    row.split(',');
  const code = Number(digits);
  const zero = trunk === '0';
  const isArgentine = code === 54;
  const plan: NumberingPlan = {
    code,
    prefix: `+${code}`,
    lengths: Number.parseInt(lengths, 36) | (isArgentine ? TWELVE : 0),
    firstDigits: Number.parseInt(first, 36),
    ownLengths: Number.parseInt(own || '0', 36),
    trunkPrefix: trunk,
    isZeroTrunk: zero,
    bareGrouping: BARE_GROUPINGS[code] ?? 0,
    nextLabel: NEXT_LABEL,
    exitPrefixLength: DOUBLE_ZERO,
    ...(zero && { isExcluded: excludesNumber(code) }),
    ...(isArgentine && { toInternational: argentineNumber }),
  };
  return [plan, regions.match(/../g) ?? []];
}

/** Area codes that North America has not: a plan without a region is a guess, and these are other numbers. */
const isNoArea = (_text: string, digits: RunDigits, skip: number): boolean =>
  digits.value(skip + 1) === 9 || (digits.value(skip + 1) === 1 && digits.value(skip + 2) === 1);

const withBarePrefix = (plan: NumberingPlan, isSettled: boolean): NumberingPlan => ({
  ...plan,
  barePrefix: (digits, written) => ownCodePrefix(digits, plan, written, isSettled),
});

const plansByKey = lazy(() => {
  const plans = new Map<number | string, NumberingPlan>();
  for (const row of PLANS.split(' ')) {
    const [plan, regions] = parsePlan(row);
    const guess = plan.code === 1 ? { ...plan, isExcluded: isNoArea } : plan;
    plans.set(plan.code, withBarePrefix(guess, true));
    // The check reads unclear digits in the region of the text.
    for (const region of regions) plans.set(region, withBarePrefix(plan, false));
  }
  for (const row of EXITS.split(' ')) {
    const [region = '', exit = ''] = row.split('=');
    const plan = plans.get(region);
    if (!plan) continue;
    const prefix = new RegExp(`^(?:${exit})`);
    plans.set(region, { ...plan, exit: prefix, exitPrefixLength: exitPrefixLength(prefix) });
  }
  return plans;
});

export const findExactPlan: FindNumberingPlan = (key) => plansByKey().get(key);

/** The plan for the calling code at the start of the digits, and the length of the code. */
export function planAbroad(
  digits: string,
): readonly [plan: NumberingPlan, codeLength: number] | null {
  const [a = 0, b = 0, c = 0] = Array.from(digits.slice(0, 3), Number);
  const code = callingCodeOf(a, b, c);
  const plan = code ? findExactPlan(code) : undefined;
  return plan ? [plan, String(code).length] : null;
}

export const hasLength = ({ lengths }: NumberingPlan, count: number) =>
  count > 3 && ((lengths >> (count - 4)) & 1) === 1;
export const isFirstDigit = ({ firstDigits }: NumberingPlan, digit: string | undefined) =>
  digit !== undefined && ((firstDigits >> Number(digit)) & 1) === 1;

/** Whether digits after a plus sign fit the plan of their calling code. */
export function fitsAbroad(digits: string): boolean {
  const [plan, size] = planAbroad(digits) ?? [];
  return (
    !!plan && !!size && hasLength(plan, digits.length - size) && isFirstDigit(plan, digits[size])
  );
}
