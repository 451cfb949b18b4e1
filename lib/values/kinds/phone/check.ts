import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core';
import { dialCodeOf, type Fact } from '../../domain/index.ts';
import {
  countryName,
  factsText,
  type Phrase,
  phoneText,
  recordText,
} from '../../domain/message.ts';
import { type FactRows, fact } from '../shared/facts.ts';
import {
  type CheckResult,
  checkError,
  type OfflineCheck,
  quotedCharacter,
  verdictOfCheck,
} from '../shared/offline-check.ts';
import {
  lengthErrorOf,
  lengthHeadline,
  nationalLengthsOf,
  planCountryText,
  unparsablePhone,
} from './check/length.ts';
import { withoutLetters } from './check/letters.ts';
import { isOfNewArea } from './check/new-area.ts';
import { oldNumber } from './check/old-plan.ts';
import {
  elsewhereInFrance,
  hasPlan,
  isValidPhone,
  otherAbroad,
  parseDialledPhone,
  parsePhone,
} from './check/parse.ts';
import {
  afterSecondPlus,
  codeBehind,
  digitsLeftOut,
  doubledCode,
  eightForSeven,
  needlessPrefix,
  readBare,
  withLostPlus,
  withoutTrunkEight,
} from './check/prefixes.ts';
import { evaluateShort } from './check/short-numbers.ts';
import { normalizePhoneInput, splitTwoNumbers } from './check/written.ts';

/** The country, or the calling code if several countries share it. */
function countryFact({ country, countryCallingCode: code }: PhoneNumber): Fact | null {
  return country === undefined
    ? fact(recordText('callingCode'), `+${code}`)
    : fact(recordText('country'), countryName(country));
}

function factsOf(phone: PhoneNumber): FactRows {
  const type = phone.getType();
  return [
    countryFact(phone),
    fact(recordText('type'), type && phoneText('numberType', { type })),
    fact(recordText('international'), phone.formatInternational()),
    fact(recordText('national'), phone.formatNational()),
    fact(phoneText('labelExtension'), phone.ext),
  ];
}

/** Countries in which the leading 0 is also dialled from abroad. */
const ZERO_STAYS = /^(IT|SM|VA|CI|CG|GA)$/;

/** The verdict on a number outside its plan: wrong length or wrong first digits. */
function evaluateInvalid(phone: PhoneNumber, typed: string): CheckResult {
  const { country, countryCallingCode: code, number: value } = phone;
  const place = planCountryText(country, code);
  const rest = {
    value,
    standing: 'bad',
    basis: ['numbering-plan'],
    facts: [countryFact(phone)],
  } as const;
  const lengths = nationalLengthsOf(country, code);
  const digits = phone.nationalNumber.length;
  const national = !/^\(?(?:\+|00)/.test(typed);
  const zero = national && /^[( ]*0/.test(typed) && !ZERO_STAYS.test(country ?? '');
  // "01 23 45 67 8" is so short that the library keeps its trunk 0, which does not count.
  const trunk = zero && phone.nationalNumber.startsWith('0');
  const uncounted = zero ? 'zero' : national ? 'none' : 'code';
  const known = oldNumber(phone) ?? needlessPrefix(phone, typed);
  if (known) return { ...rest, ...known };
  const suggestion =
    withItalianZero(phone) ?? elsewhereInFrance(phone.nationalNumber, code)?.number;
  if (!phone.isPossible() || (trunk && !lengths.includes(digits - 1))) {
    const counted = trunk ? digits - 1 : digits;
    const mayBeTextCode = national && !zero && digits > 2 && digits < 7;
    const headline = lengthHeadline(lengths, counted, place, uncounted, mayBeTextCode);
    return { ...rest, reason: 'wrong-length', headline, suggestion };
  }
  if (code === '39' && suggestion !== undefined) {
    return { ...rest, reason: 'missing-zero', headline: phoneText('zeroMissing'), suggestion };
  }
  const by = trunk ? 0 : lengthErrorOf(phone);
  if (by === 0) {
    const headline = phoneText('unknownBeginning', { place });
    const standing = isOfNewArea(phone) ? 'caution' : 'bad';
    return { ...rest, standing, reason: 'not-in-numbering-plan', headline, suggestion };
  }
  const [more, count] = [by < 0 ? 'yes' : 'no', Math.abs(by)] as const;
  const headline = phoneText('wrongLengthForBeginning', { place, more, count });
  return { ...rest, reason: 'wrong-length', headline };
}

/** An Italian landline number with the 0 that it lacks. */
function withItalianZero({ countryCallingCode: code, nationalNumber: digits }: PhoneNumber) {
  const parsed = code === '39' ? parsePhone(`+390${digits}`, undefined) : undefined;
  return typeof parsed === 'object' && parsed.isValid() ? parsed.number : undefined;
}

/**
 * @param other the number by another reading of the same digits
 * @param unclear the calling code that is read as such only in one of them
 */
function evaluateParsed(
  phone: PhoneNumber,
  typed: string,
  other: string | undefined,
  unclear: string,
): CheckResult {
  if (!phone.isValid()) {
    const invalid = evaluateInvalid(phone, typed);
    return { ...invalid, suggestion: invalid.suggestion ?? other };
  }
  const { country, number: value } = phone;
  const doubt =
    other === undefined
      ? (oldNumber(phone) ?? doubledCode(phone) ?? digitsLeftOut(phone, typed))
      : checkError('code-or-number', phoneText('codeOrNumber', { code: unclear }), other);
  if (doubt) {
    const facts = factsOf(phone);
    return { value, basis: ['numbering-plan'], facts, standing: 'caution', ...doubt };
  }
  const place = planCountryText(country, phone.countryCallingCode);
  const premium = phone.getType() === 'PREMIUM_RATE';
  return {
    value,
    basis: ['numbering-plan'],
    standing: premium ? 'caution' : 'good',
    reason: premium ? 'premium-rate' : 'fits-numbering-plan',
    headline: phoneText(premium ? 'premiumRate' : 'matchesPlan', { place }),
    facts: factsOf(phone),
  };
}

function evaluate(given: string, region: string | undefined): CheckResult {
  const home = region?.toUpperCase();
  const country = home !== undefined && hasPlan(home) ? home : undefined;
  const isAmerican = country !== undefined && dialCodeOf(country) === '1';
  const { number, extension, isSpelled } = normalizePhoneInput(given, isAmerican);
  const result = evaluateNumber(number, extension, country);
  return isSpelled
    ? { ...withoutLastLetters(number, result, country), steps: ['letters-dialled'] }
    : result;
}

/** Most letters of a word that are not dialled, because the number is complete before them. */
const MOST_NOT_DIALLED = 6;

/** "1-800-CONTACTS": the verdict on the digits that a phone takes, if the word goes on after them. */
function withoutLastLetters(
  number: string,
  whole: CheckResult,
  country: CountryCode | undefined,
): CheckResult {
  for (let left = 1; whole.standing === 'bad' && left <= MOST_NOT_DIALLED; left += 1) {
    const shorter = evaluateNumber(number.slice(0, -left), '', country);
    if (/good|caution/.test(shorter.standing)) return shorter;
  }
  return whole;
}

function evaluateNumber(
  typed: string,
  extension: string,
  country: CountryCode | undefined,
): CheckResult {
  const second = afterSecondPlus(typed);
  if (second !== undefined) {
    const { value, standing, suggestion, facts = [] } = evaluate(second, country);
    const meant = suggestion ?? (standing === 'bad' ? undefined : value);
    const headline = phoneText('plusTwice');
    const rest = { value: typed, facts, basis: ['syntax'], reason: 'plus-twice' } as const;
    if (meant !== undefined) return { ...rest, standing: 'bad', headline, suggestion: meant };
  }
  const digits = typed.replace(/[^0-9]/g, '').length;
  const failed = (reason: string, headline: Phrase, standing: 'bad' | 'unknown' = 'bad') =>
    ({ value: typed, standing, reason, headline, basis: ['syntax'] }) as const;
  if (typed === '') return failed('empty', factsText('nothingToCheck'));
  if (digits === 0) return failed('not-a-number', phoneText('notANumber'));
  const reordered = codeBehind(typed);
  const two = reordered === undefined ? splitTwoNumbers(typed) : undefined;
  const first = two && parseDialledPhone(two.first, country);
  const bare = readBare(typed, country);
  const whole = bare?.phone ?? parseDialledPhone(typed, country);
  if (
    two &&
    first &&
    isValidPhone(first) &&
    (!isValidPhone(whole) || /^[+-]|^(?:\D*\d){5}/.test(two.second))
  ) {
    return { ...failed('two-numbers', phoneText('twoNumbers')), suggestion: first.number };
  }
  if (two?.areLong && country === undefined) return failed('two-numbers', phoneText('twoNumbers'));
  const stray = /[^0-9() .\-/+]/u.exec(typed)?.[0];
  if (stray !== undefined || !/^[+0-9(]/.test(typed)) {
    const which = stray ?? typed.charAt(0);
    return {
      ...failed('bad-character', phoneText('badCharacter', { character: quotedCharacter(which) })),
      suggestion: withoutLetters(typed, country),
    };
  }
  const compact = typed.replace(/[^0-9+]/g, '');
  const eight = eightForSeven(typed, whole, country);
  if (eight) return { ...eight, value: compact, basis: ['numbering-plan'] };
  const short = evaluateShort(compact, whole, country);
  if (short !== null) return short;
  if (!/^\(?(?:\+|00[\s.(-]*[1-9])/.test(typed) && country === undefined) {
    if (digits > 15) return failed('too-long', phoneText('tooLong', { maximum: 15 }));
    if (digits < 3) return failed('too-short', phoneText('tooShort'));
    return failed('no-country', phoneText('countryCodeMissing'), 'unknown');
  }
  const dialled = isValidPhone(whole)
    ? undefined
    : (withoutTrunkEight(typed, country) ?? reordered ?? withLostPlus(typed, country));
  if (typeof whole === 'string') {
    const failure = unparsablePhone(whole, typed, country);
    return { ...failure, suggestion: failure.suggestion ?? dialled };
  }
  if (extension !== '') whole.setExt(extension);
  const abroad = bare || !whole.isValid() ? undefined : otherAbroad(typed, whole);
  const { countryCallingCode: unclear } = abroad ?? whole;
  return evaluateParsed(whole, typed, abroad?.number ?? bare?.other ?? dialled, unclear);
}

/**
 * Checks a phone number by its country's numbering plan (ITU-T E.164, Google's metadata). `region`
 * (ISO 3166-1 alpha-2) is needed for numbers without a country code.
 */
export const checkPhone: OfflineCheck = (text, { region } = {}) =>
  verdictOfCheck('phone', evaluate(text, region));
