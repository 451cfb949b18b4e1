/** Mistyped VAT numbers in text: after a label, and by their form. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detect, readColumns } from '../../../lib/values/detect/index.ts';
import { detectCandidates, readCandidate } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';
import { pairUp } from '../../tools/pair-up.ts';
import { vat, withFault } from '../../values/detect/generate.ts';

const mistyped = (text: string, region = '') =>
  detect(text, { region })
    .filter(({ kind }) => kind === 'vat')
    .map(({ raw, value, evidence }) => {
      const { reason, suggestion } = checkValue('vat', value, { region });
      return [evidence, raw, value, reason, suggestion];
    });

it.each([
  ['USt-IdNrDE136695977', 'DE136695977'],
  ['BTWBE0428759498', 'BE0428759498'],
  ['TVAFR40303265046', 'FR40303265046'],
  ['P.IVAIT00743110158', 'IT00743110158'],
  ['UIDATU13585628', 'ATU13585628'],
  ['NIFESB58378432', 'ESB58378432'],
  ['VATNo.GB980780685', 'GB980780685'],
])('finds a mistyped VAT number glued to its label: %s', (text, raw) => {
  for (const find of [detect, detectCandidates])
    expect(find(text, { region: 'DE' }).map((found) => [found.raw, found.evidence])).toEqual([
      [raw, 'label'],
    ]);
});

it.each([
  'CVR: 12.03.2024',
  'VAT: CZ 12.03.2024',
  'USt-IdNr. DE 2026-08151',
  'Rechnung DE 2026-08151',
  'VAT CZ 1.190,00',
])('finds no VAT number in %s', (text) => {
  for (const find of [detect, detectCandidates])
    expect(find(text).filter(({ kind }) => kind === 'vat')).toEqual([]);
});

it.each([
  ['VAT ID: XI\t110305878', 'XI110305878'],
  ['USt-IdNr.\tDE\t136695976', 'DE136695976'],
])('reads the prefix in the cell before a number: %j', (text, value) => {
  for (const find of [detect, detectCandidates])
    expect(find(text).map((found) => found.value)).toEqual([value]);
  expect(checkValue('vat', text).value).toBe(value);
});

describe('ten digits after DIČ, the label of Czechia and Slovakia', () => {
  it.each([
    ['2020317068', 'SK', 'no Czech birth number has month 20'],
    ['2021853504', 'SK', 'nor a third digit of 2'],
    ['2120046819', 'SK', 'as before'],
    ['2020317069', 'SK', 'mistyped, but still no birth number'],
    ['7103192745', 'CZ', 'a birth number'],
    ['7103192746', 'CZ', 'mistyped, in the form of a birth number'],
    ['7161192745', 'CZ', 'of a woman'],
    ['25123891', 'CZ', 'Slovak numbers are longer'],
  ])('%s is read as %s: %s', (digits, country) => {
    const value = country + digits;
    const text = `DIČ: ${digits}`;
    for (const region of ['', 'CZ', 'DE']) {
      for (const find of [detect, detectCandidates])
        expect(find(text, { region }).map((found) => found.value)).toEqual([value]);
      const table = `Firma\tDIČ\nAcme\t${digits}`;
      const { findings } = readColumns(table, detect(table, { region }), { region });
      expect(findings.map((found) => found.value)).toEqual([value]);
    }
  });

  it('is Czech where the prefix says so', () => {
    expect(detectCandidates('DIČ: CZ2020317068').map(({ value }) => value)).toEqual([
      'CZ2020317068',
    ]);
  });
});

describe('a header that names the country of its column', () => {
  it.each([
    ['DIČ', ['25596641', '45274649', '00177041'], ['CZ25596641', 'CZ45274649', 'CZ00177041']],
    [
      'NIP',
      ['1234563218', '5260250274', '5260250275'],
      ['PL1234563218', 'PL5260250274', 'PL5260250275'],
    ],
    [
      'USt-IdNr.',
      ['136695976', 'ATU13585627', '811569868'],
      ['DE136695976', 'ATU13585627', 'DE811569868'],
    ],
    ['VAT number', ['136695976', '811569869'], ['136695976', '811569869']],
  ])('%s', (header, cells, values) => {
    const table = [`Name\t${header}`, ...cells.map((cell, i) => `Company ${i}\t${cell}`)].join(
      '\n',
    );
    const { findings } = readColumns(table, detect(table, { scope: 'selection' }));
    expect(findings.map(({ value }) => value)).toEqual(values);
  });
});

describe('a mistyped VAT number after a label', () => {
  it.each([
    ['VAT: DE136695977 and mail', 'DE136695977', 'DE136695977', 'check-digits-wrong'],
    ['USt-IdNr.: DE 136 695 977, Tel. 030', 'DE 136 695 977', 'DE136695977', 'check-digits-wrong'],
    ['USt-IdNr.: 136695977', '136695977', 'DE136695977', 'check-digits-wrong'],
    ['USt-IdNr.: DE13669597', 'DE13669597', 'DE13669597', 'too-short'],
    ['USt-IdNr.: DE1366959766', 'DE1366959766', 'DE1366959766', 'too-long'],
    [
      'Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: DE136695977',
      'DE136695977',
      'DE136695977',
      'check-digits-wrong',
    ],
    ['VAT no. ED136695976', 'ED136695976', 'ED136695976', 'country-not-covered', 'DE136695976'],
    ['UID: ATU13585628', 'ATU13585628', 'ATU13585628', 'check-digits-wrong'],
    ['UID: CHE-123.456.789 MWST', 'CHE-123.456.789 MWST', 'CHE123456789MWST', 'check-digits-wrong'],
    ['P.IVA 00743110158', '00743110158', 'IT00743110158', 'check-digits-wrong'],
    [
      'Partita IVA: IT 0074311O157',
      'IT 0074311O157',
      'IT0074311O157',
      'wrong-structure',
      'IT00743110157',
    ],
    ['N° TVA : FR 40 303 265 046', 'FR 40 303 265 046', 'FR40303265046', 'check-digits-wrong'],
    ['Btw-nr. NL0044.95.445.B1', 'NL0044.95.445.B1', 'NL004495445B1', 'too-short'],
    ['NIP 526-10-40-829', '526-10-40-829', 'PL5261040829', 'check-digits-wrong'],
    ['CVR-nr. 13585629', '13585629', 'DK13585629', 'check-digits-wrong'],
    ['ΑΦΜ: EL094259217', 'EL094259217', 'EL094259217', 'check-digits-wrong'],
    ['VAT Reg No: GB 980 7806 85', 'GB 980 7806 85', 'GB980780685', 'check-digits-wrong'],
    ['ЗДДС № BG831919537', 'BG831919537', 'BG831919537', 'check-digits-wrong'],
    ['CUI: RO18547291', 'RO18547291', 'RO18547291', 'check-digits-wrong'],
  ])('is found in %j', (text, raw, value, reason, suggestion?: string) => {
    expect(mistyped(text)).toEqual([['label', raw, value, reason, suggestion]]);
  });

  it('is read in the region if it has no prefix', () => {
    expect(mistyped('VAT: 136695977', 'DE')[0]?.[2]).toBe('DE136695977');
    expect(mistyped('VAT: 136695977')).toEqual([]);
  });

  it.each(
    pairUp([
      ['DE', 'MwSt. 19 %: 123,45 €', 'zzgl. 19 % MwSt. 12.345.678,90 EUR'],
      ['DE', 'VAT registered 01.02.2024', 'UID 550e8400-e29b-41d4-a716-446655440000', 'Ust. 2024'],
      ['DE', 'Tel. nach USt: +49 30 901820'],
      ['FR', 'TVA 20 % : 1 234 567 €'],
      ['NL', 'BTW 21% € 12.345.678'],
      ['SE', 'moms 25 % 12 345 678 kr'],
      ['GB', 'VAT invoice 2024-10-11', 'private 123456789'],
      ['IT', 'Vatican City 1929'],
    ]),
  )('is not found in %j', (text, region) => {
    expect(mistyped(text, region)).toEqual([]);
  });

  it('is found whole if one digit is wrong', () => {
    fc.assert(
      fc.property(
        vat,
        fc.constantFrom('change', 'swap', 'doubled', 'missing', 'country'),
        fc.nat(),
        fc.constantFrom('VAT: ', 'USt-IdNr. ', 'P. IVA: ', 'TVA '),
        fc.constantFrom('', ', thanks', '\nTel. 030 901820', '. Bitte'),
        (value, fault, seed, before, after) => {
          const wrong = mistype(value, fault, seed);
          fc.pre(wrong !== value && wrong.length > 9);
          for (const find of [detect, detectCandidates]) {
            const found = find(before + wrong + after).filter(({ kind }) => kind === 'vat');
            expect(found.map(({ raw }) => raw)).toEqual([wrong]);
            // An older Belgian or Greek number has one digit less and is valid.
            const isRight = checkValue('vat', found[0]?.value ?? '').standing !== 'bad';
            expect(isRight || found[0]?.evidence === 'label').toBe(true);
          }
        },
      ),
    );
  });
});

function mistype(value: string, fault: string, seed: number): string {
  // Swapping the letters of some countries gives another country: SE and ES.
  if (fault === 'country' && /^(?:SE|ES|IE|EI)/.test(value)) return value;
  const places = [...value.matchAll(/\d/g)].map(({ index }) => index);
  return withFault(value, fault, places[seed % places.length] ?? 0);
}

describe('a mistyped VAT number without a label', () => {
  it.each([
    ['paid to DE136695977 today', 'DE136695977'],
    ['DE 136 695 977', 'DE 136 695 977'],
    ['(ATU13585628)', 'ATU13585628'],
    ['FR 40 303 265 046', 'FR 40 303 265 046'],
    ['IT0074311015', 'IT0074311015'],
    ['name: PL82415O7934', 'PL82415O7934'],
    ['to LV 79634949401 today', 'LV 79634949401'],
    ['to ES-R92555345 today', 'ES-R92555345'],
    ['to DE 829 40 940 today', 'DE 829 40 940'],
    ['to NL5372585663B10 today', 'NL5372585663B10'],
    ['to RH22606878395 today', 'RH22606878395'],
    ['to AT05277582 today', 'AT05277582'],
  ])('is found in %j', (text, raw) => {
    for (const find of [detect, detectCandidates]) {
      const found = find(text).filter(({ kind }) => kind === 'vat');
      expect(found.map((finding) => [finding.raw, finding.evidence])).toEqual([[raw, 'shape']]);
    }
  });

  it.each([
    ['securities', 'BE0003565737 SK1120005824 CZ0008019106 DE0005140008 FR0000120271'],
    ['an order number', 'Order DE123456789'],
    ['a serial number', 'S/N: FI12345678'],
    ['a patent', 'DE102012345678 DE4131234A1'],
    ['a tracking number', 'LT123456789DE RR123456785DE'],
    ['a path', 'example.com/DE123456789 #DE123456789 id=DE123456789'],
    ['a Danish phone number', 'DK 12 34 56 78'],
    ['a price', 'PT 1.234.567,88 €'],
    ['an EORI number', 'EORI number PT604055801'],
    ['a French patent', 'Patent FR 051285754366 A2'],
    ['code', '{"sku":"EE37488185"}'],
    ['a part number', 'IM-9390-76198'],
    ['the end of a mistyped IBAN', 'FR67 0016 3366 9 5604831826454'],
  ])('is not found in %s', (_name, text) => {
    expect(mistyped(text)).toEqual([]);
  });
});

it.each([
  ['DE136695977', 'DE136695977'],
  ['n/a', undefined],
  ['ATU1358562', 'ATU1358562'],
])('finds a mistyped VAT number in the cell %j of a column', (text, value) => {
  expect(readCandidate('vat', text)?.value).toBe(value);
});

describe('a VAT number after a label, with another prefix or length', () => {
  it.each([
    // A prefix of another country, or of none, is part of the number.
    ['Notre numéro de TVA est DE 63 421135120.', 'DE 63 421135120', 'FR'],
    ['VAT Reg. No.: DX 086 5002 73', 'DX 086 5002 73', 'GB'],
    ['NIF/CIF SE84392449K', 'SE84392449K', 'ES'],
    // Two characters too many or too few.
    ['NIF-IVA é 85 871 26.', '85 871 26', 'PT'],
    ['Partita IVA 5004400910494', '5004400910494', 'IT'],
    ['NIF-IVA es Z-0802674T', 'Z-0802674T', 'ES'],
    ['P.I. 3914970341', '3914970341', 'IT'],
    ['VAT: CHE10943O695MWST', 'CHE10943O695MWST', 'GB'],
    ['VAT number:\n896604914', '896604914', 'GB'],
  ])('is found in %j', (text, raw, region) => {
    const found = detect(text, { region }).filter(({ kind }) => kind === 'vat');
    expect(found.map((finding) => finding.raw)).toEqual([raw]);
    expect(checkValue('vat', found[0]?.value ?? '', { region }).standing).toBe('bad');
  });

  it.each([
    'Faktura VAT 2026/1196',
    'Faktura VAT INV-2026-82477',
    'CIF en trámite, expediente 7494/2024',
    'NIP-123456789',
  ])('is not found in %j', (text) => {
    expect(mistyped(text, 'PL')).toEqual([]);
  });
});
