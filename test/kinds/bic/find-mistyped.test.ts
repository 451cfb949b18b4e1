/** Mistyped BICs after a label. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { readCandidate } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';

const found = (text: string) =>
  detect(text)
    .filter(({ kind }) => kind === 'bic')
    .map(({ raw, value }) => [raw, checkValue('bic', value).reason]);

describe('a mistyped BIC after a label', () => {
  it.each([
    ['BIC: deutdeff', 'deutdeff', 'well-formed'],
    ['bic: deutdeffxxx', 'deutdeffxxx', 'well-formed'],
    ['BIC: C0BADEFFXXX', 'C0BADEFFXXX', 'digit-in-prefix'],
    ['BIC: COBAXXFFXXX', 'COBAXXFFXXX', 'no-country'],
    ['BIC: COBAD3FFXXX', 'COBAD3FFXXX', 'no-country'],
    ['SWIFT-Code: COBADEFFXX', 'COBADEFFXX', 'wrong-length'],
    ['BIC/SWIFT: MARKDEFFXXXX', 'MARKDEFFXXXX', 'too-long'],
    ['Code BIC : BNPAFRPXXX', 'BNPAFRPXXX', 'wrong-length'],
    ['BIC: COBADFF', 'COBADFF', 'too-short'],
    ['IBAN/BIC: DE89 3704 0044 0532 0130 01 / COBADEFXXX', 'COBADEFXXX', 'wrong-length'],
    ['IBAN: DE89 3704 0044 0532 0130 01, BIC: COBADEFXXX', 'COBADEFXXX', 'wrong-length'],
    ['BIC: DEUTQQFF', 'DEUTQQFF', 'no-country'],
    ['BIC: DEUTDEFF50', 'DEUTDEFF50', 'wrong-length'],
    ['BIC: E097AEXXXXX', 'E097AEXXXXX', 'digit-in-prefix'],
    ['SWIFT: WG11US335AB', 'WG11US335AB', 'digit-in-prefix'],
  ])('is found in %j', (text, raw, reason) => {
    expect(found(text)).toEqual([[raw, reason]]);
  });

  it.each([
    'BIC pens are great: buy 12 of them',
    'The swift response of 2024: 1234567',
    'Swift: programming language 5.9',
    'SWIFT: PROGRAMM 2024',
    'BIC: siehe Rechnung 12345678',
    'BIC: see below',
    'BIC: DE89370400440532013000',
    'BIC: 37040044',
    'BIC: 4711-2026-01',
    'BIC: 1234ZZ99',
    'SWIFT TRANSFER: 12 34 56',
  ])('is not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a mistyped BIC after a label without a digit or colon near', () => {
  it.each([
    ['the BIC is COBADEFFX. Please quote', 'COBADEFFX', 'wrong-length'],
    ['le code BIC est OWDRXXQM.', 'OWDRXXQM', 'no-country'],
    ['BIC/SWIFT | BNPAFRPPP', 'BNPAFRPPP', 'wrong-length'],
    ['le code BIC est BNPAFRPP.', 'BNPAFRPP', 'well-formed'],
    ['SWIFT | DEUTDEFF', 'DEUTDEFF', 'well-formed'],
    ['BIC ..... DEUTDEFF', 'DEUTDEFF', 'well-formed'],
  ])('is found in %j', (text, raw, reason) => {
    expect(found(text)).toEqual([[raw, reason]]);
  });

  it.each(['the BIC is UNKNOWN', 'BIC is REQUIRED', 'SWIFT is a NETWORK', 'BIC: SCHREIBER'])(
    'is not found in %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

it.each([
  ['cobadeffxxx', 'COBADEFFXXX'],
  ['COBADEFFXX', 'COBADEFFXX'],
  ['none', undefined],
  ['12345678', undefined],
])('finds a mistyped BIC in the cell %j of a column', (text, value) => {
  expect(readCandidate('bic', text)?.value).toBe(value);
});
