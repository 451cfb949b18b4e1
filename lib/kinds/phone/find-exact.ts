/** Every numbering plan with all that is known of it: more than a page can carry. */
import { once } from '../../reading/once.ts';
import { EXITS } from './data/exits.ts';
import { HOME_PLANS } from './data/home-plans.ts';
import { OTHER_PLANS } from './data/other-plans.ts';
import { type Plans, readPlans } from './find-plans.ts';

/** Twelve digits are lengths' bit 8. */
const TWELVE = 1 << 8;

/**
 * Mobile numbers of Argentina are dialled with 15 behind the area code at home, with 9 before it from
 * abroad: 0343 15 555 1212 is +54 9 343 555 1212. No others have twelve digits.
 */
const argentine = (national: string) =>
  national.length < 12
    ? national
    : national.replace(/^(?:(\d{2,4})15(\d{6,8})|.*)$/, (_, area, rest) =>
        area ? `9${area}${rest}` : '',
      );

const all = once(() => {
  const plans = new Map(readPlans(`${HOME_PLANS} ${OTHER_PLANS}`));
  for (const row of EXITS.split(' ')) {
    const [region = '', exit = ''] = row.split('=');
    const plan = plans.get(region);
    if (plan) plans.set(region, { ...plan, exit: new RegExp(`^(?:${exit})`) });
  }
  for (const key of ['AR', 54]) {
    const plan = plans.get(key);
    if (plan) plans.set(key, { ...plan, lengths: plan.lengths | TWELVE, sent: argentine });
  }
  return plans;
});

export const exactPlan: Plans = (key) => all().get(key);
