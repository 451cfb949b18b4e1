/** Personal numbers that are VAT numbers: their birth dates, and Spain's letters. */
import { fitsLuhn, remainderOf, weightedSum } from '../../../text/index.ts';

const lastDigit = (n: string): number => n.charCodeAt(n.length - 1) - 48;

/** `month` counts from 1. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * EGN of Bulgarian citizens: birth date (month plus 20 before 1900, plus 40 from 2000) and check
 * digit.
 */
export function isBulgarianPersonalNumber(n: string): boolean {
  const raw = Number(n.slice(2, 4));
  const [century, month] = raw > 40 ? [2000, raw - 40] : raw > 20 ? [1800, raw - 20] : [1900, raw];
  if (!isCalendarDate(century + Number(n.slice(0, 2)), month, Number(n.slice(4, 6)))) return false;
  return (weightedSum(n, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === lastDigit(n);
}

/**
 * Whether a birth number of Czechia or Slovakia is from the time of nine digits, until 1953; 80 to
 * 99 are years of the 19th century.
 */
export function isIssuedBefore1954(n: string): boolean {
  return n < '54' || n >= '8';
}

/** Rodné číslo: birth date, with 50 added to the month for women and 20 (70) for late issues. */
export function hasBirthNumberDate(n: string): boolean {
  const yy = Number(n.slice(0, 2));
  const century = n.length === 9 ? (yy < 80 ? 1900 : 1800) : yy < 54 ? 2000 : 1900;
  const year = century + yy;
  const month = Number(n.slice(2, 4)) % 50;
  // Months above 20 have been issued since 2004, when the numbers of a day run out.
  return isCalendarDate(
    year,
    month > 20 && year >= 2004 ? month - 20 : month,
    Number(n.slice(4, 6)),
  );
}

/** The check digit of ten-digit birth numbers; a remainder of 10 was written 0 until 1985. */
export function hasBirthNumberCheckDigit(n: string): boolean {
  const rest = remainderOf(n.slice(0, 9), 11);
  const old = n >= '54' && n < '86';
  return (old ? rest % 10 : rest) === lastDigit(n);
}

const DNI = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CIF = 'JABCDEFGHI';

/** Organisations whose control character is a letter: public bodies, congregations, foreign entities. */
const WITH_LETTER = 'NPQRSW';

/** The control digit of a CIF, from its seven digits. */
const cifDigit = (digits: string): number =>
  Array.from({ length: 10 }, (_, i) => i).find((digit) => fitsLuhn(digits + digit)) ?? 0;

/** A CIF that ends in the letter that corresponds to its control digit. */
export const withCifLetter = (n: string): string =>
  n.slice(0, 8) + CIF.charAt(cifDigit(n.slice(1, 8)));

/**
 * Spanish NIF in all its forms (Real Decreto 1065/2007, Orden EHA/451/2008): DNI of citizens; NIE
 * of foreigners (X, Y, Z); K, L and M for persons without either; CIF for everyone else, whose
 * control character is a digit or the letter that corresponds to it.
 */
export function spain(n: string): boolean | 'letter-expected' {
  const first = n.charAt(0);
  const control = n.charAt(8);
  if (first >= '0' && first <= '9') return DNI.charAt(Number(n.slice(0, 8)) % 23) === control;
  const place = 'XYZ'.indexOf(first);
  if (place >= 0) return DNI.charAt(Number(`${place}${n.slice(1, 8)}`) % 23) === control;
  const digits = n.slice(1, 8);
  if ('KLM'.includes(first)) return DNI.charAt(Number(digits) % 23) === control;
  const digit = cifDigit(digits);
  if (control === CIF.charAt(digit)) return true;
  if (control !== String(digit)) return false;
  // Sources disagree on other organisations, so those may have either.
  return WITH_LETTER.includes(first) ? 'letter-expected' : true;
}
