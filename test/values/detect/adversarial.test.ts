/** The work of every scan grows in proportion to the text, whatever the text: also inside regular expressions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear, growthOf, isLinear, repeated } from '../../growth.ts';
import { runs } from '../../tools/runs.ts';
import { SCANS } from './every-scan.ts';
import { UNITS } from './units.ts';

function expectLinearScans(unit: string): void {
  for (const [name, run] of Object.entries(SCANS)) {
    const about = `${name} of ${JSON.stringify(unit)}`;
    expectLinear(about, { input: (size) => repeated(unit, size), run });
  }
}

/** All units, or one of eight: measuring takes seconds for each. */
const tried = UNITS.filter((_, i) => i % runs(8, 1) === 0);

describe('every scan', () => {
  it.each(tried)('does work in proportion to repetitions of %j', expectLinearScans);

  it('does work in proportion to repetitions of any unit', { timeout: 3_600_000 }, () => {
    const unit = fc
      .array(fc.constantFrom(...UNITS), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(''));
    fc.assert(fc.property(unit, expectLinearScans), { numRuns: runs(5, 60), endOnFailure: true });
  });
});

describe('the measure', () => {
  it('catches an expression that goes back over its own repetitions', () => {
    const run = (text: string) => text.match(/a+b/g);
    expect(isLinear(growthOf({ input: (size) => repeated('a', size), run }))).toBe(false);
  });

  it('lets work pass that is in proportion, however much it is', () => {
    const run = (text: string) =>
      Array.from({ length: 300 }, () => text.split(' ').join('')).length;
    expect(isLinear(growthOf({ input: (size) => repeated('a b', size), run }))).toBe(true);
  });
});
