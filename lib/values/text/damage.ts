/**
 * What programs make of a number that they take for a quantity: `4930123456.0`, `4.930123456E+9`.
 * Without the fraction or exponent it is the number that somebody entered.
 */
import type { ReadingStep } from '../domain/index.ts';
import { narrowed, withAsciiDigits } from './normalize.ts';
import type { TextEdit } from './rewrite.ts';

export interface Repaired {
  readonly text: string;
  readonly step: ReadingStep;
}

/** Fewer digits may be a quantity. */
const FEWEST = 6;

/** A fraction of zeros, also behind letters: "X1234567L.00". Dots elsewhere are separators, and then so is this one. */
const FRACTION = /^([^.,]*\d[A-Z]{0,4})(?:[.,]0+)+$/i;
/** The same with separators of thousands: 4,930,123,456.00 */
const THOUSANDS = /^(\+?\d{1,3}(?:([.,'’ ])\d{3}){2,})([.,])0+$/;
/** The same without decimals, with commas, which separate nothing else: 4,930,123,456 */
const COMMAS = /^\+?[1-9]\d{0,2}(?:,\d{3}){2,}$/;
const EXPONENT = /^(\+?)(\d{1,3})(?:[.,](\d+))?E\+?0*(\d{1,2})$/i;

const digitCount = (text: string) => text.replace(/\D/g, '').length;

function withoutFraction(text: string): string | null {
  const [, whole] = FRACTION.exec(text) ?? [];
  if (whole !== undefined) return whole;
  if (COMMAS.test(text)) return text.replaceAll(',', '');
  const [, grouped, between, point] = THOUSANDS.exec(text) ?? [];
  return grouped === undefined || between === point ? null : grouped.replace(/[^+\d]/g, '');
}

/** The number without its exponent; null for other texts. */
function withoutExponent(text: string): Repaired | null {
  const [, sign = '', whole, fraction = '', power = ''] = EXPONENT.exec(text) ?? [];
  const places = Number(power);
  if (whole === undefined || whole.length + places < FEWEST) return null;
  // The last digits may have been zeros or anything else.
  if (fraction.length < places) return { text, step: 'digits-lost' };
  const isWhole = /^0*$/.test(fraction.slice(places));
  const digits = whole + fraction.slice(0, places);
  return isWhole ? { text: sign + digits, step: 'exponent-expanded' } : null;
}

/** The number that a text was before a program took it for a quantity; null if no program did. */
export function withoutDamage(text: string): Repaired | null {
  const whole = withoutFraction(text);
  return whole === null || digitCount(whole) < FEWEST
    ? withoutExponent(text)
    : { text: whole, step: 'fraction-removed' };
}

/**
 * Such numbers in running text, where short ones are amounts: at least nine digits, or seven that begin
 * like a phone number, or a country's prefix before eight. No unit or currency may follow.
 */
const IN_TEXT =
  /(?<![\p{IDC}.,$€£¥])(?:\+?\d{1,3}[.,]\d{5,17}E\+?\d{1,2}|(?:(?:\+|0)(?:[ \xa0()/-]{0,3}\d){6,16}|\d{9,15}|[A-Z]{2}[A-Z\d]{7,32}(?<=\d[A-Z]{0,4}))(?:[.,]0{1,2})+)(?![\p{IDC}%‰]|[.,]\d|[\s\xa0]?(?:\p{Sc}|(?:EUR|USD|GBP|CHF|PLN|CZK|HUF|SEK|NOK|DKK|RON)(?!\p{Alpha})))/gu;

/** What every such number has: the test that rules out most texts. */
const SIGN = /\d(?:[A-Z]{0,4}[.,]0{1,2}(?!\d)|E\+?\d)/;

/** The same text with digits and signs in ASCII, if none takes another number of characters. */
function inAscii(text: string): string {
  if (!/[\u0660-\uffff]/.test(text)) return text;
  const ascii = withAsciiDigits(narrowed(text, false));
  return ascii.length === text.length ? ascii : text;
}

/** The edits that undo the damage to the numbers in a text, in order. */
export function damageIn(text: string): TextEdit[] {
  const ascii = inAscii(text);
  if (!SIGN.test(ascii)) return [];
  return Array.from(ascii.matchAll(IN_TEXT)).flatMap(({ 0: written, index: start }) => {
    const repaired = withoutDamage(written);
    const end = start + written.length;
    if (repaired?.step === 'exponent-expanded') return { start, end, text: repaired.text };
    // The last digit stands for itself and the fraction, so that a value with it includes both.
    const last = start + (repaired?.text.length ?? 0) - 1;
    return repaired?.step === 'fraction-removed'
      ? { start: last, end, text: ascii.charAt(last) }
      : [];
  });
}
