/**
 * How accounts are written inside a country, for countries whose account number proves itself: by the national
 * check digits (../check/national-checks.ts), and by its grouping, its bank code or the region. The others, such
 * as Germany, Austria, Denmark, Sweden and the United Kingdom, need the banks' own rules for an IBAN.
 */
import { bankCountryOf } from './bank-codes.ts';

export interface DomesticFormat {
  /** Countries whose accounts are written like this (ISO 3166-1), the usual one first. */
  readonly countries: readonly string[];
  /** The number as written, with single spaces. */
  readonly written: RegExp;
  /** The BBAN (ISO 13616) from the groups of `written`. */
  readonly bban: (...groups: string[]) => string;
  /** Whether no other country writes accounts like this; otherwise the region must be one of `countries`. */
  readonly isOwn: boolean;
  /** The country that the bank code shows; undefined if only the region does. */
  readonly countryOf?: (bban: string) => string | undefined;
}

const join = (...groups: string[]) => groups.join('');
const digits = (text: string) => text.replace(/\D/g, '');

/** Territories whose accounts are French: their IBANs begin with FR. */
const FRENCH = ['FR', 'BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'];

/** ABI codes of San Marino's banks (Banca Centrale della Repubblica di San Marino). */
const SAN_MARINO = /^.(?:03034|03171|03225|03262|03287|06067|08540)/;

/** ČNB and NBS: a prefix of two to six digits, a number of two to ten, and the bank. */
const CZECH: DomesticFormat = {
  countries: ['CZ', 'SK'],
  written: /^(?:(\d{1,6}) ?- ?)?(\d{2,10}) ?\/ ?(\d{4})$/,
  bban: (prefix = '', number = '', bank = '') =>
    bank + prefix.padStart(6, '0') + number.padStart(10, '0'),
  isOwn: true,
  countryOf: (bban) => bankCountryOf(bban.slice(0, 4)),
};

/** Narodna banka Srbije and Centralna banka Crne Gore: bank, account, check digits. */
const SERBIAN: DomesticFormat = {
  countries: ['RS', 'ME'],
  written: /^(\d{3}) ?- ?(\d{1,13}) ?- ?(\d{2})$/,
  bban: (bank = '', number = '', check = '') => bank + number.padStart(13, '0') + check,
  isOwn: true,
  countryOf: (bban) =>
    /^(?:[123]|84|90[58])/.test(bban) ? 'RS' : /^5/.test(bban) ? 'ME' : undefined,
};

/** Finance Finland: zeros between the bank and the account, after the seventh digit in groups 4 and 5. */
const finnishBban = (bank = '', number = '') => {
  const at = /^[45]/.test(bank) ? 1 : 0;
  return bank + number.slice(0, at) + number.slice(at).padStart(8 - at, '0');
};

export const DOMESTIC_FORMATS: readonly DomesticFormat[] = [
  CZECH,
  SERBIAN,
  // Hungary: GIRO, 8-8 or 8-8-8 digits.
  {
    countries: ['HU'],
    written: /^(\d{8})-(\d{8})(?:-(\d{8}))?$/,
    bban: (bank = '', account = '', rest = '') => bank + account + rest.padEnd(8, '0'),
    isOwn: true,
  },
  {
    countries: ['HU'],
    written: /^((?:\d{8} ?){2,3})$/,
    bban: (all = '') => digits(all).padEnd(24, '0'),
    isOwn: false,
  },
  // Spain: código cuenta cliente, 4-4-2-10.
  {
    countries: ['ES'],
    written: /^(\d{4})[ -](\d{4})[ -](\d{2})[ -](\d{10})$/,
    bban: join,
    isOwn: true,
  },
  {
    countries: ['ES'],
    written: /^((?:\d[ -]?){20})$/,
    bban: (all = '') => digits(all),
    isOwn: false,
  },
  // Italy, San Marino: CIN, ABI, CAB and account.
  {
    countries: ['IT', 'SM'],
    written: /^([A-Z]) ?(\d{5}) ?(\d{5}) ?([A-Z\d]{12})$/,
    bban: join,
    isOwn: true,
    countryOf: (bban) => (SAN_MARINO.test(bban) ? 'SM' : 'IT'),
  },
  // France: relevé d'identité bancaire. Other countries of Africa use the same form, Monaco the same banks.
  {
    countries: FRENCH,
    written: /^(\d{5}) ?(\d{5}) ?([A-Z\d]{11}) ?(\d{2})$/,
    bban: join,
    isOwn: false,
    countryOf: () => 'FR',
  },
  {
    countries: ['MC'],
    written: /^(\d{5}) ?(\d{5}) ?([A-Z\d]{11}) ?(\d{2})$/,
    bban: join,
    isOwn: false,
  },
  // Belgium: 3-7-2.
  { countries: ['BE'], written: /^(\d{3})-(\d{7})-(\d{2})$/, bban: join, isOwn: true },
  {
    countries: ['BE'],
    written: /^(\d{3}) ?(\d{7}) ?(\d{2})$/,
    bban: join,
    isOwn: false,
  },
  // Portugal: NIB. Angola and São Tomé have numbers of the same form.
  {
    countries: ['PT', 'ST'],
    written: /^((?:\d[ .-]?){21})$/,
    bban: (all = '') => digits(all),
    isOwn: false,
  },
  // Norway: 4-2-5, often with full stops.
  {
    countries: ['NO', 'SJ'],
    written: /^(\d{4})[ .]?(\d{2})[ .]?(\d{5})$/,
    bban: join,
    isOwn: false,
    countryOf: () => 'NO',
  },
  {
    countries: ['FI', 'AX'],
    // The bank groups whose accounts have a check digit (national-checks.ts).
    written: /^((?:[12456]\d|3[13-9]|8[0-79])\d{4}) ?- ?(\d{2,8})$/,
    bban: finnishBban,
    isOwn: false,
    countryOf: () => 'FI',
  },
  // Croatia: VBDI and account.
  { countries: ['HR'], written: /^(\d{7})-(\d{10})$/, bban: join, isOwn: true },
  { countries: ['HR'], written: /^(\d{7}) ?(\d{10})$/, bban: join, isOwn: false },
  // Slovenia: 5-10.
  { countries: ['SI'], written: /^(\d{5})-(\d{10})$/, bban: join, isOwn: true },
  { countries: ['SI'], written: /^(\d{5}) ?(\d{10})$/, bban: join, isOwn: false },
  // Iceland: 4-2-6 and the holder's kennitala.
  {
    countries: ['IS'],
    written: /^(\d{4})-(\d{2})-(\d{6})[- ](\d{6})-?(\d{4})$/,
    bban: join,
    isOwn: true,
  },
  {
    countries: ['BA'],
    written: /^(\d{3})[ -]?(\d{3})[ -]?(\d{8})[ -]?(\d{2})$/,
    bban: join,
    isOwn: false,
  },
  {
    countries: ['MK'],
    written: /^(\d{3})[ -]?(\d{10})[ -]?(\d{2})$/,
    bban: join,
    isOwn: false,
  },
  // Tunisia: relevé d'identité bancaire.
  {
    countries: ['TN'],
    written: /^(\d{2}) ?(\d{3}) ?(\d{13}) ?(\d{2})$/,
    bban: join,
    isOwn: false,
  },
];

/** An account number with a bank code from which no IBAN can be computed without the bank's rules. */
export const WITHOUT_PROOF: readonly { readonly country: string; readonly written: RegExp }[] = [
  // Germany, Austria: Konto and Bankleitzahl, in either order.
  {
    country: 'DE',
    written: /^(?=.*\bBLZ\b)\D{0,24}\d(?:[ .]?\d){3,9}\D{1,24}\d{3}[ .]?\d{3}[ .]?\d{2}$/iu,
  },
  {
    country: 'DE',
    written: /^(?=.*\bBLZ\b)\D{0,24}\d{3}[ .]?\d{3}[ .]?\d{2}\D{2,24}\d(?:[ .]?\d){3,9}$/iu,
  },
  { country: 'AT', written: /^(?=.*\bBLZ\b)\D{0,24}\d(?:[ .]?\d){3,10}\D{1,24}\d{5}$/iu },
  { country: 'AT', written: /^(?=.*\bBLZ\b)\D{0,24}\d{5}\D{2,24}\d(?:[ .]?\d){3,10}$/iu },
  // United Kingdom: sort code and account.
  { country: 'GB', written: /^(?:\D{0,24} )?\d{2}-\d{2}-\d{2}\D{1,24}\d{8}$/u },
];
