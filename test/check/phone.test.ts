import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { check } from '../../lib/check/index.ts';

describe('numbers in every writing', () => {
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
  ])('%s (%s) is %s', (typed, region, value) => {
    const verdict = check('phone', typed, region === undefined ? {} : { region });
    expect(verdict).toMatchObject({ standing: 'good', value, basis: ['numbering-plan'] });
  });

  it.each(getCountries().map((code): [CountryCode] => [code]))(
    '%s: the example number is good in E.164, international and national form',
    (code) => {
      const example = getExampleNumber(code, examples);
      if (example === undefined) throw new Error(`no example for ${code}`);
      for (const typed of [example.number, example.formatInternational()]) {
        expect(check('phone', typed)).toMatchObject({ standing: 'good', value: example.number });
      }
      expect(check('phone', example.formatNational(), { region: code })).toMatchObject({
        standing: 'good',
        value: example.number,
      });
    },
  );
});

describe('facts', () => {
  it('names country, type, both forms and the extension', () => {
    const { facts } = check('phone', '+44 20 7946 0958 x 12');
    expect(Object.fromEntries(facts.map((fact) => [fact.label, fact.value]))).toEqual({
      Country: 'United Kingdom',
      Type: 'Fixed line',
      International: '+44 20 7946 0958 x12',
      National: '020 7946 0958 x12',
      Extension: '12',
    });
  });

  it('warns of premium-rate numbers', () => {
    expect(check('phone', '+49 900 1 123456')).toMatchObject({
      standing: 'caution',
      reason: 'premium-rate',
    });
  });
});

describe('what is wrong is named, a wrong length by how much', () => {
  it.each([
    [
      '+33 1 23 45 67 8',
      undefined,
      'wrong-length',
      /^One digit too short for France: 9 .*, 8 given/,
    ],
    ['01 23 45 67 8', 'FR', 'wrong-length', /^One digit too short for France: 9 .*, 8 given/],
    ['+33 1 23 45 67 89 12', undefined, 'wrong-length', /^Two digits too long for France/],
    [
      '+1 202 555 01',
      undefined,
      'wrong-length',
      /^Two digits too short for the countries with \+1/,
    ],
    ['+44 20 7946 09', undefined, 'wrong-length', /7, 9 or 10 expected .*, 8 given/],
    ['+49 30 1234567890123456', undefined, 'too-long', /^Five digits too long: at most 15/],
    ['1', 'DE', 'too-short', /^Too short for Germany/],
    [
      '+1 (555) 123-4567',
      undefined,
      'not-in-numbering-plan',
      /no number of the countries with \+1/,
    ],
    ['+999 123456', undefined, 'no-such-calling-code', /No country/],
    ['hello', undefined, 'not-a-number', /not a phone number/],
    ['+49 30 12a456', undefined, 'bad-character', /characters/],
    ['', undefined, 'empty', /nothing/],
  ])('%s (%s): %s', (typed, region, reason, headline) => {
    const verdict = check('phone', typed, region === undefined ? {} : { region });
    expect(verdict).toMatchObject({ standing: 'bad', reason });
    expect(verdict.headline).toMatch(headline);
  });

  it('cannot tell a national number without its country', () => {
    expect(check('phone', '030 123456')).toMatchObject({
      standing: 'unknown',
      reason: 'no-country',
      value: '030 123456',
    });
    expect(check('phone', '030 123456', { region: 'ZZ' }).standing).toBe('unknown');
  });
});
