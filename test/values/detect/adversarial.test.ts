/** The work of every scan grows in proportion to the text, whatever the text: also inside regular expressions. */
import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../bench/bundle.ts';
import { expectLinear, growthOf, isLinear, repeated } from '../../growth.ts';
import { runs, triesAll } from '../../tools/runs.ts';
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

interface Place {
  readonly file: string;
  /** How a function begins that is called at each place of a text where a value may be. */
  readonly start: string;
  /** One of the texts above that reaches it. */
  readonly unit: string;
}

/** Where the faults are planted. */
const PLACES: Readonly<Record<string, Place>> = {
  email: {
    file: 'kinds/email/find.ts',
    start: 'aroundAtSign(text, sign, floor) {',
    unit: 'bob@x.com ',
  },
  phone: {
    file: 'kinds/phone/find.ts',
    start: 'atDigits(scan, run): FinderResult {\n    const { text, groups } = scan;',
    unit: '030 901820 2024 ',
  },
  iban: {
    file: 'kinds/iban/find.ts',
    start: 'atLetters({ text }, _run, letters) {',
    unit: 'DE89 3704 0044 0532 0130 01 ',
  },
  vat: {
    file: 'kinds/vat/find.ts',
    start: 'atLetters({ text }, _run, letters) {',
    unit: 'BE 428759498 ',
  },
  table: {
    file: 'detect/text-table.ts',
    start: 'function cellsOf(text: string, line: TextRange, delimiter: RegExp): TextRange[] {',
    unit: 'a;b\n',
  },
};

/**
 * Faults that make a scan quadratic. The sum keeps the loop from being optimized away; the expression seeks a
 * character of Latin-1, because V8 does not look for others in a text that has only those.
 */
const FAULTS: Readonly<Record<string, (text: string) => unknown>> = {
  'a loop': (text) => {
    let sum = 0;
    for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
    return sum;
  },
  'a regular expression': (text) => /[^~]~/.test(text),
};

describe('the measure', async () => {
  const found = new Set<string>();
  const code = await bundle('../../../test/values/detect/every-scan.ts', [
    {
      name: 'plant',
      enforce: 'pre',
      transform(source, id) {
        for (const [place, { file, start }] of Object.entries(PLACES)) {
          if (!id.endsWith(`/lib/values/${file}`) || !source.includes(start)) continue;
          found.add(place);
          return source.replace(start, `${start} globalThis.planted('${place}', text);`);
        }
        return null;
      },
    },
  ]);
  const planted: { readonly SCANS: typeof SCANS } = new Script(
    `(() => {${code}\nreturn detection;})()`,
  ).runInThisContext();

  /** The first scan that shows a fault; undefined: none does. */
  function caughtBy(place: string, unit: string, fault: (text: string) => unknown) {
    Object.assign(globalThis, {
      planted: (at: string, text: string) => at === place && fault(text),
    });
    const input = (size: number) => repeated(unit, size);
    return Object.entries(planted.SCANS).find(
      ([, run]) => !isLinear(growthOf({ input, run })),
    )?.[0];
  }

  it('has a place in every scan, and a text that is tried', () => {
    expect([...found].toSorted()).toEqual(Object.keys(PLACES).toSorted());
    expect(Object.values(PLACES).filter(({ unit }) => !UNITS.includes(unit))).toEqual([]);
  });

  const places = Object.entries(PLACES).slice(0, triesAll ? undefined : 1);
  describe.each(places)('of the scan for %s', (place, { unit }) => {
    it.each(Object.entries(FAULTS))('catches %s', (_, fault) => {
      expect(caughtBy(place, unit, fault)).toBeDefined();
    });
  });

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
