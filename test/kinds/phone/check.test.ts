import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { checkPhone, checkValue, factsOf, readingOf } from '../checked.ts';

/** Ways to write a number: the number, the region, what is written. */
const WRITTEN: readonly (readonly [value: string, region: string, ...string[]])[] = [
  ['+4930123456', '', '+49 30 123456', '+49 (0)30 123456', '0049 30 123456', 'tel:+49-30-123456'],
  [
    '+4930123456',
    '',
    '+49\u00A030\u200B123456',
    '\u202A+49 30 123456\u202C',
    '＋４９３０１２３４５６',
  ],
  ['+4930123456', '', '++49 30 123456', 'Tel.: +49 30 123456', '☎ +49 30 123456'],
  ['+4930123456', '', '"+49 30 123456"', '+49 30 123456,', 'tel:123456;phone-context=+4930'],
  ['+4930123456', '', 'sms:+4930123456?body=x', 'https://wa.me/4930123456'],
  ['+4930123456', 'DE', '030 123456', '(030) 12 34-56', '٠٣٠١٢٣٤٥٦'],
  ['+442079460958', '', '+44 20 7946 0958 ext. 12'],
  ['+12015550123', '', 'tel:+1-201-555-0123;ext=5'],
  ['+18003569377', 'US', '1-800-FLOWERS', '1800FLOWERS'],
  ['+12025550123', 'US', '202-555-0123 x123', '202-555-0123x123'],
  ['+74951234567', '', '+7 495 123-45-67 доб. 12'],
  ['+390612345678', '', '+39 06 1234 5678 interno 12', '+39 06 1234 5678'],
  ['+31201234567', '', '+31 20 123 4567 toestel 12'],
  ['+48221234567', '', '+48 22 123 45 67 wew. 12'],
  ['+12025550123', 'us', '(202) 555-0123'],
  ['+80012345678', '', '+800 1234 5678'],
  ['+881612345678', '', '+881 612 345 678'],
  ['+883510012345678', '', '+883 510 012 345 678'],
  ['+4930123456', 'AU', '0011 49 30 123456'],
  ['+4930123456', 'US', '011 49 30 123456', '0049 30 123456'],
  ['+82007982584023', 'KR', '007982584023'],
  ['+359008001725840', 'BG', '008001725840'],
  ['+41441234567', 'CH', "044 123'45'67"],
  ['+491711234567', '', 'Mobil +49 171 1234567'],
  ['+61132227', 'AU', '13 CABS'],
  // A word that goes on after the number.
  ['+18002668228', 'US', '1-800-CONTACTS'],
  ['+18884342666', '', '+1-888-GEICO-NOW'],
  ['+18775277454', 'CA', '1-877-KARS-4-KIDS'],
  ['+611300356937', 'AU', '1300 FLOWERS'],
  ['+611800738377', 'AU', '1800 REVERSE'],
];

describe('valid numbers in all formats', () => {
  it.each(
    WRITTEN.flatMap(([value, region, ...texts]) =>
      texts.map((typed) => [typed, region, value] as const),
    ),
  )('%s (%s) is %s', (typed, region, value) => {
    const verdict = checkPhone(region, typed);
    expect(verdict.basis).toEqual(['numbering-plan']);
    expect(readingOf(verdict)).toEqual({ value, isSound: true });
  });

  // Gabon's example is a number of its old plan.
  it.each(getCountries().filter((code) => code !== 'GA'))(
    '%s: the example number is good in E.164, international and national form',
    (code) => {
      const example = getExampleNumber(code, examples) ?? expect.fail(`no example for ${code}`);
      const right = { standing: 'good', value: example.number };
      expect(checkValue('phone', example.number)).toMatchObject(right);
      expect(checkValue('phone', example.formatInternational())).toMatchObject(right);
      expect(checkPhone(code, example.formatNational())).toMatchObject(right);
    },
  );
});

describe('facts', () => {
  it('names country, type, both forms and the extension', () => {
    expect(factsOf('phone', '+44 20 7946 0958 x 12')).toEqual({
      Country: 'United Kingdom',
      Type: 'Landline',
      International: '+44 20 7946 0958 x12',
      National: '020 7946 0958 x12',
      Extension: '12',
    });
  });

  it.each([
    ...['ext 12', 'ext.12', 'ext: 12', 'extn 12', 'extension 12', 'x12', 'x 12', '#12', '~12'],
    ...['(ext. 12)', '(x12)', ';ext=12', ',12', ',,12', ';12', 'extensión 12', 'extensão 12'],
    ...['anexo 12', 'ramal 12', 'int. 12', 'interno 12', 'poste 12', 'Durchwahl 12', 'DW: 12'],
    ...['Apparat 12', 'App. 12', 'toestel 12', 'wew. 12', 'w. 12', 'linka 12', 'mellék 12'],
    ...['dahili 12', 'lokal 12', 'ankn. 12', 'доб. 12', '(доб. 12)', 'доб12', 'дод. 12', 'вн. 12'],
    ...['εσωτ. 12', '内線 12', '(内線12)', '转12', '分机 12', '내선 12'],
  ])('+44 20 7946 0958 %s has an extension', (written) => {
    const verdict = checkValue('phone', `+44 20 7946 0958 ${written}`);
    expect(verdict).toMatchObject({ standing: 'good', value: '+442079460958' });
    expect(verdict.facts).toContainEqual({
      name: 'phone.labelExtension',
      label: 'Extension',
      value: '12',
    });
  });

  it('warns of premium-rate numbers', () => {
    expect(checkValue('phone', '+49 900 1 123456')).toMatchObject({
      standing: 'caution',
      reason: 'premium-rate',
    });
  });
});

describe('an invalid number', () => {
  it.each([
    ['+33 1 23 45 67 8', '', 'wrong-length', /have 9 digits.*\(France\).*has 8\./],
    ['01 23 45 67 8', 'FR', 'wrong-length', /have 9 digits.*\(France\).*has 8\./],
    ['+33 1 23 45 67 89 12', '', 'wrong-length', /have 9 digits.*\(France\).*has 11\./],
    ['+1 202 555 01', '', 'wrong-length', /^Numbers have 10 .*\(countries with \+1\).*has 8\./],
    ['+44 20 7946 09', '', 'wrong-length', /have 7, 9 or 10 digits.*has 8\./],
    ['+49 30 1234567890123456', '', 'too-long', /^Too long\. At most 15 digits/],
    ['1', 'DE', 'too-short', /^Too short .* \(Germany\)/],
    ['+1 (555) 123-4567', '', 'not-in-numbering-plan', /^No number .*\(countries with \+1\)/],
    ['0151 xxxxxxxx', 'DE', 'bad-character', /“x”/],
    ['+1 415 XXX XXXX', '', 'bad-character', /“X”/],
    ['(212) ###-####', 'US', 'bad-character', /“#”/],
    ['+33 6 6X XX XX 83', '', 'bad-character', /“X”/],
    ['+49 7775abc2219', '', 'bad-character', /“a”/],
    ['055fff5088', 'AE', 'bad-character', /“f”/],
    ['+40721eeasd0', '', 'bad-character', /“e”/],
    ['0800 nnn nnn', 'GB', 'bad-character', /“n”/],
    ['+999 123456', '', 'no-such-calling-code', /country code/],
    // The plan has numbers of this length, but not with these first digits.
    ['+91 98765 4321', '', 'wrong-length', /begins like this, 1 digit is missing \(India\)\./],
    ['+49 151 1234567', '', 'wrong-length', /begins like this, 1 digit is missing \(Germany\)\./],
    [
      '+49 151 1234567890',
      '',
      'wrong-length',
      /like this, there are 2 digits too many \(Germany\)\./,
    ],
    [
      '07911 12345',
      'GB',
      'wrong-length',
      /begins like this, 1 digit is missing \(United Kingdom\)\./,
    ],
    [
      '+1 123 456 7890',
      '',
      'not-in-numbering-plan',
      /^No number in the numbering plan .* begins like this/,
    ],
    ['+800 1234 567', '', 'wrong-length', /have 8 digits.*code \+800\).*has 7\./],
    ['+39 6 1234 5678', '', 'missing-zero', /0 after \+39 is probably missing/],
    ['00 391000000', 'DE', 'missing-zero', /0 after \+39 is probably missing/],
    ['+39 20 1', '', 'wrong-length', /have .*\+39.*has 3\./],
    ['555-0123', 'US', 'wrong-length', /have 10 digits \(United States\)\. This one has 7\.$/],
    ['06 12 34 56', 'FR', 'wrong-length', /have 9 .*, not counting the leading 0 \(F.* has 7\.$/],
    ['+49', '', 'too-short', /only the country code \+49/],
    ['+33 6', '', 'too-short', /have 9 digits.*\(France\).*has 1\./],
    ['+49 30 123456 / 123457', '', 'two-numbers', /two numbers/],
    ['+49 30 123456 +49 30 123457', '', 'two-numbers', /two numbers/],
    ['0171 1234567 / 030 123456', '', 'two-numbers', /two numbers/],
    ['020 7946 0018, 07700 900123', '', 'two-numbers', /two numbers/],
    ['(212) 555-0123 or (212) 555-0199', '', 'two-numbers', /two numbers/],
    ['06 12 34 56 78 et 01 23 45 67 89', '', 'two-numbers', /two numbers/],
    ['+1 202-555-0123 (office)', '', 'bad-character', /“o”/],
    ['+1 202-555-0123 press 2', '', 'bad-character', /“p”/],
    ['hello', '', 'not-a-number', /not a phone number/],
    ['+49 30 12a456', '', 'bad-character', /this character: “a”/],
    ['', '', 'empty', /nothing/],
  ])('%s (%s): %s', (typed, region, reason, headline) => {
    const verdict = checkPhone(region, typed);
    expect(verdict).toMatchObject({ standing: 'bad', reason });
    expect(verdict.headline).toMatch(headline);
  });

  it.each([
    ['+0049 30 123456', '', '+4930123456'],
    ['+39 6 1234 5678', '', '+390612345678'],
    ['00 391000000', 'DE', '+3901000000'],
    ['+52 1 55 1234 5678', '', '+525512345678'],
    ['+0171 1234567', 'DE', '+491711234567'],
    ['+49 30 123456 or +49 30 123457', '', '+4930123456'],
    ['0171 1234567 (mobil)', 'DE', '+491711234567'],
    ['+1 202-555-0123, home', '', '+12025550123'],
    ['+49 171 1234567 / privat', '', '+491711234567'],
    ['UK +44 7911 123456', '', '+447911123456'],
    ['(T) +49 30 1234567', '', '+49301234567'],
    ['Ms Smith +1 202-555-0123 (home)', '', '+12025550123'],
    ['030 1234567 bzw. 0171 1234567', 'DE', '+49301234567'],
    ['020 123 4567 of 06 12345678', 'NL', '+31201234567'],
    ['22 123 45 67 lub 512 345 678', 'PL', '+48221234567'],
    // The end of a second number.
    ['+49 30 1234567-0 / -12', '', '+493012345670'],
    ['+43 1 58058-0, -21160', '', '+431580580'],
  ])('%s (%s): did you mean %s', (typed, region, suggestion) => {
    expect(checkPhone(region, typed)).toMatchObject({ standing: 'bad', suggestion });
  });

  it('is unknown in national form without its country', () => {
    expect(checkValue('phone', '030 123456')).toMatchObject({
      standing: 'unknown',
      reason: 'no-country',
      value: '030 123456',
    });
    expect(checkValue('phone', '030 123456', { region: 'ZZ' }).standing).toBe('unknown');
  });
});

describe('a number, compared with libphonenumber', () => {
  const digits = fc.stringMatching(/^[0-9]{1,4}$/);
  const mutated = fc
    .tuple(fc.constantFrom(...getCountries()), fc.nat(20), fc.nat(3), digits)
    .map(([country, index, drop, insert]) => {
      const number = getExampleNumber(country, examples)?.number ?? '';
      return `${number.slice(0, index + 1)}${insert}${number.slice(index + 1 + drop)}`;
    });

  it('is good if and only if it is valid there', () => {
    fc.assert(
      fc.property(mutated, (typed) => {
        const verdict = checkValue('phone', typed);
        const parsed = parsePhoneNumberFromString(typed, { extract: false });
        const valid = parsed?.isValid() === true;
        // An area code that the library does not know yet.
        if (verdict.standing === 'caution' && verdict.reason === 'not-in-numbering-plan') return;
        expect(verdict.standing !== 'bad').toBe(valid);
        if (!valid || parsed === undefined) return;
        const facts = factsOf('phone', typed);
        expect(verdict.value).toBe(parsed.number);
        expect(facts.International).toBe(parsed.formatInternational());
        expect(facts.National).toBe(parsed.formatNational());
        expect(facts.Type === undefined).toBe(parsed.getType() === undefined);
      }),
    );
  });

  it('says which lengths are possible', () => {
    fc.assert(
      fc.property(mutated, (typed) => {
        const parsed = parsePhoneNumberFromString(typed, { extract: false });
        if (parsed === undefined || parsed.isPossible()) return;
        const { headline, suggestion } = checkValue('phone', typed);
        // What is wrong besides, such as a 0 behind the country code, says more than the length.
        if (suggestion !== undefined) return;
        // The check knows more of emergency numbers (+290 999) and of old plans (+995 55003456).
        expect(headline).toMatch(
          / have .* digits|^Too (long|short)|^An emergency number|^Dial an emergency|^An old number/,
        );
      }),
    );
  });
});
