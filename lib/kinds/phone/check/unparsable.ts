/** Verdicts for text that is not a number of any country. */
import type { CountryCode } from 'libphonenumber-js/core';
import { countryReference, phoneText } from '../../../texts/references.ts';
import type { CheckResult } from '../../shared/offline-check.ts';
import { lengthHeadline, nationalLengthsOf, planCountryText } from './length.ts';
import { countriesUnder, isValidPhone, parsePhone } from './parse.ts';

/** Headline for a number with too few digits after its country code. */
function tooShort(typed: string): string {
  const digits = typed.replace(/[^0-9]/g, '');
  const code = [1, 2, 3]
    .map((n) => digits.slice(0, n))
    .find((start) => countriesUnder(start).length > 0);
  if (code === undefined) return phoneText('tooShort');
  const shared = countriesUnder(code);
  const country = shared.length === 1 ? shared[0] : undefined;
  const place = planCountryText(country, code);
  const nationalDigits = digits.length - code.length;
  return nationalDigits === 0
    ? phoneText('onlyCountryCode', { code })
    : lengthHeadline(nationalLengthsOf(country, code), nationalDigits, place, 'code');
}

/** The verdict on text that libphonenumber cannot parse. @param problem the library's error code */
export function unparsablePhone(
  problem: string,
  typed: string,
  country: CountryCode | undefined,
): CheckResult {
  const failed = (reason: string, headline: string, suggestion?: string): CheckResult => ({
    value: typed,
    standing: 'bad',
    reason,
    headline,
    basis: ['syntax'],
    suggestion,
  });
  const international = typed.startsWith('+') || country === undefined;
  switch (problem) {
    case 'TOO_LONG': {
      const most = international ? 15 : (nationalLengthsOf(country, '').at(-1) ?? 15);
      return failed('too-long', phoneText('tooLong', { maximum: most }));
    }
    case 'TOO_SHORT':
      return failed(
        'too-short',
        international
          ? tooShort(typed)
          : phoneText('tooShortForCountry', { country: countryReference(country) }),
      );
    case 'INVALID_COUNTRY': {
      const rest = typed.replace(/^\+[0 ]+/, '');
      const meant = [parsePhone(`+${rest}`, undefined), parsePhone(`0${rest}`, country)].find(
        isValidPhone,
      );
      return /^\+ ?0/.test(typed)
        ? failed('no-such-calling-code', phoneText('codeBeginsWithZero'), meant?.number)
        : failed('no-such-calling-code', phoneText('noSuchCallingCode'));
    }
    case 'INVALID_LENGTH':
      return failed('wrong-length', phoneText('lengthNotUsed'));
    default:
      return failed('not-a-number', phoneText('notANumber'));
  }
}
