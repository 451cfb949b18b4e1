import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decisions, differenceOf, listDecisions } from '../difference.ts';
import { ibanDecisions } from '../ibans.ts';
import { phoneDecisions } from '../phones.ts';
import { suffixDecisions } from '../suffixes.ts';

/** What a difference claims must be true: judged by both versions, and nothing is missing. */
function expectTrueClaims(before: Decisions, after: Decisions) {
  const { refused, accepted } = differenceOf(before, after);
  for (const example of refused) {
    expect([before.accepts(example), after.accepts(example)]).toEqual([true, false]);
  }
  for (const example of accepted) {
    expect([before.accepts(example), after.accepts(example)]).toEqual([false, true]);
  }
  for (const example of [...before.examples, ...after.examples]) {
    const isClaimed = [...refused, ...accepted].some(
      ({ group, value }) => group === example.group && value === example.value,
    );
    expect(isClaimed).toBe(before.accepts(example) !== after.accepts(example));
  }
}

const names = fc.uniqueArray(fc.constantFrom('a.example', 'b.example', 'c.example', 'uk', '*.ck'));
const structures = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('DE', 'FR', 'NL'),
      fc.array(fc.constantFrom('2n', '3n', '1a', '2c', '4a'), { minLength: 1, maxLength: 3 }),
    ),
    { selector: ([country]) => country },
  )
  .map((rows) => new Map(rows.map(([country, parts]) => [country, parts.join('')])));
const patterns = fc.constantFrom(
  '[2-9]\\d{4}',
  '[28]\\d{4}',
  '(?:1[35]|7\\d)\\d{3}',
  '\\d{5,6}',
  '800\\d{2,3}',
);
/** Places 4 to 10 of an entry, which say nothing about validity. */
const NOTHING = Array.from({ length: 7 }, () => null);
const metadata = fc.record({ AD: patterns, NO: patterns, SJ: patterns }).map((countries) => ({
  countries: Object.fromEntries(
    Object.entries(countries).map(([region, pattern]) => [
      region,
      [region === 'AD' ? '376' : '47', '00', '\\d{5,6}', [5, 6], ...NOTHING, [[pattern]]],
    ]),
  ),
  country_calling_codes: { 376: ['AD'], 47: ['NO', 'SJ'] },
}));
const suffixes = fc.record({
  registries: names.map((list) => new Set(list)),
  companies: names.map((list) => new Set(list)),
});

describe('a difference', () => {
  it.each<[string, fc.Arbitrary<Decisions>]>([
    ['lists', names.map((list) => listDecisions(list))],
    ['IBAN structures', structures.map(ibanDecisions)],
    ['numbering plans', metadata.map(phoneDecisions)],
    ['public suffixes', suffixes.map(suffixDecisions)],
  ])('of %s claims only and all that both versions confirm', (_, versions) => {
    fc.assert(fc.property(versions, versions, expectTrueClaims));
  });
});
