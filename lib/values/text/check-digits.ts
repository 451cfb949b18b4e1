/** Check-digit arithmetic shared by IBAN and VAT. All functions take strings of ASCII digits. */

/** The digits of a string as numbers. */
export function digitsOf(text: string): number[] {
  const digits: number[] = [];
  for (let i = 0; i < text.length; i++) digits.push(text.charCodeAt(i) - 48);
  return digits;
}

/** Sum of digit × weight by position; digits without a weight do not count. */
export function weightedSum(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * (text.charCodeAt(i) - 48 || 0), 0);
}

/** The remainder of a decimal string of any length. */
export function remainderOf(text: string, divisor: number): number {
  let rest = 0;
  for (let i = 0; i < text.length; i += 1) {
    rest = (rest * 10 + (text.charCodeAt(i) - 48)) % divisor;
  }
  return rest;
}

/** ISO 7064 MOD 97-10 remainder of letters and digits, A = 10 … Z = 35. Valid numbers give 1. */
export function remainderMod97(text: string): number {
  let rest = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    rest = code < 58 ? (rest * 10 + code - 48) % 97 : (rest * 100 + code - 55) % 97;
  }
  return rest;
}

/** ISO 7064 MOD 11,10 over the whole string, check digit included. */
export function fitsMod1110(text: string): boolean {
  let product = 10;
  for (const digit of digitsOf(text.slice(0, -1))) {
    const sum = (digit + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (product + (text.charCodeAt(text.length - 1) - 48)) % 10 === 1;
}

/** Luhn (ISO/IEC 7812-1), check digit included. */
export function fitsLuhn(text: string): boolean {
  const sum = digitsOf(text)
    .reverse()
    .reduce(
      (total, digit, i) => total + (i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)),
      0,
    );
  return sum % 10 === 0;
}

/** Upper-case letters, each with the digit for which it is mistyped or misread. */
export const DIGIT_LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
};
