import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/max';
import type { Verdict } from '../verdict.ts';
import { tidy } from './clean.ts';
import { count, fact, type Judgement, tooLong, verdict } from './judged.ts';

/** How a number type of the numbering plan is put in words. */
const TYPES: Readonly<Record<string, string>> = {
  MOBILE: 'Mobile',
  FIXED_LINE: 'Fixed line',
  FIXED_LINE_OR_MOBILE: 'Fixed line or mobile',
  TOLL_FREE: 'Toll-free',
  PREMIUM_RATE: 'Premium rate',
  SHARED_COST: 'Shared cost',
  VOIP: 'Internet telephony (VoIP)',
  PERSONAL_NUMBER: 'Personal number',
  PAGER: 'Pager',
  UAN: 'Company number (UAN)',
  VOICEMAIL: 'Voicemail',
};

const KEYPAD = '22233344455566677778889999';

/** "1-800-FLOWERS": letters of the keypad (ITU-T E.161), only after a number that begins in digits. */
function spellOut(text: string): string {
  const vanity = /^(\+?[0-9(][0-9() .-]{2,}[ .\-)])([A-Za-z][A-Za-z0-9 .-]{2,})$/.exec(text);
  if (!vanity || /\b(e?xt?|ext?n|poste|durchwahl|dw)\b/i.test(text)) return text;
  const [, digits = '', letters = ''] = vanity;
  return (
    digits + letters.replace(/[A-Za-z]/g, (c) => KEYPAD.charAt(c.toUpperCase().charCodeAt(0) - 65))
  );
}

/** What was given, as libphonenumber reads it. */
function prepare(text: string): string {
  const plain = tidy(text)
    .replace(/^(tel|phone|fax|callto|sms):(\/\/)?/i, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/;(?!ext=).*$/i, '');
  return spellOut(plain.replace(/^\(?00(?=[\s.(-]*[1-9])/, '+').replace(/^\(\s*\+/, '+'));
}

/** ISO 3166-1 alpha-2 to its English name, where the runtime has names. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Lengths of a national number that the country's plan knows, ascending. */
function lengthsOf(country: CountryCode): number[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return metadata.numberingPlan?.possibleLengths() ?? [];
}

function lengthHeadline(country: CountryCode | undefined, digits: number, where: string): string {
  if (country === undefined) return `The number has a length that ${where} does not use.`;
  const lengths = lengthsOf(country);
  const least = Math.min(...lengths);
  const most = Math.max(...lengths);
  const expected = least === most ? `${least}` : `${least} to ${most}`;
  if (digits < least)
    return `${tooLong(digits - least, 'digit')} for ${where}: ${expected} expected, ${digits} given.`;
  if (digits > most)
    return `${tooLong(digits - most, 'digit')} for ${where}: ${expected} expected, ${digits} given.`;
  return `No number of ${where} has ${count(digits, 'digit')}.`;
}

function factsOf(phone: PhoneNumber): Judgement['facts'] {
  const type = phone.getType();
  return [
    ...fact('Country', phone.country && countryName(phone.country)),
    ...fact('Type', type && (TYPES[type] ?? type)),
    ...fact('International', phone.formatInternational()),
    ...fact('National', phone.formatNational()),
    ...fact('Extension', phone.ext),
  ];
}

/** A country that uses the calling code; for a shared one (+1, +7, +44 …) the main country. */
function countryFor(phone: PhoneNumber): CountryCode | undefined {
  return phone.country ?? phone.getPossibleCountries()[0];
}

function judgeParsed(phone: PhoneNumber, typed: string): Judgement {
  const value = phone.number;
  const country = countryFor(phone);
  const where = country === undefined ? `+${phone.countryCallingCode}` : countryName(country);
  const rest = { value, basis: ['numbering-plan'] } as const;
  if (!phone.isPossible()) {
    return {
      ...rest,
      standing: 'bad',
      reason: 'wrong-length',
      headline: lengthHeadline(country, phone.nationalNumber.length, where),
      facts: fact('Country', where),
    };
  }
  if (!phone.isValid()) {
    return {
      ...rest,
      standing: 'bad',
      reason: 'not-in-numbering-plan',
      headline: `The length fits, but ${where} has given out no numbers that begin like this.`,
      facts: fact('Country', where),
    };
  }
  const premium = phone.getType() === 'PREMIUM_RATE';
  return {
    ...rest,
    standing: premium ? 'caution' : 'good',
    reason: premium ? 'premium-rate' : 'fits-numbering-plan',
    headline: premium
      ? `A premium-rate number of ${where}: calling it costs extra.`
      : `Fits the numbering plan of ${where}; whether it is in use is not checked.`,
    facts: [
      ...(factsOf(phone) ?? []),
      ...fact('Read from', typed.startsWith('+') ? undefined : typed),
    ],
  };
}

const PARSE_ERRORS: Readonly<Record<string, readonly [reason: string, headline: string]>> = {
  TOO_SHORT: ['too-short', 'Too short to be a phone number.'],
  TOO_LONG: ['too-long', 'Too long: an international number has at most 15 digits.'],
  INVALID_COUNTRY: ['no-such-calling-code', 'No country has a calling code like this.'],
  NOT_A_NUMBER: ['not-a-number', 'This is not a phone number.'],
  INVALID_LENGTH: ['wrong-length', 'The number has a length that its country does not use.'],
};

function judge(text: string, region: string | undefined): Judgement {
  const typed = prepare(text);
  const home = region?.toUpperCase();
  const country = home !== undefined && isSupportedCountry(home) ? home : undefined;
  const digits = typed.replace(/[^0-9]/g, '').length;
  const failed = (reason: string, headline: string, standing: 'bad' | 'unknown' = 'bad') =>
    ({ value: typed, standing, reason, headline, basis: ['syntax'] }) as const;
  if (typed === '') return failed('empty', 'There is nothing here to check.');
  if (digits === 0) return failed('not-a-number', 'This is not a phone number.');
  if (
    !/^[+0-9(][0-9() .\-/+]*(?:[ ,;]*(?:e?xt?(?:ens?i(?:ó|o)n|n)?|int|poste|durchwahl|dw|#|x|~)[.:= ]*[0-9]{1,9}#?)?$/i.test(
      typed,
    )
  ) {
    return failed('bad-character', 'There are characters in it that no phone number has.');
  }
  if (!typed.startsWith('+') && country === undefined) {
    if (digits > 15) return failed('too-long', 'Too long: a phone number has at most 15 digits.');
    if (digits < 3) return failed('too-short', 'Too short to be a phone number.');
    return failed(
      'no-country',
      'A national number: without the country it belongs to it cannot be checked.',
      'unknown',
    );
  }
  try {
    const options =
      country === undefined ? { extract: false } : { defaultCountry: country, extract: false };
    return judgeParsed(parsePhoneNumberWithError(typed, options), typed);
  } catch (error) {
    const code = error instanceof ParseError ? error.message : 'NOT_A_NUMBER';
    const [reason, headline] = PARSE_ERRORS[code] ?? [
      'not-a-number',
      'This is not a phone number.',
    ];
    const plan = !typed.startsWith('+') && country !== undefined ? country : undefined;
    return plan !== undefined && code === 'TOO_SHORT'
      ? failed('too-short', `Too short for ${countryName(plan)} (+${getCountryCallingCode(plan)}).`)
      : failed(reason, headline);
  }
}

/**
 * A phone number by its country's numbering plan (ITU-T E.164, Google's metadata).
 * `region` (ISO 3166-1 alpha-2) is needed for numbers without a country code.
 */
export function checkPhone(text: string, region?: string): Verdict {
  return verdict('phone', judge(text, region));
}
