/** Numbers of documents with a year before or after a slash are not phone numbers, in any region. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';

const REGIONS = 'DK NO LU PL PT CY MT HK ES IT GR CZ HU DE AT CH FR NL US GB'.split(' ');

describe.each([
  ['pasted', detect],
  ['on a page', detectCandidates],
] as const)('%s', (_where, find) => {
  const phones = (text: string, region: string) =>
    find(text, { region })
      .filter(({ kind }) => kind === 'phone')
      .map(({ raw }) => raw);

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      '2026/8908', '2026 / 8908', '2026/89081', '2026/8908/1', '2026/8908 12', '2024/123456',
      '1999/12345', '(2026/8908)', 'INV 2026/8908', '12/2026/8908', '2 2026/8908', '4    2026/1700',
      '3185.53\t2\t2026/8908\tLicencja', '1426,21 4 2026/1700 Doradztwo', '8908/2026', '89082/2026',
      'Az. 8908/2026 vom', 'Faktura 8908 / 2026, 2026/8909',
    ],
  )('finds no phone number in %s', (text) => {
    const found = REGIONS.filter((region) =>
      [text, `see ${text} of 3 May`].some((given) => phones(given, region).length > 0),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['DE', '030/901820', '030/901820'],
    ['DE', '030/2026123', '030/2026123'],
    ['DE', '02026/8908', '02026/8908'],
    ['AT', '0664/1234567', '0664/1234567'],
    ['AT', '0664/2026123', '0664/2026123'],
    ['PL', '22/621 20 26', '22/621 20 26'],
    ['DK', '20 26 89 08', '20 26 89 08'],
    ['HK', '2026 8908', '2026 8908'],
    ['DK', 'Tlf. 2026/8908', '2026/8908'],
    ['LU', 'Tel.: 2026/8908', '2026/8908'],
    ['DK', '+45 2026/8908', '+45 2026/8908'],
    ['IT', '02/12342026', '02/12342026'],
    ['HU', '1/2012-345', '1/2012-345'],
  ])('in region %s, finds the phone number in %s', (region, text, raw) => {
    expect(phones(text, region)).toEqual([raw]);
  });
});
