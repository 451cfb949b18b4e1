/** The value of digits that a label or column announces as a number, even if letters replace some of them. */
import { DIGIT_LOOK_ALIKES } from '../../../text/index.ts';
import { isUnclearIn } from './as-dialled.ts';
import { findExactPlan, fitsAbroad, isFirstDigit, LONG_AREAS } from './exact-plans.ts';
import type { NumberingPlan } from './numbering-plan.ts';
import { ownCodePrefix } from './own-code.ts';

/** Most digits of a number with its calling code (E.164). */
const LONGEST = 15;

export interface Written {
  readonly raw: string;
  /** Digits, and letters that stand for them. */
  readonly digits: string;
  readonly hasLetter: boolean;
  readonly hasPlus: boolean;
}

export const asDigits = (digits: string) =>
  digits.replace(/\D/g, (letter) => DIGIT_LOOK_ALIKES[letter.toUpperCase()] ?? letter);

/** Groups as in North America, and as in countries that write pairs after the first digit, such as France. */
const AMERICAN = /^(?=.*[(.-])\(?\d{3}\)?[ \xa0./-]{1,3}\d{3}[ \xa0./-]\d{4}$/;
const PAIRS = /^\(?0\d\)?(?:[ \xa0./-]\d\d){3,4}$/;

/** Whether digits without a calling code are written as in another country than the plan's. */
function isForeign({ raw, digits }: Written, plan: NumberingPlan): boolean {
  if (plan.code !== 1 && AMERICAN.test(raw)) return true;
  if (LONG_AREAS.has(plan.code) && PAIRS.test(raw)) return true;
  return digits.startsWith('0') && !plan.isZeroTrunk && !isFirstDigit(plan, '0');
}

/**
 * The form in which a national number is checked: with the calling code of its plan. '' if the
 * digits may be right without it, such as a local number without area code.
 * @param isNamed whether the text names the region, which the check does not know
 */
export function nationalValue(written: Written, region: string, isNamed: boolean): string {
  const { digits } = written;
  const plain = asDigits(digits);
  if (!isNamed && isUnclearIn(region, plain)) return digits;
  if (/^00[1-9]/.test(plain)) return `+${digits.slice(2)}`;
  // Without a region: no plan has letters or numbers of that length.
  if (!region) return written.hasLetter || plain.length > LONGEST ? digits : '';
  const plan = findExactPlan(region);
  if (!plan || isForeign(written, plan)) return '';
  const { trunkPrefix, prefix } = plan;
  if (trunkPrefix !== '' && plain.startsWith(trunkPrefix))
    return prefix + (digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits);
  const own = ownCodePrefix(plain, plan, written.raw, isNamed);
  if (own !== null) return own + digits;
  // Too long for a local number: either the zero is missing, or the plus sign of another country.
  if (plan.isZeroTrunk) return plain.length > 9 && !fitsAbroad(plain) ? prefix + digits : '';
  // A local number without area code.
  if (plan.code === 1 && plain.length < 9) return '';
  return prefix + digits;
}

/** "+8 (495) …": the check needs the group to see that 8 stands for +7. */
const EIGHT_APART = /^\(?[+＋][ (]{0,2}8\D/;

/** The value of a number with a plus sign. */
export const valueAbroad = ({ raw, digits }: Written): string =>
  EIGHT_APART.test(raw) ? `+8 ${digits.slice(1)}` : `+${digits}`;
