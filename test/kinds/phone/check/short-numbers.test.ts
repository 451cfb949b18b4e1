/** Short numbers, which are not in the numbering plans of subscribers. */
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../checked.ts';

const options = (region: string | undefined) => (region === undefined ? {} : { region });

describe('the type of short numbers', () => {
  it.each([
    ['112', undefined, 'An emergency number'],
    ['112', 'DE', 'An emergency number'],
    ['911', 'US', 'An emergency number'],
    ['110', 'DE', 'An emergency number'],
    ['999', 'GB', 'An emergency number'],
    ['000', 'AU', 'An emergency number'],
    ['15', 'FR', 'An emergency number'],
    ['17', 'FR', 'An emergency number'],
    ['133', 'AT', 'An emergency number'],
    ['144', 'CH', 'An emergency number'],
    ['190', 'BR', 'An emergency number'],
    ['061', 'ES', 'An emergency number'],
    ['155', 'CZ', 'An emergency number'],
    ['10111', 'ZA', 'An emergency number'],
    ['116 000', 'FR', 'Europe’s helpline for missing children'],
    ['116006', 'GB', 'Europe’s helpline for victims of crime'],
    ['116 111', 'IT', 'Europe’s helpline for children in need'],
    ['116117', 'DE', 'Europe’s helpline for medical advice outside office hours'],
    ['116-123', undefined, 'Europe’s helpline for emotional support'],
    ['116 116', 'DE', 'A helpline'],
    ['115', 'DE', 'A service short code, dialled as it is'],
    ['119', 'FR', 'A service short code, dialled as it is'],
    ['118 33', 'DE', 'A service short code, dialled as it is'],
    ['118 218', 'FR', 'A service short code, dialled as it is'],
    ['118118', 'GB', 'A service short code, dialled as it is'],
    ['101', 'GB', 'A service short code, dialled as it is'],
    ['411', 'US', 'A service short code, dialled as it is'],
    ['988', 'CA', 'A service short code, dialled as it is'],
  ])('%s (%s): %s', (typed, region, says) => {
    const verdict = checkValue('phone', typed, options(region));
    expect(verdict).toMatchObject({
      standing: 'caution',
      reason: 'short-number',
      value: typed.replace(/[^0-9]/g, ''),
      headline: `${says}. It does not belong to a person.`,
    });
  });

  it.each([
    ['+49 115', 'A service short code (Germany). It may not be reachable from abroad.'],
    ['+49 116 116', 'A helpline (Germany). It may not be reachable from abroad.'],
    ['0044 101', 'A service short code (United Kingdom). It may not be reachable from abroad.'],
  ])('%s, with a country code, is a caution', (typed, headline) => {
    expect(checkValue('phone', typed)).toMatchObject({
      standing: 'caution',
      reason: 'short-number',
      headline,
    });
  });

  it.each(['+49 112', '+1 911', '+44 999', '0033 15'])(
    '%s: emergency numbers have no country code',
    (typed) => {
      expect(checkValue('phone', typed)).toMatchObject({
        standing: 'bad',
        reason: 'short-number',
        headline: 'Dial an emergency number without a country code.',
      });
    },
  );

  it.each([
    ['110', 'US'],
    ['999', 'DE'],
    ['15', 'DE'],
    ['123', 'DE'],
    ['116117', 'US'],
    ['115', 'US'],
    ['12345', 'DE'],
    ['72222', 'US'],
  ])('%s (%s) is unknown', (typed, region) => {
    expect(checkValue('phone', typed, { region })).toMatchObject({ standing: 'bad' });
    expect(checkValue('phone', typed, { region }).reason).not.toBe('short-number');
  });

  it.each(['110', '115', '3919'])('%s is unknown without a country', (typed) => {
    expect(checkValue('phone', typed)).toMatchObject({ standing: 'unknown', reason: 'no-country' });
  });

  it.each([
    // Real subscriber numbers that begin like short numbers.
    ['116 1234', 'NL'],
    ['+49 116 1234567', undefined],
  ])('%s (%s) is checked by the numbering plan', (typed, region) => {
    expect(checkValue('phone', typed, options(region)).reason).not.toBe('short-number');
  });

  it('says for other numbers of few digits that their short codes are not known', () => {
    expect(checkValue('phone', '12345', { region: 'US' }).headline).toBe(
      'Numbers have 10 digits (United States). This one has 5. If it is a code for text messages, Fieldmark cannot check it.',
    );
    expect(checkValue('phone', '1234567', { region: 'US' }).headline).toBe(
      'Numbers have 10 digits (United States). This one has 7.',
    );
  });
});
