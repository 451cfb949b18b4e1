import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import {
  type CountryCode,
  getCountries,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { checkValue } from '../checked.ts';

describe('valid numbers in all formats', () => {
  it.each([
    ['+49 30 123456', undefined, '+4930123456'],
    ['030 123456', 'DE', '+4930123456'],
    ['(030) 12 34-56', 'DE', '+4930123456'],
    ['+49 (0)30 123456', undefined, '+4930123456'],
    ['0049 30 123456', undefined, '+4930123456'],
    ['tel:+49-30-123456', undefined, '+4930123456'],
    ['+49\u00A030\u200B123456', undefined, '+4930123456'],
    ['\u202A+49 30 123456\u202C', undefined, '+4930123456'],
    ['٠٣٠١٢٣٤٥٦', 'DE', '+4930123456'],
    ['＋４９３０１２３４５６', undefined, '+4930123456'],
    ['+44 20 7946 0958 ext. 12', undefined, '+442079460958'],
    ['tel:+1-201-555-0123;ext=5', undefined, '+12015550123'],
    ['1-800-FLOWERS', 'US', '+18003569377'],
    ['202-555-0123 x123', 'US', '+12025550123'],
    ['202-555-0123x123', 'US', '+12025550123'],
    ['+7 495 123-45-67 доб. 12', undefined, '+74951234567'],
    ['+39 06 1234 5678 interno 12', undefined, '+390612345678'],
    ['+31 20 123 4567 toestel 12', undefined, '+31201234567'],
    ['+48 22 123 45 67 wew. 12', undefined, '+48221234567'],
    ['(202) 555-0123', 'us', '+12025550123'],
    ['+39 06 1234 5678', undefined, '+390612345678'],
    ['+800 1234 5678', undefined, '+80012345678'],
    ['+881 612 345 678', undefined, '+881612345678'],
    ['+883 510 012 345 678', undefined, '+883510012345678'],
    ['0011 49 30 123456', 'AU', '+4930123456'],
    ['011 49 30 123456', 'US', '+4930123456'],
    ['0049 30 123456', 'US', '+4930123456'],
    ['007982584023', 'KR', '+82007982584023'],
    ['008001725840', 'BG', '+359008001725840'],
    ['++49 30 123456', undefined, '+4930123456'],
    ["044 123'45'67", 'CH', '+41441234567'],
    ['Tel.: +49 30 123456', undefined, '+4930123456'],
    ['Mobil +49 171 1234567', undefined, '+491711234567'],
    ['☎ +49 30 123456', undefined, '+4930123456'],
    ['"+49 30 123456"', undefined, '+4930123456'],
    ['+49 30 123456,', undefined, '+4930123456'],
    ['tel:123456;phone-context=+4930', undefined, '+4930123456'],
    ['sms:+4930123456?body=x', undefined, '+4930123456'],
    ['https://wa.me/4930123456', undefined, '+4930123456'],
    ['1800FLOWERS', 'US', '+18003569377'],
    ['13 CABS', 'AU', '+61132227'],
  ])('%s (%s) is %s', (typed, region, value) => {
    const verdict = checkValue('phone', typed, region === undefined ? {} : { region });
    expect(verdict).toMatchObject({ standing: 'good', value, basis: ['numbering-plan'] });
  });

  it.each(getCountries().map((code): [CountryCode] => [code]))(
    '%s: the example number is good in E.164, international and national form',
    (code) => {
      const example = getExampleNumber(code, examples);
      if (example === undefined) throw new Error(`no example for ${code}`);
      for (const typed of [example.number, example.formatInternational()]) {
        expect(checkValue('phone', typed)).toMatchObject({
          standing: 'good',
          value: example.number,
        });
      }
      expect(checkValue('phone', example.formatNational(), { region: code })).toMatchObject({
        standing: 'good',
        value: example.number,
      });
    },
  );
});

describe('facts', () => {
  it('names country, type, both forms and the extension', () => {
    const { facts } = checkValue('phone', '+44 20 7946 0958 x 12');
    expect(Object.fromEntries(facts.map((fact) => [fact.label, fact.value]))).toEqual({
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
    ['+33 1 23 45 67 8', undefined, 'wrong-length', /have 9 digits.*\(France\).*has 8\./],
    ['01 23 45 67 8', 'FR', 'wrong-length', /have 9 digits.*\(France\).*has 8\./],
    ['+33 1 23 45 67 89 12', undefined, 'wrong-length', /have 9 digits.*\(France\).*has 11\./],
    [
      '+1 202 555 01',
      undefined,
      'wrong-length',
      /^Numbers have 10 digits.*\(countries with \+1\).*has 8\./,
    ],
    ['+44 20 7946 09', undefined, 'wrong-length', /have 7, 9 or 10 digits.*has 8\./],
    ['+49 30 1234567890123456', undefined, 'too-long', /^Too long\. At most 15 digits/],
    ['1', 'DE', 'too-short', /^Too short .* \(Germany\)/],
    [
      '+1 (555) 123-4567',
      undefined,
      'not-in-numbering-plan',
      /^No number .*\(countries with \+1\)/,
    ],
    ['+999 123456', undefined, 'no-such-calling-code', /country code/],
    // The plan has numbers of this length, but not with these first digits.
    ['+91 98765 4321', undefined, 'wrong-length', /begin like this have 1 more digit \(India\)\./],
    [
      '+49 151 1234567',
      undefined,
      'wrong-length',
      /begin like this have 1 more digit \(Germany\)\./,
    ],
    [
      '+49 151 1234567890',
      undefined,
      'wrong-length',
      /begin like this have 2 digits fewer \(Germany\)\./,
    ],
    ['07911 12345', 'GB', 'wrong-length', /begin like this have 1 more digit \(United Kingdom\)\./],
    ['+1 123 456 7890', undefined, 'not-in-numbering-plan', /^No number begins like this/],
    ['+800 1234 567', undefined, 'wrong-length', /have 8 digits.*code \+800\).*has 7\./],
    ['+39 6 1234 5678', undefined, 'missing-zero', /0 after \+39 is missing/],
    ['00 391000000', 'DE', 'missing-zero', /0 after \+39 is missing/],
    ['+39 20 1', undefined, 'wrong-length', /have .*\+39.*has 3\./],
    ['555-0123', 'US', 'wrong-length', /have 10 digits \(United States\)\. This one has 7\.$/],
    [
      '06 12 34 56',
      'FR',
      'wrong-length',
      /have 9 digits, not counting the leading 0 \(France\)\. This one has 7\.$/,
    ],
    ['+49', undefined, 'too-short', /only the country code \+49/],
    ['+33 6', undefined, 'too-short', /have 9 digits.*\(France\).*has 1\./],
    ['+49 30 123456 / 123457', undefined, 'two-numbers', /two numbers/],
    ['+49 30 123456 +49 30 123457', undefined, 'two-numbers', /two numbers/],
    ['+1 202-555-0123 press 2', undefined, 'bad-character', /“p”/],
    ['hello', undefined, 'not-a-number', /not a phone number/],
    ['+49 30 12a456', undefined, 'bad-character', /this character: “a”/],
    ['', undefined, 'empty', /nothing/],
  ])('%s (%s): %s', (typed, region, reason, headline) => {
    const verdict = checkValue('phone', typed, region === undefined ? {} : { region });
    expect(verdict).toMatchObject({ standing: 'bad', reason });
    expect(verdict.headline).toMatch(headline);
  });

  it.each([
    ['+0049 30 123456', undefined, '+4930123456'],
    ['+39 6 1234 5678', undefined, '+390612345678'],
    ['00 391000000', 'DE', '+3901000000'],
    ['+52 1 55 1234 5678', undefined, '+525512345678'],
    ['+0171 1234567', 'DE', '+491711234567'],
    ['+49 30 123456 or +49 30 123457', undefined, '+4930123456'],
  ])('%s (%s): did you mean %s', (typed, region, suggestion) => {
    expect(checkValue('phone', typed, region === undefined ? {} : { region })).toMatchObject({
      standing: 'bad',
      suggestion,
    });
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
        expect(verdict.standing !== 'bad').toBe(valid);
        if (!valid || parsed === undefined) return;
        const facts = Object.fromEntries(verdict.facts.map((fact) => [fact.label, fact.value]));
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
        // For +290 999, the check knows more than its length.
        expect(checkValue('phone', typed).headline).toMatch(
          / have .* digits|^Too (long|short)|^An emergency number|^Dial an emergency/,
        );
      }),
    );
  });
});
