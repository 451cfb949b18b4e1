import type { Kind } from '../kinds.ts';
import type { Ports } from './ports.ts';

/** Longer texts are prose: what detection does not find in them was no value. */
const LONGEST = 64;

/** A label before the value: "IBAN:", "VAT no.:". */
const LABEL = /^[\p{L}][\p{L}\s./-]{1,24}:\s*/u;

/**
 * How a mistyped value of each kind still looks, the more telling shape first. Detection finds what
 * holds up; a person who selects or pastes a single value wants to hear what is wrong with it.
 */
const SHAPES: readonly (readonly [Kind, RegExp])[] = [
  ['email', /^[^\s@]+@[^\s]+$/],
  ['ip', /^\d{1,4}(?:\.\d{1,4}){3}$|^(?=.*\d)[\da-f]{0,5}(?::[\da-f]{0,5}){3,8}$/i],
  ['iban', /^[a-z]{2}[\s.-]?\d{2}(?:[\s.-]?[a-z\d]){9,32}$/i],
  ['vat', /^(?:[a-z]{2}|che)[\s.-]?(?=(?:\D*\d){6})(?:[\s.-]?[a-z\d]){7,13}$/i],
  ['phone', /^(?:\+|00|\(?0)(?:[\s()./-]*\d){4,18}$/],
];

/** What a short text without any finding was probably meant to be; null when it looks like nothing. */
export function guess(text: string, check: Ports['check']): { kind: Kind; value: string } | null {
  const bare = text.trim().replace(LABEL, '');
  if (bare.length > LONGEST) return null;
  const kinds = SHAPES.filter(([, shape]) => shape.test(bare)).map(([kind]) => kind);
  // An IBAN too short by half is a VAT number with one wrong digit.
  const kind = kinds.find((each) => /check-digit/.test(check(each, bare).reason)) ?? kinds[0];
  return kind === undefined ? null : { kind, value: bare };
}
