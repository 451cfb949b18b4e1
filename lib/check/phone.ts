import {
  type CountryCode,
  isSupportedCountry,
  Metadata,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/max';
import type { Fact, Verdict } from '../verdict.ts';
import { tidy } from './clean.ts';
import { countryName, inSentence } from './country-name.ts';
import { fact, type Judgement, tooLong, verdict } from './judged.ts';

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
  if (!vanity || /\b(e?xt?|ext?n|poste|durchwahl|dw)(\b|(?=[0-9]))/i.test(text)) return text;
  const [, digits = '', letters = ''] = vanity;
  return (
    digits + letters.replace(/[A-Za-z]/g, (c) => KEYPAD.charAt(c.toUpperCase().charCodeAt(0) - 65))
  );
}

/** What an extension is called where libphonenumber does not know the word. */
const EXTENSION =
  /[ ,;]*(?:доб|int(?:erno)?|anexo|durchwahl|dw|toestel|wew|poste)[ .:]*([0-9]{1,7})$/i;

/** What was given, as libphonenumber reads it. */
function prepare(text: string): string {
  const plain = tidy(text)
    .replace(/^(tel|phone|fax|callto|sms):(\/\/)?/i, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/;(?!ext=).*$/i, '')
    .replace(EXTENSION, ' ext. $1');
  return spellOut(plain.replace(/^\(?00(?=[\s.(-]*[1-9])/, '+').replace(/^\(\s*\+/, '+'));
}

/** Which country's plan stands for a calling code that several share. */
const MAIN: Readonly<Record<string, CountryCode>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '290': 'SH',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};

/** The lengths of national numbers in a plan, ascending. */
function lengthsOf(country: CountryCode | undefined): number[] {
  if (country === undefined) return [];
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return (metadata.numberingPlan?.possibleLengths() ?? []).toSorted((a, b) => a - b);
}

/** "10", "9 or 10", "7, 9 or 10", "4 to 15". */
function range(lengths: readonly number[]): string {
  const least = lengths[0] ?? 0;
  const most = lengths[lengths.length - 1] ?? 0;
  if (lengths.length > 2 && most - least === lengths.length - 1) return `${least} to ${most}`;
  return lengths.join(', ').replace(/, ([0-9]+)$/, ' or $1');
}

/** By how many digits a national number misses the lengths of its plan. */
function lengthHeadline(lengths: readonly number[], digits: number, where: string): string {
  const least = lengths[0] ?? digits;
  const most = lengths[lengths.length - 1] ?? digits;
  const by = digits < least ? digits - least : digits - most;
  if (lengths.length === 0) return `The length fits no number in ${where}.`;
  const rule = `${range(lengths)} expected after the country code, ${digits} given`;
  return digits < least || digits > most
    ? `${tooLong(by, 'digit')} for ${where}: ${rule}.`
    : `No number in ${where} is this long: ${rule}.`;
}

function factsOf(phone: PhoneNumber): Fact[] {
  const type = phone.getType();
  return [
    ...(phone.country
      ? fact('Country', countryName(phone.country))
      : fact('Calling code', `+${phone.countryCallingCode}`)),
    ...fact('Type', type && (TYPES[type] ?? type)),
    ...fact('International', phone.formatInternational()),
    ...fact('National', phone.formatNational()),
    ...fact('Extension', phone.ext),
  ];
}

/** Countries that dial the leading 0 from abroad too. */
const ZERO_STAYS = /^(IT|SM|VA|CI|CG|GA)$/;

function judgeParsed(phone: PhoneNumber, typed: string): Judgement {
  const value = phone.number;
  const { country, countryCallingCode: code } = phone;
  const where =
    country !== undefined
      ? inSentence(countryName(country))
      : phone.isNonGeographic()
        ? `the international code +${code}`
        : `the countries with +${code}`;
  const place =
    country === undefined
      ? fact('Calling code', `+${code}`)
      : fact('Country', countryName(country));
  const rest = { value, basis: ['numbering-plan'] } as const;
  const lengths = lengthsOf(country ?? MAIN[code]);
  const digits = phone.nationalNumber.length;
  // "01 23 45 67 8": too short to have its trunk 0 taken off, which does not count.
  const trunk =
    !phone.isValid() &&
    !typed.startsWith('+') &&
    !ZERO_STAYS.test(country ?? '') &&
    phone.nationalNumber.startsWith('0');
  if (!phone.isPossible() || (trunk && !lengths.includes(digits - 1))) {
    return {
      ...rest,
      standing: 'bad',
      reason: 'wrong-length',
      headline: lengthHeadline(lengths, trunk ? digits - 1 : digits, where),
      facts: place,
    };
  }
  if (!phone.isValid()) {
    return {
      ...rest,
      standing: 'bad',
      reason: 'not-in-numbering-plan',
      headline: `The length fits, but no number of ${where} begins like this.`,
      facts: place,
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
    facts: factsOf(phone),
  };
}

const NOT_A_NUMBER = ['not-a-number', 'This is not a phone number.'] as const;

const PARSE_ERRORS: Readonly<Record<string, readonly [reason: string, headline: string]>> = {
  TOO_SHORT: ['too-short', 'Too short to be a phone number.'],
  INVALID_COUNTRY: ['no-such-calling-code', 'No country has a calling code like this.'],
  INVALID_LENGTH: ['wrong-length', 'The number has a length that its country does not use.'],
};

/** The parsed number, or the library's name for why there is none. */
function parse(typed: string, country: CountryCode | undefined): PhoneNumber | string {
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
  const parsed = parse(typed, country);
  if (typeof parsed !== 'string') return judgeParsed(parsed, typed);
  const international = typed.startsWith('+') || country === undefined;
  if (parsed === 'TOO_LONG') {
    const most = international ? 15 : (lengthsOf(country).at(-1) ?? 15);
    const by = tooLong(Math.max(1, digits - most), 'digit');
    return failed('too-long', `${by}: at most ${most} expected.`);
  }
  if (parsed === 'TOO_SHORT' && !international) {
    return failed('too-short', `Too short for ${inSentence(countryName(country))}.`);
  }
  return failed(...(PARSE_ERRORS[parsed] ?? NOT_A_NUMBER));
}

/**
 * A phone number by its country's numbering plan (ITU-T E.164, Google's metadata).
 * `region` (ISO 3166-1 alpha-2) is needed for numbers without a country code.
 */
export function checkPhone(text: string, region?: string): Verdict {
  return verdict('phone', judge(text, region));
}
