import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundle } from '../bench/bundle.ts';

const SIZE = 100_000;

/**
 * Bare passes that detection may take, of which one takes about 0.1 ms. Most texts take less than forty, the
 * worst that are known eighty; anything quadratic takes thousands.
 */
const LIMIT = 110;

/** As it is shipped: one script, not a module for each file. */
const script = new Script(`(() => {${await bundle('index.ts')}\nreturn detection;})()`);
const { detect }: typeof import('../../lib/detect/index.ts') = script.runInThisContext();

function bare(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
  return sum;
}

function fastest(run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 5; i++) {
    const before = performance.now();
    run();
    best = Math.min(best, performance.now() - before);
  }
  return best;
}

/**
 * How many bare passes detection takes for a text; both measured right after each other, and again while
 * they are too many: what slows the machine down passes, what makes detection slow does not.
 */
function ratio(unit: string): number {
  const text = unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE);
  bare(text);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 8 && best >= LIMIT; round++) {
    const floor = fastest(() => bare(text));
    const worst = Math.max(
      ...['DE', 'US', 'ES'].map((region) => fastest(() => detect(text, { region }))),
    );
    best = Math.min(best, worst / floor);
  }
  return best;
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
];

describe('100 kB of', () => {
  it.each(UNITS)('%j takes no more than a bounded number of bare passes', (unit) => {
    expect(ratio(unit)).toBeLessThan(LIMIT);
  });

  it('anything repeated, likewise', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom(...UNITS), { minLength: 1, maxLength: 4 })
          .map((parts) => parts.join('')),
        (unit) => {
          expect(ratio(unit)).toBeLessThan(LIMIT);
        },
      ),
      { numRuns: Number(process.env.FIELDMARK_HUNT ?? 60) },
    );
  });
});
