/** Numbers of other registers beside VAT numbers and their labels: none is called a wrong VAT number. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { readPage, readPasted } from '../../accuracy/measure/readers.ts';
import { checkValue } from '../../check-data.ts';
import { REGISTER_NUMBERS } from './register-numbers.ts';

/** A label of VAT numbers and a right one, by country. */
const VAT: Readonly<Record<string, readonly [label: string, number: string]>> = {
  DE: ['USt-IdNr.', 'DE136695976'],
  FR: ['TVA', 'FR 40 303 265 045'],
  NL: ['btw', 'NL004495445B01'],
  BE: ['TVA/BTW', 'BE 0428.759.497'],
  AT: ['UID', 'ATU13585627'],
  CH: ['MWST', 'CHE-107.787.577 MWST'],
  IT: ['P.IVA', 'IT 00743110157'],
  ES: ['NIF-IVA', 'ESB58378431'],
  PT: ['NIF', 'PT501964843'],
  PL: ['NIP', 'PL 856-734-62-15'],
  GB: ['VAT', 'GB 980 7806 84'],
  IE: ['VAT', 'IE6433435F'],
  DK: ['Moms', 'DK13585628'],
  SE: ['Momsreg.nr', 'SE123456789701'],
  NO: ['MVA', 'NO 995 525 828 MVA'],
  FI: ['ALV', 'FI20774740'],
  CZ: ['DIČ', 'CZ25123891'],
  SK: ['IČ DPH', 'SK2022749619'],
  HU: ['Adószám', 'HU12892312'],
  RO: ['CUI', 'RO18547290'],
  BG: ['ДДС', 'BG175074752'],
  HR: ['PDV', 'HR33392005961'],
  GR: ['ΑΦΜ', 'EL094259216'],
  LU: ['TVA', 'LU15027442'],
};

describe.each(REGISTER_NUMBERS)('registers of %s', (country, lines) => {
  const [label = '', number = ''] = VAT[country] ?? [];
  const { value } = checkValue('vat', number);
  const beside = lines.flatMap((line) => [
    `${label}: ${number} ${line}`,
    `${label}: ${number}\n${line}`,
    `${line} · ${label}: ${number}`,
    `${label}\t${number}\t${line}`,
    `${label}-Nr. ${number}, ${line}`,
  ]);

  it('are no wrong VAT numbers, alone, beside one, or after its label', async () => {
    const wrong: unknown[] = [];
    // Two letters and digits right after the label are a number with a mistyped prefix.
    const after = lines
      .map((line) => `${label} ${line}`)
      .filter((line) => !/ (?:FN|CH-|MB) ?\d/.test(line));
    for (const text of [...lines, ...beside, ...after]) {
      for (const region of ['', country]) {
        for (const read of [readPage, readPasted]) {
          const shown = await read(text, { region, language: '' });
          for (const { verdict, evidence } of shown)
            if (verdict.kind === 'vat' && /bad|caution/.test(verdict.standing))
              wrong.push([text, region, verdict.value, evidence, verdict.reason]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('leave the VAT number beside them', () => {
    const lost = beside.filter(
      (text) =>
        !detect(text, { region: country }).some(
          ({ kind, value: found }) => kind === 'vat' && checkValue('vat', found).value === value,
        ),
    );
    expect(lost).toEqual([]);
  });
});

it('still finds a mistyped VAT number beside them', () => {
  for (const text of [
    'HRB 12345, USt-IdNr.: DE136695975',
    'SIRET 73282932000074 / TVA FR40303265046',
    'KvK 12345678 | btw NL004495446B01',
    'WEEE-Reg.-Nr. DE 12345678, USt-IdNr. DE13669597',
  ])
    expect(
      detect(text).filter(({ kind, evidence }) => kind === 'vat' && evidence === 'label'),
    ).toHaveLength(1);
});
