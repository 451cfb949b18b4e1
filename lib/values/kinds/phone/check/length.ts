/** Determines by how much the length of a number differs from its country's numbering plan. */
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core';
import { countryName, listOf, type Phrase, phoneText } from '../../../domain/message.ts';
import { badSyntax, type CheckResult } from '../../shared/offline-check.ts';
import { countriesUnder, isValidPhone, parsePhone, planLengthsOf } from './parse.ts';

/** Lengths for calling codes that belong to no country (ITU-T E.164, list of assigned codes). */
const NO_COUNTRY: Readonly<Record<string, readonly number[]>> = {
  '800': [8],
  '808': [8],
  '870': [9, 12],
  '878': [12],
  '881': [9, 10],
  '882': [7, 8, 9, 10, 11, 12],
  '883': [8, 9, 10, 11, 12],
  '888': [11],
  '979': [9],
};

/** The country whose plan applies to a parsed number; the main country if the code is shared. */
export function planCountryOf(phone: PhoneNumber): CountryCode | undefined {
  return phone.country ?? countriesUnder(phone.countryCallingCode)[0];
}

/** Lengths of national numbers in a plan, ascending. */
export function nationalLengthsOf(
  country: CountryCode | undefined,
  callingCode: string,
): readonly number[] {
  const plan = country ?? countriesUnder(callingCode)[0];
  if (plan === undefined) return NO_COUNTRY[callingCode] ?? [];
  return planLengthsOf(plan).toSorted((a, b) => a - b);
}

/** "10", "9 or 10", "7, 9 or 10", "4 to 15". */
function range(lengths: readonly number[]): Phrase {
  const least = lengths[0] ?? 0;
  const most = lengths[lengths.length - 1] ?? 0;
  if (lengths.length > 2 && most - least === lengths.length - 1) {
    return phoneText('lengthsFromTo', { minimum: least, maximum: most });
  }
  return listOf(lengths.map(String), 'disjunction');
}

/** Digits before a national number that do not count for its length: a leading 0 or the country code. */
type Uncounted = 'zero' | 'code' | 'none';

/** Headline for a national number whose length is not in its plan. */
export function lengthHeadline(
  lengths: readonly number[],
  digits: number,
  place: Phrase,
  uncounted: Uncounted,
  mayBeTextCode = false,
): Phrase {
  return lengths.length === 0
    ? phoneText('lengthNotPossible', { place })
    : phoneText('wrongLengthFor', {
        place,
        uncounted,
        lengths: range(lengths),
        given: digits,
        textCode: mayBeTextCode ? 'yes' : 'no',
      });
}

/** Which numbers a plan is for: those of a country, of a code without country, or of several countries. */
export function planCountryText(country: CountryCode | undefined, code: string): Phrase {
  if (country !== undefined) return countryName(country);
  const isInternational = /^(8|979)/.test(code) && nationalLengthsOf(undefined, code).length > 0;
  return phoneText('place', { place: isInternational ? 'code' : 'sharing', code });
}

const FILLERS = ['0', '1', '2', '3', '5', '7', '9'];

const allLengths = new Map<string, ReadonlySet<number>>();

/** Lengths of national numbers in all countries that share a calling code. */
function lengthsUnder(callingCode: string): ReadonlySet<number> {
  const known = allLengths.get(callingCode);
  if (known !== undefined) return known;
  const sharing = countriesUnder(callingCode);
  const plans = sharing.length === 0 ? [undefined] : sharing;
  const found = new Set(plans.flatMap((country) => nationalLengthsOf(country, callingCode)));
  allLengths.set(callingCode, found);
  return found;
}

/**
 * How many digits are missing (negative) or extra in a number whose length exists in its country,
 * but not for numbers with these first digits; 0 if no change of up to three digits makes it valid.
 */
export function lengthErrorOf({
  number: e164,
  nationalNumber,
  countryCallingCode,
}: PhoneNumber): number {
  // Excludes numbers that are only valid after a trunk prefix is removed.
  const fits = (number: string) => {
    const parsed = parsePhone(number, undefined);
    return isValidPhone(parsed) && parsed.number === number;
  };
  const lengths = lengthsUnder(countryCallingCode);
  const digits = nationalNumber.length;
  for (let difference = 1; difference <= 3; difference += 1) {
    if (
      lengths.has(digits + difference) &&
      FILLERS.some((digit) => fits(e164 + digit.repeat(difference)))
    ) {
      return -difference;
    }
    if (lengths.has(digits - difference) && fits(e164.slice(0, -difference))) return difference;
  }
  return 0;
}

/** Headline for a number with too few digits after its country code. */
function tooShort(typed: string): Phrase {
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
  const failed = badSyntax(typed);
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
          : phoneText('tooShortForCountry', { country: countryName(country) }),
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
