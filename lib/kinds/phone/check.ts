import { type CountryCode, isSupportedCountry, type PhoneNumber } from 'libphonenumber-js/max';
import { countryName, inSentence } from '../../reading/country-name.ts';
import type { Fact } from '../../verdict.ts';
import { type Check, type Checked, verdict } from '../check.ts';
import { type Facts, fact } from '../facts.ts';
import { quoted, tooLong } from '../sentence.ts';
import { lengthHeadline, lengthsOf, misses, placeOf, planOf } from './length.ts';
import { isGood, parse, read } from './parse.ts';
import { shortNumber } from './short.ts';
import { unread } from './unread.ts';
import { firstOfTwo, writing } from './writing.ts';

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

/** Its country, or the calling code of those that share one. */
function homeOf({ country, countryCallingCode: code }: PhoneNumber): Fact | null {
  return country === undefined
    ? fact('Calling code', `+${code}`)
    : fact('Country', countryName(country));
}

function factsOf(phone: PhoneNumber): Facts {
  const type = phone.getType();
  return [
    homeOf(phone),
    fact('Type', type && (TYPES[type] ?? type)),
    fact('International', phone.formatInternational()),
    fact('National', phone.formatNational()),
    fact('Extension', phone.ext),
  ];
}

/** Countries that dial the leading 0 from abroad too. */
const ZERO_STAYS = /^(IT|SM|VA|CI|CG|GA)$/;

/** A number that its plan does not have: too long, too short, or begun as none is. */
function faulty(phone: PhoneNumber, typed: string): Checked {
  const { country, countryCallingCode: code, number: value } = phone;
  const where = placeOf(country, code);
  const rest = {
    value,
    standing: 'bad',
    basis: ['numbering-plan'],
    facts: [homeOf(phone)],
  } as const;
  const lengths = lengthsOf(country, code);
  const digits = phone.nationalNumber.length;
  const national = !/^\(?(?:\+|00)/.test(typed);
  const zero = national && /^[( ]*0/.test(typed) && !ZERO_STAYS.test(country ?? '');
  // "01 23 45 67 8": too short to have its trunk 0 taken off, which does not count.
  const trunk = zero && phone.nationalNumber.startsWith('0');
  const after = zero ? ' after the leading 0' : national ? '' : ' after the country code';
  if (!phone.isPossible() || (trunk && !lengths.includes(digits - 1))) {
    return {
      ...rest,
      reason: 'wrong-length',
      headline:
        lengthHeadline(lengths, trunk ? digits - 1 : digits, where, after) +
        (national && !zero && digits > 2 && digits < 7
          ? ' (Codes for text messages are not checked.)'
          : ''),
      suggestion: mended(phone),
    };
  }
  const suggestion = mended(phone);
  if (code === '39' && suggestion !== undefined) {
    return {
      ...rest,
      reason: 'missing-zero',
      headline: `Numbers of ${placeOf('IT', code)} keep their 0 after +39; it is missing.`,
      suggestion,
    };
  }
  const by = trunk ? 0 : misses(phone);
  return by === 0
    ? {
        ...rest,
        reason: 'not-in-numbering-plan',
        headline: `No number of ${where} begins like this; check the first digits.`,
      }
    : {
        ...rest,
        reason: 'wrong-length',
        headline: `${tooLong(by, 'digit')} for a number of ${where} that begins like this.`,
      };
}

/** Old and mistaken ways to write a country's numbers, put right: Italy's 0, Mexico's 1. */
function mended({ countryCallingCode: code, nationalNumber: digits }: PhoneNumber) {
  const better =
    code === '39' ? `+390${digits}` : code === '52' ? `+52${digits.replace(/^1/, '')}` : undefined;
  const parsed = better === undefined ? undefined : parse(better, undefined);
  return typeof parsed === 'object' && parsed.isValid() ? parsed.number : undefined;
}

function judgeParsed(phone: PhoneNumber, typed: string): Checked {
  if (!phone.isValid()) return faulty(phone, typed);
  const where = placeOf(phone.country, phone.countryCallingCode);
  const premium = phone.getType() === 'PREMIUM_RATE';
  return {
    value: phone.number,
    basis: ['numbering-plan'],
    standing: premium ? 'caution' : 'good',
    reason: premium ? 'premium-rate' : 'fits-numbering-plan',
    headline: premium
      ? `A premium-rate number of ${where}: calling it costs extra.`
      : `Fits the numbering plan of ${where}; whether it is in use is not checked.`,
    facts: factsOf(phone),
  };
}

/** What is known of a number of a few digits, written with or without the code of its country. */
function judgeShort(
  compact: string,
  whole: PhoneNumber | string,
  country: CountryCode | undefined,
): Checked | null {
  const parsed = typeof whole === 'object' ? whole : undefined;
  if (parsed?.isValid() === true) return null;
  const abroad = /^(?:\+|00[1-9])/.test(compact) ? parsed : undefined;
  const digits = abroad?.nationalNumber ?? compact;
  const home = abroad === undefined ? country : planOf(abroad);
  const found = shortNumber(digits, home);
  if (found === null || (abroad !== undefined && home === undefined)) return null;
  const rest = { value: compact, reason: 'short-number', basis: ['numbering-plan'] } as const;
  const says = found.says.charAt(0).toUpperCase() + found.says.slice(1);
  if (abroad === undefined) {
    return {
      ...rest,
      standing: 'caution',
      headline: `${says}, dialled as it is; it is nobody’s own number.`,
    };
  }
  return found.sort === 'emergency'
    ? { ...rest, standing: 'bad', headline: `${says} is dialled without a country code.` }
    : {
        ...rest,
        standing: 'caution',
        headline: `${says} in ${inSentence(countryName(home ?? ''))}; it may not be reached from abroad.`,
      };
}

function judge(text: string, region: string | undefined): Checked {
  const { number: typed, extension } = writing(text);
  const home = region?.toUpperCase();
  const country = home !== undefined && isSupportedCountry(home) ? home : undefined;
  const digits = typed.replace(/[^0-9]/g, '').length;
  const failed = (reason: string, headline: string, standing: 'bad' | 'unknown' = 'bad') =>
    ({ value: typed, standing, reason, headline, basis: ['syntax'] }) as const;
  if (typed === '') return failed('empty', 'There is nothing here to check.');
  if (digits === 0) return failed('not-a-number', 'This is not a phone number.');
  const two = firstOfTwo(typed);
  const first = two && read(two.first, country);
  const whole = read(typed, country);
  if (two && first && isGood(first) && (!isGood(whole) || /^\+|(?:\D*\d){5}/.test(two.second))) {
    return {
      ...failed('two-numbers', 'There seem to be two numbers in it; check one at a time.'),
      suggestion: first.number,
    };
  }
  const stray = /[^0-9() .\-/+]/u.exec(typed)?.[0];
  if (stray !== undefined || !/^[+0-9(]/.test(typed)) {
    const which = stray ?? typed.charAt(0);
    return failed(
      'bad-character',
      `There is a character that no phone number has: ${quoted(which)}.`,
    );
  }
  const compact = typed.replace(/[^0-9+]/g, '');
  const short = judgeShort(compact, whole, country);
  if (short !== null) return short;
  if (!/^\(?(?:\+|00[\s.(-]*[1-9])/.test(typed) && country === undefined) {
    if (digits > 15) return failed('too-long', 'Too long: a phone number has at most 15 digits.');
    if (digits < 3) return failed('too-short', 'Too short to be a phone number.');
    return failed(
      'no-country',
      'A national number: to have it checked, put + and the country code before it.',
      'unknown',
    );
  }
  if (typeof whole === 'string') return unread(whole, typed, country);
  if (extension !== '') whole.setExt(extension);
  return judgeParsed(whole, typed);
}

/**
 * A phone number by its country's numbering plan (ITU-T E.164, Google's metadata).
 * `region` (ISO 3166-1 alpha-2) is needed for numbers without a country code.
 */
export const check: Check = (text, { region } = {}) => verdict('phone', judge(text, region));
