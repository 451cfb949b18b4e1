import type { Check } from '../../check/index.ts';
import { labelBefore } from '../../detect/index.ts';
import type { Kind, Verdict } from '../../domain/index.ts';
import { KIND_DEFINITIONS, KIND_SHAPES } from '../../kinds/index.ts';

/** Longer texts count as prose, in which nothing is guessed. */
const MAX_LENGTH = 64;

/** A label before the value: "IBAN:", "VAT no.:". */
const LABEL = /^[\p{L}][\p{L}\s./-]{1,24}:\s*/u;
/** A label without a colon, or a name, of at most two words: "IBAN", "Tel.". */
const WORDS = /^(?:\p{L}[\p{L}.-]{2,}\s+){1,2}/u;
/** Letters that may belong to a number: "CHE 123.456.789", "ATU 12345678". */
const PREFIX = /^\p{L}{3}\s/u;
/** A bullet, or an item's number. */
const BULLET = /^(?:[-*•–]|\d{1,3}[.)])\s+/u;
const QUOTES = /^["'«„“‘<]+|["'»“”’>.,!?]+$/gu;

/**
 * Dates, postcodes and dialling codes look like the beginning of a phone number; the number of an
 * invoice has its year: RE-2026-24817.
 */
const NO_VALUE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|0\d{3,5}|(?:[A-Z]{1,4}[-/ ]?)?20\d\d[-/]\d{2,6})$/;

const inForm = ({ basis }: Verdict): boolean => basis.includes('check-digits');

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
  // The shape of values with check digits is also that of orders, parcels and products.
  const kinds = KIND_SHAPES.filter(
    ({ kind, shape }) =>
      shape.test(value) &&
      (KIND_DEFINITIONS[kind].checkDigits === null ||
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
  if (NO_VALUE.test(rest)) return null;
  // First without leading words: "VAT DE136695975" has the shape of a VAT number of country "VA".
  const found = matchShape(line, line.length - rest.length, check);
  return found || !PREFIX.test(bare) ? found : matchShape(line, line.length - bare.length, check);
}
