/**
 * Check digits of VAT numbers by country. Sources: the European Commission's FITS/VIES algorithm
 * paper (SCTC, "VIES VAT number algorithms"), and papers of national tax offices for numbers that
 * changed since (NL 2020, IE 2013, LV 2017, ES 2008). Arguments are the part after the country
 * prefix, with valid structure.
 *
 * `null`: the number has no check digit, or no published one.
 */
import {
  digitsOf,
  fitsLuhn,
  fitsMod1110,
  remainderMod97,
  remainderOf,
  weightedSum,
} from '../../../text/index.ts';
import {
  hasBirthNumberCheckDigit,
  hasBirthNumberDate,
  isBulgarianPersonalNumber,
  isCalendarDate,
  isIssuedBefore1954,
} from './personal-numbers.ts';

/** Errors and doubts other than wrong check digits. */
export type VatDoubt =
  | 'no-such-date'
  | 'digit-missing'
  | 'letter-expected'
  | 'siren-wrong'
  | 'siren-in-doubt'
  | 'office-unknown';

export type VatFit = boolean | null | VatDoubt;

const digitAt = (text: string, i: number): number => text.charCodeAt(i) - 48;
const lastDigit = (text: string): number => digitAt(text, text.length - 1);

export function austria(n: string): VatFit {
  const sum = digitsOf(n.slice(1, 8)).reduce(
    (s, d, i) => s + (i % 2 === 0 ? d : d * 2 - (d > 4 ? 9 : 0)),
    4,
  );
  return (10 - (sum % 10)) % 10 === lastDigit(n);
}

export function belgium(n: string): VatFit {
  return 97 - (remainderOf(n.slice(0, 8), 97) || 0) === Number(n.slice(8));
}

/** 9 digits: a company. 10: a citizen (EGN), a foreigner (LNCh) or another taxable person. */
export function bulgaria(n: string): VatFit {
  if (n.length === 9) {
    const first = weightedSum(n, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check = first === 10 ? (weightedSum(n, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first;
    return check === lastDigit(n);
  }
  const other = 11 - (weightedSum(n, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return (
    isBulgarianPersonalNumber(n) ||
    weightedSum(n, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === lastDigit(n) ||
    (other !== 10 && other % 11 === lastDigit(n))
  );
}

export function cyprus(n: string): VatFit {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = digitsOf(n.slice(0, 8)).reduce((s, d, i) => s + (i % 2 === 0 ? (odd[d] ?? 0) : d), 0);
  return n.charCodeAt(8) - 65 === sum % 26;
}

/** 8 digits: a company. 9: a person born before 1954 (no check digit) or, with 6, a special number. */
export function czechia(n: string): VatFit {
  if (n.length === 8) {
    const check = (11 - (weightedSum(n, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return (check || 1) % 10 === lastDigit(n);
  }
  if (n.length === 9 && n.startsWith('6')) {
    const rest = weightedSum(n.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
    const check = (8 - ((((10 - rest) % 11) + 11) % 11) + 10) % 10;
    return check === lastDigit(n);
  }
  if (n.length === 10 && !hasBirthNumberCheckDigit(n)) return false;
  if (n.length === 9 && !isIssuedBefore1954(n)) return 'digit-missing';
  if (!hasBirthNumberDate(n)) return 'no-such-date';
  return n.length === 10 ? true : null;
}

export const germany = fitsMod1110;
export const croatia = fitsMod1110;

/** Whether the weighted sum of a number's digits is a multiple of `divisor`. */
const isMultiple = (divisor: number, ...weights: readonly number[]) => {
  return (n: string): VatFit => weightedSum(n, weights) % divisor === 0;
};
export const denmark = isMultiple(11, 2, 7, 6, 5, 4, 3, 2, 1);
export const estonia = isMultiple(10, 3, 7, 1, 3, 7, 1, 3, 7, 1);
export const finland = isMultiple(11, 7, 9, 10, 5, 8, 4, 2, 1);
export const hungary = isMultiple(10, 9, 7, 3, 1, 9, 7, 3, 1);
export const norway = isMultiple(11, 3, 2, 7, 6, 5, 4, 3, 2, 1);

const FRENCH = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Key and SIREN. VAT numbers require the two-digit key, MOD 97 over the SIREN. The Luhn digit
 * belongs to the SIREN (INSEE), and numbers of Monaco (000) have none. Keys with letters were
 * announced, but the tax office never published their formula. No rule for VAT forbids a SIREN with
 * a wrong Luhn digit, so it is a caution, never bad.
 */
export function france(n: string): VatFit {
  const siren = n.slice(2);
  const known = siren.startsWith('000') || fitsLuhn(siren);
  if (/^[0-9]{2}/.test(n)) {
    if (Number(n.slice(0, 2)) !== remainderOf(`${siren}12`, 97)) return false;
    return known ? true : 'siren-in-doubt';
  }
  if (!known) return 'siren-wrong';
  const [a, b] = [FRENCH.indexOf(n.charAt(0)), FRENCH.indexOf(n.charAt(1))];
  const key = a < 10 ? a * 24 + b - 10 : a * 34 + b - 100;
  return (remainderOf(siren, 11) + 1 + Math.floor(key / 11)) % 11 === key % 11 ? true : null;
}

export function greece(n: string): VatFit {
  return (weightedSum(n, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === lastDigit(n);
}

/** Seven digits and a letter, since 2013 a second letter. In the older form, the second place is a letter or sign. */
export function ireland(n: string): VatFit {
  const old = /^[0-9][A-Z+*]/.test(n);
  const digits = old ? `0${n.slice(2, 7)}${n.charAt(0)}` : n.slice(0, 7);
  const second = old || n.length < 9 || n.charAt(8) === 'W' ? 0 : n.charCodeAt(8) - 64;
  const sum = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * second;
  return 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(sum % 23) === n.charAt(7);
}

/** Tax offices are 001 to 100, 120, 121, 888 and 999; some sources list others up to 201. */
export function italy(n: string): VatFit {
  if (!fitsLuhn(n)) return false;
  return /^(0..|100|12[01]|888|999)/.test(n.slice(7)) ? true : 'office-unknown';
}

export function lithuania(n: string): VatFit {
  const sum = (shift: number) =>
    digitsOf(n.slice(0, -1)).reduce((s, d, i) => s + d * (1 + ((i + shift) % 9)), 0) % 11;
  const first = sum(0);
  return (first === 10 ? sum(2) % 10 : first) === lastDigit(n);
}

export function luxembourg(n: string): VatFit {
  return remainderOf(n.slice(0, 6), 89) === Number(n.slice(6));
}

/** 4-9 first: a legal person. 0-3: a personal code, which since 2017 begins with 32 to 39 and contains no date. */
export function latvia(n: string): VatFit {
  if (n.charAt(0) > '3') return weightedSum(n, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  const check = ((1 + weightedSum(n, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10;
  if (n >= '32') return check === lastDigit(n) ? true : null;
  if (check !== lastDigit(n)) return false;
  const year = 1800 + 100 * digitAt(n, 6) + Number(n.slice(4, 6));
  const date = isCalendarDate(year, Number(n.slice(2, 4)), Number(n.slice(0, 2)));
  return (date && digitAt(n, 6) < 3) || 'no-such-date';
}

export function malta(n: string): VatFit {
  return weightedSum(n, [3, 4, 6, 7, 8, 9]) % 37 === 37 - Number(n.slice(6));
}

/**
 * Until 2020 the citizen or company number (11-test). Numbers issued to sole traders since then fit
 * MOD 97-10 with "NL".
 */
export function netherlands(n: string): VatFit {
  const old = (weightedSum(n, [9, 8, 7, 6, 5, 4, 3, 2]) - digitAt(n, 8)) % 11 === 0;
  return old || remainderMod97(`NL${n}`) === 1;
}

export function poland(n: string): VatFit {
  return weightedSum(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === lastDigit(n);
}

export function portugal(n: string): VatFit {
  const check = 11 - (weightedSum(n, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check > 9 ? 0 : check) === lastDigit(n);
}

/** 2-10 digits: a company (CUI). 13: a person (CNP). */
export function romania(n: string): VatFit {
  if (n.length === 13) {
    const rest = weightedSum(n, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
    const [month, day] = [Number(n.slice(3, 5)), Number(n.slice(5, 7))];
    if ((rest === 10 ? 1 : rest) !== lastDigit(n)) return false;
    return isCalendarDate(2000, month, day) || 'no-such-date';
  }
  const sum = weightedSum(n.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]);
  return ((10 * sum) % 11) % 10 === lastDigit(n);
}

export function sweden(n: string): VatFit {
  return fitsLuhn(n.slice(0, 10));
}

export function slovenia(n: string): VatFit {
  const check = 11 - (weightedSum(n, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === lastDigit(n);
}

/** Ten digits divisible by 11. Persons may have a birth number instead. */
export function slovakia(n: string): VatFit {
  const company = n.charAt(0) !== '0' && /[2-46-9]/.test(n.charAt(2)) && remainderOf(n, 11) === 0;
  return company || (hasBirthNumberCheckDigit(n) && hasBirthNumberDate(n));
}

/**
 * Either of two MOD 97 schemes of HMRC. The second, 97-55, subtracts 55 from the check digits of
 * the first, for numbers from 100 on. Public bodies (GD, HA) have a range and no check digits.
 */
export function britain(n: string): VatFit {
  if (n > 'A') return null;
  if (/^0{7}/.test(n)) return false;
  const rest = weightedSum(n, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return rest === 0 || (n >= '1' && rest === 42);
}

export function switzerland(n: string): VatFit {
  const check = 11 - (weightedSum(n, [5, 4, 3, 2, 7, 6, 5, 4]) % 11);
  return check !== 10 && check % 11 === digitAt(n, 8);
}
