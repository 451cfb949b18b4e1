/**
 * Digits without a plus sign or trunk prefix that begin like the calling code of their country: 49351… in
 * Germany is +49 351 … without its plus sign, or 049351 … (Juist) without its zero. Only in these plans can
 * national numbers begin with the calling code where the rest is a number too.
 */

import type { NumberingPlan } from './numbering-plan.ts';

interface OwnCode {
  /** National numbers that exist, with their calling code's digits in front: area, and usual length. */
  readonly national: RegExp;
  /** Those of them whose digits after the calling code are a usual number as well. */
  readonly unclear?: RegExp;
  /** How unclear digits are read. Both a plus sign and a trunk prefix get lost, but few areas begin like this. */
  readonly likelier?: 'national';
  /** Area codes, if they show where written digits divide. */
  readonly area?: RegExp;
}

/** By calling code (ITU-T E.164). Sources: the regulators' lists of area codes and number lengths. */
const OWN_CODES: Readonly<Record<string, OwnCode>> = {
  // Netherlands: 0313 to 0318; no subscriber number begins with 0 or 1 (ACM).
  31: { national: /^31[3-8][2-9]\d{5}$/ },
  // Italy: mobile prefixes 390 to 399 (AGCOM); landline numbers keep their 0 after +39.
  39: { national: /^39\d{7,8}$/, unclear: /^390/, likelier: 'national', area: /^39\d$/ },
  // Austria: 04350 to 04359, Lavanttal (RTR).
  43: { national: /^435[02-9]\d{3,6}$/, unclear: /^435[02-9]\d{5,6}$/, area: /^435[02-9]$/ },
  // Sweden: 046, Lund, with five to seven digits (PTS).
  46: { national: /^46\d{5,7}$/, unclear: /^46[1-9]\d{6}$/ },
  // Poland: 48, Radom. All numbers have nine digits (UKE).
  48: { national: /^48\d{7}$/ },
  // Germany: East Frisia and Emsland. Landline numbers are assigned with at most eleven digits (BNetzA).
  49: {
    national: /^49(?:1|2\d|3[1-689]|4[1-8]|5\d|6[1-8]|7[1-7])\d{2,}(?<=^\d{6,11})$/,
    unclear: /^\d{9,11}$/,
    area: /^49(?:1|2\d|3[1-689]|4[1-8]|5\d|6[1-8]|7[1-7])$/,
  },
  // Cuba: mobile numbers have eight digits.
  53: { national: /^53\d{6}$/ },
  // Brazil: 55, Santa Maria; 4003 and 4004 are no subscriber's (Anatel).
  55: { national: /^55(?!400)[2-9]\d{7,8}$/ },
  // Indonesia: 0620 to 0629, North Sumatra, with at most seven digits after them.
  62: { national: /^62\d{6,8}$/, unclear: /^62\d{8}$/, area: /^62\d$/ },
  // Vietnam: mobile prefix 084.
  84: { national: /^84\d{7}$/ },
  // South Africa: 027, Namaqualand.
  27: { national: /^27\d{7}$/ },
  // Pakistan: 0922 to 0929, Khyber Pakhtunkhwa, with nine or ten digits.
  92: { national: /^92\d{7,8}$/ },
  // Myanmar: mobile numbers 09 5 with eight digits.
  95: { national: /^95\d{6}$/ },
  // Finland: 03 58, Pirkanmaa.
  358: { national: /^358\d{4,5}$/ },
  // Kosovo: 038 3, Pristina, with eight digits.
  383: { national: /^383\d{5}$/ },
  // Slovenia: 03 86, Celje.
  386: { national: /^386\d{5}$/ },
  // Slovakia: 042 1, Považská Bystrica.
  421: { national: /^421\d{6}$/ },
  // United Arab Emirates: 09 71, Fujairah.
  971: { national: /^971\d{5}$/ },
};

export interface OwnCodeReading {
  readonly isNational: boolean;
  /** Whether the other reading is possible too. */
  readonly isUnclear: boolean;
}

/**
 * How digits that begin with a calling code are read in its country; null if they do not begin so, or if the
 * plan alone decides.
 * @param digits only digits, without plus sign and trunk prefix
 * @param written the same with its separators
 */
export function readOwnCode(digits: string, code: string, written: string): OwnCodeReading | null {
  const rule = digits.startsWith(code) ? OWN_CODES[code] : undefined;
  if (!rule) return null;
  const { national, unclear, likelier, area } = rule;
  const first = /^\D*(\d+)\D+\d/.exec(written)?.[1] ?? '';
  if (area && first === code) return { isNational: false, isUnclear: false };
  if (!national.test(digits)) return { isNational: false, isUnclear: false };
  if (!unclear?.test(digits) || area?.test(first)) return { isNational: true, isUnclear: false };
  return { isNational: likelier === 'national', isUnclear: true };
}

const hasLength = (lengths: number, digits: number) =>
  digits > 3 && ((lengths >> (digits - 4)) & 1) === 1;

/**
 * What to write before digits without a trunk prefix that begin with the calling code of their country: a plus
 * sign, perhaps with the calling code; nothing if only the check can say, by both readings. Null for other digits.
 * @param isSettled whether the likelier reading is enough, because the check would not know the country
 */
export function ownCodePrefix(
  digits: string,
  { code, prefix, lengths, firstDigits, ownLengths }: NumberingPlan,
  written: string,
  isSettled = false,
): string | null {
  const own = String(code);
  const reading = readOwnCode(digits, own, written);
  if (reading?.isUnclear && !isSettled) return '';
  if (reading) return reading.isNational ? prefix : '+';
  if (!digits.startsWith(own)) return null;
  if (hasLength(ownLengths, digits.length)) return prefix;
  const isFirst = (firstDigits >> Number(digits.charAt(own.length))) & 1;
  return isFirst && hasLength(lengths, digits.length - own.length) ? '+' : null;
}
