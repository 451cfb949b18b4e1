/** Verdicts on the valid and invalid numbers in the test suites of other validators. */
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../check-data.ts';
import { OTHERWISE, RIGHT, TERRITORIES, UNREGISTERED, WRONG } from './vectors.ts';

const SETS = [
  ['right', RIGHT, 'good', 90],
  ['of countries without a registered structure', UNREGISTERED, 'unknown', 30],
  ['with the code of a territory', TERRITORIES, 'caution', 10],
  ['wrong', WRONG, 'bad', 50],
] as const;

describe.each(SETS)('numbers of other validators: %s', (_name, numbers, standing, least) => {
  it(`are ${standing}, in groups and in lower case too`, () => {
    expect(new Set(numbers).size).toBeGreaterThan(least);
    const other = numbers.filter((iban) =>
      [iban, iban.toLowerCase(), iban.replace(/(.{4})/g, '$1 ')].some(
        (written) => checkValue('iban', written).standing !== standing,
      ),
    );
    expect(other).toEqual([]);
  });

  it('are never good with an extra digit', () => {
    const good = numbers.filter((iban) => checkValue('iban', `${iban}1`).standing === 'good');
    expect(good).toEqual([]);
  });
});

it.each(OTHERWISE)('%s, %s, is %s', (iban, _theirs, ours) => {
  expect(checkValue('iban', iban).standing).toBe(ours);
});
