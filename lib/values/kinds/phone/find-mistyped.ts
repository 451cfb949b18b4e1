/**
 * Finds mistyped phone numbers. After a label, digits in the form of a number are found even if
 * their count, calling code or trunk prefix is impossible or a letter replaces a digit. Without a
 * label, a plus sign or 00 and a known calling code are needed.
 */
import type { Finding } from '../../domain/index.ts';
import { isDigitAt, matchEnd } from '../../text/index.ts';
import { createFinding } from '../shared/finder.ts';
import type { LabelledPlace, MistypedFinder } from '../shared/mistyped-finder.ts';
import { isCustomaryZero, withoutDecimals } from './find/as-dialled.ts';
import { HOURS, OTHER_AFTER, PHONE_LABELS, WRITTEN_DATE } from './find/context.ts';
import {
  internationalStarts,
  isAnnounced,
  startsAfterLetters,
  withSignsBefore,
} from './find/exact-context.ts';
import { hasLength, isFirstDigit, planAbroad } from './find/exact-plans.ts';
import { namedRegion } from './find/named-region.ts';
import type { NumberingPlan } from './find/numbering-plan.ts';
import { asDigits, nationalValue, valueAbroad, type Written } from './find/written-value.ts';
import { MORE_PHONE_LABELS } from './find-mistyped-labels.ts';

/** Letters that are mistyped or misread for digits. */
const LETTER = 'OoIlSB';
/**
 * Groups of digits, with at most two separators between them. A letter next to a digit counts as
 * one, but not at the end of a group of letters.
 */
const GROUP = `(?:\\d|[${LETTER}](?=[\\d${LETTER}]{0,9}\\d)|(?<=\\d[${LETTER}]{0,3})[${LETTER}](?![\\p{Alpha}])){1,20}`;
const GAP =
  '[ \\xa0\\u2007\\u2009\\u202f]?[ \\xa0\\u2009\\u202f().\\/\\u2010-\\u2015\\u2212-]{1,3}';
const NUMBER = `${GROUP}(?:${GAP}${GROUP}){0,8}`;
/** A single letter that replaces a digit where no word can be: right after the plus sign, or before a hyphen. */
const LONE_LETTER = `(?:[Il][ \\xa0.-](?=\\d)|\\d{1,3}[ \\xa0.-][Il]-(?=\\d))`;
const PLUS = `[+＋]{1,2}[ /(]{0,2}${LONE_LETTER}?`;
const LABELLED = new RegExp(`\\(?(?:${PLUS})?\\(?${NUMBER}`, 'uy');
const SIGNS = new RegExp(`[^\\d${LETTER}]`, 'g');
/** Fewest digits after a label. Fewer may be an extension or a short number. */
const LEAST = 7;
/** Most digits: two more than E.164 allows. */
const MOST = 17;

/** A zero in brackets after a calling code, which is not dialled from abroad: +43 (0)662. */
const TRUNK_ZERO = /^(\(?(?:[+＋]{1,2}|00)\D{0,2}([1-9]\d{0,2})\D{0,2})\(0\)/;

function withoutTrunkZero(raw: string): string {
  const [all = '', code = '', digits = ''] = TRUNK_ZERO.exec(raw) ?? [];
  return isCustomaryZero(Number(digits)) ? code + raw.slice(all.length) : raw;
}

/** The digits of a text, with letters unchanged; null if it is not a number of plausible length. */
function readWritten(text: string, start: number, end: number): Written | null {
  if (end < 0 || matchEnd(OTHER_AFTER, text, end) >= 0) return null;
  const raw = withoutDecimals(text.slice(start, end));
  const digits = withoutTrunkZero(raw).replace(SIGNS, '');
  const hasLetter = /\D/.test(digits);
  const count = digits.replace(/\D/g, '').length;
  if (digits.length < LEAST || digits.length > MOST || count < 5) return null;
  return { raw, digits, hasLetter, hasPlus: /^\(?[+＋]/.test(raw) };
}

/** The characters that a number can begin with, other than digits. */
const MAY_BEGIN = `+＋(${LETTER}`;

function readLabelled(text: string, given: number, place: LabelledPlace): Finding | null {
  if (!isDigitAt(text, given) && !MAY_BEGIN.includes(text.charAt(given))) return null;
  const found = readAnnounced(text, withSignsBefore(text, given), place.region);
  return found && found.end <= place.limit && isAnnounced(text, found.start, found.raw)
    ? found
    : null;
}

/** The number at `start`, which a label or column announces. */
function readAnnounced(text: string, start: number, region: string): Finding | null {
  const written = readWritten(text, start, matchEnd(LABELLED, text, start));
  if (!written) return null;
  const { raw, hasPlus } = written;
  const bare = raw.replace(/^[+(＋ ]+/, '');
  if (WRITTEN_DATE.test(bare) || HOURS.test(bare)) return null;
  const named = namedRegion(text, start);
  const isNamed = named !== '' && named !== region;
  const value = hasPlus ? valueAbroad(written) : nationalValue(written, named || region, isNamed);
  return (value && createFinding('phone', text, start, start + raw.length, value)) || null;
}

/** A number with a plus sign or 00. */
const INTERNATIONAL = new RegExp(`\\(?(?:${PLUS}\\(?(?=[\\d${LETTER}])|(?=00))${NUMBER}`, 'uy');
/** Text before a number that makes it part of a word or an expression. */
const OTHER_BEFORE = /[\p{IDC}+%&=.,/@-]$|\d[ \xa0]$/u;

/** Thousands, or the terms of a sum: +3.500.250.000, a + 1970713024. */
const AMOUNT = /^[+＋]{1,2}(?:\d{1,3}(?:[. \xa0]\d{3})+$| \d{4})/;
/** A separate calling code and at least two more groups. */
const GROUPED = /^\(?[+＋]{1,2}\(?\d{2,3}\)?(?:[ \xa0./()‑-]+\d+){2,}$/;
/**
 * 00, a separate calling code and at least three more groups. Not groups of four, as on cards, or
 * of two, as in lotteries.
 */
const GROUPED_ZEROS =
  /^(?!\d{4}(?:[ \xa0-]\d{4})+$)(?!\d\d(?:[ \xa0-]\d\d)+$)00 ?\d{2,3}(?:[ \xa0.()‑-]+\d+){3,}$/;

const DOUBLE_PLUS = /^\(?[+＋]{2}/;

/** How many digits (up to two) are too many (positive) or missing (negative); 0 if it fits or is further off. */
function lengthErrorIn(plan: NumberingPlan, count: number): number {
  if (hasLength(plan, count)) return 0;
  return [-1, 1, -2, 2].find((difference) => hasLength(plan, count - difference)) ?? 0;
}

/** Whether a number without a label is one or two digits too long or short, or fits if letters are read as digits. */
function isNearMiss({ raw, digits, hasLetter, hasPlus }: Written, isBeforeWord: boolean): boolean {
  const plain = asDigits(digits.replace(/^0+/, ''));
  if (plain.length < 9) return false;
  const [plan, size] = planAbroad(plain) ?? [];
  if (!plan || !size) return !hasLetter && hasPlus && digits[0] !== '0' && GROUPED.test(raw);
  const count = plain.length - size;
  // "+36 06 20 …": with the prefix that is dialled inside the country.
  const { trunkPrefix } = plan;
  if (hasPlus && trunkPrefix !== '' && plain.startsWith(trunkPrefix, size)) {
    const first = plain[size + trunkPrefix.length];
    if (hasLength(plan, count - trunkPrefix.length) && isFirstDigit(plan, first)) return true;
  }
  if (!isFirstDigit(plan, plain[size])) return false;
  const isDoubled = hasPlus && (digits.startsWith('00') || DOUBLE_PLUS.test(raw));
  if (hasLetter || isDoubled) return hasLength(plan, count);
  const error = lengthErrorIn(plan, count);
  // The last group may be a quantity of the word that follows.
  if (error === 0 || (error === 2 && isBeforeWord)) return false;
  return hasPlus || (Math.abs(error) === 1 && GROUPED_ZEROS.test(raw));
}

/** A digit, or a letter for one, that continues a number directly or after separators. */
const GOES_ON = new RegExp(`(?:${GAP})?[\\d${LETTER}]`, 'y');
const LETTER_IN_REST = new RegExp(
  `\\d[${LETTER}]\\d|^[${LETTER}]\\d|^[ \\xa0.-]?\\d{0,3}[${LETTER}]$`,
);
const WORD_AFTER = /[ \xa0]\p{Alpha}/uy;

/** Whether the digits after a finding belong to its number: 969 448 114 13, 12-643-333-24, 9-552-3230, 06.3095.3O87. */
function isCut({ raw, end }: Finding, whole: Finding): boolean {
  const rest = whole.raw.slice(end - whole.end);
  return (
    end < whole.end &&
    (/^[ \xa0.]\d{1,3}$/.test(rest) ||
      (/^-\d{4}$/.test(rest) && /-\d{3}$/.test(raw)) ||
      (/^-\d{1,3}$/.test(rest) && raw.split('-').length > 2) ||
      LETTER_IN_REST.test(rest))
  );
}

export const mistypedPhoneFinder: MistypedFinder = {
  kind: 'phone',
  contact: /^\(?(?:[+＋]|00)/,
  labels: [...new Set([...PHONE_LABELS.map((word) => `${word}*`), ...MORE_PHONE_LABELS])],
  readLabelled,
  // After a mistyped calling code, the rest is a valid national number.
  isPart: (_text, part, whole) => part.start > whole.start || isCut(part, whole),

  findByShape(text, { region, knowsCheckDigits, internationalDigits, findingAt }) {
    const found = startsAfterLetters(text).flatMap(
      (start) => readAnnounced(text, start, region) ?? [],
    );
    let last = 0;
    for (const index of internationalStarts(text, internationalDigits)) {
      const known = findingAt(index);
      // Finders that do not check ranges also find numbers that no phone has.
      const isGrouped = () => known?.start === index && GROUPED.test(known.raw);
      const isRight = known?.kind === 'phone' && (knowsCheckDigits || !isGrouped());
      // Already found in full: nothing that would continue the number follows.
      if (isRight && matchEnd(GOES_ON, text, known.end) < 0) continue;
      if (index < last || OTHER_BEFORE.test(text.slice(Math.max(0, index - 2), index))) continue;
      const matched = matchEnd(INTERNATIONAL, text, index);
      if (matched < 0) continue;
      last = matched;
      if (known?.kind === 'phone' && known.end >= matched) {
        if (isGrouped()) found.push(known);
        continue;
      }
      const written = readWritten(text, index, matched);
      if (!written || AMOUNT.test(written.raw)) continue;
      const end = index + written.raw.length;
      const isBeforeWord = matchEnd(WORD_AFTER, text, end) >= 0;
      if (!isNearMiss(written, isBeforeWord) || isDigitAt(text, end)) continue;
      const digits = written.hasPlus ? written.digits : written.digits.slice(2);
      if (found.some((other) => other.start < end && index < other.end)) continue;
      found.push(createFinding('phone', text, index, end, `+${digits}`));
    }
    return found.sort((a, b) => a.start - b.start);
  },
};
