/** Blocks of contact data: lines that contain one value each, one of them mistyped. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';

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
  ])('finds the wrong %s %s below an address', (kind, line) => {
    expect(wrongIn(block(line), find)).toEqual([[kind, line, 'shape']]);
    expect(wrongIn(line, find).filter(([, , evidence]) => evidence === 'label')).toEqual([]);
  });

  it('finds an address without a top-level domain below a number', () => {
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
  ])('does not report %s below an address as a wrong value', (line) => {
    expect(wrongIn(block(line), find)).toEqual([]);
  });

  it('treats a line after a blank line as part of another block', () => {
    expect(wrongIn('anna@firma.de\n\nDX 756 847 89 41', find)).toEqual([]);
  });
});

it('finds a number whose calling code has no such range, even on a page', () => {
  expect(wrongIn('or +44 161 91 6826 today', detectCandidates)).toEqual([
    ['phone', '+44 161 91 6826', 'shape'],
  ]);
});
