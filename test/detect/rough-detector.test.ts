import { describe, expect, it } from 'vitest';
import { type DetectOptions, detect } from '../../lib/detect/index.ts';
import { found } from './found.ts';

describe('email', () => {
  it.each([
    [
      'Write to Bob.Smith+news@Example.COM, or',
      'Bob.Smith+news@Example.COM=Bob.Smith+news@example.com',
    ],
    ['<bob@x.com>', 'bob@x.com'],
    ["o'brien@x.com", "o'brien@x.com"],
    ["'bob@x.com'", 'bob@x.com'],
    ["bob@x.com's", 'bob@x.com'],
    ['**bob@x.com**', 'bob@x.com'],
    ['_bob@x.com_', 'bob@x.com'],
    ['_bob@x.com', '_bob@x.com'],
    ['bob@x.com...', 'bob@x.com'],
    ['Write...bob@x.com', 'bob@x.com'],
    ['用户@例子.广告', '用户@例子.广告'],
    ['иван@пример.рф', 'иван@пример.рф'],
    ['请联系bob@x.com。', 'bob@x.com'],
    ['메일bob@x.com으로', 'bob@x.com'],
    ['bob@xn--bcher-kva.example', 'bob@xn--bcher-kva.example'],
    ['bob@Bücher.example', 'bob@Bücher.example=bob@bücher.example'],
    ['bob\u200b@x.com', 'bob\u200b@x.com=bob@x.com'],
    ['mailto:a%2Bb@x.com?subject=hi', 'a%2Bb@x.com=a+b@x.com'],
    ['https://x.com/?email=bob@x.com', 'bob@x.com'],
    [`${'x'.repeat(64)}@x.com`, `${'x'.repeat(64)}@x.com`],
    [`bob@${'x'.repeat(63)}.com`, `bob@${'x'.repeat(63)}.com`],
  ])('is found in %j', (text, expected) => {
    expect(found(text)).toEqual([`email ${expected}`]);
  });

  it('finds several in a row', () => {
    expect(
      found('bob@x.com,ann@y.org;z@q.net/a@b.co mailto:c@x.com?cc=d@x.org&bcc=e@x.net'),
    ).toEqual(
      ['bob@x.com', 'ann@y.org', 'z@q.net', 'a@b.co', 'c@x.com', 'd@x.org', 'e@x.net'].map(
        (value) => `email ${value}`,
      ),
    );
  });

  it.each([
    '.bob@x.com',
    'bob.@x.com',
    'bob@-x.com',
    'bob@x-.com',
    'bob@localhost',
    'bob@127.0.0.1',
    'a@b.c',
    '"john doe"@x.com',
    '"bob"@x.com',
    'pkg@1.2.3',
    '@scope/pkg@1.2.3',
    'react@18.2.0-rc.one',
    'lodash@npm:4.1.2',
    'git@github.com:user/repo.git',
    'ssh://git@github.com/user/repo',
    'user@host:path',
    '@bob',
    '@bob.smith',
    '@bob@mastodon.social',
    '@user:matrix.org',
    'a@b@c.com',
    'icon@2x.png',
    'img/logo@3x.webp',
    '/home/bob@x.com/inbox',
    'https://user:pw@host.com/',
    'ftp://bob@host.com',
    `${'x'.repeat(65)}@x.com`,
    `bob@${'x'.repeat(64)}.com`,
    `bob@${'abcdefg.'.repeat(32)}com`,
    'bob@x_y.com',
  ])('is not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

const DE89 = 'DE89370400440532013000';

describe('iban', () => {
  it.each([
    [DE89, DE89, DE89],
    [`IBAN${DE89}`, DE89, DE89],
    [`X${DE89}`, DE89, DE89],
    [`${DE89}x`, DE89, DE89],
    [`Konto${DE89}BIC`, DE89, DE89],
    [`iban_${DE89}_bic`, DE89, DE89],
    [`/${DE89}/`, DE89, DE89],
    [`DE89 3704 0044 0532 0130 00Â`, 'DE89 3704 0044 0532 0130 00', DE89],
    [`FR1420041010050500013M02606é`, 'FR1420041010050500013M02606', 'FR1420041010050500013M02606'],
    ['IBAN:DE89 3704 0044 0532 0130 00 BIC COBADEFF', 'DE89 3704 0044 0532 0130 00', DE89],
    ['DE89.3704.0044.0532.0130.00', 'DE89.3704.0044.0532.0130.00', DE89],
    [
      'DE89\u20093704\u00a00044\u202f0532 0130 00',
      'DE89\u20093704\u00a00044\u202f0532 0130 00',
      DE89,
    ],
    ['DE89\u200b3704\u202d0044 0532 0130 00', 'DE89\u200b3704\u202d0044 0532 0130 00', DE89],
    ['DE 89 3704 0044 0532 0130 00', 'DE 89 3704 0044 0532 0130 00', DE89],
    ['DE８９ 3704 0044 0532 0130 00', 'DE８９ 3704 0044 0532 0130 00', DE89],
    ['de89370400440532013000.', 'de89370400440532013000', DE89],
    ['DE٨٩ 3704 0044 0532 0130 00', 'DE٨٩ 3704 0044 0532 0130 00', DE89],
    ['GB82-WEST-1234-5698-7654-32', 'GB82-WEST-1234-5698-7654-32', 'GB82WEST12345698765432'],
    [
      'fr14 2004 1010 0505 0001 3m02 606',
      'fr14 2004 1010 0505 0001 3m02 606',
      'FR1420041010050500013M02606',
    ],
    [
      'MT84 MALT 0110 0001 2345 MTLC AST0 01S and',
      'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
      'MT84MALT011000012345MTLCAST001S',
    ],
    ['NO93 8601 1117 947 kr', 'NO93 8601 1117 947', 'NO9386011117947'],
  ])('is found in %j', (text, raw, value) => {
    expect(detect(text).map((finding) => [finding.kind, finding.raw, finding.value])).toEqual([
      ['iban', raw, value],
    ]);
  });

  it.each([
    'DE88370400440532013000',
    `${DE89}1`,
    'DE8937040044053201300',
    'XX89370400440532013000',
    'DE01370400440532013000',
  ])('is not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('vat', () => {
  it.each<[string, string, DetectOptions?]>([
    ['DE136695976', 'DE136695976'],
    ['de136695976', 'de136695976=DE136695976'],
    ['VATDE136695976', 'DE136695976'],
    ['ATU13585627', 'ATU13585627'],
    ['FR 40 303 265 045', 'FR 40 303 265 045=FR40303265045'],
    ['NL 0044.95.445.B01', 'NL 0044.95.445.B01=NL004495445B01'],
    ['NL123456782B12 and', 'NL123456782B12'],
    ['CHE-116.281.710 MWST', 'CHE-116.281.710 MWST=CHE116281710MWST'],
    ['CHE-116.281.710 TVA', 'CHE-116.281.710 TVA=CHE116281710TVA'],
    ['NO 974 760 673 MVA', 'NO 974 760 673 MVA=NO974760673MVA'],
    ['GB 980 7806 84', 'GB 980 7806 84=GB980780684'],
    ['XI 980 7806 84', 'XI 980 7806 84=XI980780684'],
    ['GR094259216', 'GR094259216=EL094259216'],
    ['EU372022452', 'EU372022452'],
    ['IE 6433435F and', 'IE 6433435F=IE6433435F'],
    ['ES X-5253868-R', 'ES X-5253868-R=ESX5253868R'],
    ['P.IVA 00743110157', '00743110157=IT00743110157'],
    ['USt-IdNr.: 136695976', '136695976=DE136695976'],
    ['UID: U13585627', 'U13585627=ATU13585627'],
    ['NIF: B58378431', 'B58378431=ESB58378431', { lang: 'es' }],
    ['NIF 501964843', '501964843=PT501964843', { lang: 'pt-PT' }],
    ['NIP 526-10-40-828', '526-10-40-828=PL5261040828'],
    ['BTW 123456782B12', '123456782B12=NL123456782B12', { lang: 'nl' }],
    ['BTW: 0428.759.497', '0428.759.497=BE0428759497', { region: 'BE' }],
    ['N° TVA intracommunautaire : 40 303 265 045', '40 303 265 045=FR40303265045'],
    ['ΑΦΜ 094259216', '094259216=EL094259216'],
    ['ALV 20774740', '20774740=FI20774740'],
    ['DIČ: 25123891', '25123891=CZ25123891', { lang: 'cs' }],
    ['moms 13585628', '13585628=DK13585628', { lang: 'da' }],
    ['VAT Reg No 980 7806 84', '980 7806 84=GB980780684', { lang: 'en-GB' }],
  ])('is found in %j', (text, expected, options) => {
    expect(found(text, options)).toEqual([`vat ${expected}`]);
  });

  it.each([
    'DE136695975',
    'xDE136695976',
    'DE1366959761',
    'it 12345678903',
    'NO 974760673',
    'VAT: 123456789',
    '136695976',
  ])('is not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('phone', () => {
  it.each<[string, string, string, DetectOptions?]>([
    ['+49 (0)30 901820', '+49 (0)30 901820', '+4930901820'],
    ['(+49) 30 901820', '(+49) 30 901820', '+4930901820'],
    ['+1 (650) 253-0000 ext. 12', '+1 (650) 253-0000 ext. 12', '+16502530000'],
    ['+1 650 253 0000 12 items', '+1 650 253 0000', '+16502530000'],
    ['tel:+1-201-555-0123;ext=5', '+1-201-555-0123;ext=5', '+12015550123'],
    ['0044 20 7946 0958', '0044 20 7946 0958', '+442079460958'],
    ['+٤٩ ٣٠ ٩٠١٨٢٠', '+٤٩ ٣٠ ٩٠١٨٢٠', '+4930901820'],
    ['＋４９ ３０ ９０１８２０', '＋４９ ３０ ９０１８２０', '+4930901820'],
    ['+49\u200b30\u202d901820', '+49\u200b30\u202d901820', '+4930901820'],
    ['030 901820 today', '030 901820', '+4930901820', { region: 'DE' }],
    ['Tel. 030/901820', '030/901820', '+4930901820', { lang: 'de' }],
    ['Fon: 0301234567', '0301234567', '+49301234567', { region: 'DE' }],
    ['06 12 34 56 78', '06 12 34 56 78', '+33612345678', { lang: 'fr' }],
    ['(650) 253-0000', '(650) 253-0000', '+16502530000', { lang: 'en-US' }],
    ['650-253-0000', '650-253-0000', '+16502530000', { region: 'US' }],
    ['8 (495) 123-45-67', '8 (495) 123-45-67', '+74951234567', { lang: 'ru' }],
    ['912 34 56 78', '912 34 56 78', '+34912345678', { region: 'ES' }],
    ['22 12 34 56', '22 12 34 56', '+4722123456', { lang: 'nb' }],
    ['06 1234 5678', '06 1234 5678', '+390612345678', { region: 'IT' }],
    ['(11) 96123-4567', '(11) 96123-4567', '+5511961234567', { region: 'BR' }],
    ['電話03-1234-5678', '03-1234-5678', '+81312345678', { lang: 'ja' }],
  ])('is found in %j', (text, raw, value, options) => {
    expect(
      detect(text, options).map((finding) => [finding.kind, finding.raw, finding.value]),
    ).toEqual([['phone', raw, value]]);
  });

  it('reads national numbers in the country of the previous number', () => {
    expect(found('+1 (650) 253-0000 or (212) 555-0123')[1]).toBe(
      'phone (212) 555-0123=+12125550123',
    );
  });

  it.each<[string, string[]]>([
    [
      'DE',
      [
        '2024-01-15 10:30:22 ; 15.01.2024 ; 01.02.2024 ; 10:30-12:45 ; Order 0301234567',
        'order no. 030 1234567 ; ISBN 978-3-16-148410-0 ; 4006381333931 ; 4111-1111-1111-1111',
        '550e8400-e29b-41d4-a716-446655440000 ; 9f86d081884c7d65 ; https://x.com/+49301234567',
        'https://wa.me/4930123456789 ; a+491234567890 ; +12 500 % ; UTC+02:00',
        '+999 123 456 789',
      ],
    ],
    [
      'US',
      [
        '01/02/2024 ; Tracking 9400100000000000000000 ; 1Z999AA10123456784 ; 0-306-40615-2',
        '4111 1111 1111 1111 ; 192.168.100.200 ; $1,234,567.00 ; v1.22.333 ; 123-45-6789',
        '12345-6789 ; 650-253-0000x',
      ],
    ],
    ['DK', ['12 05 2024 ; 1999-2003 ; 12.34.56.78']],
    ['FR', ['48.8566, 2.3522']],
    ['ES', ['1 234 567']],
    ['PL', ['600 123 456 €']],
  ])('is not found in %s', (region, rows) => {
    for (const text of rows.flatMap((row) => row.split(' ; ')))
      expect(found(text, { region }), text).toEqual([]);
  });
});

describe('a text with values of all kinds', () => {
  it('yields each value once, in order, and no IBAN or VAT number as a phone number', () => {
    const text =
      'Jane <jane@x.org>, Tel. 030 901820, IBAN DE89 3704 0044 0532 0130 00, USt-IdNr. DE136695976.';
    expect(detect(text, { region: 'DE' }).map(({ kind }) => kind)).toEqual([
      'email',
      'phone',
      'iban',
      'vat',
    ]);
  });
});
