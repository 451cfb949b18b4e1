/**
 * libphonenumber's published matcher cases: those whose number its own metadata calls valid, each
 * with its exact range and value. libphonenumber's port finds 826 of the 855.
 */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { checkValue } from '../../check-data.ts';
import { pairUp } from '../../tools/pair-up.ts';
import { NUMBERS, SENTENCES } from './matcher-vectors.ts';

const valid = pairUp(NUMBERS).flatMap(([number, region]) => {
  const parsed = parsePhoneNumberFromString(
    number,
    isSupportedCountry(region) ? region : undefined,
  );
  return parsed?.isValid() ? [{ number, region, value: parsed.number }] : [];
});

const cases = valid.flatMap((validCase) =>
  SENTENCES.map((sentence) => ({ ...validCase, sentence })),
);

function isFound({ number, region, value, sentence: [before, after] }: (typeof cases)[number]) {
  return detect(before + number + after, { region }).some(
    (finding) =>
      finding.start === before.length &&
      finding.raw === number &&
      // Digits that may be read in two ways are kept for the check.
      checkValue('phone', finding.value, { region }).value === value,
  );
}

/**
 * Deliberately not found without a label: digits in one piece, single digits far apart, and (1800)
 * in brackets, which are just as often something else.
 */
const DELIBERATE = ['033316005', '0 3   3 3 1   6 0 0 5', '(1800) 7493.524'];

describe('the matcher cases of libphonenumber', () => {
  it('are 855', () => {
    expect(cases).toHaveLength(855);
  });

  it.each(valid.filter(({ number }) => !DELIBERATE.includes(number)))(
    '$number ($region) in every sentence',
    (validCase) => {
      expect(SENTENCES.filter((sentence) => !isFound({ ...validCase, sentence }))).toEqual([]);
    },
  );

  it('are found except the deliberate omissions', () => {
    expect(cases.filter(isFound).length).toBeGreaterThanOrEqual(822);
  });
});

/** Texts that libphonenumber's stricter levels of leniency reject; we use those that occur in practice. */
describe("text that libphonenumber's matcher rejects", () => {
  it.each(
    // biome-ignore format: as many as fit on a line
    pairUp([
      ['US', '12345', '23456789', '234567890112', '650+253+1234', '03/27/2011', '31/8/2011',
        '1/12/2011', '650x2531234', '2012-01-02 08:00', '2012/01/02 08:00', '20120102 08:00',
        '7121115678', '1650 x 253 - 1234', '650 x 253 - 1234', '6502531x234', '65 02 53 00 00',
        '6502 538365', '9002309. 158', '12 7/8 - 14 12/34 - 5', '12.1 - 23.71 - 23.45',
        '800 234 1 111x1111', '1979-2011 100', '2012-0102 08', '2012-01-02 08', '$415-666-7777',
        '415-666-7777$', '£415-666-7777', '¥415-666-7777', '415-666-7777%', 'abc415-666-7777def',
        'abc415-666-7777', '415-666-7777def', '80.585 [79.964, 81.191]', '80.585 [79.964]',
        '80.585 ((79.964)', '(80).(585) (79).(9)64', 'My address 949-8945-0My address 949-8945-0'],
      ['CA', '3/10/1984'],
      ['DE', '10/12/82'],
      ['GB', '(20) 3346 1234'],
      ['AU', '1800-10-10 22'],
      ['', 'Random text body - number is 0331 6005, see you there'],
    ]),
  )('%s (%s)', (text, region) => {
    expect(detect(text, { region })).toEqual([]);
  });
});
