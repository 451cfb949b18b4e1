import { describe, expect, it } from 'vitest';
import { detect, readColumns } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';
import { found, unmarked } from '../../values/detect/found.ts';

const VALUES = [
  'DE89370400440532013000',
  'GB82WEST12345698765432',
  'NL91ABNA0417164300',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
];

const DE = 'DE89370400440532013000';

describe('IBANs', () => {
  it.each(
    // biome-ignore format: as many as fit on a line
    [
      `IBAN[${DE}]`, `X[${DE}]`, `[${DE}]x`, `Konto[${DE}]BIC`, `iban_[${DE}]_bic`, `/[${DE}]/`,
      '[DE89 3704 0044 0532 0130 00]Â', 'IBAN:[DE89 3704 0044 0532 0130 00] BIC COBADEFF',
      '[DE 89 3704 0044 0532 0130 00]', '[DE٨٩ 3704 0044 0532 0130 00]',
      '[DE89\u20093704\u00a00044\u202f0532\u20070130\u300000]',
      '[DE89\u200b3704\u202d0044\u00ad0532\u20100130\u201300]',
    ],
  )('are found in the brackets of %j', (marked) => {
    const { text, expected } = unmarked('iban', marked, DE);
    expect(found(text)).toEqual(expected);
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

it('finds an account number with letters and a wrong digit without a label, in text and in a table', () => {
  const wrong = 'FR1420041010050500013M02607';
  for (const text of [wrong, `Please pay to ${wrong} today`, `A\t${wrong}\t12\nB\t${wrong}\t7`]) {
    for (const find of [detect, detectCandidates]) {
      const values = find(text).map(({ kind, value }) => `${kind} ${value}`);
      expect(new Set(values)).toEqual(new Set([`iban ${wrong}`]));
    }
    const { findings } = readColumns(text, detect(text), {});
    expect(new Set(findings.map(({ value }) => value))).toEqual(new Set([wrong]));
  }
  expect(checkValue('iban', wrong).suggestion).toBe('FR1420041010050500013M02606');
});
