/**
 * Numbering plans as the always-on script makes do with them: whether a number may be near, not which. What it
 * finds without a calling code has a value (+0…) that no check confirms; ./find-exact.ts knows better, and is
 * there as soon as anything was found.
 */
import type { FindNumberingPlan, NumberingPlan } from './numbering-plan.ts';

/** Regions where nearly all numbers begin with zero, without anything between them. */
const ZERO = new Set(
  'DEFRGBNLBEATCHSEFIROBGUATRJPKRCNINAUNZZAILIETWIDTHMYPHVNARBRSKSIHRRSEGAEKENGPKLTALMEBAMK'.match(
    /../g,
  ),
);

/** National numbers of 4 to 14 digits, of 7 to 11, and of ten. */
const ANY = 0b11111111111;
const SOME = 0b11111000;
const TEN = 0b1000000;

const plan = (code: number, lengths: number, trunk = ''): NumberingPlan => ({
  code,
  prefix: `+${code}`,
  lengths,
  firstDigits: 1023,
  trunkPrefix: trunk,
  isZeroTrunk: trunk === '0',
  bareGrouping: 0,
});

const AMERICA = plan(1, TEN, '1');

export const findRoughPlan: FindNumberingPlan = (key) => {
  if (key === 1 || key === 'US' || key === 'CA') return AMERICA;
  return typeof key === 'number' ? plan(key, ANY) : plan(0, SOME, ZERO.has(key) ? '0' : '');
};
