/** Every kind reads full-width forms, which East Asian keyboards type, as the same characters (NFKC). */
import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../lib/domain/index.ts';
import { detect } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';

const DE = 'DE89370400440532013000';

/** A value with full-width letters, digits or signs; some mix both widths. */
const VALUES: readonly [kind: Kind, before: string, raw: string, value: string][] = [
  ['iban', '', 'ＤＥ８９ ３７０４ ００４４ ０５３２ ０１３０ ００', DE],
  ['iban', '', 'ＤＥ８９３７０４００４４０５３２０１３０００', DE],
  ['iban', '', 'ＤＥ89 3704 0044 0532 0130 00', DE],
  ['iban', '', 'DE８９ 3704 0044 0532 0130 00', DE],
  ['iban', '', 'DＥ89370400440532013000', DE],
  ['iban', '', 'ＮＬ９１ＡＢＮＡ０４１７１６４３００', 'NL91ABNA0417164300'],
  ['vat', '', 'ＤＥ１３６６９５９７６', 'DE136695976'],
  ['vat', '', 'ＤＥ136695976', 'DE136695976'],
  ['vat', '', 'ＡＴＵ１３５８５６２７', 'ATU13585627'],
  ['bic', 'BIC: ', 'ＣＯＢＡＤＥＦＦＸＸＸ', 'COBADEFFXXX'],
  ['bic', 'BIC: ', 'ＣＯＢＡＤＥＦＦXXX', 'COBADEFFXXX'],
  ['bic', 'BIC: ', 'ＤＥＵＴＤＥＦＦ', 'DEUTDEFF'],
  ['email', '', 'ａｎｎａ＠ｆｉｒｍａ．ｄｅ', 'anna@firma.de'],
  ['email', '', 'ａnna@firma.de', 'anna@firma.de'],
  ['email', '', 'anna＠firma.de', 'anna@firma.de'],
  ['email', '', 'anna@ｆirma.de', 'anna@firma.de'],
  ['phone', '', '＋４９ ３０ ９０１８２０', '+4930901820'],
  ['phone', '', '+４９ 30 ９０１８２０', '+4930901820'],
];

describe.each(VALUES)('%s %s%s', (kind, before, raw, value) => {
  it('is read by the check, and offered in the form that every receiver takes', () => {
    expect(checkValue(kind, raw)).toMatchObject({ standing: 'caution', value, suggestion: value });
  });

  it.each([
    ['pasted', detect],
    ['on a page', detectCandidates],
  ] as const)('is found %s', (_where, find) => {
    const [found] = find(`please use ${before}${raw} from now on`, { region: 'DE' });
    expect([found?.kind, found?.raw, found?.value]).toEqual([kind, raw, value]);
    expect(checkValue(kind, found?.value ?? '').standing).toBe('good');
  });
});

it.each([
  ['iban', 'ＤＥ９８ ３７０４ ００４４ ０５３２ ０１３０ ００'],
  ['vat', 'ＤＥ１３６６９５９６７'],
  ['bic', 'ＤＥＵＴＤＥＦ'],
  ['email', 'ａｎｎａ＠ｆｉｒｍａ，ｄｅ'],
] as const)('%s %s is wrong, as in ASCII', (kind, raw) => {
  expect(checkValue(kind, raw).standing).toBe('bad');
  const { steps, facts, ...verdict } = checkValue(kind, raw);
  expect(steps).toEqual(['wide-replaced']);
  expect(facts).toHaveLength(checkValue(kind, raw.normalize('NFKC')).facts.length + 1);
  expect(checkValue(kind, raw.normalize('NFKC'))).toMatchObject(verdict);
});

it.each(['ＡＢＣ株式会社 ２０２４年', 'ＤＥ株式会社１２３４', '（ＣＯＢＡＤＥＦＦ）'])(
  'does not take full-width words for mistyped values: %s',
  (text) => {
    for (const find of [detect, detectCandidates])
      expect(find(text).filter(({ evidence }) => evidence)).toEqual([]);
  },
);
