import { describe, expect, it } from 'vitest';
import { vatText } from '../../../lib/texts/messages.ts';
import { shown } from '../../../lib/texts/shown.ts';
import { VAT_COUNTRIES } from '../../../lib/values/kinds/vat/check/countries.ts';
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

/** Tax numbers of countries without known rules, in the forms that these countries use. */
const FOREIGN: readonly (readonly [string, ...string[]])[] = [
  ['MX', 'GODE561231GR8', 'DEG561231GR8', 'ESA561231123', 'ÑUÑ-561231-GR8', 'XAXX010101000'],
  ['IN', 'ABCPE1234F', '27ABCPE1234F1Z5', 'DEPPK1234L', 'ESCFR1234M'],
  ['AU', '51 824 753 556', '824753556'],
  ['BR', '11.222.333/0001-81', '111.444.777-35', '12.ABC.345/01DE-35', 'DE.ABC.345/01DE-35'],
  ['US', '12-3456789', '123-45-6789'],
  ['CA', '123456782RT0001', '123456782'],
  ['JP', 'T7000012050002', '7000012050002'],
  ['ZA', '4012345678'],
  ['AR', '30-71234567-1'],
  ['CL', '76.123.456-K'],
  ['PE', '20123456789'],
  ['CO', '900.123.456-7'],
  ['VE', 'J-12345678-9'],
  ['KE', 'P051234567A'],
  ['MY', 'SG12345678090', 'C2584563200', 'W10-1808-32000123'],
  ['SG', 'M90312345A', '200012345A', 'T08LL1234A'],
  ['AE', '100123456700003'],
  ['SA', '300123456700003'],
  ['TR', '1234567890'],
  ['RS', '100001234', 'RS100001234'],
  ['UA', '123456789012'],
  ['CN', '91350100M000100Y43', 'MA0012345X'],
  ['KR', '123-45-67890'],
  ['TW', '12345675'],
  ['IS', '123456'],
  ['AD', 'L-123456-A'],
  ['AL', 'J12345678N'],
];

describe('nothing computed speaks against the tax numbers of other countries', () => {
  it.each(FOREIGN)('%s', (region, ...written) => {
    for (const typed of written) {
      const verdict = checkValue('vat', typed, { region });
      expect(verdict, typed).toMatchObject({ standing: 'unknown', reason: 'country-not-covered' });
      expect(verdict.headline).toMatch(/^Fieldmark cannot check this country’s tax numbers \(/);
      expect(verdict.suggestion).toBeUndefined();
    }
  });

  it.each(['US12-3456789', 'MXGODE561231GR8', 'AU51824753556', 'JPT7000012050002'])(
    '%s, in a country whose numbers are checked',
    (typed) => {
      for (const region of ['DE', 'ES', 'FR', 'GB', ''])
        expect(checkValue('vat', typed, region ? { region } : {}).standing).toBe('unknown');
    },
  );

  it.each(['GODE561231GR8', 'ABC561231GR8', 'ABCPE1234F'])('%s without a region', (typed) => {
    expect(checkValue('vat', typed).standing).toBe('unknown');
  });

  it.each([
    ['MX', 'DE136695975', 'check-digits-wrong', undefined],
    ['US', 'DE13669597', 'too-short', undefined],
    ['US', 'ED136695976', 'country-not-covered', 'DE136695976'],
    ['', 'XX136695976', 'country-not-covered', undefined],
  ])('in %s, %s is still bad', (region, typed, reason, suggestion) => {
    const verdict = checkValue('vat', typed, region ? { region } : {});
    expect(verdict).toMatchObject({ standing: 'bad', reason });
    expect(verdict.suggestion).toBe(suggestion);
  });

  it('whose letters are a country that is checked, only if the check digits fit', () => {
    expect(checkValue('vat', 'DE136695976', { region: 'MX' }).standing).toBe('good');
  });
});

it.each([
  ['CY10246672X.00', '', 'CY10246672X'],
  ['ESQ0818001J,0', '', 'ESQ0818001J'],
  ['Q0818001J.0', 'ES', 'ESQ0818001J'],
  ['IE0005306C.00', '', 'IE0005306C'],
  ['CHE107787577IVA.00', '', 'CHE107787577IVA'],
  ['NO995525828MVA,00', '', 'NO995525828MVA'],
])('%s (%j) is %s with a fraction', (typed, region, suggestion) => {
  expect(checkValue('vat', typed, region ? { region } : {})).toMatchObject({
    standing: 'caution',
    reason: 'fraction-removed',
    suggestion,
  });
});

describe('two prefixes before a number', () => {
  it.each([
    ['DEDE136695976', '', 'DE136695976'],
    ['DEDE136695976', 'DE', 'DE136695976'],
    ['BE BE 0428.759.497', '', 'BE0428759497'],
    ['HRHR33392005961', 'HR', 'HR33392005961'],
    ['GREL094259216', '', 'EL094259216'],
    ['ELEL094259216', 'GR', 'EL094259216'],
    ['ATATU13585627', '', 'ATU13585627'],
    ['ATUATU13585627', '', 'ATU13585627'],
    ['ATU ATU 13585627', 'AT', 'ATU13585627'],
    ['CHECHE-107.787.577 MWST', '', 'CHE107787577MWST'],
    ['FRFR40303265045', 'FR', 'FR40303265045'],
    ['ESESB58378431', 'ES', 'ESB58378431'],
    ['GBGB980780684', 'GB', 'GB980780684'],
    ['ITIT00743110157', 'IT', 'IT00743110157'],
    ['EUEU372022452', '', 'EU372022452'],
    ['XIXI341234537', '', 'XI341234537'],
    ['GBXI341234537', '', 'XI341234537'],
    ['UKGB341234537', '', 'GB341234537'],
    ['GRGR094259216', '', 'EL094259216'],
    ['CHCHE-107.787.577 MWST', '', 'CHE107787577MWST'],
    ['NONO995525828MVA', 'NO', 'NO995525828MVA'],
    ['NL-NL004495445B01', 'NL', 'NL004495445B01'],
    ['IEIE6433435F', '', 'IE6433435F'],
    ['SE SE 556012579001', 'SE', 'SE556012579001'],
    ['LTLT119511515', '', 'LT119511515'],
    ['RORO18547290', 'RO', 'RO18547290'],
    // The country of a list, and a number of another country with its own prefix.
    ['DEATU13585627', 'DE', 'ATU13585627'],
    ['USDE136695976', 'US', 'DE136695976'],
  ])('%s in %j means %s', (typed, region, suggestion) => {
    expect(checkValue('vat', typed, region ? { region } : {})).toMatchObject({
      standing: 'bad',
      reason: 'prefix-twice',
      suggestion,
    });
  });

  it.each(['DEDE136695975', 'DEDE', 'BEBE123'])('%s has no correction', (typed) => {
    expect(checkValue('vat', typed).suggestion).toBeUndefined();
  });
});

describe('Spanish organisations whose number ends in a letter', () => {
  it.each([...'NPQRSW'])('%s with the digit in place of the letter is doubted', (letter) => {
    expect(checkValue('vat', `ES${letter}76543214`)).toMatchObject({
      standing: 'caution',
      reason: 'letter-expected',
      suggestion: `ES${letter}7654321D`,
    });
    expect(checkValue('vat', `ES${letter}7654321D`).standing).toBe('good');
    expect(checkValue('vat', `ES${letter}76543215`).standing).toBe('bad');
  });

  it.each([...'ABCDEFGHJUV'])('%s may have either', (letter) => {
    expect(checkValue('vat', `ES${letter}76543214`).standing).toBe('good');
    expect(checkValue('vat', `ES${letter}7654321D`).standing).toBe('good');
  });
});

describe('only numbers of zeros are never issued', () => {
  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'BG000000000', 'BG0000000000', 'EE000000000', 'EL000000000', 'FI00000000', 'PL0000000000',
      'HU00000000', 'LU00000000', 'NL000000000B01', 'SE000000000001', 'CHE000000000MWST',
      'NO000000000MVA', 'GB000000000', 'CY00000000E', 'CY00000000X', 'BE0000000097',
      'HR00000000001', 'ATU00000004', 'ATU00000006', 'FR12000000000', 'IE0000000W',
    ],
  )('%s, whatever its check digits', (typed) => {
    expect(checkValue('vat', typed)).toMatchObject({ standing: 'bad', reason: 'never-issued' });
  });

  it.each(['FR00000000190', 'HR00000000019', 'LV00000000190', 'SK0000000019', 'PL0000000123'])(
    '%s has another digit',
    (typed) => {
      expect(checkValue('vat', typed).reason).not.toBe('never-issued');
    },
  );
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

describe('a number without its leading zeros', () => {
  it.each(
    pairUp([
      ['NL004495445B01', 'NL4495445B01', 'NL 4495445 B01', '4495445B01', 'NL04495445B01'],
      ['BE0428759497', 'BE 428759497', 'BE428.759.497'],
      ['EL094259216', 'EL 94259216', 'GR94259216'],
    ]),
  )('%s is offered with them: %s', (text, value) => {
    expect(checkValue('vat', text, { region: 'NL' })).toMatchObject({
      standing: 'caution',
      reason: 'zero-added',
      value,
      suggestion: value,
    });
  });

  // What a spreadsheet makes of a cell; the numbers are those of companies.
  it.each([
    ['IT743110157', '', 'IT00743110157'],
    ['743110157', 'IT', 'IT00743110157'],
    ['IT 1 585 570 581', '', 'IT01585570581'],
    ['CZ177041', '', 'CZ00177041'],
    ['FI1120389', '', 'FI01120389'],
    ['CY532445O', '', 'CY00532445O'],
  ])('%s (%s) has them in its correction: %s', (text, region, suggestion) => {
    expect(checkValue('vat', text, { region })).toMatchObject({ standing: 'bad', suggestion });
  });

  it.each(['IT743110158', 'DE36695976', 'IT110157', 'RO18547291', 'CZ17704'])(
    '%s has no correction by zeros',
    (text) => {
      expect(checkValue('vat', text).suggestion ?? '').not.toMatch(/^[A-Z]{2}0/);
    },
  );

  it('that is not valid with them is too short', () => {
    expect(checkValue('vat', 'NL4495446B01')).toMatchObject({
      standing: 'bad',
      reason: 'too-short',
    });
  });
});

describe('words beside a number', () => {
  it.each([
    ['Germany DE136695976', '', 'DE136695976'],
    ['Germany DE 136 695 976', '', 'DE136695976'],
    ['VAT (Germany) DE136695976', '', 'DE136695976'],
    ['Norway 998041538MVA', '', 'NO998041538MVA'],
    ['Our number in Spain: ESB58378431', 'ES', 'ESB58378431'],
    ['IT P.IVA 00743110157', '', 'IT00743110157'],
    ['P.IVA e C.F. 00743110157', 'IT', 'IT00743110157'],
    ['C.F./P.IVA: 00743110157', 'IT', 'IT00743110157'],
    ['Partita IVA - Cod. Fisc. 00743110157', 'IT', 'IT00743110157'],
    ['GB VAT 980 7806 84', 'DE', 'GB980780684'],
    ['DE 136 695 976 Germany', '', 'DE136695976'],
    ['DE136695976 (Germany)', 'FR', 'DE136695976'],
  ])('%s in %j is %s', (text, region, value) => {
    expect(checkValue('vat', text, region ? { region } : {})).toMatchObject({
      standing: 'caution',
      reason: expect.stringMatching(/^(?:label|signs)-removed$/),
      value,
      suggestion: value,
    });
  });

  it.each([
    ['FR83 404 833 048 00022', '', 'FR83404833048'],
    ['404 833 048 00022', 'FR', 'FR83404833048'],
    ['P. IVA 00743110157 REA MI-12345', 'IT', 'IT00743110157'],
    ['BTW BE 0428.759.497 RPR Brussel', 'BE', 'BE0428759497'],
    ['DE 136695976 / 133/8150/8159', 'DE', 'DE136695976'],
    ['DE136695976, HRB 12345', '', 'DE136695976'],
    ['ATU 13585627 FN 56247t', 'AT', 'ATU13585627'],
    ['NL004495445B01 KvK 12345678', 'NL', 'NL004495445B01'],
    ['RO 18547290 J40/1234/2006', 'RO', 'RO18547290'],
  ])('%s in %j has the number before another as its correction', (text, region, suggestion) => {
    expect(checkValue('vat', text, region ? { region } : {})).toMatchObject({
      standing: 'bad',
      suggestion,
    });
  });

  it.each([
    ['DE 136695975 / 133/8150/8159', 'DE'],
    ['404 833 048 00023', 'FR'],
  ])('%s in %j has no correction', (text, region) => {
    expect(checkValue('vat', text, { region }).suggestion).toBeUndefined();
  });

  it.each([
    ['SIREN 732 829 320', 'FR'],
    ['HRB 12345', 'DE'],
    ['HRB 12345', ''],
    ['Steuernummer 133/8150/8159', 'DE'],
    ['RSSMRA85T10A562S', 'IT'],
    ['CNPJ 11.222.333/0001-81', ''],
    ['EORI 1234567', ''],
    ['ISK 136 695 976', 'DE'],
    ['NIP/REGON 123456785', 'PL'],
    ['Cod. Fisc. RSSMRA85T10A562S', 'IT'],
    ['FR SIREN 732829320', ''],
  ])('are no country: %s in %j', (text, region) => {
    expect(checkValue('vat', text, region ? { region } : {})).toMatchObject({
      standing: 'unknown',
      reason: 'no-country-prefix',
    });
  });

  it.each(['ATU 1234567', 'ESB 1234567', 'CHE 12345678', 'DE 12345678', 'FRXX 12345678'])(
    'are none in a number that is too short: %s',
    (text) => {
      expect(checkValue('vat', text)).toMatchObject({ standing: 'bad', reason: 'too-short' });
    },
  );
});

describe('a wrong digit', () => {
  it.each(['ESB78340570', 'ESA28015866', 'RO18547291', 'RO19547290', 'BG1750747521'])(
    'is not mended by another fault: %s',
    (text) => {
      const verdict = checkValue('vat', text);
      expect(verdict).toMatchObject({ standing: 'bad', reason: 'check-digits-wrong' });
      expect(verdict.suggestion).toBeUndefined();
    },
  );
});
