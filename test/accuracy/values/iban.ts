/**
 * IBANs according to the structures of the ISO 13616 registry, with the check digits of ISO 7064
 * MOD 97-10 (computed independently of the code under test). National check digits that `lib` knows
 * are drawn until they fit.
 */
import { NATIONAL_BBAN_CHECKS } from '../../../lib/values/kinds/iban/check/national-checks.ts';
import { STRUCTURES, withCheckDigits } from '../../values/detect/generate.ts';
import { firstMade, type Random } from '../random.ts';
import type { Sample } from './sample.ts';

const ALPHABETS: Readonly<Record<string, string>> = {
  n: '0123456789',
  a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  // Account numbers may contain letters but rarely do.
  c: `${'0123456789'.repeat(20)}ABCDEFGHKMPRSTUVWXYZ`,
};

const BBANS = new Map(STRUCTURES);

export const IBAN_COUNTRIES: readonly string[] = [...BBANS.keys()].sort();

/** Groups of four, as ISO 13616 prints an IBAN. */
export const inFours = (value: string, separator: string) =>
  value.replace(/(.{4})(?=.)/g, `$1${separator}`);

export function ibanSample(random: Random, country: string): Sample {
  const parts = BBANS.get(country);
  if (!parts) throw new RangeError(`no IBANs begin with ${country}`);
  const bban = firstMade(() => {
    const drawn = parts.map(([n, type]) => random.chars(n, ALPHABETS[type])).join('');
    return (NATIONAL_BBAN_CHECKS[country]?.(drawn) ?? true) ? drawn : null;
  });
  const value = withCheckDigits(country, bban);
  const spaced = inFours(value, ' ');
  return {
    kind: 'iban',
    value,
    country,
    written: [
      spaced,
      spaced,
      spaced,
      value,
      inFours(value, '\u00A0'),
      inFours(value, '\u202F'),
      inFours(value, '-'),
    ],
    national: [],
  };
}
