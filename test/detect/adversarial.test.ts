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

const code = `(() => {${await bundle('../../test/detect/every-scan.ts')}\nreturn detection;})()`;
type Scan = (text: string) => unknown;

const { SCANS }: typeof import('./every-scan.ts') = new Script(code).runInThisContext();

/** UTF-16 code units of the longer text, and how many times as long as the shorter one it is. */
const SIZE = 100_000;
const TIMES = 4;
/** Four times the text takes four times the time, sixteen times if the work is quadratic. */
const MOST_GROWTH = 7;
/** Milliseconds that need no comparison: in the longer text, quadratic work takes more. */
const FAST = 8;
/** Milliseconds for the longer text, many times as many as on an idle machine. */
const SLOWEST = 150;
/** A measurement that another program disturbed is repeated this often. */
const TRIES = 6;

const repeated = (unit: string, size: number) =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

function timeOf(scan: Scan, text: string): number {
  const start = performance.now();
  scan(text);
  return performance.now() - start;
}

/** How the time of a scan grows with the text, and its time; the best of several measurements. */
function growthOf(scan: Scan, unit: string) {
  const [short, long] = [repeated(unit, SIZE / TIMES), repeated(unit, SIZE)];
  let shortTime = Number.POSITIVE_INFINITY;
  let time = Number.POSITIVE_INFINITY;
  let growth = 0;
  for (let i = 0; i < TRIES; i++) {
    shortTime = Math.min(shortTime, timeOf(scan, short), timeOf(scan, short));
    time = Math.min(time, timeOf(scan, long));
    growth = time / shortTime;
    if (time < FAST || growth < MOST_GROWTH) break;
  }
  return { growth, time };
}

function expectLinear(unit: string): void {
  for (const [name, scan] of Object.entries(SCANS)) {
    const { growth, time } = growthOf(scan, unit);
    const about = `${name} of ${JSON.stringify(unit)}: ${time.toFixed(1)} ms`;
    if (time >= FAST) expect(growth, about).toBeLessThan(MOST_GROWTH);
    expect(time, about).toBeLessThan(SLOWEST);
  }
}

const UNITS = [
  'a',
  '@',
  '.',
  '1',
  '+',
  '-',
  ' ',
  '(',
  '_',
  '\u200b',
  '\u00ad',
  '٣',
  '9\u200b',
  'a@',
  'a@a',
  'a.',
  'a@a.',
  'a@a.aa:',
  '1 ',
  '1 1 ',
  '11 ',
  '+1',
  '+1+1',
  '00',
  '0 ',
  '00 ',
  '01 ',
  'DE12',
  'DE12DE12 ',
  'DE ',
  'MT12',
  'LC12LCLC',
  'GB11WEST',
  '1.',
  '1-',
  '1(',
  '(1)',
  '://a',
  ':a@a.aa',
  'mailto:a@a.aa?',
  '_a@a.aa',
  '...a@',
  'tel 030 1',
  'vat 12345678 ',
  '030 12 34 ',
  '0 30 ',
  '9\u202e',
  'ext. 1',
  "'@a.aa",
  '=a@a.aa',
  'http://a@',
  '+49 30 901820 ',
  'bob@x.com ',
  '0049 30 ',
  '1/2/',
  '/a@a.aa',
  'a@a。aa ',
  'a%40a.aa ',
  '端a@a.aa',
  'a@a.aa＠',
  'x"a@a.aa',
  'a1b2',
  'IE8D',
  'DE89 3704 0044 0532 0130 01 ',
  'BE 428759498 ',
  'btw: 0428.759.498 ',
  '123456789 M',
  '030 901820/',
  '030 901820 2024 ',
  '漢',
  '漢1',
  'é@é.é',
  '٣٠ ٩٠١٨٢٠ ',
  'VAT 123456789 ',
  '\u00adDE ٣',
  'é1',
  '１２',
  'customer 12345678 ',
  '+49 (',
  '0 / ',
  'IBAN ',
  'IBAN: ',
  'IBAN a ',
  'IBAN a: 1',
  'vat vat 1 ',
  'IBAN DE89 ',
  'IBAN/BIC: ',
  'Konto: DE89 3704 0044 0532 0130 01 ',
  'Konto DE 1',
  'BIC: ',
  'N.',
  'P. IVA ',
  'E-Mail: a @',
  'AT12 1',
  'ED12 1234 ',
  'GB11 WEST ',
  'bob@x.com https://a.example/b 10.0.0.1 c.example +49 30 901820 ',
  '1\nE-Mail: a 1 ',
  'DE12\n',
  'DE12IBAN',
  ':>',
  "'::",
  'Österreich 030 1',
  'CH-8001 Wien 030 1',
  'a@b.deTel',
  'a@b.dewww.',
  'a[at]b[dot]de ',
  'RR123456789DE ',
  'A1B2 ',
  'AA12 3456 ',
];

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
  const indexed: Scan = (text) => Array.from(text).filter((_, i) => text.indexOf('b', i) >= 0);
  const matched: Scan = (text) => text.match(/a+b/g);

  it.each([
    ['in code', indexed],
    ['in a regular expression', matched],
  ])('tells quadratic work %s', (_, scan) => {
    const { growth, time } = growthOf(scan, 'a');
    expect(time).toBeGreaterThan(FAST);
    expect(growth).toBeGreaterThan(MOST_GROWTH);
  });
});
