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

/** Whether a number is one of the country, perhaps with its code twice. */
function isOwnNumber(
  parsed: PhoneNumber | string,
  country: CountryCode | undefined,
): parsed is PhoneNumber {
  if (typeof parsed !== 'object' || country === undefined) return false;
  const { countryCallingCode: code, nationalNumber } = parsed;
  if (code !== dialCodeOf(country)) return false;
  return parsed.isValid()
    ? parsed.country === country
    : nationalNumber.startsWith(code) && isValidPhone(parsePhone(`+${nationalNumber}`, undefined));
}

/** Calling codes of the parts of France: Réunion with Mayotte, Guadeloupe, French Guiana, Martinique, Europe. */
const FRENCH = ['262', '590', '594', '596', '33'];

/**
 * A number of another part of France, for the nine digits that are dialled there after 0: 0692 … is in Réunion from
 * Paris too. The metadata know each part by itself, and let some numbers of the others pass (0596 …, Martinique).
 * Numbers that begin with 8 or 9 have no place.
 * @param national the digits, with or without 0
 */
export function elsewhereInFrance(national: string, own: string): PhoneNumber | undefined {
  const digits = national.replace(/^0/, '');
  if (digits.length !== 9 || !FRENCH.includes(own)) return undefined;
  return FRENCH.filter((code) => code !== own && (code === '33' || /^[2567]/.test(digits)))
    .map((code) => parsePhone(`+${code}${digits}`, undefined))
    .find(isValidPhone);
}

/** The text with a plus sign in place of 00. */
const withPlus = (typed: string): string => typed.replace(/^\(?00(?=[\s.(-]*[1-9])/, '+');

/** The number of digits with 00 and a calling code, if the region's prefixes make another number of them. */
export function otherAbroad(typed: string, phone: PhoneNumber): PhoneNumber | undefined {
  const abroad = withPlus(typed);
  const parsed = abroad === typed ? '' : parsePhone(abroad, undefined);
  return isValidPhone(parsed) && parsed.number !== phone.number ? parsed : undefined;
}

/**
 * Parses a number as dialled in a region: with the region's international prefixes (011, 0011),
 * then with 00, then as a national number (00800 …). With 00 and the region's own code it is a number
 * of the region, also where 006 is an international prefix: "0065 6581 2345" in Singapore.
 */
export function parseDialledPhone(
  typed: string,
  country: CountryCode | undefined,
): PhoneNumber | string {
  const first = country === undefined ? '' : parsePhone(typed, country);
  const abroad = withPlus(typed);
  const code = (country && dialCodeOf(country)) ?? '';
  if (/^[ (]*0?[1-9]/.test(typed) && (code === '33' || !isValidPhone(first))) {
    const french = elsewhereInFrance(typed.replace(/\D/g, ''), code);
    if (french) return french;
  }
  if (isValidPhone(first)) {
    const own = abroad === typed || first.country === country ? first : parsePhone(abroad, country);
    return isOwnNumber(own, country) ? own : first;
  }
  if (abroad === typed && country !== undefined) return first;
  const second = parsePhone(abroad, country);
  if (isValidPhone(second) || country === undefined || abroad === typed) return second;
  const third = parsePhone(`+${dialCodeOf(country)}${typed.replace(/[^0-9]/g, '')}`, country);
  return isValidPhone(third) ? third : second;
}
