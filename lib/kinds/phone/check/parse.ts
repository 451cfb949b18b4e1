/** Parses phone numbers with libphonenumber. */
import {
  type CountryCode,
  getCountryCallingCode,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/max';

/** The parsed number, or the library's error code. */
export function parsePhone(typed: string, country: CountryCode | undefined): PhoneNumber | string {
  try {
    return parsePhoneNumberWithError(typed, {
      extract: false,
      ...(country === undefined ? {} : { defaultCountry: country }),
    });
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
  const third = parsePhone(
    `+${getCountryCallingCode(country)}${typed.replace(/[^0-9]/g, '')}`,
    country,
  );
  return isValidPhone(third) ? third : second;
}
