/**
 * "+8 (495) 123-45-67": in Russia and Kazakhstan, 8 is dialled inside the country, and some write it for +7.
 * Read as a calling code, the digits are often a valid number of another country.
 */
import { type DigitRun, foldedAt, isAttachedBefore } from '../../../text/index.ts';
import type { Finder, FinderResult, TextScan } from '../../shared/finder.ts';
import { candidateOf, longestFit, phoneFinding } from './candidate.ts';
import { findExactPlan } from './exact-plans.ts';

const PLUS_SIGN = 43;
const EIGHT = 56;

/** Between the plus sign and its 8: nothing, a space or a bracket. */
const MOST_BETWEEN = 2;

/** The number after a plus sign and an 8 that is a group of its own. Its value shows the group to the check. */
function readEight(scan: TextScan, run: DigitRun): FinderResult {
  const { text, groups, digits } = scan;
  const { start, end } = run.first;
  const plan = findExactPlan(7);
  if (!plan || end !== start + 1 || foldedAt(text, start) !== EIGHT) return null;
  let plus = start - 1;
  while (plus >= start - MOST_BETWEEN && foldedAt(text, plus) !== PLUS_SIGN) plus--;
  if (foldedAt(text, plus) !== PLUS_SIGN || isAttachedBefore(text, plus, true)) return null;
  const read = digits.read(text, groups, run);
  const dialled = candidateOf(text, read, { ...plan, prefix: '+8 ' }, 1);
  const last = longestFit(dialled);
  return last ? phoneFinding(dialled, plus, last) : null;
}

export const withEightForSeven = (finder: Finder): Finder => ({
  ...finder,
  atPlus: (scan, run) => readEight(scan, run) ?? finder.atPlus?.(scan, run) ?? null,
});
