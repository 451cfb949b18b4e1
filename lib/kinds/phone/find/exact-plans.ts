/** Every numbering plan with all that is known of it: more than the always-on script carries. */
import { compactRange, foldedAt, type RunDigits } from '../../../reading/scanning/index.ts';
import { lazy } from '../../../reading/text/index.ts';
import { EXITS } from '../data/exits.ts';
import { PLANS } from '../data/plans.ts';
import type { FindNumberingPlan, NumberingPlan } from './numbering-plan.ts';

/** Sizes of the groups of mobile numbers that are written without the zero, by calling code: Peru, China, India. */
const BARE_GROUPINGS: Readonly<Record<string, number>> = { 51: 333, 86: 344, 91: 55 };

/** Plans without fixed lengths: in Austria and Germany a number inside a town has none of the zero. */
const OPEN_PLANS = new Set([43, 49]);
const LONGEST_LOCAL = 9;

const OPENING_BRACKET = 40;

/**
 * Where nearly all numbers begin with zero, digits without one are another country's if they are too many
 * for a town, and in Europe also in a bracket: (65) 6123 4567.
 */
const excludesNumber =
  (code: number) => (text: string, digits: RunDigits, skip: number, count: number) => {
    if (skip) return false;
    const inEurope = /^[34]/.test(String(code));
    return (
      (OPEN_PLANS.has(code) && count > LONGEST_LOCAL) ||
      (inEurope && foldedAt(text, digits.offset(0) - 1) === OPENING_BRACKET)
    );
  };

/** 0474 492 390Fax */
const NEXT_LABEL = /(?:[FTME]|Fax|Tel|Mob|E?-?[Mm]ail)(?![a-z\d])/y;

/** At least so many digits are dialled with a prefix for abroad. */
const LEAST_ABROAD = 10;

const TILDE = 126;

/** How many of the first digits are what is dialled abroad; 0 where they are not. */
const exitPrefixLength = (prefix: RegExp) => (text: string, digits: RunDigits) => {
  const { count } = digits;
  if (count >= LEAST_ABROAD) {
    const all = compactRange(text, digits.offset(0), digits.endOf(count - 1));
    const found = prefix.exec(all)?.[0].length;
    if (found) return found;
  }
  // The two zeros together, or the wait for the tone between: 0~0.
  const isApart = digits.gap(1) && foldedAt(text, digits.offset(0) + 1) !== TILDE;
  return digits.value(0) || digits.value(1) || isApart ? 0 : 2;
};

/** No prefix but 00. */
const DOUBLE_ZERO = exitPrefixLength(/(?!)/);

/** Twelve digits, as a bit of the lengths. */
const TWELVE = 1 << 8;

/**
 * Mobile numbers of Argentina are dialled with 15 behind the area code at home, with 9 before it from
 * abroad: 0343 15 555 1212 is +54 9 343 555 1212. No others have twelve digits.
 */
function argentineNumber(national: string): string {
  if (national.length < 12) return national;
  const [, area, rest] = /^(\d{2,4})15(\d{6,8})$/.exec(national) ?? [];
  return area ? `9${area}${rest}` : '';
}

function parsePlan(row: string): [plan: NumberingPlan, regions: readonly string[]] {
  const [digits = '', lengths = '', first = '', trunk = '', regions = ''] = row.split(',');
  const code = Number(digits);
  const zero = trunk === '0';
  const isArgentine = code === 54;
  const plan: NumberingPlan = {
    code,
    prefix: `+${code}`,
    lengths: Number.parseInt(lengths, 36) | (isArgentine ? TWELVE : 0),
    firstDigits: Number.parseInt(first, 36),
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

const plansByKey = lazy(() => {
  const plans = new Map<number | string, NumberingPlan>();
  for (const row of PLANS.split(' ')) {
    const [plan, regions] = parsePlan(row);
    plans.set(plan.code, plan);
    for (const region of regions) plans.set(region, plan);
  }
  for (const row of EXITS.split(' ')) {
    const [region = '', exit = ''] = row.split('=');
    const plan = plans.get(region);
    if (plan)
      plans.set(region, {
        ...plan,
        exitPrefixLength: exitPrefixLength(new RegExp(`^(?:${exit})`)),
      });
  }
  return plans;
});

export const findExactPlan: FindNumberingPlan = (key) => plansByKey().get(key);
