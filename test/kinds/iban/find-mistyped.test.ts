/** Mistyped IBANs in text: after a label, and by their shape. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { detectCandidates, readCandidate } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';
import { runs } from '../../tools/runs.ts';
import { iban, withFault } from '../../values/detect/generate.ts';
import { IBAN_EXAMPLES } from './examples.ts';

const mistyped = (text: string) =>
  detect(text)
    .filter(({ kind }) => kind === 'iban')
    .map(({ raw, value, evidence }) => {
      const { standing, reason, suggestion } = checkValue('iban', value);
      return [evidence, raw, standing === 'bad' ? reason : standing, suggestion];
    });

const CODES = new Set(IBAN_EXAMPLES.map((value) => value.slice(0, 2)));

const fours = (value: string) => value.replace(/.{4}(?=.)/g, '$& ');

describe('a mistyped IBAN after a label', () => {
  const DE = 'DE89370400440532013000';
  it.each<[string, string, string?]>([
    ['IBAN: [DE89 37O4 0044 0532 0130 00]', 'wrong-structure', DE],
    ['IBAN [DE8937040044O532013000]', 'wrong-structure', DE],
    ['IBAN: [DE89370400440532ol3000]', 'wrong-structure', DE],
    ['IBAN: [ED89 3704 0044 0532 0130 00], ok', 'country-without-iban', DE],
    ['IBAN: [DX89 3704 0044 0532 0130 00]', 'country-without-iban', DE],
    ['IBAN: [D89 3704 0044 0532 0130 00]', 'no-country-code', DE],
    ['IBAN: [DE89 3704 0044 0532 0130 000]', 'too-long', DE],
    ['IBAN: [DE89 3704 00044 0532 0130 00]', 'too-long', DE],
    ['IBAN: [DE89 3704 0044 0532 0130 0]', 'too-short'],
    ['IBAN: [DE89 3704 0044 0532]', 'too-short'],
    ['IBAN: [DE89 3704 0044 0532 0130]', 'too-short'],
    ['IBAN: [DE98 3704 0044 0532 0130 00]', 'check-digits-wrong'],
    ['Konto: [DE89370400440532013001]', 'check-digits-wrong'],
    [
      'Compte n° [FR14 2004 1010 0505 0001 3M02 605]',
      'check-digits-wrong',
      'FR1420041010050500013M02606',
    ],
    ['Rekening: [NL91ABNA0417164301]', 'check-digits-wrong', 'NL91ABNA0417164300'],
    ['Cuenta: [ES91 2100 0418 4502 0005 1323]', 'check-digits-wrong', 'ES9121000418450200051332'],
    ['Conto corrente: [IT60 X054 2811 1010 0000 0123 465]', 'check-digits-wrong'],
    ['Rachunek bankowy: [PL61 1090 1014 0000 0712 1981 2875]', 'check-digits-wrong'],
    ['Konto IBAN: [DE89 3704 0044 0532 0130 01]', 'check-digits-wrong'],
    ['Unsere IBAN lautet [de89 3704 0044 0532 0130 01] bei der Bank', 'check-digits-wrong'],
    ['IBAN[DE89370400440532013001]', 'check-digits-wrong'],
    ['IBAN-Nr.[DE89370400440532013001]', 'check-digits-wrong'],
    ['IBAN\n\n[DE89 3704 0044 0532 0130 01]\nCommerzbank', 'check-digits-wrong'],
    ['IBAN: [DE89 3704 0044\n0532 0130 01]', 'check-digits-wrong'],
    ['IBAN: [DE89\u200b3704\u00a00044 0532 0130 01]', 'check-digits-wrong'],
    ['IBAN: [DE89 3704 0044 0532 0130 01] BIC COBADEFFXXX', 'check-digits-wrong'],
    ['IBAN: [DE89 3704 0044 0532 0130 01] Commerzbank', 'check-digits-wrong'],
    ['IBAN: [NL91 ABNA 0417 1643 01] t.n.v. Jansen', 'check-digits-wrong', 'NL91ABNA0417164300'],
    ['IBAN/BIC: [DE89 3704 0044 0532 0130 01] / COBADEFFXXX', 'check-digits-wrong'],
  ])('is found in %j', (marked, reason, suggestion) => {
    const found = mistyped(marked.replace(/[[\]]/g, ''));
    const raw = /\[(.*)\]/s.exec(marked)?.[1];
    expect(found).toEqual([['label', raw, reason, suggestion ?? found[0]?.[3]]]);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'IBAN: DE89 **** **** 3000', 'IBAN: DE89 3704 0044 05…', 'IBAN: bitte angeben',
      'IBAN-Nummer 22 Stellen', 'IBAN: 0532013000', 'Konto: 0532013000',
      'Kontoinhaber: Firma 123456789012', 'account number 12345678, sort code 20-00-00',
      'Account created 2024-01-15 10:30:22 by user 1234567890',
      'Bank holiday 2024: 12 34 56 78 90 12', 'IBAN is defined in ISO 13616-1:2020 and ISO 7064',
      'conta 12 3456 7890 1234 5678',
    ],
  )('is not found in %j', (text) => {
    expect(mistyped(text)).toEqual([]);
  });

  it('is found whole and bad if one character is wrong', () => {
    fc.assert(
      fc.property(
        iban,
        fc.constantFrom('swap', 'change', 'missing', 'doubled', 'letter', 'country'),
        fc.nat(),
        fc.constantFrom('IBAN: ', 'Iban ', 'IBAN-Nr.: ', 'IBAN lautet '),
        fc.constantFrom('', '\nBIC: COBADEFF', ', danke', '. Bitte', ' (Sparkasse)'),
        fc.boolean(),
        (value, fault, seed, before, after, isGrouped) => {
          const wrong = mistype(value, fault, seed);
          // Text after a valid number is not part of it.
          fc.pre(!wrong.startsWith(value));
          // Nor is text after a beginning that is valid by chance, or text that exceeds the longest
          // IBAN.
          fc.pre(checkValue('iban', wrong.slice(0, value.length)).standing === 'bad');
          fc.pre(wrong.length <= 34);
          // A mistake may be valid by chance: B1 and 1B have the same check digits, and so has O
          // for 0 where both are allowed.
          fc.pre(checkValue('iban', wrong).standing === 'bad');
          const raw = isGrouped ? fours(wrong) : wrong;
          for (const find of [detect, detectCandidates]) {
            const [found] = find(before + raw + after).filter(({ kind }) => kind === 'iban');
            expect([found?.raw, found?.evidence]).toEqual([raw, 'label']);
          }
          expect(checkValue('iban', wrong).standing).not.toBe('good');
        },
      ),
      {
        numRuns: runs(300, 2_000),
        examples: [
          // Few digits, all far from the label.
          ['LC19AAAAQQSAUQO00PPMNWEDVBCZ0BZ0', 'swap', 253_830_139, 'Iban ', '', true],
          // Groups that are also labels of other kinds: PI, SMS, FAX, CC.
          ['AZ49AAAA0000PI00000000000000', 'missing', 29_312_818, 'IBAN: ', '', true],
          ['YE09AAAA000000000000PI00000000', 'country', 0, 'IBAN: ', '', true],
          ['QA98SMSA000000000000000000000', 'country', 0, 'IBAN: ', '', true],
          ['SM59A00000000000000000000CC', 'missing', 0, 'IBAN: ', '\nBIC: COBADEFF', true],
          ['AD33000000000000000FAX00', 'doubled', 0, 'IBAN: ', '\nBIC: COBADEFF', true],
          // The same check digits by chance.
          ['AL070000000600000000000000B1', 'swap', 1_275_747_718, 'IBAN: ', '', false],
          ['BE65000296642777', 'doubled', 15, 'IBAN: ', '', true],
        ],
      },
    );
  });

  it('a valid one is found as without a label', () => {
    fc.assert(
      fc.property(iban, fc.boolean(), (value, isGrouped) => {
        const raw = isGrouped ? fours(value) : value;
        expect(mistyped(`IBAN: ${raw}, danke`).map(([, found]) => found)).toEqual([raw]);
      }),
    );
  });
});

/** The value with a mistake that its check digits or its form reveal. */
function mistype(value: string, fault: string, seed: number): string {
  if (fault === 'letter') return value.slice(0, 4) + value.slice(4).replace('0', 'O');
  const wrong = withFault(value, fault, 4 + (seed % (value.length - 4)));
  // Swapping the letters of some countries gives another country: BG and GB.
  return fault === 'country' && CODES.has(wrong.slice(0, 2)) ? value : wrong;
}

describe('a mistyped IBAN without a label', () => {
  it.each([
    ['please pay to DE89 3704 0044 0532 0130 01 today', 'DE89 3704 0044 0532 0130 01'],
    ['DE89370400440532013001', 'DE89370400440532013001'],
    ['DE8937040044053201300', 'DE8937040044053201300'],
    ['GB29 NWBK 6016 1331 9268 91', 'GB29 NWBK 6016 1331 9268 91'],
    ['(FR14 2004 1010 0505 0001 3M02 605)', 'FR14 2004 1010 0505 0001 3M02 605'],
    ['ED89 3704 0044 0532 0130 00', 'ED89 3704 0044 0532 0130 00'],
    ['DE89 370 0044 0532 0130 00', 'DE89 370 0044 0532 0130 00'],
    ['DE89-3704-0044-0532-0130-01', 'DE89-3704-0044-0532-0130-01'],
    ['DE89 37040044 0532013001', 'DE89 37040044 0532013001'],
    ['DE89 37O4 0044 0532 0130 00', 'DE89 37O4 0044 0532 0130 00'],
  ])('is found in %j', (text, raw) => {
    expect(mistyped(text).map(([evidence, found]) => [evidence, found])).toEqual([['shape', raw]]);
  });

  it.each([
    ['a creditor identifier', 'DE98ZZZ09999999999'],
    ['a Spanish creditor identifier', 'ES23ZZZ12345678'],
    ['a Dutch creditor identifier', 'NL29ZZZ123456780000'],
    ['an ISIN', 'DE0005140008 FR0000120271 IE00B4L5Y983'],
    ['a postal tracking number', 'RR123456785DE LX123456789CN'],
    ['an LEI', '529900T8BM49AURSDO55'],
    ['a VAT number', 'NL123456782B12 FR40303265045'],
    ['an EORI number', 'DE123456789012345'],
    ['a serial number', 'Seriennummer: DE12345678901234567890'],
    ['an order number', 'Order no. NO12345678901234'],
    ['a date', 'AT20240115123456789012 NO202401151234567'],
    ['a hash', 'de89f0a1370400440532013000ab12cd34ef5678'],
    ['a path', '/DE89370400440532013001'],
    ['a longer number', 'DE8937040044053201300112'],
  ])('is not found in %s', (_name, text) => {
    expect(mistyped(text)).toEqual([]);
  });
});

describe('a mistyped IBAN in a cell of a column', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 01', 'DE89370400440532013001'],
    [' 89370400440532013000 ', '89370400440532013000'],
    ['n/a', undefined],
    ['030 901820', undefined],
  ])('is found in %j', (text, value) => {
    const found = readCandidate('iban', text);
    expect(found?.value).toBe(value);
    if (found) expect(found.evidence).toBe('column');
  });
});

describe('an IBAN with the prefix of another country or of none', () => {
  it.each([
    ['Notre IBAN est PK61 1977 3000 0123 45.', 'PK61 1977 3000 0123 45'],
    ['IBAN IS56 2562 6955 3736 796', 'IS56 2562 6955 3736 796'],
    ['Konto: FX65 8497 9364 5114 6702', 'FX65 8497 9364 5114 6702'],
    ['the fee goes to FX28 CJBR 5517 9708 2835 04 as always', 'FX28 CJBR 5517 9708 2835 04'],
    ['neu ist MD04 7960 4898 4636 0198 83.', 'MD04 7960 4898 4636 0198 83'],
  ])('is found in %j', (text, raw) => {
    expect(detect(text).map((finding) => [finding.kind, finding.raw])).toEqual([['iban', raw]]);
  });
});

it.each(['BE03A010815538118', 'ICS: BE60 0010 1385 0163 3', 'ES59ZZZB85368447'])(
  'the creditor identifier %s is not an IBAN',
  (text) => {
    expect(detect(text).filter(({ kind }) => kind === 'iban')).toEqual([]);
  },
);

describe('a valid IBAN with a digit after it', () => {
  it.each([
    'DE89 3704 0044 0532 0130 00 1',
    'AT61 1904 3002 3457 3201 1',
    'IBAN: DE89370400440532013000 7',
    'IBAN: DE89370400440532013000-7\nBIC: COBADEFFXXX',
  ])('is too long where the digit ends the line: %j', (text) => {
    expect(mistyped(text)[0]?.[2]).toBe('too-long');
  });

  it.each([
    'DE89 3704 0044 0532 0130 00 1 copy',
    'DE89 3704 0044 0532 0130 00 1) Our account',
    'DE89 3704 0044 0532 0130 00  1',
    'DE89 3704 0044 0532 0130 00\t1',
    'DE89 3704 0044 0532 0130 00\n1',
    'DE89 3704 0044 0532 0130 00 1,50 EUR',
  ])('is good where the digit belongs to something else: %j', (text) => {
    expect(mistyped(text)).toEqual([[undefined, 'DE89 3704 0044 0532 0130 00', 'good', undefined]]);
  });
});

describe('an IBAN in a cell of a pasted table', () => {
  it.each(['7', '12', '1234', 'A1', '2026-01-02', '3 pieces'])(
    'ends at the tab before %j',
    (next) => {
      const text = `Rossi\tDE89 3704 0044 0532 0130 0\t${next}`;
      expect(mistyped(text).map(([, raw, reason]) => [raw, reason])).toEqual([
        ['DE89 3704 0044 0532 0130 0', 'too-short'],
      ]);
    },
  );
});
