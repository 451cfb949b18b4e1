/**
 * Approximate numbering plans for the always-on script: they show whether a text may have a number,
 * not which. Findings without a calling code get a value (+0…) that no check confirms. After any
 * finding, the page detector with ./exact-plans.ts is loaded.
 */
import type { FindNumberingPlan, NumberingPlan } from './numbering-plan.ts';

/** Regions where nearly all numbers begin with zero, written without separators. */
const ZERO = new Set(
  'DEFRGBNLBEATCHSEFIROBGUATRJPKRCNINAUNZZAILIETWIDTHMYPHVNARBRSKSIHRRSEGAEKENGPKLTALMEBAMK'.match(
    /../g,
  ),
);

/** Sets of lengths of national numbers: 4 to 14 digits, 7 to 11, and ten. */
const ANY = 0b11111111111;
const SOME = 0b11111000;
const TEN = 0b1000000;

const plan = (code: number, lengths: number, trunk = ''): NumberingPlan => ({
  code,
  prefix: `+${code}`,
  lengths,
  ownLengths: 0,
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
