import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { runs } from '../tools/runs.ts';
import { countedDetection } from './operations.ts';

/** Characters per text. Quadratic work shows as thousands of blocks per character even in the shorter text. */
const SIZE = runs(6_000, 20_000);

/**
 * Most code blocks that detection may run per character. Most texts take fewer than ten; the worst
 * known text, which alternates beginnings of values of several kinds, takes about 310. Quadratic
 * work takes thousands.
 */
const LIMIT = 400;

const { detect, operations, close } = await countedDetection();
afterAll(close);

/** Code blocks per character that detection runs on a repeated unit, in the worst of several regions. */
async function cost(unit: string): Promise<number> {
  const text = unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE);
  let worst = 0;
  for (const region of ['DE', 'US', 'ES']) {
    worst = Math.max(worst, await operations(() => detect(text, { region })));
  }
  return worst / SIZE;
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
];

describe('detection', () => {
  it.each(UNITS)('does a bounded amount of work on repetitions of %j', async (unit) => {
    expect(await cost(unit)).toBeLessThan(LIMIT);
  });

  it('does a bounded amount of work on repetitions of any unit', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(fc.constantFrom(...UNITS), { minLength: 1, maxLength: 4 })
          .map((parts) => parts.join('')),
        async (unit) => {
          expect(await cost(unit)).toBeLessThan(LIMIT);
        },
      ),
      { numRuns: runs(40, 300) },
    );
  });
});
