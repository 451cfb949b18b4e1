/**
 * Finds mistyped IBANs: after a label; and without one, numbers with the country, length and groups
 * of an IBAN but wrong check digits.
 */
import type { Finding } from '../../domain/index.ts';
import {
  ALNUM_CLASS,
  charClassAt,
  charClassOf,
  compactRange,
  DASH_CLASS,
  DOT_CLASS,
  foldedAt,
  IGNORED,
  isLatinAt,
  LOWER_CLASS,
  remainderMod97,
  SPACE_CLASS,
} from '../../text/index.ts';
import { createFinding } from '../shared/finder.ts';
import type { LabelledPlace, MistypedFinder } from '../shared/mistyped-finder.ts';
import { isCreditorId, isInSeries, isOtherNumber } from '../shared/number-series.ts';
import { isFigureAt } from './figure.ts';
import { ibanStructures } from './find.ts';
import { ACCOUNT_LABELS, IBAN_LABELS, limitOfIban } from './find-mistyped-labels.ts';
import { type IbanReading, readIban } from './find-reading.ts';
import { isAlmostAllDigits, isGroupedLikeIban, isInFours, isLettered } from './find-shape.ts';

const GAP_CLASSES = SPACE_CLASS | DASH_CLASS | DOT_CLASS;

/** Most words between a label and its value; fewer after the label of any account. */
const MAX_WORDS = 8;
const MAX_WORDS_AFTER_ACCOUNT = 3;

const BEGINS_LIKE_IBAN = /^[A-Z]{2}\d[\dOQDILZSB]/;

/** The start of an IBAN: a country code, perhaps mistyped, and check digits. */
const BEGINS_ROUGHLY_LIKE_IBAN = /^(?:[A-Z]{2,3}[\dOQDILZSB]|[A-Z\d]{2}\d|[A-Z]\d)/;

/** Four letters that are the start of a word: no digit, and no letter that looks like one. */
const FOUR_LETTERS = /^[a-z]{2}(?:(?![oqdilzsb])[a-z]){2}/i;

/** A name, such as the first one below a table's header: "Rossi". */
const NAME = /^\p{Upper}\p{Lower}{2}/u;

/** Whether a number whose length is not that of its country's IBANs is a creditor identifier. */
const isCreditorOf = ({ value, structure }: IbanReading) =>
  value.length !== (structure?.length ?? 0) + 4 && isCreditorId(value);

/** Whether a number of an unknown country, after the label of any account, is written like an IBAN. */
const isWrittenLikeIban = (reading: IbanReading) =>
  BEGINS_LIKE_IBAN.test(reading.value) && isAlmostAllDigits(reading);

/** How account numbers without a country code are read; pages do without. */
export interface DomesticReader {
  readonly domesticAt: (
    text: string,
    start: number,
    limit: number,
    region: string,
  ) => Finding | null;
  readonly provenAccounts: (text: string, region: string) => readonly Finding[];
}

function readLabelled(
  text: string,
  start: number,
  { limit, words, label, region }: LabelledPlace,
  domestic?: DomesticReader,
) {
  if (isFigureAt(text, start)) return null;
  const isIbanLabel = label === undefined || IBAN_LABELS.includes(label);
  const account =
    words > MAX_WORDS_AFTER_ACCOUNT ? null : domestic?.domesticAt(text, start, limit, region);
  if (account) return account;
  if (words > (isIbanLabel ? MAX_WORDS : MAX_WORDS_AFTER_ACCOUNT)) return null;
  if (FOUR_LETTERS.test(text.slice(start, start + 4)) || NAME.test(text.slice(start, start + 4)))
    return null;
  // With a mistyped prefix, the length of the country that it names would be wrong.
  const reading =
    readIban(text, start, limitOfIban(text, limit)) ?? readIban(text, start, limit, false);
  if (!reading || (!isIbanLabel && isCreditorOf(reading))) return null;
  const { value, end, structure } = reading;
  const isLike = isIbanLabel
    ? BEGINS_ROUGHLY_LIKE_IBAN.test(value) &&
      (structure !== undefined || /\d{8}|^(?:.{4}){3}/.test(value))
    : structure === undefined
      ? isWrittenLikeIban(reading)
      : BEGINS_LIKE_IBAN.test(value);
  return isLike ? createFinding('iban', text, start, end, value) : null;
}

/** Numbers that begin with a date are not IBANs. */
const DATED = /^[A-Z]{2}20\d\d(?:0[1-9]|1[0-2])/;
/** A bank code after the check digits may look like one: 20041, 20041111. So here the length decides. */
const DATED_AFTER_TWO_DIGITS = /^[A-Z]{2}\d\d20\d\d(?:0[1-9]|1[0-2])/;

/** By how many characters the length of a number in groups may differ from its country's. */
const MOST_DIFFERENCE = 2;

/** IBANs this short are easily confused with serial numbers if a digit is missing. */
const SHORT = 16;

/** Whether the check digits (ISO 7064 MOD 97-10) fit if the country's letters are swapped. */
const fitsSwapped = (value: string) =>
  remainderMod97(value.slice(4) + value.charAt(1) + value.charAt(0) + value.slice(2, 4)) === 1;

/** Whether a space, hyphen, full stop, tab or invisible character is at an offset. */
function isGapAt(text: string, offset: number): boolean {
  const code = foldedAt(text, offset);
  return code === 9 || code === IGNORED || (charClassOf(code) & GAP_CLASSES) > 0;
}

/** Where the country code before a digit begins, even if a letter replaces the first digit: "DEO9". */
function codeStart(text: string, digit: number): number {
  if (
    'OQDIL'.includes(text.charAt(digit - 1)) &&
    !ibanStructures().has(text.slice(digit - 2, digit))
  ) {
    const start = digit - 3;
    if (ibanStructures().has(text.slice(Math.max(0, start), digit - 1))) return start;
  }
  const isGlued = isLatinAt(text, digit - 1);
  if (!isGlued && !isGapAt(text, digit - 1)) return -1;
  const second = isGlued ? digit - 1 : digit - 2;
  return isLatinAt(text, second) && isLatinAt(text, second - 1) ? second - 1 : -1;
}

/** Most characters too many or too few. None if the code is no country's: it is then read as two swapped letters. */
const mostDifference = ({ tokens }: IbanReading, isKnown: boolean) =>
  isKnown ? (tokens.length > 3 ? MOST_DIFFERENCE : 1) : 0;

/** The number whose first digit is at `digit`, if it has the shape of an IBAN. */
function readShape(text: string, digit: number) {
  const start = codeStart(text, digit);
  if (start < 0) return null;
  const before = charClassAt(text, start - 1);
  if (
    (before & ALNUM_CLASS && !/IBAN$/i.test(text.slice(Math.max(0, start - 4), start))) ||
    /[/@#=_.-]/.test(text.charAt(start - 1))
  )
    return null;
  const reading =
    (isCodeAt(text, start) ? readOfCountry(text, start) : null) ?? readInFours(text, start);
  if (!reading) return null;
  const { value, end } = reading;
  if (charClassAt(text, end) & ALNUM_CLASS || /[@_]/.test(text.charAt(end))) return null;
  if (isCreditorOf(reading) || isOtherNumber(text, start)) return null;
  return createFinding('iban', text, start, end, value);
}

/** Whether two letters are a country's code, perhaps swapped. */
function isCodeAt(text: string, start: number): boolean {
  const code = compactRange(text, start, start + 2);
  return ibanStructures().has(code) || ibanStructures().has(code.charAt(1) + code.charAt(0));
}

const BEGINS_IN_FOURS = /^[A-Z]{2}\d\d[\s-][A-Z\d]{4}[\s-][A-Z\d]{4}$/;

/** Whether the check digits (ISO 7064 MOD 97-10) fit with the code of a country with such numbers. */
const fitsOther = (reading: IbanReading) =>
  Array.from(ibanStructures()).some(
    ([code, structure]) =>
      structure.length + 4 === reading.value.length &&
      isLettered({ ...reading, structure }) &&
      remainderMod97(reading.value.slice(4) + code + reading.value.slice(2, 4)) === 1,
  );

/** Account numbers have few letters after a bank code; hashes in groups have many. */
const FEW_LETTERS = /^.{8}\d*(?:[A-Z]\d*){0,3}$/;

/** Reads a number in groups of four: of any length, or with a code that is no country's. */
function readInFours(text: string, start: number): IbanReading | null {
  if (!isGapAt(text, start + 4) || !BEGINS_IN_FOURS.test(text.slice(start, start + 14)))
    return null;
  const reading = readIban(text, start, text.length, false);
  if (!reading || !isInFours(reading)) return null;
  const isKnown = ibanStructures().has(reading.value.slice(0, 2));
  return (
    isKnown
      ? isAlmostAllDigits(reading)
      : FEW_LETTERS.test(reading.value) && fitsOther(reading)
  )
    ? reading
    : null;
}

/** Reads a number with nearly the length of its country's, and with letters where the country has them. */
function readOfCountry(text: string, start: number): IbanReading | null {
  const isLower = (charClassAt(text, start) & LOWER_CLASS) > 0;
  // Lower-case letters that need swapping to be a country code are a word.
  if (isLower && !ibanStructures().has(text.slice(start, start + 2).toUpperCase())) return null;
  const reading = readIban(text, start, text.length);
  if (!reading?.structure) return null;
  const { value, end, tokens, structure } = reading;
  const isKnown = ibanStructures().has(value.slice(0, 2));
  const difference = Math.abs(value.length - structure.length - 4);
  if (difference > mostDifference(reading, isKnown)) return null;
  // Hashes are in lower case too.
  if (isLower && (tokens.length < 4 || /[A-Z]/.test(value.slice(2)))) return null;
  if (!/^[A-Z]{2}[\dOQDILZSB]{2}/.test(value)) return null;
  if (tokens.length === 1) {
    const isShort = structure.length + 4 <= SHORT && difference > 0;
    if (isShort || DATED.test(value) || (difference > 0 && DATED_AFTER_TWO_DIGITS.test(value)))
      return null;
    if (isInSeries(text, start, end, (letters) => ibanStructures().has(letters))) return null;
  }
  if (!isGroupedLikeIban(reading) || !isLettered(reading)) return null;
  return isKnown || fitsSwapped(value) ? reading : null;
}

/** @param domestic reads account numbers as they are written inside a country */
export const createMistypedIbanFinder = (domestic?: DomesticReader): MistypedFinder => ({
  kind: 'iban',
  proof: 'check-digits',
  line: /^[A-Z]{2}[\dO][\dO][A-Z\d \xa0-]{10,}$/,
  labels: [...IBAN_LABELS, ...ACCOUNT_LABELS],
  readLabelled: (text, start, place) => readLabelled(text, start, place, domestic),
  findByShape(text, { prefixedDigits, region }) {
    const found: Finding[] = [...(domestic?.provenAccounts(text, region) ?? [])];
    let floor = 0;
    for (const digit of prefixedDigits) {
      const finding = digit < floor ? null : readShape(text, digit);
      if (!finding || finding.start < floor) continue;
      found.push(finding);
      floor = finding.end;
    }
    return found.sort((a, b) => a.start - b.start);
  },
});

export const mistypedIbanFinder = createMistypedIbanFinder();
