import { HOME_PLANS } from './data/home-plans.ts';

/** What finding a number needs to know of a numbering plan (ITU-T E.164). */
export interface Plan {
  readonly code: number;
  /** The calling code after a plus sign. */
  readonly prefix: string;
  /** Bit n set: a national number can have n + 4 digits. */
  readonly lengths: number;
  /** Bit n set: a national number can begin with digit n. */
  readonly first: number;
  /** Dialled before a national number inside the country, '' where nothing is. */
  readonly trunk: string;
  /** Whether that is 0, which nearly all numbers then begin with. */
  readonly zero: boolean;
  /** Sizes of the groups, read as one number, of mobile numbers that are written without it; 0: of none. */
  readonly bare: number;
  /** Finds what is dialled before a calling code, at the beginning of digits; undefined: 00 alone. */
  readonly exit: RegExp | undefined;
  /** A national number as it is dialled from abroad; '' where it is none. */
  readonly sent?: (national: string) => string;
}

/** By calling code: Peru, China, India. */
const BARE: Readonly<Record<string, number>> = { 51: 333, 86: 344, 91: 55 };

/** By calling code: North America, Russia, Australia, Japan. */
const EXIT: Readonly<Record<string, RegExp>> = { 1: /^011/, 7: /^810/, 61: /^0011/, 81: /^010/ };

/** The plan of a calling code or of a region (ISO 3166-1 alpha-2). */
export type Plans = (key: number | string) => Plan | undefined;

/** Reads a table that make-plans.ts wrote: plans by calling code and by region. */
export function readPlans(rows: string): ReadonlyMap<number | string, Plan> {
  const plans = new Map<number | string, Plan>();
  for (const row of rows.split(' ')) {
    const [code = '', lengths = '', first = '', trunk = '', regions = ''] = row.split(',');
    const plan = {
      code: Number(code),
      prefix: `+${code}`,
      lengths: Number.parseInt(lengths, 36),
      first: Number.parseInt(first, 36),
      trunk,
      zero: trunk === '0',
      bare: BARE[code] ?? 0,
      exit: EXIT[code],
    };
    plans.set(plan.code, plan);
    for (const region of regions.match(/../g) ?? []) plans.set(region, plan);
  }
  return plans;
}

/** The plans that the always-on script carries. */
const HOME = readPlans(HOME_PLANS);

export const homePlan: Plans = (key) => HOME.get(key);

/** National numbers of 4 to 14 digits: every plan that is not known in detail. */
const ANY = {
  lengths: 0b11111111111,
  first: 1023,
  trunk: '',
  zero: false,
  bare: 0,
  exit: undefined,
};

/**
 * Beside the plans that the always-on script carries, what it makes do with for all other calling codes and
 * regions. Of a region it does not know the code: what it finds there only says that a number may be near,
 * with a value (+0…) that no check confirms.
 */
export const roughPlan: Plans = (key) =>
  HOME.get(key) ?? { ...ANY, code: Number(key) || 0, prefix: `+${Number(key) || 0}` };

/** Whether a number of the plan keeps its zero also in a bracket, as in Europe (E.164, zones 3 and 4). */
export const isEuropean = ({ prefix }: Plan) => '34'.includes(prefix.charAt(1));

/** Whether its numbers have no fixed length: Austria, Germany. */
export const isOpen = ({ code }: Plan) => code === 43 || code === 49;

/** Calling codes of two digits as E.164 assigns them: by the first digit, bit n set: n can follow. */
const PAIRS = [0, 0, 129, 607, 1019, 510, 127, 0, 86, 319];

/** The calling code with which international digits begin, or 0. */
export function callingCode(a: number, b: number, c: number): number {
  if (a === 1 || a === 7) return a;
  if (((PAIRS[a] ?? 0) >> b) & 1) return a * 10 + b;
  return a && a * 100 + b * 10 + c;
}

/** The plan of a number in international form: +4930901820. */
export function planOf(number: string, plans: Plans): Plan | undefined {
  const digit = (k: number) => number.charCodeAt(k) - 48;
  return plans(callingCode(digit(1), digit(2), digit(3)));
}
