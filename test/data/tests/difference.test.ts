import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Decisions, differenceOf, listDecisions } from '../difference.ts';
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
const suffixes = fc.record({
  registries: names.map((list) => new Set(list)),
  companies: names.map((list) => new Set(list)),
});

it.each<[string, fc.Arbitrary<Decisions>]>([
  ['lists', names.map((list) => listDecisions(list))],
  ['public suffixes', suffixes.map(suffixDecisions)],
])('a difference of %s claims only and all that both versions confirm', (_, versions) => {
  fc.assert(fc.property(versions, versions, expectTrueClaims));
});
