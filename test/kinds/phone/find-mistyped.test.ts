import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { readCandidate } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';
import { pairUp } from '../../tools/pair-up.ts';
import { found } from '../../values/detect/found.ts';

type Judged = [raw: string, reason: string, suggestion?: string];

const judged = (text: string, region: string) =>
  detect(text, { region }).map(({ raw, value }) => {
    const { reason, suggestion } = checkValue('phone', value, { region });
    return suggestion === undefined ? [raw, reason] : [raw, reason, suggestion];
  });

describe('a mistyped phone number after a label of one letter', () => {
  it.each<[text: string, expected: Judged]>([
    ['M.: 0151 1234567O', ['0151 1234567O', 'bad-character', '+4915112345670']],
    ['T: 030 9O1820 | F: 030 901821', ['030 9O1820', 'bad-character', '+4930901820']],
    ['T.:+49 30 9O1820', ['+49 30 9O1820', 'bad-character', '+4930901820']],
    ['F.+49 30 9O1820', ['+49 30 9O1820', 'bad-character', '+4930901820']],
    ['Tel/Fax: 030 9O1820', ['030 9O1820', 'bad-character', '+4930901820']],
  ])('is found in %j', (text, expected) => {
    expect(judged(text, 'DE')[0]).toEqual(expected);
  });

  it.each([
    'T: 25.3.2026',
    'M: 12345678',
    'Size M. 0815',
    'ISO T: 3.14',
    'F: 0.123456 m',
    'T. 1945-1990',
  ])('is not found in %j', (text) => expect(judged(text, 'DE')).toEqual([]));
});

describe('a mistyped phone number after a label', () => {
  it.each<[text: string, region: string, expected: Judged]>([
    ['Tél. 01 42 68 53 0', 'FR', ['01 42 68 53 0', 'wrong-length']],
    ['Tél. 01 42 68 53 000', 'FR', ['01 42 68 53 000', 'wrong-length']],
    ['Tél. 01 42 68 5O 00', 'FR', ['01 42 68 5O 00', 'bad-character', '+33142685000']],
    ['Tél. : O1 42 68 53 00', 'FR', ['O1 42 68 53 00', 'bad-character', '+33142685300']],
    ['Portable : 06 12 34 56 7', 'FR', ['06 12 34 56 7', 'wrong-length']],
    ['Tel. 030 90182O', 'DE', ['030 90182O', 'bad-character', '+4930901820']],
    ['Fax: 030/9018-2I', 'DE', ['030/9018-2I', 'bad-character', '+4930901821']],
    ['Tel. Zentrale: 030 9O1820', 'DE', ['030 9O1820', 'bad-character', '+4930901820']],
    ['Telefon (Mo–Fr): 030 9O1820', 'DE', ['030 9O1820', 'bad-character', '+4930901820']],
    ['Tel.: +0049 30 901820', 'DE', ['+0049 30 901820', 'no-such-calling-code', '+4930901820']],
    ['Tel.: ++49 30 901820', 'DE', ['++49 30 901820', 'fits-numbering-plan']],
    ['Tel.: 49 30 901820', 'DE', ['49 30 901820', 'fits-numbering-plan']],
    ['Telefon +33 1 42 68 53 0', 'DE', ['+33 1 42 68 53 0', 'wrong-length']],
    ['Phone: (212) 555-012', 'US', ['(212) 555-012', 'wrong-length']],
    ['Phone: (212) 555-01234', 'US', ['(212) 555-01234', 'wrong-length']],
    ['Phone: 212 555 O123', 'US', ['212 555 O123', 'bad-character', '+12125550123']],
    ['GSM: 02 123 45 6', 'BE', ['02 123 45 6', 'wrong-length']],
    ['Komórka: 601 234 56', 'PL', ['601 234 56', 'wrong-length']],
    ['celular: 91 123 45 6', 'ES', ['91 123 45 6', 'wrong-length']],
    ['WhatsApp: +34 612 345 67', 'ES', ['+34 612 345 67', 'wrong-length']],
    ['电话：021 1234 567O', 'CN', ['021 1234 567O', 'bad-character', '+862112345670']],
    ['Handy: +28 (0)732 777653', 'DE', ['+28 (0)732 777653', 'no-such-calling-code']],
    ['Tlf.: 969 448 114 13', 'ES', ['969 448 114 13', 'wrong-length']],
    ['Faks 12-642-712-03-4', 'PL', ['12-642-712-03-4', 'wrong-length']],
    ['Cellulare: 06.3095.3O87', 'IT', ['06.3095.3O87', 'bad-character', '+390630953087']],
    ['Tfno.: 612 0 72 47', 'ES', ['612 0 72 47', 'wrong-length']],
    ['Tfno.: 961.10.85.62', 'ES', ['961.10.85.62', 'fits-numbering-plan']],
    ['Tel | 05 78 l6 62 39', 'FR', ['05 78 l6 62 39', 'bad-character', '+33578166239']],
    ['Tel +43 I-4369125', 'DE', ['+43 I-4369125', 'bad-character', '+4314369125']],
    ['Fax: +44 (0)7400 l33907', 'GB', ['+44 (0)7400 l33907', 'bad-character', '+447400133907']],
    ['Tel. 030 90182O', '', ['030 90182O', 'bad-character']],
  ])('is found whole in %j (%s)', (text, region, expected) => {
    expect(judged(text, region)).toEqual([expected]);
    expect(judged(`Look: ${text}\nand on`, region)).toEqual([expected]);
  });

  it.each([
    ['Tel. 312 345 678.0', 'IT', '312 345 678'],
    ['Tel. 171 1234567.0', 'DE', '171 1234567'],
    ['Phone: 212 555 0123,00', 'US', '212 555 0123'],
  ])('has no digit of decimals in %j (%s)', (text, region, raw) => {
    expect(judged(text, region).map(([written]) => written)).toEqual([raw]);
  });

  it.each(
    pairUp([
      ['DE', 'Tel. 4711', 'Tel. 112', 'Handy 2024: 299,00 €', 'Tel. Mo-Fr 09.00-17.00'],
      ['DE', 'Tel. 05.11.2026', 'Telefonnummer 2024-05-11', 'Mobil 10115 Berlin'],
      ['DE', 'Tel. (212) 555-0123', 'Tel. (65) 6123 4567'],
      ['US', 'Phone: 555-1234', 'Phone 14 Pro 256 GB', 'Mobile 2024', 'call 24/7'],
      ['US', 'Tel Aviv 2013-2015', 'Phone: 020 7946 0018'],
      ['IT', 'Cellulosa 09012027'],
      ['AU', 'TFN 123 456 782'],
      ['ES', 'Tel. 030 901820'],
    ]),
  )('is not found in %j (%s)', (text, region) => {
    expect(found(text, { region })).toEqual([]);
  });

  it('is found after a label that follows a valid number', () => {
    expect(judged('Tel. 030 901820\nFax 04O 2855570', 'DE')).toEqual([
      ['030 901820', 'fits-numbering-plan'],
      ['04O 2855570', 'bad-character', '+49402855570'],
    ]);
  });

  it.each([
    ['Tel. 212-555-0123 24/7', 'US', '212-555-0123'],
    ['Tel. 969 448 114 · 13 pisos', 'ES', '969 448 114'],
    ['Tel. 969 448 114-13', 'ES', '969 448 114'],
    ['Tel. 030 555-1234/35', 'DE', '030 555-1234'],
  ])('is not found after a valid number in %j (%s)', (text, region, raw) => {
    expect(judged(text, region)).toEqual([[raw, 'fits-numbering-plan']]);
  });

  it('is read from a cell if its column is of phone numbers', () => {
    expect(readCandidate('phone', '01 42 68 53 0', { region: 'FR' })).toMatchObject({
      value: '+3314268530',
      evidence: 'column',
    });
    expect(readCandidate('phone', 'closed 2024', { region: 'FR' })).toBeNull();
  });
});

describe('a mistyped phone number without a label', () => {
  it.each<[text: string, expected: Judged]>([
    ['+33 1 42 68 53 0', ['+33 1 42 68 53 0', 'wrong-length']],
    ['(+33) 1 42 68 53 0', ['(+33) 1 42 68 53 0', 'wrong-length']],
    ['T +33 1 42 68 53 000 today', ['+33 1 42 68 53 000', 'wrong-length']],
    ['+1 (212) 555-01234', ['+1 (212) 555-01234', 'wrong-length']],
    ['+49 3O 901820', ['+49 3O 901820', 'bad-character', '+4930901820']],
    ['+0049 30 901820', ['+0049 30 901820', 'no-such-calling-code', '+4930901820']],
    ['+l 201 557 9027', ['+l 201 557 9027', 'bad-character', '+12015579027']],
    ['+43 (0)662 2941I9', ['+43 (0)662 2941I9', 'bad-character', '+43662294119']],
    ['0033 1 06 I1 32 36', ['0033 1 06 I1 32 36', 'bad-character', '+33106113236']],
    ['0044 74o0 114739', ['0044 74o0 114739', 'bad-character', '+447400114739']],
    ['0048 12 76 74 57', ['0048 12 76 74 57', 'wrong-length']],
    ['o al +34 937 331 441 13.', ['+34 937 331 441 13', 'wrong-length']],
    ['+34 914 38 5666 97', ['+34 914 38 5666 97', 'wrong-length']],
    ['at +999 22 085 0765 or write', ['+999 22 085 0765', 'no-such-calling-code']],
    ['+210 21\u00a0952\u00a07484', ['+210 21\u00a0952\u00a07484', 'no-such-calling-code']],
  ])('is found in %j', (text, expected) => {
    expect(judged(text, 'DE')).toEqual([expected]);
    expect(detect(text)[0]?.evidence).toBe('shape');
  });

  it.each([
    '+3.500.000.000 people',
    '+1 234 567 890 users',
    'UTC+02:00 12:00:00',
    '1.0.0+20240315123456',
    '+1,234 (+2.34%)',
    '12 + 34 567 890 12',
    'a + 1518500249 + b',
    '+999.220.850.765 points',
    '0045 1234 5678 9012',
    'serial 00450123456789',
    'SIRET 007 924 358 00042',
  ])('is not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
