import { type CountryCode, isSupportedCountry, type PhoneNumber } from 'libphonenumber-js/max';
import { countryName, inSentence } from '../../reading/country-name.ts';
import { text } from '../../texts/phone.ts';
import type { Fact } from '../../verdict.ts';
import { type Check, type Checked, verdict } from '../check.ts';
import { type Facts, fact } from '../facts.ts';
import { quoted, tooLong } from '../sentence.ts';
import { lengthHeadline, lengthsOf, misses, placeOf, planOf } from './length.ts';
import { isGood, parse, read } from './parse.ts';
import { shortNumber } from './short.ts';
import { unread } from './unread.ts';
import { firstOfTwo, writing } from './writing.ts';

/** Its country, or the calling code of those that share one. */
function homeOf({ country, countryCallingCode: code }: PhoneNumber): Fact | null {
  return country === undefined
    ? fact(text('labelCallingCode'), `+${code}`)
    : fact(text('labelCountry'), countryName(country));
}

function factsOf(phone: PhoneNumber): Facts {
  const type = phone.getType();
  return [
    homeOf(phone),
    fact(text('labelType'), type && text('numberType', { type })),
    fact(text('labelInternational'), phone.formatInternational()),
    fact(text('labelNational'), phone.formatNational()),
    fact(text('labelExtension'), phone.ext),
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
  const uncounted = zero ? 'zero' : national ? 'none' : 'code';
  if (!phone.isPossible() || (trunk && !lengths.includes(digits - 1))) {
    const wrong = lengthHeadline(lengths, trunk ? digits - 1 : digits, where, uncounted);
    const textCode = national && !zero && digits > 2 && digits < 7;
    return {
      ...rest,
      reason: 'wrong-length',
      headline: textCode ? [wrong, text('textCodesNotChecked')].join(' ') : wrong,
      suggestion: mended(phone),
    };
  }
  const suggestion = mended(phone);
  if (code === '39' && suggestion !== undefined) {
    return {
      ...rest,
      reason: 'missing-zero',
      headline: text('zeroMissing'),
      suggestion,
    };
  }
  const by = trunk ? 0 : misses(phone);
  return by === 0
    ? {
        ...rest,
        reason: 'not-in-numbering-plan',
        headline: text('noneBeginsSo', where),
      }
    : {
        ...rest,
        reason: 'wrong-length',
        headline: text('wrongLengthForBeginning', {
          ...where,
          difference: tooLong(by, 'digit'),
        }),
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
    headline: text(premium ? 'premiumRate' : 'fitsPlan', where),
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
  const sort = shortNumber(digits, home);
  if (sort === null || (abroad !== undefined && home === undefined)) return null;
  const rest = { value: compact, reason: 'short-number', basis: ['numbering-plan'] } as const;
  if (abroad === undefined) {
    return {
      ...rest,
      standing: 'caution',
      headline: text('shortDialledAsIs', { sort }),
    };
  }
  return sort === 'emergency'
    ? { ...rest, standing: 'bad', headline: text('emergencyWithoutCode') }
    : {
        ...rest,
        standing: 'caution',
        headline: text('shortInCountry', { sort, country: inSentence(countryName(home ?? '')) }),
      };
}

function judge(given: string, region: string | undefined): Checked {
  const { number: typed, extension } = writing(given);
  const home = region?.toUpperCase();
  const country = home !== undefined && isSupportedCountry(home) ? home : undefined;
  const digits = typed.replace(/[^0-9]/g, '').length;
  const failed = (reason: string, headline: string, standing: 'bad' | 'unknown' = 'bad') =>
    ({ value: typed, standing, reason, headline, basis: ['syntax'] }) as const;
  if (typed === '') return failed('empty', text('nothingToCheck'));
  if (digits === 0) return failed('not-a-number', text('notANumber'));
  const two = firstOfTwo(typed);
  const first = two && read(two.first, country);
  const whole = read(typed, country);
  if (two && first && isGood(first) && (!isGood(whole) || /^\+|(?:\D*\d){5}/.test(two.second))) {
    return {
      ...failed('two-numbers', text('twoNumbers')),
      suggestion: first.number,
    };
  }
  const stray = /[^0-9() .\-/+]/u.exec(typed)?.[0];
  if (stray !== undefined || !/^[+0-9(]/.test(typed)) {
    const which = stray ?? typed.charAt(0);
    return failed('bad-character', text('badCharacter', { character: quoted(which) }));
  }
  const compact = typed.replace(/[^0-9+]/g, '');
  const short = judgeShort(compact, whole, country);
  if (short !== null) return short;
  if (!/^\(?(?:\+|00[\s.(-]*[1-9])/.test(typed) && country === undefined) {
    if (digits > 15) return failed('too-long', text('tooLong'));
    if (digits < 3) return failed('too-short', text('tooShort'));
    return failed('no-country', text('countryCodeMissing'), 'unknown');
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
