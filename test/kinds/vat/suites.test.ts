/** Verdicts on the valid and invalid numbers in the test suites of other validators. */
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../lib/values/domain/index.ts';
import { checkValue } from '../../check-data.ts';
import {
  APACHE_RIGHT,
  APACHE_WRONG,
  OTHERWISE,
  STDNUM_RIGHT,
  STDNUM_WRONG,
  VALVAT_RIGHT,
} from './vectors.ts';

const numbers = (set: Readonly<Record<string, string>>) =>
  Object.entries(set).flatMap(([prefix, list]) => list.split(' ').map((rest) => prefix + rest));

/** Whether it is one of Apache's French numbers with letters in the key, which have no known check digits. */
const withLetters = (number: string) => /^FR[0-9]?[A-Z]/.test(number);

/** Libraries add zeros that are missing, which registers require. */
const isValid = ({ standing, reason }: Verdict) => standing === 'good' || reason === 'zero-added';

describe.each([
  ['python-stdnum', STDNUM_RIGHT, 600],
  ['Apache', APACHE_RIGHT, 80],
  ['valvat', VALVAT_RIGHT, 25],
] as const)('numbers valid in %s', (_name, set, least) => {
  it('are good in any format', () => {
    const all = numbers(set);
    expect(all.length).toBeGreaterThan(least);
    const other = all.filter((number) =>
      [number, `${number.slice(0, 2)} ${number.slice(2)}`, number.toLowerCase()].some(
        (written) => !isValid(checkValue('vat', written)),
      ),
    );
    expect(other.filter((number) => !withLetters(number))).toEqual([]);
    for (const number of other) expect(checkValue('vat', number).standing).toBe('unknown');
  });
});

it.each([
  ['python-stdnum', STDNUM_WRONG, 100],
  ['Apache', APACHE_WRONG, 10],
] as const)('calls the numbers that are invalid in %s bad', (_name, set, least) => {
  const all = numbers(set);
  expect(all.length).toBeGreaterThan(least);
  expect(all.filter((number) => checkValue('vat', number).standing !== 'bad')).toEqual([]);
});

it('calls valvat’s numbers bad if their last two digits are swapped, except for Austria', () => {
  const swapped = numbers(VALVAT_RIGHT)
    .filter((number) => /^(BE|DE|DK|EL|FI|IT|LU)/.test(number) && !/(.)\1$/.test(number))
    .map((number) => number.slice(0, -2) + number.slice(-1) + number.slice(-2, -1));
  expect(swapped.length).toBeGreaterThan(15);
  expect(swapped.filter((number) => checkValue('vat', number).standing !== 'bad')).toEqual([]);
});

it.each(OTHERWISE)('%s, %s, is %s: %s', (number, _theirs, ours) => {
  expect(checkValue('vat', number).standing).toBe(ours);
});
