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
}

/** By calling code: Peru, China, India. */
const BARE: Readonly<Record<string, number>> = { 51: 333, 86: 344, 91: 55 };

/** Plans by calling code and by region. */
export type Plans = Map<number | string, Plan>;

export function readPlans(rows: string): Plans {
  const plans: Plans = new Map();
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
    };
    plans.set(plan.code, plan);
    for (let i = 0; i < regions.length; i += 2) plans.set(regions.slice(i, i + 2), plan);
  }
  return plans;
}

let home: Plans | undefined;

/** The plans that the always-on script carries. */
export function homePlans(): Plans {
  home ??= readPlans(HOME_PLANS);
  return home;
}

/** Calling codes of two digits as E.164 assigns them: by the first digit, bit n set: n can follow. */
const PAIRS = [0, 0, 129, 607, 1019, 510, 127, 0, 86, 319];

/** The calling code with which international digits begin, or 0. */
export function callingCode(a: number, b: number, c: number): number {
  if (a === 1 || a === 7) return a;
  if (((PAIRS[a] ?? 0) >> b) & 1) return a * 10 + b;
  return a && a * 100 + b * 10 + c;
}
