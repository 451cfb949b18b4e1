import { describe, expect, it } from 'vitest';
import { isValueNow } from '../../kinds/samples.ts';
import { found } from './found.ts';

describe('detection in lines of pages', () => {
  it.each<[string, string[], string?]>([
    [
      'Impressum: Muster GmbH, Musterstr. 1, 10115 Berlin, Tel.: 030/1234567, Fax: 030/1234568, E-Mail: info@muster.de, HRB 12345 B, USt-IdNr.: DE136695976',
      [
        'phone 030/1234567=+49301234567',
        'phone 030/1234568=+49301234568',
        'email info@muster.de',
        'vat DE136695976',
      ],
      'DE',
    ],
    [
      'SARL au capital de 10 000 € – RCS Paris 404 833 048 – N° TVA FR83404833048 – Tél : 01 23 45 67 89',
      ['vat FR83404833048', 'phone 01 23 45 67 89=+33123456789'],
      'FR',
    ],
    ['SIRET 404 833 048 00022 - APE 7022Z - contact@x.fr', ['email contact@x.fr'], 'FR'],
    [
      'Acme Srl - Via Roma 1, 20121 Milano (MI) - P.IVA/C.F. 00743110157 - REA MI-1234567 - Tel. 02 1234567',
      ['vat 00743110157=IT00743110157', 'phone 02 1234567=+39021234567'],
      'IT',
    ],
    [
      'Registered in England No. 01234567. VAT No. GB 980 7806 84. Call 020 7946 0018',
      ['vat GB 980 7806 84=GB980780684', 'phone 020 7946 0018=+442079460018'],
      'GB',
    ],
    [
      'KvK 12345678 | BTW NL004495445B01 | IBAN NL91 ABNA 0417 1643 00 | BIC ABNANL2A',
      ['vat NL004495445B01', 'iban NL91 ABNA 0417 1643 00=NL91ABNA0417164300', 'bic ABNANL2A'],
      'NL',
    ],
    [
      'NIP: 526-10-40-828, REGON: 123456785, KRS: 0000123456, tel. 22 123 45 67',
      ['vat 526-10-40-828=PL5261040828', 'phone 22 123 45 67=+48221234567'],
      'PL',
    ],
    [
      'IČO: 25123891, DIČ: CZ25123891, tel.: +420 222 123 456',
      ['vat CZ25123891', 'phone +420 222 123 456=+420222123456'],
      'CZ',
    ],
    ['BIC: COBADEFFXXX', ['bic COBADEFFXXX'], 'DE'],
    ['SWIFT DEUTDEDB123', ['bic DEUTDEDB123'], 'DE'],
    [
      '+49 30 901820, BIC: COBADEFFXXX, bob@x.com, BIC: DEUTDEFF500',
      ['phone +49 30 901820=+4930901820', 'bic COBADEFFXXX', 'email bob@x.com', 'bic DEUTDEFF500'],
    ],
    ['📞+49 30 901820', ['phone +49 30 901820=+4930901820']],
    ['+49 30 901820 bis -25', ['phone +49 30 901820=+4930901820']],
    ['Contact: john.doe(at)example.com', []],
  ])('finds the values in %j', (text, expected, region) => {
    if (isValueNow(text)) return;
    expect(found(text, region ? { region } : {})).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['SE', ['Bankgiro 123-4567, Plusgiro 12 34 56-7, Org.nr 556188-8404']],
    [
      'DE',
      [
        'Mo-Fr 09:00-18:00, Sa 10-14 Uhr',
        'Öffnungszeiten: Mo.–Fr. 08.00–12.00 und 13.00–17.30 Uhr',
        '© 1998-2026 Muster AG. Alle Rechte vorbehalten. ; BLZ 370 400 44, Kto 532 013 000',
        'Lat 52.5200, Lon 13.4050 ; Article no. 4711-0815-123 ; DHL 00340434161094042557',
        'ISIN DE000BASF111, WKN BASF11 ; LEI 529900T8BM49AURSDO55 ; VIN WVWZZZ1JZXW000001',
        'Flight LH 1234, DE 2310 ; tel. 112 ; 0033170189900 ; $030 901820 ; x=030901820',
        'Temp. -12.5 to +35.2 degrees ; +3.5% +12.25% ; +1 234 567 890 users',
        'score 3:2 (1:1) 90+3 ; 1.1.1.1 / 8.8.8.8 ; 2024-W05-3 2024-036 ; 20240115T103022Z',
        '10.12.2024 - 15.01.2025 ; 12.-14.05.2024 ; 05.06. - 07.08.2024 ; Seite 030-045',
        '0,5 l / 0,75 l ; EUR 012 345 ; 0.00 0.00 0.00 ; #ff0000 #001122 ; rgb(0, 123, 255)',
        'matrix(0.12 34 56 78) ; UA-12345678-1 GTM-123456 ; G-030901820 ; AB-030901820',
        'Steuer-Nr. 27/123/45678 ; Az. 3 O 123/24 ; PLZ 01067 Dresden ; 0800-1800',
        'Room 030 901',
      ],
    ],
    ['GB', ['Sortcode: 20-00-00 Account: 55779911 ; JD014600003828392837']],
    [
      'US',
      [
        'Routing 021000021 Account 123456789 ; ABA# 021-000-021 ; EIN 12-3456789',
        'UPS 1Z12345E0205271688 ; ISIN US0378331005 ; Tel: 1-800-FLOWERS ; +1 800 FLOWERS',
        'call 911 now',
      ],
    ],
    ['FR', ['04/05/2024-06/05/2024 ; 00 00 00 00 00 ; RIB 30006 00001 12345678901 89']],
    ['NL', ['01-02-2024 03-04-2024']],
    ['ES', ['CCC 2100 0418 54 0200051332']],
    ['DK', ['4111 1111 1111 1111']],
  ])('finds nothing in lines of %s', (region, lines) => {
    for (const text of lines.flatMap((row) => row.split(' ; '))) {
      if (!isValueNow(text)) expect(found(text, { region }), text).toEqual([]);
    }
  });
});
