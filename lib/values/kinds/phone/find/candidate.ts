/**
 * Candidates for a phone number: the longest number that the plan allows and that ends with a
 * group, the text after it, and the finding.
 */
import {
  compactRange,
  isAttachedAfter,
  isLetterAt,
  MOST_DIGITS,
  matchEnd,
  type RunDigits,
  SPACE_CLASS,
} from '../../../text/index.ts';
import { createFinding } from '../../shared/finder.ts';
import type { NumberingPlan } from './numbering-plan.ts';

const OPENING_BRACKET = 40;

const EXTENSION =
  /[ \xa0]?[,;]?[ \xa0]?(?:ext(?:ension|n)?|[x#~]|доб|int(?:erno)?|poste|anexo|durchwahl|dw|toestel|wew)[ .:=\xa0]{0,3}\d{1,7}(?!\w)/iy;

/** End of an extension that begins at `end`; `end` itself if there is none. */
const extensionEnd = (text: string, end: number) => Math.max(end, matchEnd(EXTENSION, text, end));

/** Digits that may be a number: `count` digits, of which the first `skip` are dialled before the national number. */
export interface PhoneCandidate {
  readonly text: string;
  readonly digits: RunDigits;
  readonly count: number;
  readonly plan: NumberingPlan;
  readonly skip: number;
}

/** The digits of a run as a number of the plan. */
export const candidateOf = (
  text: string,
  digits: RunDigits,
  plan: NumberingPlan,
  skip: number,
): PhoneCandidate => ({ text, digits, count: usableDigitCount(text, digits), plan, skip });

/** Number of digits of the longest number in the plan that ends with a group; 0 if there is none. */
export function longestFit({ text, digits, count, plan, skip }: PhoneCandidate): number {
  if (!((plan.firstDigits >> digits.value(skip)) & 1)) return 0;
  for (let k = count; k > skip + 3; k--) {
    if ((k < count && !digits.gap(k)) || !((plan.lengths >> (k - skip - 4)) & 1)) continue;
    const end = digits.endOf(k - 1);
    if (
      !isAttachedAfter(text, end) ||
      extensionEnd(text, end) > end ||
      (plan.nextLabel && matchEnd(plan.nextLabel, text, end) > 0)
    )
      return k;
    // A number may not end right before digits that touch a letter, except in "2nd".
    if (isLetterAt(text, end) && !digits.gap(k - 1) && !digits.gap(k - 2)) return 0;
  }
  return 0;
}

/** Text up to a closing bracket inside a number. */
const CLOSING = /[^()]{0,40}\)/y;

/** The finding of the first `count` digits. @param start where it begins without brackets */
export function phoneFinding(
  { text, digits, plan, skip }: PhoneCandidate,
  start: number,
  count: number,
) {
  const last = digits.endOf(count - 1);
  const end = extensionEnd(text, last);
  // An opening bracket before the number that is closed inside it belongs to the number.
  const closing = matchEnd(CLOSING, text, start);
  const isWithin = closing > 0 && closing <= last;
  const first = isWithin && text.charCodeAt(start - 1) === OPENING_BRACKET ? start - 1 : start;
  const national = compactRange(text, digits.offset(skip), last);
  const sent = plan.toInternational?.(national) ?? national;
  const bare = skip ? null : plan.barePrefix?.(national, text.slice(start, last));
  return sent ? createFinding('phone', text, first, end, (bare ?? plan.prefix) + sent) : null;
}

/** How many digits can belong to a number, without a year that follows as in 030 901820 2024. */
function usableDigitCount(text: string, digits: RunDigits): number {
  const { count } = digits;
  const long = digits.value(0) ? 13 : 12;
  if (count <= long || count === MOST_DIGITS) return count;
  const written = text.slice(digits.offset(0), digits.endOf(count - 1));
  return /\s(?:19|20)\d\d$/.test(written) ? count - 4 : count;
}

/** Whether any digit from the second up to `end` has exactly these separators before it. */
export function hasSeparator(digits: RunDigits, end: number, separators: number): boolean {
  for (let k = 1; k < end; k++) if (digits.gap(k) === separators) return true;
  return false;
}

/** Whether the digits after `end` are grouped like those before, so that they are a second number. */
function repeats({ digits, count, plan }: PhoneCandidate, end: number): boolean {
  if (count < 2 * end || (plan.isZeroTrunk && digits.value(end))) return false;
  let groups = 0;
  for (let k = 1; k < end; k++) {
    if (digits.gap(end + k) !== digits.gap(k)) return false;
    if (digits.gap(k)) groups++;
  }
  // Two groups followed by two more are a card number.
  return groups > 1;
}

/** Whether the text after the first `end` digits makes them part of something longer. */
export function isPartOfMore(dialled: PhoneCandidate, end: number): boolean {
  const { digits, count } = dialled;
  if (end === count) return false;
  const gap = digits.gap(end);
  return !(gap & SPACE_CLASS) || (hasSeparator(digits, end, gap) && !repeats(dialled, end));
}

/** Number of leading digits that are the trunk prefix. */
export const trunkPrefixLength = ({ trunkPrefix }: NumberingPlan, digits: RunDigits): number =>
  [...trunkPrefix].every((digit, k) => Number(digit) === digits.value(k)) ? trunkPrefix.length : 0;
