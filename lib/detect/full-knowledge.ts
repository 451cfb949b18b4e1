import { isAddress } from '../kinds/domain/host.ts';
import type { Knowledge } from '../kinds/knowledge.ts';
import { OTHER_PLANS } from '../kinds/phone/data/other-plans.ts';
import { homePlans, type Plans, readPlans } from '../kinds/phone/find-plans.ts';
import { vatDigitsFit } from '../kinds/vat/find-digits.ts';

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
