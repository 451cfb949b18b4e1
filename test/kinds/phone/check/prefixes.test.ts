/** Country codes and trunk prefixes that are typed without their sign, twice, or in the wrong place. */
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { detect } from '../../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../../lib/values/detect/page-detector.ts';
import { checkPhone } from '../../checked.ts';
import { inText, numbersOf } from '../numbers.ts';

/** Without Gabon: the library has numbers of its old plan. */
const REGIONS = getCountries().filter((code) => code !== 'GA');

describe('digits that begin with the calling code of their country', () => {
  it.each(REGIONS)('%s: the example number without its plus sign', (region) => {
    const { number } = getExampleNumber(region, examples) ?? expect.fail(`no example: ${region}`);
    const typed = number.slice(1);
    expect(checkPhone(region, typed)).toMatchObject({ standing: 'good', value: number });
    if (typed.length > 6) expect(inText(typed, region)).toEqual([number, number, number]);
  });

  it.each(getCountries())('%s: check and text make the same of a number', (region) => {
    const code = getCountryCallingCode(region);
    for (const typed of [
      ...numbersOf(region, '', 6).map((national) => code + national),
      ...numbersOf(region, code, 6),
    ]) {
      const { value } = checkPhone(region, typed);
      expect([typed, ...inText(typed, region)]).toEqual([typed, value, value, value]);
    }
  });

  it.each(REGIONS)('%s: a national number that begins so keeps its meaning', (region) => {
    for (const national of numbersOf(region, getCountryCallingCode(region), 6)) {
      const number = `+${getCountryCallingCode(region)}${national}`;
      const written = parsePhoneNumberFromString(number)?.formatNational() ?? '';
      expect(checkPhone(region, written).value).toBe(number);
    }
  });

  it.each([
    // Surely with the code: mobile numbers, areas that do not exist, numbers that are too long.
    ['DE', '4915123456789', '+4915123456789'],
    ['DE', '491711234567', '+491711234567'],
    ['DE', '496128123456', '+496128123456'],
    ['DE', '493511234567', '+493511234567'],
    ['DE', '493012340000', '+493012340000'],
    ['DE', '49 211 234567', '+49211234567'],
    ['AT', '436641234567', '+436641234567'],
    ['ID', '6281234567890', '+6281234567890'],
    ['ID', '622155551234', '+622155551234'],
    ['XK', '38344123456', '+38344123456'],
    ['IT', '393471234567', '+393471234567'],
    ['SE', '46701234567', '+46701234567'],
    ['FI', '358401234567', '+358401234567'],
    ['IN', '919876543210', '+919876543210'],
    ['KR', '821012345678', '+821012345678'],
    ['PK', '923012345678', '+923012345678'],
    // Surely without: the number with the code would be too short for the country.
    ['PL', '481234567', '+48481234567'],
    ['IT', '3931234567', '+393931234567'],
    ['VN', '848666531', '+84848666531'],
    ['DE', '4921 123456', '+494921123456'],
    ['CU', '53123456', '+5353123456'],
  ])('%s: %s is %s', (region, typed, value) => {
    expect(checkPhone(region, typed)).toMatchObject({ standing: 'good', value });
    expect(inText(typed, region)).toEqual([value, value, value]);
  });

  it.each([
    ['DE', '49211234567', '+49211234567', '+4949211234567', 'Düsseldorf or Emden'],
    ['DE', '4935112345', '+4935112345', '+494935112345', 'Dresden or Juist'],
    ['AT', '4352123456', '+4352123456', '+434352123456', 'Tyrol or Wolfsberg'],
    ['SE', '468123456', '+468123456', '+46468123456', 'Stockholm or Lund'],
    ['ID', '6222123456', '+6222123456', '+626222123456', 'Bandung or Pematangsiantar'],
    ['IT', '3906123456', '+393906123456', '+3906123456', 'a mobile prefix or Rome'],
  ])('%s: %s may be two numbers: %s or %s (%s)', (region, typed, value, suggestion) => {
    expect(checkPhone(region, typed)).toMatchObject({
      standing: 'caution',
      reason: 'code-or-number',
      value,
      suggestion,
    });
    expect(inText(typed, region)).toEqual([value, value, value]);
  });

  it('is read in the country that the text names', () => {
    const [found] = detect('Deutschland: Tel. 49211234567', { region: 'FR' });
    expect(found?.value).toBe('+49211234567');
  });
});

describe('a number that is dialled with 0 in all parts of France', () => {
  it.each([
    ['0692 12 34 56', '+262692123456'],
    ['0262 41 23 45', '+262262412345'],
    ['0639 02 34 56', '+262639023456'],
    ['0269 61 12 34', '+262269611234'],
    ['0690 12 34 56', '+590690123456'],
    ['0590 82 12 34', '+590590821234'],
    ['0694 12 34 56', '+594694123456'],
    ['0594 31 12 34', '+594594311234'],
    ['0696 12 34 56', '+596696123456'],
    ['0596 71 12 34', '+596596711234'],
    ['01 42 68 53 00', '+33142685300'],
    ['06 12 34 56 78', '+33612345678'],
    ['09 87 65 43 21', '+33987654321'],
  ])('%s is %s', (typed, value) => {
    for (const region of ['FR', 'RE', 'GP', 'MQ', 'GF', 'YT', 'MF']) {
      expect(checkPhone(region, typed)).toMatchObject({ standing: 'good', value });
      for (const text of [`Tél. : ${typed}`, `Tél. ${typed}, Fax 01 42 68 53 01`])
        for (const find of [detect, detectCandidates]) {
          const [found] = find(text, { region });
          expect(checkPhone(region, found?.value ?? '')).toMatchObject({ standing: 'good', value });
        }
    }
    expect(checkPhone('BE', typed).value).not.toBe(value);
  });

  it.each([
    ['+33 692 12 34 56', '+262692123456'],
    ['+33 (0)6 90 12 34 56', '+590690123456'],
    ['0033 594 31 12 34', '+594594311234'],
    ['+262 6 12 34 56 78', '+33612345678'],
  ])('%s has the calling code of another part; meant is %s', (typed, suggestion) => {
    expect(checkPhone('', typed)).toMatchObject({
      standing: 'bad',
      reason: 'not-in-numbering-plan',
      suggestion,
    });
  });

  it.each(['0800 123 456', '08 06 11 14 07', '0892 123 456', '3631', '+33 1 42 68 53 00'])(
    '%s stays a number of the place',
    (typed) => {
      expect(checkPhone('FR', typed).value).not.toMatch(/^\+(?:262|59)/);
    },
  );
});

describe('a prefix too many', () => {
  it.each([
    ['+49 49 30 1234567', '', 'code-twice', '+49301234567'],
    ['+49 0049 30 1234567', '', 'code-twice', '+49301234567'],
    ['0049 0049 30 1234567', 'DE', 'code-twice', '+49301234567'],
    ['+33 33 6 12 34 56 78', '', 'code-twice', '+33612345678'],
    ['3333612345678', 'FR', 'code-twice', '+33612345678'],
    ['44447400123456', 'GB', 'code-twice', '+447400123456'],
    ['39393123456789', 'IT', 'code-twice', '+393123456789'],
    ['4848512345678', 'PL', 'code-twice', '+48512345678'],
    ['555511961234567', 'BR', 'code-twice', '+5511961234567'],
    ['81819012345678', 'JP', 'code-twice', '+819012345678'],
    ['254254712123456', 'KE', 'code-twice', '+254712123456'],
    ['971971501234567', 'AE', 'code-twice', '+971501234567'],
    ['380380501234567', 'UA', 'code-twice', '+380501234567'],
    ['+49 +49 30 1234567', '', 'plus-twice', '+49301234567'],
    ['+1 +1 202 555 0123', '', 'plus-twice', '+12025550123'],
    ['00 +49 30 1234567', 'DE', 'plus-twice', '+49301234567'],
    ['+48 (0)512 345 678', '', 'needless-prefix', '+48512345678'],
    ['+34 (0)612 345 678', '', 'needless-prefix', '+34612345678'],
    ['+351 0912 345 678', '', 'needless-prefix', '+351912345678'],
    ['+420 (0)601 123 456', '', 'needless-prefix', '+420601123456'],
    ['+45 (0)20 12 34 56', '', 'needless-prefix', '+4520123456'],
    ['+47 (0)40 61 23 45', '', 'needless-prefix', '+4740612345'],
    ['+30 0210 1234567', '', 'needless-prefix', '+302101234567'],
    ['+39 0 333 123 4567', '', 'needless-prefix', '+393331234567'],
    ['+1 0 202 555 0123', '', 'needless-prefix', '+12025550123'],
    ['0512 345 678', 'PL', 'needless-prefix', '+48512345678'],
    ['+54 9 11 15 1234 5678', '', 'needless-prefix', '+5491112345678'],
    ['+54 9 343 15 555 1212', '', 'needless-prefix', '+5493435551212'],
    ['+0 30 1234567', 'DE', 'no-such-calling-code', '+49301234567'],
    ['+0049 30 1234567', 'DE', 'no-such-calling-code', '+49301234567'],
    ['+030 1234567', 'DE', 'no-such-calling-code', '+49301234567'],
    ['+8 (495) 123-45-67', '', 'eight-for-seven', '+74951234567'],
    ['+8 495 123 45 67', '', 'eight-for-seven', '+74951234567'],
    ['+8-916-123-45-67', '', 'eight-for-seven', '+79161234567'],
    ['+89161234567', '', 'eight-for-seven', '+79161234567'],
    ['+8 800 555 35 35', 'RU', 'eight-for-seven', '+78005553535'],
    ['+8 (727) 250 00 00', 'KZ', 'eight-for-seven', '+77272500000'],
    ['+8 612 34567', 'LT', 'not-in-numbering-plan', '+37061234567'],
    ['+8 029 123 45 67', 'BY', 'no-such-calling-code', '+375291234567'],
    ['+8 66 123456', 'TM', 'not-in-numbering-plan', '+99366123456'],
    ['491712300000', 'US', 'wrong-length', '+491712300000'],
    ['8613800138000', 'FR', 'wrong-length', '+8613800138000'],
    ['0065 65 8123 4567', 'SG', 'code-twice', '+6581234567'],
    // A 0 in place of the plus sign.
    ['091-9876543210', 'IN', 'wrong-length', '+919876543210'],
    ['092-300-1234567', 'PK', 'not-in-numbering-plan', '+923001234567'],
    ['0966501234567', 'SA', 'wrong-length', '+966501234567'],
    ['044 20 7946 0958', 'GB', 'wrong-length', '+442079460958'],
    ['0234 803 123 4567', 'NG', 'not-in-numbering-plan', '+2348031234567'],
    // The code behind the number, as right-to-left pages show it.
    ['202-555-0142 +1', 'US', 'not-a-number', '+12025550142'],
    ['7911 123456 44+', 'GB', 'not-a-number', '+447911123456'],
    ['050-234-5678 (972+)', 'IL', 'not-a-number', '+972502345678'],
    ['050-234-5678 +972', 'DE', 'not-a-number', '+972502345678'],
  ])('%s (%s): %s, meant is %s', (typed, region, reason, suggestion) => {
    expect(checkPhone(region, typed)).toMatchObject({ standing: 'bad', reason, suggestion });
    expect(checkPhone(region, suggestion)).toMatchObject({ standing: 'good', value: suggestion });
  });

  it.each([
    ['+494915123456789', '', 'code-twice', '+4915123456789'],
    ['494915123456789', 'DE', 'code-twice', '+4915123456789'],
    ['6262812345678', 'ID', 'code-twice', '+62812345678'],
    ['38338343201234', 'XK', 'code-twice', '+38343201234'],
    ['+7 8 495 123 45 67', '', 'needless-prefix', '+74951234567'],
    ['+7 (8912) 345-67-89', 'RU', 'needless-prefix', '+79123456789'],
    ['+36 06 1 234 5678', '', 'needless-prefix', '+3612345678'],
    ['+370 8 612 34567', '', 'needless-prefix', '+37061234567'],
    ['+375 8 029 123 45 67', '', 'needless-prefix', '+375291234567'],
    ['+55 0 15 11 96123-4567', '', 'needless-prefix', '+5511961234567'],
    ['+57 03 300 123 4567', '', 'needless-prefix', '+573001234567'],
    ['+1 1 201 555 0123', '', 'needless-prefix', '+12015550123'],
    ['+54 11 15 2345 6789', '', 'needless-prefix', '+5491123456789'],
    ['+54 (011) 15 2345-6789', '', 'needless-prefix', '+5491123456789'],
    ['+39 (0)312 345 6789', '', 'needless-prefix', '+393123456789'],
    ['04915123456789', 'DE', 'code-twice', '+4915123456789'],
    // 00, or a prefix of the region such as 004 and another country.
    ['0049 15123456789', 'SG', 'code-or-number', '+4915123456789'],
    ['0049 15123456789', 'TH', 'code-or-number', '+4915123456789'],
    ['0049 15123456789', 'KH', 'code-or-number', '+4915123456789'],
    ['0091 8123456789', 'CO', 'code-or-number', '+918123456789'],
    ['0091 8123456789', 'ID', 'code-or-number', '+918123456789'],
    ['0091 8123456789', 'NG', 'code-or-number', '+918123456789'],
    ['+8495 123-45-67', '', 'eight-for-seven', '+74951234567'],
    ['+84951234567', 'RU', 'eight-for-seven', '+74951234567'],
  ])('%s (%s) may be another number: %s, %s', (typed, region, reason, suggestion) => {
    expect(checkPhone(region, typed)).toMatchObject({ standing: 'caution', reason, suggestion });
  });

  it.each([
    ['+84 95 123 4567', 'RU', '+84951234567'],
    ['+84951234567', '', '+84951234567'],
    ['+81 90 1234 5678', '', '+819012345678'],
    ['+86 138 0013 8000', 'RU', '+8613800138000'],
    ['+880 1812 345678', '', '+8801812345678'],
    ['+44 (0)20 7946 0958', '', '+442079460958'],
    ['+39 06 1234 5678', '', '+390612345678'],
    ['+39 (0)6 1234 5678', '', '+390612345678'],
    ['+33 06 12 34 56 78', '', '+33612345678'],
    ['+49 4921 123456', '', '+494921123456'],
    ['049211234567', 'DE', '+4949211234567'],
    ['00855 91234567', 'KH', '+85591234567'],
    ['0057 321 1234567', 'CO', '+573211234567'],
    ['0011 1 650 253 0000', 'AU', '+16502530000'],
    ['0065 6581 2345', 'SG', '+6565812345'],
  ])('%s (%s) is good: %s', (typed, region, value) => {
    expect(checkPhone(region, typed)).toMatchObject({ standing: 'good', value });
  });

  it.each(['+8 (495) 123-45-67', '+8-916-123-45-67', '+8 800 555 35 35'])(
    '%s is found in text with its correction',
    (typed) => {
      const meant = typed.replace(/^\+8/, '+7').replace(/[^+\d]/g, '');
      for (const text of [typed, `Тел.: ${typed}, Москва`, `call ${typed} now`]) {
        for (const find of [detect, detectCandidates]) {
          const [found] = find(text);
          expect(found?.raw).toBe(typed);
          expect(checkPhone('', found?.value ?? '').suggestion).toBe(meant);
        }
      }
    },
  );
});
