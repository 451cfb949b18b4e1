/** The errors that people make when they type or copy a value, each as a function of its text. */
import { STRUCTURES } from '../../values/detect/generate.ts';
import type { Random } from '../random.ts';
import type { SampleKind } from './sample.ts';

export const ERRORS = [
  ...(['swapped', 'changed', 'missing', 'doubled', 'letter-o', 'letter-l'] as const),
  ...(['swapped-country', 'unknown-prefix', 'other-prefix'] as const),
  ...(['two-missing', 'two-extra', 'letter-missing'] as const),
  ...(['comma', 'space-before-at', 'space-after-at', 'double-at'] as const),
  ...(['no-dot', 'no-at', 'double-dot', 'provider', 'ending'] as const),
] as const;

export type ErrorName = (typeof ERRORS)[number];

/** Returns the mistyped text; null if the error cannot occur in it. */
type MakeError = (text: string, random: Random) => string | null;

const DIGIT = /[0-9]/;

/** Offsets of characters that match, after a country's code. */
function placesOf(text: string, pattern: RegExp): number[] {
  const skip = /^(?:[A-Z]{2}|\+\d\d|00\d\d)?/.exec(text)?.[0].length ?? 0;
  return [...text].flatMap((char, i) => (i >= skip && pattern.test(char) ? [i] : []));
}

const spliced = (text: string, at: number, count: number, by = '') =>
  (text.slice(0, at) + by + text.slice(at + count)).replace(/([ -])\1/g, '$1').replace(/[ -]$/, '');

const atPlace =
  (pattern: RegExp, make: (text: string, at: number, random: Random) => string | null): MakeError =>
  (text, random) => {
    const places = placesOf(text, pattern);
    return places.length === 0 ? null : make(text, random.pick(places), random);
  };

/** Swaps two neighbouring digits, even across a separator. */
const swapped: MakeError = (text, random) => {
  const places = placesOf(text, DIGIT);
  const pairs = places.flatMap((at, i) => {
    const next = places[i + 1];
    return next === undefined || text[at] === text[next] || next - at > 2
      ? []
      : [[at, next] as const];
  });
  if (pairs.length === 0) return null;
  const [a, b] = random.pick(pairs);
  return (
    text.slice(0, a) + text.charAt(b) + text.slice(a + 1, b) + text.charAt(a) + text.slice(b + 1)
  );
};

const changed = atPlace(DIGIT, (text, at, random) =>
  spliced(text, at, 1, String((Number(text.charAt(at)) + 1 + random.below(9)) % 10)),
);
const missing = atPlace(DIGIT, (text, at) => spliced(text, at, 1));
const doubled = atPlace(DIGIT, (text, at) => spliced(text, at, 0, text.charAt(at)));
const letterO = atPlace(/0/, (text, at, random) =>
  spliced(text, at, 1, random.pick(['O', 'O', 'o'])),
);
const letterL = atPlace(/1/, (text, at, random) => spliced(text, at, 1, random.pick(['I', 'l'])));

const twice =
  (make: MakeError): MakeError =>
  (text, random) => {
    const first = make(text, random);
    return first === null ? null : make(first, random);
  };

const swappedCountry: MakeError = (text) =>
  /^([A-Z])(?!\1)[A-Z]/.test(text) ? text.charAt(1) + text.charAt(0) + text.slice(2) : null;

const KNOWN = [...new Set(STRUCTURES.map(([country]) => country))];
const withPrefix =
  (prefixes: readonly string[]): MakeError =>
  (text, random) => {
    const prefix = random.pick(prefixes);
    return /^[A-Z]{2}/.test(text) && !text.startsWith(prefix) ? prefix + text.slice(2) : null;
  };
const otherIban = withPrefix(KNOWN);
const otherVat = withPrefix('DE FR IT ES NL PL PT BE AT DK HU SE'.split(' '));
const otherBic: MakeError = (text, random) => spliced(text, 4, 2, random.pick(['XX', 'QZ', 'UX']));
/** Replaces the calling code by one that no country has (ITU-T E.164, list of assigned codes). */
const otherCode: MakeError = (text, random) =>
  /^\+\d{1,3}[^\d]/.test(text)
    ? text.replace(/^\+\d+(?!\d)/, `+${random.pick(['999', '210', '384', '28'])}`)
    : null;

const replacing =
  (pattern: RegExp, by: string): MakeError =>
  (text) =>
    pattern.test(text) ? text.replace(pattern, by) : null;

const TYPOS: readonly (readonly [string, readonly string[]])[] = [
  ['gmail.com', ['gmial.com', 'gmal.com', 'gamil.com', 'gmaill.com']],
  ['hotmail.com', ['hotmial.com', 'hotmal.com', 'hotmaill.com']],
  ['outlook.com', ['outlok.com', 'outloook.com']],
  ['yahoo.com', ['yaho.com', 'yahooo.com']],
];
const provider: MakeError = (text, random) => {
  const row = TYPOS.find(([name]) => text.endsWith(`@${name}`));
  return row ? text.replace(row[0], random.pick(row[1])) : null;
};
const ending: MakeError = (text, random) =>
  text.endsWith('.com') ? text.slice(0, -3) + random.pick(['con', 'cmo', 'vom']) : null;

const LENGTHS = { 'two-missing': twice(missing), 'two-extra': twice(doubled) };
const LETTERS = { 'letter-o': letterO, 'letter-l': letterL };
const PREFIXED = {
  swapped,
  changed,
  missing,
  doubled,
  ...LETTERS,
  ...LENGTHS,
  'swapped-country': swappedCountry,
  'unknown-prefix': withPrefix(['XX', 'QZ', 'UX', 'ZZ', 'DX', 'FX']),
  'letter-missing': atPlace(/[A-Z]/, (text, at) => spliced(text, at, 1)),
};

export const ERRORS_OF: Readonly<
  Record<SampleKind, Readonly<Partial<Record<ErrorName, MakeError>>>>
> = {
  iban: { ...PREFIXED, 'other-prefix': otherIban },
  vat: { ...PREFIXED, 'other-prefix': otherVat },
  bic: {
    'unknown-prefix': otherBic,
    missing: (text, random) => spliced(text, 6 + random.below(2), 1),
    doubled: (text, random) => {
      const at = random.below(text.length);
      return spliced(text, at, 0, text.charAt(at));
    },
  },
  phone: { missing, doubled, 'other-prefix': otherCode, ...LETTERS, ...LENGTHS },
  email: {
    comma: replacing(/\.(?=[a-z]+$)/, ','),
    'space-before-at': replacing(/@/, ' @'),
    'space-after-at': replacing(/@/, '@ '),
    'double-at': replacing(/@/, '@@'),
    'no-dot': replacing(/\.(?=[a-z]+$)/, ''),
    'no-at': replacing(/@/, ''),
    'double-dot': replacing(/\.(?=[a-z]+$)/, '..'),
    provider,
    ending,
  },
};
