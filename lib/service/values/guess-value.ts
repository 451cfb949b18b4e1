import { KINDS, type Kind } from '../../domain/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import type { Ports } from '../platform/index.ts';

/** Longer texts are prose: what detection does not find in them was no value. */
const MAX_LENGTH = 64;

/** A label before the value: "IBAN:", "VAT no.:". */
const LABEL = /^[\p{L}][\p{L}\s./-]{1,24}:\s*/u;
/** One without its colon, or a name: "IBAN", "Tel.", two words at most. */
const WORDS = /^(?:\p{L}[\p{L}.-]{2,}\s+){1,2}/u;
/** What may be no word but the letters of a number: "CHE 123.456.789", "ATU 12345678". */
const PREFIX = /^\p{L}{3}\s/u;
/** A bullet or the number of an item. */
const BULLET = /^(?:[-*•–]|\d{1,3}[.)])\s+/u;
const QUOTES = /^["'«„“‘<]+|["'»“”’>.,!?]+$/gu;

/** Dates, postcodes and dialling codes look like the beginning of a phone number. */
const NO_VALUE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|0\d{3,5})$/;

/**
 * The kinds whose mistyped values still look like something, the more telling shape first. Detection
 * finds what holds up; a person who selects or pastes a value wants to hear what is wrong with it.
 */
const SHAPES = KINDS.flatMap((kind) => {
  const { shape } = KIND_DEFINITIONS[kind];
  return shape ? [{ kind, ...shape }] : [];
}).sort((a, b) => a.rank - b.rank);

function matchShape(value: string, check: Ports['check']): { kind: Kind; value: string } | null {
  if (value.length > MAX_LENGTH) return null;
  const kinds = SHAPES.filter(({ pattern }) => pattern.test(value)).map(({ kind }) => kind);
  // An IBAN too short by half is a VAT number with one wrong digit.
  const kind = kinds.find((each) => /check-digit/.test(check(each, value).reason)) ?? kinds[0];
  return kind === undefined ? null : { kind, value };
}

/**
 * What a short text without any finding was probably meant to be, label, bullet and quotes left out;
 * null when it looks like nothing.
 */
export function guessValue(
  text: string,
  check: Ports['check'],
): { kind: Kind; value: string } | null {
  const bare = text.trim().replace(BULLET, '').replace(LABEL, '').replace(QUOTES, '').trim();
  const rest = bare.replace(WORDS, '');
  if (NO_VALUE.test(rest)) return null;
  // Words first: with them, "VAT DE136695975" has the shape of a number of a country "VA".
  const found = matchShape(rest, check);
  return found || !PREFIX.test(bare) ? found : matchShape(bare, check);
}
