import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/detect/index.ts';

const VALUES = [
  'DE89370400440532013000',
  'GB82WEST12345698765432',
  'NL91ABNA0417164300',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
];

describe('IBANs', () => {
  it.each([
    ' ',
    '\u00a0',
    '\u2009',
    '\u202f',
    '\u2007',
    '\u3000',
    '-',
    '\u2010',
    '\u2013',
    '.',
    '\u00ad',
    '\u200b',
    '  ',
  ])('are found in groups of any size separated by %j', (separator) => {
    for (const value of VALUES) {
      for (const size of [2, 3, 4, 5, 6]) {
        const raw = value.match(new RegExp(`.{1,${size}}`, 'g'))?.join(separator) ?? '';
        expect(detect(`pay to ${raw} now`)).toEqual([
          { kind: 'iban', start: 7, end: 7 + raw.length, raw, value },
        ]);
      }
    }
  });

  it.each(['\n', '\r\n', ' - '])(
    'are found when %j splits them after the check digits',
    (separator) => {
      for (const value of VALUES) {
        const raw = value.match(/.{1,4}/g)?.join(separator) ?? '';
        expect(detect(`pay to ${raw} now`).map((found) => [found.raw, found.value])).toEqual([
          [raw, value],
        ]);
      }
    },
  );
});
