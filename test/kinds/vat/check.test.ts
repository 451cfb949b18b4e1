import { describe, expect, it } from 'vitest';
import { VAT_COUNTRIES } from '../../../lib/kinds/vat/check/countries.ts';
import { vatText } from '../../../lib/texts/references.ts';
import { shown } from '../../../lib/texts/shown.ts';
import { pairUp } from '../../tools/pair-up.ts';
import { checkValue, readingOf } from '../checked.ts';

/** Numbers that countries or companies publish, in every form that exists. */
const PUBLISHED =
  // biome-ignore format: as many as fit on a line
  [
    'ATU 13585627', 'BE 0428.759.497', 'BG 175 074 752', 'CY-10259033P', 'CZ 25123891',
    'CZ 710319/2745', 'CZ 640903926', 'DE 136,695 976', 'DK 13585628', 'EE 100 931 558',
    'EL 094259216', 'ES B-58378431', 'ES 54362315K', 'ES X-5253868-R', 'ES J99216582',
    'FI 20774740', 'FR 40 303 265 045', 'FR K7 399 859 412', 'FR 4Z 123456782', 'GB 980 7806 84',
    'XI 980 7806 84', 'HR 33392005961', 'HU-12892312', 'IE 6433435F', 'IE 6433435OA', 'IE 8D79739I',
    'IT 00743110157', 'LT 119511515', 'LT 100001919017', 'LU 150 274 42', 'LV 4000 3521 600',
    'LV 161175-19997', 'MT 1167-9112', 'NL 004495445B01', 'NL 1234.56.789.B13', 'PL 856-734-62-15',
    'PT 501 964 843', 'RO 185 472 90', 'SE 1234567897-01', 'SI 5022 3054', 'SK 202 274 96 19',
    'CHE-107.787.577 IVA', 'CHE 107 787 577 MWST', 'CHE-107.787.577 TVA', 'NO 995 525 828 MVA',
  ];
/** What is typed, and the number that it is. */
const FITTING: readonly (readonly [typed: string, value: string])[] = [
  ...PUBLISHED.map((typed) => [typed, typed.replace(/[^A-Z0-9]/g, '')] as const),
  ['BE 428759497', 'BE0428759497'],
  ['de136695976', 'DE136695976'],
  ['GR 094259216', 'EL094259216'],
  ['ΕΛ 094259216', 'EL094259216'],
  ['EL 94259216', 'EL094259216'],
];

describe('valid numbers', () => {
  it.each(FITTING)('%s is %s', (typed, value) => {
    const verdict = checkValue('vat', typed);
    expect(readingOf(verdict)).toEqual({ value, isSound: true });
    expect(verdict.basis).toEqual(['syntax', 'check-digits']);
    expect(checkValue('vat', value)).toMatchObject({
      standing: 'good',
      reason: 'check-digits-fit',
      headline: expect.stringMatching(/^The check digits match\. .* confirm/),
    });
  });

  it('mentions VIES only for countries that VIES covers', () => {
    for (const [, value] of FITTING) {
      const national = /^(GB|CHE|NO)/.test(value);
      expect(checkValue('vat', value).headline.includes('VIES')).toBe(!national);
    }
  });

  it('include every country of the table except the one-stop shops, which have no check digits', () => {
    const covered = new Set(FITTING.map(([, value]) => /^(CHE|..)/.exec(value)?.[0]));
    expect([...VAT_COUNTRIES.keys()].filter((code) => !covered.has(code))).toEqual(['EU', 'IM']);
  });
});

describe('undecidable numbers are unknown, not bad', () => {
  it.each(
    pairUp([
      ['no-check-digits', 'EU 372022452', 'EU 826010755', 'IM 3720000224', 'GB GD001', 'GB HA500'],
      ['no-check-digits', 'CZ 395601439', 'LV 32712146149', 'FR XA 404833048'],
      ['country-not-covered', 'RS 100001234', 'US123456789'],
      ['no-country-prefix', '123456789'],
    ]),
  )('%s: %s', (typed, reason) => {
    const verdict = checkValue('vat', typed);
    expect(verdict).toMatchObject({ standing: 'unknown', reason });
    expect(verdict.basis).not.toContain('check-digits');
  });
});

describe('names the error', () => {
  it.each([
    ['', 'empty', /nothing/],
    ['none', 'no-digits', /must contain digits/],
    ['DE 136695977', 'check-digits-wrong', /typo/],
    ['DE 13669597', 'too-short', /begin with DE continue with 9 digits .*has 8 characters/],
    ['DE 1366959766', 'too-long', /continue with 9 digits .*has 10 characters/],
    ['DE 036695976', 'wrong-structure', /begin with DE continue with 9 digits/],
    ['NL 004495445B', 'too-short', /9 digits, the letter B and 2 digits.*has 10 characters/],
    ['AT 13585627', 'too-short', /the letter U and 8 digits.*has 8 characters/],
    ['EU 999022452', 'wrong-structure', /member state/],
    ['CZ 7193192745', 'check-digits-wrong', /typo/],
    ['GB GD500', 'wrong-structure', /begin with GB continue with 9 or 12 digits/],
    ['GB HA499', 'wrong-structure', /begin with GB continue with 9 or 12 digits/],
    ['CY 12000139V', 'wrong-structure', /begin with CY continue with 8 digits and a letter/],
  ])('%s: %s', (typed, reason, headline) => {
    const verdict = checkValue('vat', typed);
    expect(verdict).toMatchObject({ standing: 'bad', reason });
    expect(verdict.headline).toMatch(headline);
  });
});

it.each([...VAT_COUNTRIES])('describes the structure of %s', (prefix, { form }) => {
  const given = { form, prefix };
  expect(shown(vatText('wrongStructure', given))).not.toContain('something else');
  expect(shown(vatText('wrongLength', { ...given, given: 1 }))).not.toContain('something else');
});

describe('a Dutch number without its leading zeros', () => {
  it.each(['NL4495445B01', 'NL 4495445 B01', '4495445B01', 'NL04495445B01'])(
    'is good: %s',
    (text) => {
      expect(checkValue('vat', text, { region: 'NL' })).toMatchObject({
        standing: 'good',
        value: 'NL004495445B01',
      });
    },
  );

  it('that is not valid with them is too short', () => {
    expect(checkValue('vat', 'NL4495446B01')).toMatchObject({
      standing: 'bad',
      reason: 'too-short',
    });
  });
});
