import { HOME_PLANS } from './phone-home.ts';

/** What finding a number needs to know of a numbering plan (ITU-T E.164). */
export interface Plan {
  readonly code: string;
  /** Bit n set: a national number can have n + 4 digits. */
  readonly lengths: number;
  /** Bit n set: a national number can begin with digit n. */
  readonly first: number;
  /** Dialled before a national number inside the country, '' where nothing is. */
  readonly trunk: string;
}

/** Plans by calling code and by region: the keys cannot collide. */
export type Plans = Map<string, Plan>;

export function readPlans(rows: string): Plans {
  const plans: Plans = new Map();
  for (const row of rows.split(' ')) {
    const [code = '', lengths = '', first = '', trunk = '', regions = ''] = row.split(',');
    const plan = {
      code,
      lengths: Number.parseInt(lengths, 36),
      first: Number.parseInt(first, 36),
      trunk,
    };
    plans.set(code, plan);
    for (const region of regions.match(/../g) ?? []) plans.set(region, plan);
  }
  return plans;
}

let home: Plans | undefined;

/** The plans that the always-on script carries. */
export function homePlans(): Plans {
  home ??= readPlans(HOME_PLANS);
  return home;
}

/** Calling codes as E.164 assigns them: one digit, two, or three. */
const CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/** The calling code with which international digits begin, or ''. */
export function callingCode(digits: string): string {
  return CODE.exec(digits)?.[0] ?? '';
}
