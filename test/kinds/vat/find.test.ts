import { describe, expect, it } from 'vitest';
import type { DetectOptions } from '../../../lib/values/detect/index.ts';
import { pairUp } from '../../tools/pair-up.ts';
import { found, unmarked } from '../../values/detect/found.ts';

/** Ways to write a number: the number, then what is written. */
// biome-ignore format: as many as fit on a line
const WRITTEN: readonly (readonly [string, ...string[]])[] = [
  ['BE0428759497', 'BE 428759497', 'BE428759497', 'BE 428.759.497', 'BE0428759497',
    'BE 0428.759.497', 'BE-0428-759-497', 'BE0428/759/497'],
  ['NL4495445B01', 'NL4495445B01', 'NL 4495445 B01'],
  ['EL094259216', 'EL 94259216', 'GR 94259216', 'EL 094 259 216'],
  ['FR4Z123456782', 'FR 4Z 123456782', 'FR4Z123456782'],
  ['FRK7399859412', 'FR K7 399859412'],
  ['FR23334175221', 'FR23334175221'],
  ['FR83404833048', 'FR 83,404,833,048'],
  ['GBGD001', 'GB GD001', 'GBGD001'],
  ['GBHA500', 'GB HA500'],
  ['GBHA599', 'GBHA 599'],
  ['GB434031494', 'GB 434 0314 94', 'GB434031494'],
  ['GB980780684001', 'GB 980 7806 84 001'],
  ['IE8D79739I', 'IE8D79739I', 'IE 8D79739I'],
  ['IE3628739L', 'IE 3628739L'],
  ['IE3628739UA', 'IE3628739UA'],
  ['IE6433435OA', 'IE 6433435OA'],
  ['IE1234567FA', 'IE 1234567FA'],
  ['DE136695976', 'DE 136,695 976', 'DE 136 695 976', 'DE136.695.976', 'DE-136695976'],
  ['ESB58378431', 'ES B-58378431', 'ES-B58378431', 'ESB58378431', 'ES B 58 378 431'],
  ['ES54362315K', 'ES 54362315-K'],
  ['ESX2482300W', 'ES X2482300W', 'ES X-2482300-W'],
  ['PT501964843', 'PT 501 964 843', 'PT-501.964.843'],
  ['IT00743110157', 'IT 00743110157', 'IT 0074311 015 7', 'IT-00743110157'],
  ['NL004495445B01', 'NL 0044.95.445.B.01', 'NL004495445B01', 'NL 004495445 B01',
    'NL004495445 B01'],
  ['CHE123456788MWST', 'CHE-123.456.788 MWST', 'CHE123456788MWST', 'CHE 123 456 788 MWST'],
  ['CHE123456788TVA', 'CHE-123.456.788 TVA'],
  ['CHE123456788IVA', 'CHE-123.456.788 IVA'],
  ['CHE123456788VAT', 'CHE-123.456.788 VAT'],
  ['CHE107787577IVA', 'CHE-107.787.577 IVA'],
  ['NO974760673MVA', 'NO 974 760 673 MVA', 'NO974760673MVA', '974 760 673 MVA'],
  ['NO995525828MVA', 'NO 995 525 828 MVA'],
  ['ATU13585627', 'ATU 1358 5627', 'ATU13585627', 'AT U13585627', 'AT U 1358 5627', 'AT-U13585627'],
  // Groups like those of a date prove nothing against check digits that fit.
  ['ATU00500207', 'ATU·0050·02·07'],
  ['ATU20100218', 'ATU 2010-02-18', 'ATU-2010-0218'],
  ['EU372000041', 'EU372000041'],
  ['EU528003555', 'EU528003555'],
  ['IM2760000016', 'IM2760000016'],
  ['XI434031494', 'XI 434031494'],
  ['DK13585628', 'DK 13 58 56 28', 'DK-13585628'],
  ['FI20774740', 'FI 20774740', 'FI-2077474-0'],
  ['SE123456789701', 'SE 123456789701'],
  ['SE556188840401', 'SE556188840401', 'SE 556188-8404-01'],
  ['LU15027442', 'LU 150 274 42'],
  ['HU12892312', 'HU-12892312', 'HU12892312'],
  ['MT11679112', 'MT 1167-9112'],
  ['PL8567346215', 'PL 8567346215'],
  ['PL5261040828', 'PL 526-10-40-828'],
  ['RO18547290', 'RO 185 472 90', 'RO18547290'],
  ['SI50223054', 'SI 5022 3054'],
  ['SK2022749619', 'SK 202 274 96 19'],
  ['HR33392005961', 'HR 33392005961'],
  ['LT119511515', 'LT 119511515'],
  ['LT100001919017', 'LT 100001919017'],
  ['LV40003521600', 'LV 4000 3521 600'],
  ['CY10259033P', 'CY-10259033P', 'CY 10259033 P'],
  ['CZ25123891', 'CZ 25123891'],
  ['CZ7103192745', 'CZ7103192745'],
  ['CZ640903926', 'CZ640903926', 'CZ 640 903 926'],
  ['CZ395601439', 'CZ395601439'],
  ['BG175074752', 'BG 175 074 752'],
  ['BG7523169263', 'BG7523169263'],
  ['EE100931558', 'EE 100 931 558'],
];

/** Numbers after a label, which tells the country: the number, then texts, the number in brackets. */
// biome-ignore format: as many as fit on a line
const LABELLED: readonly (readonly [string, ...string[]])[] = [
  ['CHE123456788', '[CHE-123.456.788] MWST4829'],
  ['DE136695976', 'USt-IdNr.: [136695976]', 'USt-ID: [136695976]', 'UStID [136 695 976]',
    'Ust.-IdNr. [136695976]', 'Umsatzsteuer-Identifikationsnummer: [136695976]',
    'Umsatzsteuer-Identifikationsnummer gemäß §27a Umsatzsteuergesetz: [136695976]',
    'MwSt-Nr. [136695976]', 'UMSATZSTEUER-ID: [136695976]'],
  ['IT00743110157', 'USt-IdNr.: [00743110157]', 'VAT no. [00743110157]',
    'Partita IVA e codice fiscale: [00743110157]', 'P.IVA [00743110157]', 'P. IVA: [00743110157]',
    'Partita IVA [00743110157]', 'PARTITA IVA: [00743110157]', 'Partita I.V.A. n. [00743110157]',
    'C.F. e P.IVA [00743110157]'],
  ['ATU13585627', 'UID: [U13585627]', 'UID-Nummer: [U13585627]', 'UID-Nr. [U 1358 5627]'],
  ['FR40303265045', 'TVA: [40 303 265 045]', 'TVA intra : [40303265045]', 'N° TVA : [40303265045]',
    'Numéro de TVA intracommunautaire : [40303265045]'],
  ['BE0428759497', 'TVA [0428.759.497]', 'BTW-nr: [0428.759.497]',
    'Ondernemingsnummer [0428.759.497]'],
  ['ESB58378431', 'NIF: [B58378431]', 'NIF [B-58378431]', 'N.I.F. [B-58.378.431]',
    'CIF: [B58378431]', 'C.I.F.: [B-58378431]', 'C.I.F. nº [B58378431]', 'NIF/CIF: [B58378431]'],
  ['ES54362315K', 'DNI/NIF [54362315K]'],
  ['PT501964843', 'NIF: [501 964 843]', 'NIPC: [501 964 843]', 'Contribuinte n.º [501964843]',
    'Nº Contribuinte: [501964843]'],
  ['NL004495445B01', 'BTW [004495445B01]', 'BTW-nummer: [004495445B01]', 'btw nr. [004495445.B01]',
    'BTW-id: [004495445B01]'],
  ['DK13585628', 'moms [13585628]', 'CVR-nr. [13 58 56 28]', 'CVR: [13585628]',
    'CVR nr.: [13585628]', 'Moms-nr: [13585628]'],
  ['SE556188840401', 'Momsreg.nr. [556188840401]', 'Momsregistreringsnummer: [556188840401]'],
  ['EL094259216', 'ΑΦΜ: [094259216]', 'Α.Φ.Μ. [094259216]', 'Α.Φ.Μ.: [094 259 216]',
    'αφμ [094259216]', 'ΑΦΜ [94259216]'],
  ['CZ25123891', 'DIČ: [25123891]', 'DIC: [25123891]'],
  ['CZ7103192745', 'DIČ: [7103192745]'],
  ['SK2022749619', 'DIČ [2022749619]', 'IČ DPH: [2022749619]'],
  ['CZ640903926', 'dič [640903926]'],
  ['PL5261040828', 'NIP: [526-10-40-828]', 'NIP [526 104 08 28]', 'nip: [5261040828]',
    'NIP nr [5261040828]', 'NIP-[5261040828]', 'N.I.P. [5261040828]'],
  ['FI20774740', 'ALV-numero: [20774740]', 'ALV nro [20774740]', 'Y-tunnus: [2077474-0]',
    'Alv-tunniste [20774740]'],
  ['BG175074752', 'ДДС № [175074752]', 'ИН по ЗДДС: [175074752]', 'ЕИК [175074752]',
    'ЕИК/Булстат: [175074752]'],
  ['LT119511515', 'PVM kodas [119511515]', 'PVM mokėtojo kodas: [119511515]'],
  ['LV40003521600', 'PVN reģ. Nr. [40003521600]', 'PVN: [40003521600]'],
  ['EE100931558', 'KMKR nr [100931558]', 'KMKR: [100931558]'],
  ['SI50223054', 'ID za DDV: [50223054]', 'Davčna številka: [50223054]'],
  ['HU12892312', 'Adószám: [12892312]', 'adószám [12892312]', 'Közösségi adószám: [12892312]'],
  ['RO18547290', 'CUI: [18547290]', 'C.U.I. [18547290]', 'CIF [18547290]', 'Cod fiscal: [18547290]'],
  ['GB980780684', 'VAT: [980 7806 84]', 'V.A.T. No. [980780684]'],
  ['LU15027442', 'TVA [15027442]'],
  ['CHE123456788', 'UID [CHE-123.456.788]', '[CHE-123.456.788]'],
  ['HR33392005961', 'OIB: [33392005961]', 'PDV ID [33392005961]'],
];

describe('VAT numbers', () => {
  it.each(pairUp(WRITTEN))('are found if all of %j is one', (text, number) => {
    const expected = [text === number ? `vat ${text}` : `vat ${text}=${number}`];
    expect(found(text)).toEqual(expected);
    expect(found(`Firma GmbH · ${text}, thanks.`)).toEqual(expected);
  });

  it.each(pairUp(LABELLED))('are found in the brackets of %j', (marked, number) => {
    const { text, expected } = unmarked('vat', marked, number);
    expect(found(text)).toEqual(expected);
    expect(found(`Firma GmbH · ${text}, thanks.`)).toEqual(expected);
  });

  it.each<[string, string[], DetectOptions?]>([
    ['USt-IdNr.: 00743110157', ['vat 00743110157=IT00743110157'], { region: 'DE' }],
    ['MwSt.-Nr. 00743110157', ['vat 00743110157=IT00743110157'], { region: 'IT' }],
    ['VAT 00743110157', ['vat 00743110157=IT00743110157'], { region: 'GB' }],
    ['Codice fiscale 00743110157', [], { region: 'IT' }],
    ['Cod. Fisc. 80012345678', [], { region: 'IT' }],
    ['Codice fiscale e P. IVA 00743110157', ['vat 00743110157=IT00743110157'], { region: 'IT' }],
    ['P.IVA e C.F. 00743110157', ['vat 00743110157=IT00743110157'], { region: 'IT' }],
    ['VAT-ID: 136695976', ['vat 136695976=DE136695976'], { region: 'DE' }],
    ['TVA 0428.759.497', ['vat 0428.759.497=BE0428759497'], { region: 'BE' }],
    ['T.V.A. 0428.759.497', ['vat 0428.759.497=BE0428759497'], { region: 'BE' }],
    ["N° d'entreprise 0428.759.497", ['vat 0428.759.497=BE0428759497'], { region: 'BE' }],
    ['NIE X2482300W', ['vat X2482300W=ESX2482300W'], { region: 'ES' }],
    ['NIF 501964843', ['vat 501964843=PT501964843'], { lang: 'pt' }],
    ['SE-nr. 13585628', ['vat 13585628=DK13585628'], { region: 'DK' }],
    ['AFM 094259216', ['vat 094259216=EL094259216'], { region: 'GR' }],
    ['Y-tunnus 2077474-0', ['vat 2077474-0=FI20774740'], { lang: 'fi' }],
    // A word that contains a label does not hide the label after it.
    ['Your customer VAT: 136695976', ['vat 136695976=DE136695976'], { region: 'DE' }],
    ['private NIF B58378431', ['vat B58378431=ESB58378431']],
    ['customer_vat: 136695976', ['vat 136695976=DE136695976'], { region: 'DE' }],
    ['CUI 18547290', ['vat 18547290=RO18547290'], { lang: 'ro' }],
    ['Cod TVA 18547290', ['vat 18547290=RO18547290'], { region: 'RO' }],
    ['Vat 11679112', ['vat 11679112=MT11679112'], { region: 'MT' }],
    ['VAT: 13585628', ['vat 13585628=DK13585628'], { region: 'DK' }],
    ['Tax ID: 980780684', ['vat 980780684=GB980780684'], { region: 'GB' }],
    ['VAT number 980780684', ['vat 980780684=GB980780684'], { region: 'IM' }],
    ['TVA n° 15027442', ['vat 15027442=LU15027442'], { region: 'LU' }],
  ])('are found in %j', (text, expected, options) => {
    expect(found(text, options)).toEqual(expected);
    expect(found(`Firma GmbH · ${text}, thanks.`, options)).toEqual(expected);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'DE00370400440532013000', 'private 980780684', 'customer 136695976', 'elevator 980780684',
      'saliva 00743110157', 'de 12 345 678', 'at 10 20 30 40', 'IT 2024 2025', 'DK 2024', 'RO 12',
      'no 12345678', 'SE 5', 'LU 12 months', 'FI 2023-2024', 'MT 25 mm', 'es 2024', 'EU 27',
      'EU 2023', 'CY 2020', 'PT 100', 'HR 90', 'BE 20', 'RO 100', 'RO 2024', 'RO 6', 'RO2024',
      'RO19', 'rated 12345', 'xDE136695976', 'NO 974760673', 'VAT: 123456789', '136695976',
    ],
  )('are not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each<[string, string]>([
    ['DE89 3704 0044 0532 0103 00', 'DE'],
    ['IBAN: DE89 3704 0044 0532 0103 00', 'DE'],
    ['NL91 ABNA 0417 1643 01', 'NL'],
    ['GB82 WEST 1234 5698 7654 33', 'GB'],
    ['PL61 1090 1014 0000 0712 1981 2875', 'PL'],
    ['DK50 0040 0440 1162 44', 'DK'],
    ['BE 0428.759.498', 'BE'],
    ['FR 40 303 265 046', 'FR'],
  ])('if mistyped as in %j, are not found as phone numbers', (text, region) => {
    expect(found(text, { region })).toEqual([]);
    expect(found(`${text}, Tel. +49 30 901820`, { region })).toEqual([
      'phone +49 30 901820=+4930901820',
    ]);
  });
});
