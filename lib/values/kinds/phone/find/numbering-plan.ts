import type { RunDigits } from '../../../text/index.ts';

/** The part of a numbering plan that finders need (ITU-T E.164). */
export interface NumberingPlan {
  readonly code: number;
  /** The calling code with a plus sign. */
  readonly prefix: string;
  /** Bit n set: a national number can have n + 4 digits. */
  readonly lengths: number;
  /** The same for national numbers that begin with the calling code. */
  readonly ownLengths: number;
  /** Bit n set: a national number can begin with digit n. */
  readonly firstDigits: number;
  /** Prefix of national numbers inside the country; '' if there is none. */
  readonly trunkPrefix: string;
  /** Whether the trunk prefix is 0, with which nearly all numbers then begin. */
  readonly isZeroTrunk: boolean;
  /**
   * Group sizes, read as one number, of mobile numbers that are written without trunk prefix; 0 if
   * there are none.
   */
  readonly bareGrouping: number;
  /** Number of leading digits that are the international prefix; without this method, the prefix is 00. */
  readonly exitPrefixLength?: (text: string, digits: RunDigits) => number;
  /** The region's international prefixes, if it has others than 00. */
  readonly exit?: RegExp;
  /** The next label. It may touch the number if only layout separated them. */
  readonly nextLabel?: RegExp;
  /** The international form of a national number; '' if it is not valid. */
  readonly toInternational?: (national: string) => string;
  /**
   * What to write before digits without a trunk prefix, if it may be less than `prefix`, because they begin
   * with the calling code.
   */
  readonly barePrefix?: (digits: string, written: string) => string | null;
  /**
   * Whether `count` of the digits are not a number although they match.
   * @param skip number of leading digits that are the trunk prefix
   */
  readonly isExcluded?: (text: string, digits: RunDigits, skip: number, count: number) => boolean;
}

/** The plan of a calling code or of a region (ISO 3166-1 alpha-2). */
export type FindNumberingPlan = (key: number | string) => NumberingPlan | undefined;

/** Calling codes of two digits (E.164), by first digit; bit n set: n can be the second digit. */
const TWO_DIGIT_CODES = [0, 0, 129, 607, 1019, 510, 127, 0, 86, 319];

/** The calling code that international digits begin with, or 0. */
export function callingCodeOf(a: number, b: number, c: number): number {
  if (a === 1 || a === 7) return a;
  if (((TWO_DIGIT_CODES[a] ?? 0) >> b) & 1) return a * 10 + b;
  return a && a * 100 + b * 10 + c;
}

/** The plan of an international number: +4930901820. */
export function planOfNumber(number: string, plans: FindNumberingPlan): NumberingPlan | undefined {
  const digit = (k: number) => number.charCodeAt(k) - 48;
  return plans(callingCodeOf(digit(1), digit(2), digit(3)));
}
