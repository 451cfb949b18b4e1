import type { RunDigits } from '../../../reading/scanning/index.ts';

/** What finding a number needs to know of a numbering plan (ITU-T E.164). */
export interface NumberingPlan {
  readonly code: number;
  /** The calling code after a plus sign. */
  readonly prefix: string;
  /** Bit n set: a national number can have n + 4 digits. */
  readonly lengths: number;
  /** Bit n set: a national number can begin with digit n. */
  readonly firstDigits: number;
  /** Dialled before a national number inside the country, '' where nothing is. */
  readonly trunkPrefix: string;
  /** Whether that is 0, which nearly all numbers then begin with. */
  readonly isZeroTrunk: boolean;
  /** Sizes of the groups, read as one number, of mobile numbers that are written without it; 0: of none. */
  readonly bareGrouping: number;
  /** How many of the first digits are dialled before a calling code; where it is not given, those of 00. */
  readonly exitPrefixLength?: (text: string, digits: RunDigits) => number;
  /** The next label, from which only layout parts a number. */
  readonly nextLabel?: RegExp;
  /** A national number as it is dialled from abroad; '' where it is none. */
  readonly toInternational?: (national: string) => string;
  /** Whether `count` of the digits, the first `skip` of them the trunk prefix, are no number although they fit. */
  readonly isExcluded?: (text: string, digits: RunDigits, skip: number, count: number) => boolean;
}

/** The plan of a calling code or of a region (ISO 3166-1 alpha-2). */
export type FindNumberingPlan = (key: number | string) => NumberingPlan | undefined;

/** Calling codes of two digits as E.164 assigns them: by the first digit, bit n set: n can follow. */
const TWO_DIGIT_CODES = [0, 0, 129, 607, 1019, 510, 127, 0, 86, 319];

/** The calling code with which international digits begin, or 0. */
export function callingCodeOf(a: number, b: number, c: number): number {
  if (a === 1 || a === 7) return a;
  if (((TWO_DIGIT_CODES[a] ?? 0) >> b) & 1) return a * 10 + b;
  return a && a * 100 + b * 10 + c;
}

/** The plan of a number in international form: +4930901820. */
export function planOfNumber(number: string, plans: FindNumberingPlan): NumberingPlan | undefined {
  const digit = (k: number) => number.charCodeAt(k) - 48;
  return plans(callingCodeOf(digit(1), digit(2), digit(3)));
}
