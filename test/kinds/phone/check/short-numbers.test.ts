/** Short numbers, which are not in the numbering plans of subscribers. */
import { describe, expect, it } from 'vitest';
import { pairUp } from '../../../tools/pair-up.ts';
import { checkPhone, checkValue } from '../../checked.ts';

describe('the type of short numbers', () => {
  it.each(
    pairUp([
      ['An emergency number', ' 112', 'DE 112', 'US 911', 'DE 110', 'GB 999', 'AU 000', 'FR 15'],
      [
        'An emergency number',
        'FR 17',
        'AT 133',
        'CH 144',
        'BR 190',
        'ES 061',
        'CZ 155',
        'ZA 10111',
      ],
      ['Europe’s helpline for missing children', 'FR 116 000'],
      ['Europe’s helpline for victims of crime', 'GB 116006'],
      ['Europe’s helpline for children in need', 'IT 116 111'],
      ['Europe’s helpline for medical advice outside office hours', 'DE 116117'],
      ['Europe’s helpline for emotional support', ' 116-123'],
      ['A number reserved for helplines', 'DE 116 116'],
      ['A service short code, dialled as it is', 'DE 115', 'FR 119', 'DE 118 33', 'FR 118 218'],
      ['A service short code, dialled as it is', 'GB 118118', 'GB 101', 'US 411', 'CA 988'],
    ]),
  )('%s: %s', (text, says) => {
    const [, region = '', typed = ''] = /^(\w*) (.*)$/.exec(text) ?? [];
    expect(checkPhone(region, typed)).toMatchObject({
      standing: 'caution',
      reason: 'short-number',
      value: typed.replace(/[^0-9]/g, ''),
      headline: `${says}. It does not belong to a person.`,
    });
  });

  it.each([
    [
      '+49 115',
      'A service short code (Germany). It may not be in service there, or not reachable from abroad.',
    ],
    [
      '+49 116 116',
      'A number reserved for helplines (Germany). It may not be in service there, or not reachable from abroad.',
    ],
    [
      '0044 101',
      'A service short code (United Kingdom). It may not be in service there, or not reachable from abroad.',
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
        headline: 'Dial an emergency number without a country code.',
      });
    },
  );

  it.each(
    pairUp([
      ['US', '110', '116117', '115', '72222'],
      ['DE', '999', '15', '123', '12345'],
    ]),
  )('%s (%s) is unknown', (typed, region) => {
    expect(checkValue('phone', typed, { region })).toMatchObject({ standing: 'bad' });
    expect(checkValue('phone', typed, { region }).reason).not.toBe('short-number');
  });

  it.each(['110', '115', '3919'])('%s is unknown without a country', (typed) => {
    expect(checkValue('phone', typed)).toMatchObject({ standing: 'unknown', reason: 'no-country' });
  });

  it.each([
    // Real subscriber numbers that begin like short numbers.
    ['116 1234', 'NL'],
    ['+49 116 1234567', ''],
  ])('%s (%s) is checked by the numbering plan', (typed, region) => {
    expect(checkPhone(region, typed).reason).not.toBe('short-number');
  });

  it('says for other numbers of few digits that their short codes are not known', () => {
    expect(checkValue('phone', '12345', { region: 'US' }).headline).toBe(
      'Numbers have 10 digits (United States). This one has 5. If it is a short number for text messages, Fieldmark cannot check it.',
    );
    expect(checkValue('phone', '1234567', { region: 'US' }).headline).toBe(
      'Numbers have 10 digits (United States). This one has 7.',
    );
  });
});
