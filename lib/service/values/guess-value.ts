import type { Check } from '../../check/index.ts';
import type { FindingEvidence, Kind, Phrase, Verdict } from '../../domain/index.ts';
import { isAmountAlone, labelBefore, type TextRange } from '../../values/detect/index.ts';
import { KIND_SHAPES, VALUE_FORMS } from '../../values/kinds/forms.ts';

/** Signs of addresses and international numbers that order numbers do not have. */
const CONTACT_SIGN = /@|^\+/;
/** The other prefix of international numbers. Order numbers may have it too. */
const ZEROS = /^00[1-9]/;
/**
 * A letter, a plus, an @ or the colon of an IP address. A text with one of them is not a bare
 * number.
 */
const NO_BARE_NUMBER = /[\p{Alpha}+@:]/u;
/** A difference or a price: "+4.5", "+50,22". */
const SIGNED_AMOUNT = /^\+\d{1,3}(?:[.,]\d+)+$/;

const hasContactSign = ({ raw }: Candidate): boolean =>
  CONTACT_SIGN.test(raw) && !SIGNED_AMOUNT.test(raw);

/** Whether this unit, or a unit on the line before or after it, has a value that passes a test. */
function isNear(
  units: readonly Unit[],
  index: number,
  test: (value: Candidate) => boolean,
): boolean {
  const line = units[index]?.line ?? null;
  return units.slice(Math.max(0, index - 1), index + 2).some((unit) => {
    const isNext = line === null || unit.line === null || Math.abs(unit.line - line) <= 1;
    return isNext && unit.values.some(test);
  });
}

/**
 * Leaves out candidates that may be order numbers or codes: wrong bare numbers, and guesses without a
 * contact sign that are not next to a contact or a value that its check digits prove.
 *
 * @param fills whether a unit is mostly values
 */
export function withEvidence(
  units: readonly Unit[],
  check: Check,
  fills: (unit: Unit) => boolean,
): Unit[] {
  const isRight = ({ kind, value, isGuess }: Candidate) =>
    VALUE_FORMS[kind].checkDigits === 'strong' &&
    !isGuess &&
    check(kind, value).standing === 'good';
  const isMeant = (value: Candidate, unit: Unit, index: number): boolean => {
    const { kind, raw, evidence, isGuess } = value;
    if (hasContactSign(value)) return true;
    if (!isGuess && (evidence !== undefined || NO_BARE_NUMBER.test(raw))) return true;
    if (!isGuess && check(kind, value.value).standing !== 'bad') return true;
    const mayBeContact = isGuess
      ? fills(unit) && VALUE_FORMS[kind].checkDigits !== null
      : ZEROS.test(raw);
    return mayBeContact && isNear(units, index, (other) => hasContactSign(other) || isRight(other));
  };
  return units.map((unit, index) => ({
    ...unit,
    values: unit.values.filter((value) => isMeant(value, unit, index)),
  }));
}

/** Longer texts count as prose, in which nothing is guessed. */
const MAX_LENGTH = 64;

/** A label before the value: "IBAN:", "VAT no.:". */
const LABEL = /^[\p{Alpha}][\p{Alpha}\s./-]{1,24}:\s*/u;
/** A label without a colon, or a name, of at most two words: "IBAN", "Tel.". */
const WORDS = /^(?:\p{Alpha}[\p{Alpha}.-]{2,}\s+){1,2}/u;
/** Letters that may belong to a number: "CHE 123.456.789", "ATU 12345678". */
const PREFIX = /^\p{Alpha}{3}\s/u;
/** A bullet, or an item's number. */
const BULLET = /^(?:[-*•–]|\d{1,3}[.)])\s+/u;
const QUOTES = /^["'«„“‘<]+|(?<!["'»“”’>.,!?])["'»“”’>.,!?]+$/gu;

/**
 * Dates, postcodes and dialling codes look like the beginning of a phone number; the number of an
 * invoice has its year: RE-2026-24817.
 */
const NO_VALUE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|0\d{3,5}|(?:[A-Z]{1,4}[-/ ]?)?20\d\d[-/]\d{2,6})$/;

const inForm = ({ basis }: Verdict<Phrase>): boolean => basis.includes('check-digits');

/** A text with a character less or more, at every place. */
const withOtherLength = (text: string, isShort: boolean): string[] =>
  Array.from(text, (_, i) => i).flatMap((i) =>
    isShort
      ? ['0', 'A'].map((char) => text.slice(0, i) + char + text.slice(i))
      : [text.slice(0, i) + text.slice(i + 1)],
  );

/** Whether a value has the form of its country, or nearly. */
function isNearlyRight(kind: Kind, value: string, check: Check): boolean {
  const verdict = check(kind, value);
  const { reason, suggestion } = verdict;
  return (
    inForm(verdict) ||
    suggestion !== undefined ||
    (/^too-/.test(reason) &&
      withOtherLength(verdict.value, reason === 'too-short').some((other) =>
        inForm(check(kind, other)),
      ))
  );
}

/** The value that begins at an offset of a line, if it has the shape of one. */
function matchShape(
  line: string,
  start: number,
  check: Check,
): { kind: Kind; value: string } | null {
  const value = line.slice(start);
  if (value.length > MAX_LENGTH) return null;
  const named = labelBefore(line, start);
  // The label of another register, before a bare number.
  if (named?.length === 0 && !CONTACT_SIGN.test(value)) return null;
  // The shape of values with check digits is also that of orders, parcels and products.
  const kinds = KIND_SHAPES.filter(
    ({ kind, shape }) =>
      shape.test(value) &&
      (VALUE_FORMS[kind].checkDigits === null ||
        (named?.includes(kind) ?? isNearlyRight(kind, value, check))),
  ).map(({ kind }) => kind);
  // Half an IBAN has the shape of a VAT number with a wrong digit.
  const kind =
    kinds.find((candidate) => /check-digit/.test(check(candidate, value).reason)) ?? kinds[0];
  return kind === undefined ? null : { kind, value };
}

/**
 * The value that a short text without findings was probably meant to be, without label, bullet and
 * quotes; null if it looks like no value.
 */
export function guessValue(text: string, check: Check): { kind: Kind; value: string } | null {
  const line = text.trim().replace(BULLET, '').replace(QUOTES, '').trim();
  const bare = line.replace(LABEL, '').replace(QUOTES, '');
  const rest = bare.replace(WORDS, '');
  if (NO_VALUE.test(rest) || isAmountAlone(rest) || isAmountAlone(bare)) return null;
  // First without leading words: "VAT DE136695975" has the shape of a VAT number of country "VA".
  const found = matchShape(line, line.length - rest.length, check);
  return found || !PREFIX.test(bare) ? found : matchShape(line, line.length - bare.length, check);
}

/** A possible value: found in the text, or guessed because a cell looks like a mistyped one. */
export interface Candidate extends TextRange {
  readonly kind: Kind;
  readonly value: string;
  /** Exactly as written in the text. */
  readonly raw: string;
  readonly evidence?: FindingEvidence;
  /** Detection found nothing, so the value was guessed by its shape. */
  readonly isGuess?: true;
}

export interface Cell extends TextRange {
  readonly text: string;
  readonly values: readonly Candidate[];
}

/** A line, or a cell of a text of one line. */
export interface Unit extends Cell {
  readonly line: number | null;
}
