import { isAddress } from './host.ts';
import type { Knowledge } from './knowledge.ts';
import { OTHER_PLANS } from './phone-table.ts';
import { homePlans, type Plans, readPlans } from './plans.ts';
import { vatDigitsFit } from './vat-digits.ts';

let others: Plans | undefined;

/** Every numbering plan, the check digits of every VAT number that has them, and which addresses are none. */
export const FULL: Knowledge = {
  plan(key) {
    others ??= readPlans(OTHER_PLANS);
    return homePlans().get(key) ?? others.get(key);
  },
  vatFits: vatDigitsFit,
  isAddress,
};
