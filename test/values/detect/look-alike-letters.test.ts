/** Letters of another alphabet that look like Latin ones: the value is wrong, and the Latin spelling is suggested. */
import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../lib/domain/index.ts';
import { detect } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';

const DE = 'DE89370400440532013000';

const MISTYPED: readonly [kind: Kind, raw: string, meant: string][] = [
  // Cyrillic Е, О, А, В, С
  ['iban', 'DЕ89 3704 0044 0532 0130 00', DE],
  ['iban', 'NL91 АBNA 0417 1643 00', 'NL91ABNA0417164300'],
  ['iban', 'GB29 NWВК 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['vat', 'АTU13585627', 'ATU13585627'],
  ['vat', 'DЕ136695976', 'DE136695976'],
  ['vat', 'ESВ58378431', 'ESB58378431'],
  ['email', 'аnna@example-firma.de', 'anna@example-firma.de'],
  // Greek Ε, Α, ο
  ['iban', 'DΕ89370400440532013000', DE],
  ['vat', 'ΑTU13585627', 'ATU13585627'],
  ['email', 'jοhn@firma.de', 'john@firma.de'],
];

const BICS = ['СOBADEFFXXX', 'COBАDEFFXXX'];

describe.each([
  ['pasted', detect],
  ['on a page', detectCandidates],
] as const)('%s', (_where, find) => {
  it.each(MISTYPED)('finds the wrong %s %s and suggests %s', (kind, raw, meant) => {
    const [found] = find(`please use ${raw} from now on`, { region: 'DE' });
    expect([found?.kind, found?.raw]).toEqual([kind, raw]);
    expect(checkValue(kind, found?.value ?? '')).toMatchObject({
      standing: 'bad',
      reason: 'look-alike-letters',
      suggestion: meant,
    });
  });

  it.each(BICS)('finds the wrong BIC %s after its label', (raw) => {
    const [found] = find(`BIC: ${raw}`);
    expect([found?.kind, found?.raw]).toEqual(['bic', raw]);
    expect(checkValue('bic', found?.value ?? '')).toMatchObject({ standing: 'bad' });
  });

  it('calls a domain with such letters doubtful and corrects it', () => {
    const [found] = find('write to anna@exаmple-firma.de');
    expect(checkValue('email', found?.value ?? '').suggestion).toBe('anna@example-firma.de');
  });

  it.each([
    'В 2024 году СНГ и МРОТ2024, ТУ 38405, А4, В2В',
    'Τηλέφωνο ΑΒ 123456789 ΕΝ',
    'иван@пример.рф',
  ])('does not take words of another alphabet for mistyped values: %s', (text) => {
    expect(find(text).filter(({ evidence }) => evidence)).toEqual([]);
  });

  it('accepts numbers in other digits and labels in other alphabets', () => {
    expect(find('Тел.: +49 30 901820').map(({ value }) => value)).toEqual(['+4930901820']);
  });
});

it('accepts the Greek prefix of a VAT number in Greek letters', () => {
  expect(checkValue('vat', 'ΕΛ094259216').standing).toBe('good');
  expect(checkValue('vat', 'ΑΦΜ 094259216', { region: 'GR' }).value).toBe('EL094259216');
});
