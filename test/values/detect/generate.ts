import fc from 'fast-check';
import { IBANS } from '../../../lib/values/kinds/iban/data/structures.ts';
import { dice } from '../../bench/texts.ts';
import { checkValue } from '../../check-data.ts';
import { vatGenerators } from '../../kinds/vat/generators.ts';

/** BBAN structures of the IBAN registry as pairs of length and class, by country. */
export const STRUCTURES: readonly (readonly [country: string, parts: [number, string][]])[] =
  IBANS.split(' ').flatMap((row) =>
    Array.from(row.match(/[A-Z]{2}/g) ?? [], (code) => [
      code,
      [...row.matchAll(/(\d+)([ac]?)/g)].map(([, n, type]) => [Number(n), type || 'n']),
    ]),
  );

export const ALPHABETS: Readonly<Record<string, string>> = {
  n: '0123456789',
  a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  c: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

export function chars(alphabet: string, length: number): fc.Arbitrary<string> {
  return fc.string({
    unit: fc.constantFrom(...alphabet),
    minLength: length,
    maxLength: length,
  });
}

/** ISO 7064 MOD 97-10 over text whose letters are first written as numbers, A = 10. */
function mod97(text: string): number {
  const digits = [...text].map((char) => Number.parseInt(char, 36)).join('');
  return Number(BigInt(digits) % 97n);
}

export function withCheckDigits(country: string, bban: string): string {
  const check = String(98 - mod97(`${bban}${country}00`)).padStart(2, '0');
  return `${country}${check}${bban}`;
}

export const iban: fc.Arbitrary<string> = fc
  .constantFrom(...STRUCTURES)
  .chain(([country, parts]) =>
    fc
      .tuple(...parts.map(([length, type]) => chars(ALPHABETS[type] ?? '', length)))
      .map((bban) => withCheckDigits(country, bban.join(''))),
  );

/**
 * A VAT number with right check digits. Left out are those that are found only in one piece: very
 * short ones, and French and Irish ones with a letter among the first characters.
 */
export const vat: fc.Arbitrary<string> = fc.integer().chain((seed) =>
  fc.constantFrom(...vatGenerators(dice(seed))).map(([country, generate]) => {
    for (let i = 0; i < 100_000; i++) {
      const value = country + generate();
      if (/^(?:FR\d?|IE\d)[A-Z]|^.{1,7}$/.test(value)) continue;
      if (checkValue('vat', value).standing === 'good') return value;
    }
    throw new Error(`no right number of ${country}`);
  }),
);

/**
 * Cuts a value into groups of two to five characters, the first of at least `first`, all joined by
 * the same separator.
 */
export function grouped(
  value: string,
  separators: readonly string[],
  first = 1,
): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.array(fc.integer({ min: 2, max: 5 }), {
        minLength: value.length,
        maxLength: value.length,
      }),
      fc.constantFrom(...separators),
    )
    .map(([sizes, separator]) => {
      const groups: string[] = [];
      for (let offset = 0, i = 0; offset < value.length; i++) {
        const size = i === 0 ? Math.max(first, sizes[0] ?? 1) : (sizes[i] ?? 1);
        groups.push(value.slice(offset, offset + size));
        offset += size;
      }
      return groups.join(separator);
    });
}

/** A value with a mistake at an offset. */
export function withFault(value: string, fault: string, at: number): string {
  const [before, char, next] = [value.slice(0, at), value.charAt(at), value.charAt(at + 1)];
  const after = value.slice(at + 2);
  switch (fault) {
    case 'swap':
      return before + next + char + after;
    case 'change':
      return /\d/.test(char) ? before + ((Number(char) + 1) % 10) + next + after : value;
    case 'missing':
      return before + next + after;
    case 'doubled':
      return before + char + char + next + after;
    default:
      return value.charAt(1) + value.charAt(0) + value.slice(2);
  }
}

const WORDS = 'please|wire|the|amount|to|our|office|is|open|Überweisung|und|merci|на|σε|now'.split(
  '|',
);

/** A few words, ending with a word. */
export const words: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((list) => list.join(' '));

/** A sentence around a value, and the value's position in it. */
export function around(
  value: fc.Arbitrary<string>,
): fc.Arbitrary<{ text: string; raw: string; start: number }> {
  return fc
    .tuple(
      words,
      fc.constantFrom(' ', ': ', ' (', ', ', ' "'),
      value,
      fc.constantFrom(' ', ', ', '. ', ') ', '" ', '; ', '\n'),
      words,
    )
    .map(([before, opening, raw, closing, after]) => ({
      text: `${before}${opening}${raw}${closing}${after}`,
      raw,
      start: before.length + opening.length,
    }));
}

/** A value with one of the separators at random places, even inside its country code. */
export function scattered(value: string, separators: readonly string[]): fc.Arbitrary<string> {
  const { length } = value;
  return fc
    .tuple(
      fc.array(fc.boolean(), { minLength: length, maxLength: length }),
      fc.constantFrom(...separators),
    )
    .map(([places, separator]) =>
      Array.from(value, (char, i) => (i > 0 && places[i] ? separator + char : char)).join(''),
    );
}
