/** Texts that are no number of any country. */
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { countryName, inSentence } from '../../reading/country-name.ts';
import { text } from '../../texts/phone.ts';
import type { Checked } from '../check.ts';
import { tooLong } from '../sentence.ts';
import { lengthHeadline, lengthsOf, placeOf } from './length.ts';
import { isGood, parse } from './parse.ts';

const CODES: ReadonlyMap<string, CountryCode | undefined> = new Map(
  getCountries().map((country) => [getCountryCallingCode(country), country]),
);

/** Nothing, or next to nothing, after a country code. */
function tooShort(typed: string): string {
  const digits = typed.replace(/[^0-9]/g, '');
  const code = [1, 2, 3].map((n) => digits.slice(0, n)).find((start) => CODES.has(start));
  if (code === undefined) return text('tooShort');
  const shared = getCountries().filter((one) => getCountryCallingCode(one) === code);
  const country = shared.length === 1 ? shared[0] : undefined;
  const where = placeOf(country, code);
  const left = digits.length - code.length;
  return left === 0
    ? text('onlyCountryCode', { code })
    : lengthHeadline(lengthsOf(country, code), left, where, 'code');
}

/** What to say where there is no number to judge. `problem`: the library's name for it. */
export function unread(problem: string, typed: string, country: CountryCode | undefined): Checked {
  const digits = typed.replace(/[^0-9]/g, '').length;
  const failed = (reason: string, headline: string, suggestion?: string): Checked => ({
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
      const most = international ? 15 : (lengthsOf(country, '').at(-1) ?? 15);
      const difference = tooLong(Math.max(1, digits - most), 'digit');
      return failed('too-long', text('atMost', { difference, most }));
    }
    case 'TOO_SHORT':
      return failed(
        'too-short',
        international
          ? tooShort(typed)
          : text('tooShortForCountry', { country: inSentence(countryName(country)) }),
      );
    case 'INVALID_COUNTRY': {
      const rest = typed.replace(/^\+[0 ]+/, '');
      const meant = [parse(`+${rest}`, undefined), parse(`0${rest}`, country)].find(isGood);
      return /^\+ ?0/.test(typed)
        ? failed('no-such-calling-code', text('codeBeginsWithZero'), meant?.number)
        : failed('no-such-calling-code', text('noSuchCallingCode'));
    }
    case 'INVALID_LENGTH':
      return failed('wrong-length', text('lengthNotUsed'));
    default:
      return failed('not-a-number', text('notANumber'));
  }
}
