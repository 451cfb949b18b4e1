/** BICs in running text: found only after a label, and not where BIC or SWIFT mean something else. */
import { describe, expect, it } from 'vitest';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { mayBeMistyped, mayContainValue } from '../../../lib/values/detect/rough-detector.ts';

const found = (text: string) =>
  detectCandidates(text, { lang: 'en' }).map(({ kind, raw, value }) => [kind, raw, value]);

describe('finds a BIC', () => {
  it.each([
    ['BIC: DEUTDEFF', 'DEUTDEFF'],
    ['BIC: DEUTDEFF500', 'DEUTDEFF500'],
    ['BIC : COBADEFFXXX.', 'COBADEFFXXX'],
    ['SWIFT: BARCGB22', 'BARCGB22'],
    ['SWIFT-Code: GENODEF1S06', 'GENODEF1S06'],
    ['SWIFT/BIC: RABONL2U', 'RABONL2U'],
    ['BIC/SWIFT ABNANL2A', 'ABNANL2A'],
    ['BIC (SWIFT): INGBNL2A', 'INGBNL2A'],
    ['BIC-/SWIFT-Code: BELADEBEXXX', 'BELADEBEXXX'],
    ['Swift code: PSSTFRPPXXX', 'PSSTFRPPXXX'],
    ['SWIFT code DEUTDEFF', 'DEUTDEFF'],
    ['Código SWIFT: CAIXESBB', 'CAIXESBB'],
    ['Codice BIC: UNCRITMM', 'UNCRITMM'],
    ['BIC no.: NWBKGB2L', 'NWBKGB2L'],
    ['BIC\u00a0:\u00a0AGRIFRPP', 'AGRIFRPP'],
    ['BIC: TEUTXKPR', 'TEUTXKPR'],
    ['IBAN: DE89 3704 0044 0532 0130 00, BIC MARKDEF1100', 'MARKDEF1100'],
    ['BIC COBADEFFXXX', 'COBADEFFXXX'],
    ['BIC: PBNKDEFF POSTBANK', 'PBNKDEFF'],
    ['BIC: SOLADEST IBAN: DE89', 'SOLADEST'],
    ['SWIFT: BRASBRRJ', 'BRASBRRJ'],
    ['SWIFT: HANDSESS', 'HANDSESS'],
    ['SWIFT: POFICHBE', 'POFICHBE'],
    ['SWIFT: NDEAFIHH', 'NDEAFIHH'],
    ['SWIFT: SHBKKRSE', 'SHBKKRSE'],
  ])('%s', (text, value) => {
    expect(found(text)).toContainEqual(['bic', value, value]);
    expect(mayContainValue(text)).toBe(true);
  });

  it('returns a grouped BIC in one piece', () => {
    expect(found('BIC: DEUT DE FF 500')).toEqual([['bic', 'DEUT DE FF 500', 'DEUTDEFF500']]);
  });

  it('ends the BIC before the following text', () => {
    expect(found('BIC: DEUTDEFF TEL 030 901820')).toContainEqual(['bic', 'DEUTDEFF', 'DEUTDEFF']);
  });
});

describe('finds no BIC', () => {
  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'BIC pens, blue, 50 pieces', 'BIC CRISTAL', 'BIC TRANSFER', 'SWIFT taylor',
      'Swift code review', 'Swift code: reviewed', 'SWIFT TRANSFER', 'SWIFT LANGUAGE',
      'SWIFT LANGUAGE GUIDE', 'BIC: SCHREIBER', 'BIC: REQUIRED', 'BIC: OPTIONAL', 'SWIFT: DELIVERY',
      'SWIFT: CUSTOMER SERVICES', 'SWIFT: DATABASE PROVIDER', 'SWIFT: PLATFORM BUILDING',
      'BIC: BANKINGS', 'BIC: OPERATOR', 'SWIFT: UNIVERSE', 'BIC: MODIFIED', 'SWIFT: ELECTRIC',
      'BIC: UNSIGNED', 'SWIFT: ADVANCED', 'SWIFT: NETWORKS', 'Swift: REGISTER', 'BIC: DEUTDEFFÄ',
      'DEUTDEFF500', 'AEROBIC: DEUTDEFF', 'BICs: DEUTDEFF', 'SWIFTLY: DEUTDEFF',
    ],
  )('%s', (text) => {
    expect(found(text).filter(([kind]) => kind === 'bic')).toEqual([]);
  });
});

describe('a label alone, whose BIC may be in the next cell', () => {
  it.each(['BIC', 'BIC:', ' SWIFT-Code ', 'SWIFT/BIC', 'BIC-Code'])('is found in %j', (label) => {
    expect(mayContainValue(label) && mayBeMistyped(label)).toBe(true);
  });

  it.each(['SWIFT', 'BIC pens', 'AEROBIC', 'Learn Swift'])('is not found in %j', (label) => {
    expect(mayBeMistyped(label)).toBe(false);
  });
});
