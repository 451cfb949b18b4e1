/** Parses phone numbers with libphonenumber. */
import {
  type CountryCode,
  Metadata,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/core';
import { dialCodeOf, regionsOfDialCode } from '../../../domain/index.ts';
import { checkData } from '../../shared/check-data.ts';

const plans = () => checkData().numberingPlans;

export const hasPlan = (country: string): country is CountryCode =>
  Object.hasOwn(plans().countries, country);
/** The countries that share a calling code, the main one first. */
export const countriesUnder = (callingCode: string): readonly CountryCode[] =>
  regionsOfDialCode(callingCode).filter(hasPlan);

/** Lengths of national numbers in a country's plan. */
export function planLengthsOf(country: CountryCode): readonly number[] {
  const metadata = new Metadata(plans());
  metadata.selectNumberingPlan(country);
  return metadata.numberingPlan?.possibleLengths() ?? [];
}

/** The parsed number, or the library's error code. */
export function parsePhone(typed: string, country: CountryCode | undefined): PhoneNumber | string {
  try {
    const options = { extract: false, ...(country && { defaultCountry: country }) };
    return parsePhoneNumberWithError(typed, options, plans());
  } catch (error) {
    if (error instanceof ParseError) return error.message;
    throw error;
  }
}

export const isValidPhone = (parsed: PhoneNumber | string): parsed is PhoneNumber =>
  typeof parsed === 'object' && parsed.isValid();

/**
 * Parses a number as dialled in a region: with the region's international prefixes (011, 0011),
 * then with 00, then as a national number (00800 …).
 */
export function parseDialledPhone(
  typed: string,
  country: CountryCode | undefined,
): PhoneNumber | string {
  const first = country === undefined ? '' : parsePhone(typed, country);
  if (isValidPhone(first)) return first;
  const abroad = typed.replace(/^\(?00(?=[\s.(-]*[1-9])/, '+');
  if (abroad === typed && country !== undefined) return first;
  const second = parsePhone(abroad, country);
  if (isValidPhone(second) || country === undefined || abroad === typed) return second;
  const third = parsePhone(`+${dialCodeOf(country)}${typed.replace(/[^0-9]/g, '')}`, country);
  return isValidPhone(third) ? third : second;
}
