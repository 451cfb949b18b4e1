/** Blocks of contacts: lines that hold one value each, of which one is mistyped. */
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../lib/check/index.ts';
import { detect } from '../../lib/detect/index.ts';
import { detectCandidates } from '../../lib/detect/page-detector.ts';

const wrongIn = (text: string, find: typeof detectCandidates) =>
  find(text, { region: 'DE' })
    .filter(({ kind, value }) => checkValue(kind, value, { region: 'DE' }).standing === 'bad')
    .map(({ kind, raw, evidence }) => [kind, raw, evidence]);

const block = (line: string) => `Anna Muster, Muster GmbH\n+49 30 901820\nanna@firma.de\n${line}`;

describe.each([
  ['pasted', detect],
  ['on a page', detectCandidates],
] as const)('%s', (_where, find) => {
  it.each([
    ['vat', 'PT33326452958'],
    ['vat', 'DE29846599989'],
    ['vat', 'FR 70 02922111828'],
    ['vat', 'DX 756 847 89 41'],
    ['vat', 'PL29992480'],
    ['iban', 'QZ97 3704 0044 0532 0130 00'],
    ['iban', 'PL217843044898251936462846'],
  ])('the %s %s beneath an address is wrong', (kind, line) => {
    expect(wrongIn(block(line), find)).toEqual([[kind, line, 'shape']]);
    expect(wrongIn(line, find).filter(([, , evidence]) => evidence === 'label')).toEqual([]);
  });

  it('an address without ending beneath a number is wrong', () => {
    expect(wrongIn('+49 30 901820\nanna.muster@firma-muster50de\n', find)).toEqual([
      ['email', 'anna.muster@firma-muster50de', 'shape'],
    ]);
  });

  it.each([
    'HRB 123456',
    'Amtsgericht Charlottenburg',
    'DE-10115 Berlin',
    'SW1A 1AA',
    '12345678',
    'www.firma.de',
    'Firma Nr. DE29846599989 alt',
  ])('%s beneath an address is no wrong value', (line) => {
    expect(wrongIn(block(line), find)).toEqual([]);
  });

  it('a line after a blank one is of another block', () => {
    expect(wrongIn('anna@firma.de\n\nDX 756 847 89 41', find)).toEqual([]);
  });
});

it('a number with calling code that no range has is wrong on a page too', () => {
  expect(wrongIn('or +44 161 91 6826 today', detectCandidates)).toEqual([
    ['phone', '+44 161 91 6826', 'shape'],
  ]);
});

it('takes linear time for long lines', () => {
  const line = 'anna@firma.de '.repeat(20_000);
  expect(detect(line)).toHaveLength(20_000);
});
