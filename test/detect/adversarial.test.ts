/**
 * The time of every scan grows in proportion to the text, whatever the text: also inside regular
 * expressions. Measured as a ratio of two times of the same run, each the best of several, so that
 * a busy or slow machine changes nothing.
 */
import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundle } from '../bench/bundle.ts';
import { runs } from '../tools/runs.ts';
import type { SCANS } from './every-scan.ts';

const code = `(() => {${await bundle('../../test/detect/every-scan.ts')}\nreturn detection;})()`;
type Scan = (text: string) => unknown;

const detection: { readonly SCANS: typeof SCANS } = new Script(code).runInThisContext();

/** UTF-16 code units of the longer text, and into how many shorter ones it is divided. */
const SIZE = 100_000;
const PARTS = 4;
/**
 * The longer text takes about as long as the shorter ones together, `PARTS` times as long if the
 * work is quadratic.
 */
const MOST_GROWTH = 2.5;
/** Milliseconds that need no comparison: in the longer text, quadratic work takes more. */
const FAST = 8;
/** Milliseconds for the longer text, many times as many as on an idle machine. */
const SLOWEST = 150;
/** A measurement that another program disturbs is repeated this often. */
const TRIES = 20;

const repeated = (unit: string, size: number) =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

function timeOf(scan: Scan, text: string, times: number): number {
  const start = performance.now();
  for (let i = 0; i < times; i++) scan(text);
  return performance.now() - start;
}

/**
 * How much longer the scan of a text takes than those of its parts, and how long; both the best of
 * several measurements, which take turns.
 */
function growthOf(scan: Scan, unit: string, size = SIZE) {
  const [part, whole] = [repeated(unit, size / PARTS), repeated(unit, size)];
  let partsTime = Number.POSITIVE_INFINITY;
  let time = Number.POSITIVE_INFINITY;
  let growth = 0;
  for (let i = 0; i < TRIES; i++) {
    partsTime = Math.min(partsTime, timeOf(scan, part, PARTS));
    time = Math.min(time, timeOf(scan, whole, 1));
    growth = time / partsTime;
    if (time < FAST || (growth < MOST_GROWTH && time < SLOWEST)) break;
  }
  return { growth, time };
}

function expectLinear(unit: string): void {
  for (const [name, scan] of Object.entries(detection.SCANS)) {
    const { growth, time } = growthOf(scan, unit);
    const about = `${name} of ${JSON.stringify(unit)}: ${time.toFixed(1)} ms`;
    if (time >= FAST) expect(growth, about).toBeLessThan(MOST_GROWTH);
    expect(time, about).toBeLessThan(SLOWEST);
  }
}

const UNITS = [
  'a|@|.|1|+|-| |(|_|\u200b|\u00ad|٣|9\u200b|a@|a@a|a.|a@a.|a@a.aa:|1 |1 1 |11 |+1|+1+1|00|0 ',
  '00 |01 |DE12|DE12DE12 |DE |MT12|LC12LCLC|GB11WEST|1.|1-|1(|(1)|://a|:a@a.aa|mailto:a@a.aa?',
  "_a@a.aa|...a@|tel 030 1|vat 12345678 |030 12 34 |0 30 |9\u202e|ext. 1|'@a.aa|=a@a.aa",
  'http://a@|+49 30 901820 |bob@x.com |0049 30 |1/2/|/a@a.aa|a@a。aa |a%40a.aa |端a@a.aa|a@a.aa＠',
  'x"a@a.aa|a1b2|IE8D|DE89 3704 0044 0532 0130 01 |BE 428759498 |btw: 0428.759.498 |123456789 M',
  '030 901820/|030 901820 2024 |漢|漢1|é@é.é|٣٠ ٩٠١٨٢٠ |VAT 123456789 |\u00adDE ٣|é1|１２',
  'customer 12345678 |+49 (|0 / |IBAN |IBAN: |IBAN a |IBAN a: 1|vat vat 1 |IBAN DE89 ',
  'IBAN/BIC: |Konto: DE89 3704 0044 0532 0130 01 |Konto DE 1|BIC: |N.|P. IVA |E-Mail: a @',
  'AT12 1|ED12 1234 |GB11 WEST |bob@x.com https://a.example/b 10.0.0.1 c.example +49 30 901820 ',
  "1\nE-Mail: a 1 |DE12\n|DE12IBAN|:>|'::|Österreich 030 1|CH-8001 Wien 030 1|a@b.deTel",
  'a@b.dewww.|a[at]b[dot]de |RR123456789DE |A1B2 |AA12 3456 ',
].flatMap((row) => row.split('|'));

describe('every scan', () => {
  it.each(UNITS)(
    'takes time in proportion to repetitions of %j',
    { timeout: 60_000 },
    expectLinear,
  );

  it('takes time in proportion to repetitions of any unit', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom(...UNITS), { minLength: 1, maxLength: 4 })
          .map((parts) => parts.join('')),
        expectLinear,
      ),
      { numRuns: runs(40, 300), endOnFailure: true },
    );
  });
});

describe('the measurement', () => {
  const compared: Scan = (text) => {
    let same = 0;
    for (const a of text) for (const b of text) if (a === b) same++;
    return same;
  };
  const matched: Scan = (text) => text.match(/a+b/g);

  it.each([
    ['in code', compared],
    ['in a regular expression', matched],
  ])('tells quadratic work %s', (_, scan) => {
    const { growth, time } = growthOf(scan, 'a', SIZE / 10);
    expect(time).toBeGreaterThan(FAST);
    expect(growth).toBeGreaterThan(MOST_GROWTH);
  });
});
