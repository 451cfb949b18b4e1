/** Short numbers, which the numbering plans of subscribers do not contain. */
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../../lib/check/index.ts';

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
    ['115', 'DE', 'A number of the kind that services have'],
    ['119', 'FR', 'A number of the kind that services have'],
    ['118 33', 'DE', 'A number of the kind that services have'],
    ['118 218', 'FR', 'A number of the kind that services have'],
    ['118118', 'GB', 'A number of the kind that services have'],
    ['101', 'GB', 'A number of the kind that services have'],
    ['411', 'US', 'A number of the kind that services have'],
    ['988', 'CA', 'A number of the kind that services have'],
  ])('%s (%s): %s', (typed, region, says) => {
    const verdict = checkValue('phone', typed, options(region));
    expect(verdict).toMatchObject({
      standing: 'caution',
      reason: 'short-number',
      value: typed.replace(/[^0-9]/g, ''),
      headline: `${says}, dialled as it is; it is nobody’s own number.`,
    });
  });

  it.each([
    [
      '+49 115',
      'A number of the kind that services have in Germany; it may not be reached from abroad.',
    ],
    ['+49 116 116', 'A helpline in Germany; it may not be reached from abroad.'],
    [
      '0044 101',
      'A number of the kind that services have in the United Kingdom; it may not be reached from abroad.',
    ],
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
        headline: 'An emergency number is dialled without a country code.',
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

  it.each(['110', '115', '3919'])('%s: unknown without a country', (typed) => {
    expect(checkValue('phone', typed)).toMatchObject({ standing: 'unknown', reason: 'no-country' });
  });

  it.each([
    // Real subscribers' numbers that begin like short ones.
    ['116 1234', 'NL'],
    ['+49 116 1234567', undefined],
  ])('%s (%s) is checked by the numbering plan', (typed, region) => {
    expect(checkValue('phone', typed, options(region)).reason).not.toBe('short-number');
  });

  it('says of other numbers of few digits that short codes are not known here', () => {
    expect(checkValue('phone', '12345', { region: 'US' }).headline).toBe(
      'Five digits too short for the United States: 10 expected, 5 given. (Codes for text messages are not checked.)',
    );
    expect(checkValue('phone', '1234567', { region: 'US' }).headline).toBe(
      'Three digits too short for the United States: 10 expected, 7 given.',
    );
  });
});
