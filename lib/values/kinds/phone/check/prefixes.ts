/** Country codes and trunk prefixes that are there twice, in the wrong place, or both at once. */
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core';
import { dialCodeOf } from '../../../domain/index.ts';
import { phoneText } from '../../../domain/message.ts';
import { type CheckError, checkError } from '../../shared/offline-check.ts';
import { readOwnCode } from '../find/own-code.ts';
import { planCountryText } from './length.ts';
import { isValidPhone, parsePhone } from './parse.ts';

const validNumber = (number: string): string | undefined => {
  const parsed = parsePhone(number, undefined);
  return isValidPhone(parsed) ? parsed.number : undefined;
};

export interface BareReading {
  readonly phone: PhoneNumber;
  /** The number by the other reading, if that is one and the first is not, or not surely. */
  readonly other?: string | undefined;
}

/** Digits without a prefix that begin with the calling code of the country; null if the plan alone decides. */
export function readBare(typed: string, country: CountryCode | undefined): BareReading | null {
  const code = country && dialCodeOf(country);
  if (code === undefined || !/^[( ]*[1-9]/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const reading = readOwnCode(digits, code, typed);
  if (!reading) return null;
  const both = [parsePhone(`+${code}${digits}`, undefined), parsePhone(`+${digits}`, undefined)];
  const [likelier, other] = reading.isNational ? both : both.toReversed();
  if (typeof likelier !== 'object' || other === undefined) return null;
  if (!isValidPhone(other)) return { phone: likelier };
  if (isValidPhone(likelier)) {
    return { phone: likelier, ...(reading.isUnclear && { other: other.number }) };
  }
  return reading.isUnclear ? { phone: other } : { phone: likelier, other: other.number };
}

/** "+49 +49 …", "00 +49 …": a second plus sign begins the number. Undefined if there is none. */
export function afterSecondPlus(typed: string): string | undefined {
  const plus = typed.lastIndexOf('+');
  const before = typed.slice(0, Math.max(0, plus)).replace(/^[+ ]+|(?<![ ()])[ ()]+$/g, '');
  const rest = typed.slice(plus);
  if (plus < 0 || rest === '+' || !/^[\d ()]{0,6}$/.test(before)) return undefined;
  const digits = before.replace(/\D/g, '').replace(/^0+/, '');
  const isCode = digits === '' ? before !== '' : rest.replace(/\D/g, '').startsWith(digits);
  return isCode ? rest : undefined;
}

/** The error of "+8 (495) …": 8 is dialled inside Russia and Kazakhstan, in place of +7. */
export function eightForSeven(
  typed: string,
  whole: PhoneNumber | string,
  country: CountryCode | undefined,
): (CheckError & { readonly standing: 'bad' | 'caution' }) | null {
  const [, first = ''] = /^\+[ (]*(8\d*)/.exec(typed) ?? [];
  if (first === '') return null;
  const suggestion = validNumber(`+7${typed.replace(/\D/g, '').slice(1)}`);
  if (suggestion === undefined) return null;
  const isApart = first === '8';
  // "+8495 123-45-67": no country's code and area code are written together.
  const mayBe = first.length === 4 || (first.length > 4 && /^(?:RU|KZ)$/.test(country ?? ''));
  if (!isApart && !mayBe && isValidPhone(whole)) return null;
  return {
    ...checkError('eight-for-seven', phoneText('eightForSeven'), suggestion),
    standing: isApart || !isValidPhone(whole) ? 'bad' : 'caution',
  };
}

/**
 * The number of a country in which 8 is dialled before numbers (Lithuania, Belarus, Turkmenistan), for
 * "+8 612 34567".
 */
export function withoutTrunkEight(
  typed: string,
  country: CountryCode | undefined,
): string | undefined {
  if (country === undefined || !/^\+[ (]*8/.test(typed)) return undefined;
  const dialled = parsePhone(typed.replace(/\D/g, ''), country);
  const isWithEight = isValidPhone(dialled) && !dialled.nationalNumber.startsWith('8');
  return isWithEight ? dialled.number : undefined;
}

/** "202-555-0142 +1", "7911 123456 44+": the number with its country code in front. */
export function codeBehind(typed: string): string | undefined {
  const [, number = '', code = ''] =
    /^([\d(][\d() .-]*[\d)])[ (]+(\+\d{1,3}|\d{1,3}\+)\)?$/.exec(typed) ?? [];
  return code === '' ? undefined : validNumber(`+${code.replace('+', '')}${number}`);
}

/**
 * The number of another country that lost its plus sign, for digits that are no number of the country. No national
 * number without its 0 is so long in the plan of more than a few countries. The country's own code may have a 0 in
 * place of the plus sign: "091 98765 43210".
 */
export function withLostPlus(typed: string, country: CountryCode | undefined): string | undefined {
  if (typed.includes('+')) return undefined;
  const digits = typed.replace(/\D/g, '');
  const code = country && dialCodeOf(country);
  if (code !== undefined && digits.startsWith(`0${code}`))
    return validNumber(`+${digits.slice(1)}`);
  return /^[( ]*[1-9]/.test(typed) && digits.length > 10 ? validNumber(`+${digits}`) : undefined;
}

const codeTwice = (code: string, number: string): CheckError =>
  checkError('code-twice', phoneText('codeTwice', { code }), number);

/** Whether a number is written with a country code. */
const isWithCode = (typed: string): boolean => /^\(?(?:\+|00)/.test(typed);

/** The digits behind the country code; '' if they do not begin with it. */
function behindCode(typed: string, code: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.startsWith(code) ? digits.slice(code.length) : '';
}

function notDialled(
  { country, countryCallingCode: code }: PhoneNumber,
  digits: string,
  meant: string,
  where: 'code' | 'start' = 'code',
): CheckError {
  const place = planCountryText(country, code);
  const headline = phoneText('notDialled', { where, code, digits, place });
  return checkError('needless-prefix', headline, meant);
}

/** "+49 49 151 …" and "049 151 …" if German numbers that begin with 49 are not that long. */
export function doubledCode({
  countryCallingCode: code,
  nationalNumber,
}: PhoneNumber): CheckError | null {
  const reading = readOwnCode(nationalNumber, code, nationalNumber);
  if (!reading || reading.isNational || reading.isUnclear) return null;
  const meant = validNumber(`+${nationalNumber}`);
  return meant === undefined ? null : codeTwice(code, meant);
}

/**
 * The error of an invalid number that is valid without its second country code, its zero, or the 15 of
 * Argentine mobile numbers, which have 9 in its place when dialled from abroad.
 */
export function needlessPrefix(phone: PhoneNumber, typed: string): CheckError | null {
  const { countryCallingCode: code, nationalNumber } = phone;
  const isInternational = isWithCode(typed);
  const rest = behindCode(typed, code).replace(/^0{1,2}/, '');
  const isTwice = rest.startsWith(code) && rest.length >= code.length + 5;
  const inner = isTwice ? validNumber(`+${rest}`) : undefined;
  if (inner !== undefined) return codeTwice(code, inner);
  const mobile = code === '54' ? /^9(\d{2,4})15(\d{6,8})$/.exec(nationalNumber) : null;
  const argentine = mobile && validNumber(`+549${mobile[1]}${mobile[2]}`);
  if (argentine) return notDialled(phone, '15', argentine);
  const [zeros = ''] = /^0+/.exec(nationalNumber) ?? [];
  const meant = zeros && validNumber(`+${code}${nationalNumber.slice(zeros.length)}`);
  if (!meant) return null;
  return notDialled(phone, zeros, meant, isInternational ? 'code' : 'start');
}

/**
 * The doubt about a number with digits behind its country code that are dialled only inside the country: "+7 8
 * 912 …", "+36 06 20 …", "+39 (0)312 …". They are left out when the number is read, but would be sent. One zero is
 * customary.
 */
export function digitsLeftOut(phone: PhoneNumber, typed: string) {
  const { countryCallingCode: code, nationalNumber: national, number } = phone;
  if (!/^\(?\+/.test(typed)) return null;
  const rest = behindCode(typed, code);
  const value = `+${code}${rest}`;
  if (rest === national) {
    const withoutZero = /\(\s*0\s*\)/.test(typed) && validNumber(`+${code}${rest.slice(1)}`);
    return withoutZero ? { ...notDialled(phone, '0', withoutZero), value } : null;
  }
  const argentine = code === '54' ? /^0?(\d{2,4})15(\d{6,8})$/.exec(rest) : null;
  if (argentine && national === `9${argentine[1]}${argentine[2]}`)
    return { ...notDialled(phone, '15', number), value };
  const digits = rest.endsWith(national) ? rest.slice(0, -national.length) : '';
  return /[1-9]/.test(digits) ? { ...notDialled(phone, digits, number), value } : null;
}
