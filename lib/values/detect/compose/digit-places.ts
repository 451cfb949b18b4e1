/** The digits of a text where a mistyped value may begin, or before which its label may be. */

import type { Finding } from '../../domain/index.ts';
import {
  hasDigitsNear,
  isDigitAt,
  isLetterAt,
  matchEnd,
  mayFollowPrefix,
} from '../../text/index.ts';
import type { ScannedText } from './create-detector.ts';

type DigitGroup = ScannedText['groups'][number];

/** Offsets of the first digits of groups, in order. */
interface DigitPlaces {
  /** A country's prefix may come before these. */
  readonly prefixed: readonly number[];
  /** These follow a plus sign, or begin a number with two zeros. */
  readonly internationalDigits: readonly number[];
  /** A label may come before these. */
  readonly labelled: readonly number[];
}

const NO_PLACES: DigitPlaces = { prefixed: [], internationalDigits: [], labelled: [] };

/** Dates, which are never labelled values. */
const DATE = /(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)/y;

const HYPHEN = 45;

const isDate = (text: string, { start, end }: DigitGroup) =>
  text.charCodeAt(end) === HYPHEN && matchEnd(DATE, text, start) > 0;

/** Fewest digits after a prefix. More after lower case: words before times and amounts look like prefixes. */
const FEW_DIGITS = 5;
const FEW_AFTER_LOWER_CASE = 8;

function hasPrefix(text: string, group: DigitGroup): boolean {
  const { start } = group;
  if (!mayFollowPrefix(text, start)) return false;
  const isLower = text.charCodeAt(start - 1) > 96 || text.charCodeAt(start - 2) > 96;
  return (
    hasDigitsNear(text, start, isLower ? FEW_AFTER_LOWER_CASE : FEW_DIGITS, isLower) &&
    !(isLower && isDate(text, group))
  );
}

/** Fewest digits of a number without a prefix, and how many characters they may span. */
const FEW = 7;
const SPREAD = 28;

/** Letters that are mistyped or misread for digits. */
const LOOK_ALIKES = 'OoIlSBDQZ';

/** Whether enough digits for a number without a prefix are near, with only separators and single letters between. */
function hasFewDigits(text: string, from: number): boolean {
  let count = 0;
  let letters = 0;
  for (let i = from; i < text.length && i < from + SPREAD; i++) {
    if (isDigitAt(text, i)) {
      if (++count === FEW) return true;
      letters = 0;
    } else if (!isLetterAt(text, i)) letters = 0;
    else if (++letters > 1) return false;
  }
  return false;
}

const isAsciiLetterAt = (text: string, offset: number) =>
  ((text.charCodeAt(offset) | 32) - 97) >>> 0 < 26;

/** The rest of an address that lacks its @: kontakt91firma.de. */
const ADDRESS_REST = /\d{1,20}\p{Alpha}[\p{IDC}-]{0,62}\.[a-z]{2}/uy;

/** Whether a value may begin with the letters right before a digit: O30, DEUTDE5M, kontakt91firma.de. */
function mayFollowLetters(text: string, { start, end }: DigitGroup): boolean {
  if (!isLetterAt(text, start - 2))
    return LOOK_ALIKES.includes(text.charAt(start - 1)) && hasFewDigits(text, start);
  let i = start;
  while (i > start - 4 && isAsciiLetterAt(text, i - 1)) i--;
  // After a digit, lower-case letters are the middle of a hash.
  if (isDigitAt(text, i - 1) && text.charCodeAt(i) > 96) return false;
  return i === start - 4 || (isLetterAt(text, end) && matchEnd(ADDRESS_REST, text, start) > 0);
}

/** Numbers with dots, commas or colons between them, as in an IP address, and the text that must come before them. */
const DOTTED = /\d{1,4}(?:(?:\.{1,2}|,)[\dOoIl]|[\da-f]{0,4}:[\da-f:])/iy;
const IP_BEFORE = /\bip|[:：=]\s*$/i;
const IP_REACH = 24;

const isIpLike = (text: string, { start, end }: DigitGroup) =>
  '.,:abcdefABCDEF'.includes(text.charAt(end) || ' ') &&
  matchEnd(DOTTED, text, start) > 0 &&
  IP_BEFORE.test(text.slice(Math.max(0, start - IP_REACH), start));

function mayHaveLabel(text: string, group: DigitGroup, isFirst: boolean): boolean {
  const { start, hasPlus, hasLetterBefore, hasWordBefore, isDetached } = group;
  if (hasPlus) return true;
  if (hasLetterBefore && isLetterAt(text, start - 1)) return mayFollowLetters(text, group);
  if (!hasWordBefore || !(isFirst || isDetached) || isLetterAt(text, start - 1)) return false;
  return (hasFewDigits(text, start) && !isDate(text, group)) || isIpLike(text, group);
}

export function digitPlaces({ text, groups }: ScannedText): DigitPlaces {
  if (groups.length === 0) return NO_PLACES;
  const prefixed: number[] = [];
  const internationalDigits: number[] = [];
  const labelled: number[] = [];
  for (const group of groups) {
    const { start } = group;
    if (group.isInternational) internationalDigits.push(start);
    const isPrefixed = group.hasLetterBefore && hasPrefix(text, group);
    if (isPrefixed) prefixed.push(start);
    if (isPrefixed || mayHaveLabel(text, group, group === groups[0])) labelled.push(start);
  }
  return { prefixed, internationalDigits, labelled };
}

/** Whether a finding is right beyond doubt. */
export type ProofTest = (found: Finding) => boolean;

/** The digits that need another reading: not those inside values that are labelled or proven. */
export function openDigits(
  digits: readonly number[],
  findings: readonly Finding[],
  isProven: ProofTest,
): readonly number[] {
  if (digits.length === 0 || findings.length === 0) return digits;
  let i = 0;
  return digits.filter((digit) => {
    while ((findings[i]?.end ?? Number.POSITIVE_INFINITY) <= digit) i++;
    const found = findings[i];
    const isInside = found && found.start <= digit;
    return !isInside || !(found.evidence || isProven(found));
  });
}
