import { describe, expect, it } from 'vitest';
import { VAT_COUNTRIES } from '../../../lib/kinds/vat/check/countries.ts';
import { vatText } from '../../../lib/texts/references.ts';
import { shown } from '../../../lib/texts/shown.ts';
import { dice } from '../../bench/texts.ts';
import { pairUp } from '../../tools/pair-up.ts';
import { checkValue } from '../checked.ts';
import { vatGenerators } from './generators.ts';

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
    expect(verdict).toMatchObject({
      standing: 'good',
      reason: 'check-digits-fit',
      value,
      basis: ['syntax', 'check-digits'],
    });
    expect(verdict.headline).toMatch(/^The check digits match\. .* confirm/);
  });

  it('mentions VIES only for countries that VIES covers', () => {
    for (const [typed, value] of FITTING) {
      const national = /^(GB|CHE|NO)/.test(value);
      expect(checkValue('vat', typed).headline.includes('VIES')).toBe(!national);
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

describe('a number without its prefix', () => {
  it.each([
    ['136695976', 'DE', 'DE136695976'],
    ['B58378431', 'ES', 'ESB58378431'],
    ['ESB58378431', 'ES', 'ESB58378431'],
    ['094259216', 'GR', 'EL094259216'],
    ['094259216', 'EL', 'EL094259216'],
    ['980 7806 84', 'GB', 'GB980780684'],
    ['107.787.577', 'CH', 'CHE107787577'],
    ['995525828', 'no', 'NO995525828'],
    ['U13585627', 'AT', 'ATU13585627'],
    ['ATU13585627', 'DE', 'ATU13585627'],
    ['40303265045', 'FR', 'FR40303265045'],
  ])('%s in %s is %s', (typed, region, value) => {
    expect(checkValue('vat', typed, { region })).toMatchObject({ standing: 'good', value });
  });
});

/** Countries whose algorithm catches every single wrong digit (Luhn, MOD 11,10, MOD 97, primes without a fold). */
const GUARANTEED = 'AT BE DE DK EE FI HR HU IT LU NO PL SE SI CHE'.split(' ');

describe('every single wrong digit is caught where the algorithm guarantees it', () => {
  it.each(vatGenerators(dice(11)).filter(([country]) => GUARANTEED.includes(country)))(
    '%s',
    (country, generate) => {
      let found = 0;
      for (let i = 0; i < 20_000 && found < 15; i += 1) {
        const number = generate();
        if (checkValue('vat', country + number).standing !== 'good') continue;
        found += 1;
        // The last two digits of a Swedish number count the branches.
        const end = country === 'SE' ? 10 : number.length;
        for (let index = 0; index < end; index += 1) {
          if (!/[0-9]/.test(number.charAt(index))) continue;
          for (let by = 1; by < 10; by += 1) {
            const digit = (Number(number.charAt(index)) + by) % 10;
            const wrong = number.slice(0, index) + digit + number.slice(index + 1);
            expect(checkValue('vat', country + wrong).standing, country + wrong).toBe('bad');
          }
        }
      }
      expect(found).toBe(15);
    },
  );
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
