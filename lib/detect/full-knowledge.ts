import { IBANS } from './iban-table.ts';
import type { Knowledge } from './knowledge.ts';
import { OTHER_PLANS } from './phone-table.ts';
import { homePlans, type Plans, readPlans } from './plans.ts';
import { vatDigitsFit } from './vat-digits.ts';

const bbans = new Map(
  IBANS.split(' ').map((row) => [
    row.slice(0, 2),
    row.slice(2).replace(/(\d+)(.)/g, (_, count: string, type: string) => type.repeat(+count)),
  ]),
);

let others: Plans | undefined;

/** Every numbering plan, the IBAN registry, and the check digits of every VAT number that has them. */
export const FULL: Knowledge = {
  plan(key) {
    others ??= readPlans(OTHER_PLANS);
    return homePlans().get(key) ?? others.get(key);
  },
  bban: (country) => bbans.get(country),
  vatFits: vatDigitsFit,
};
