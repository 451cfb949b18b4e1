/**
 * The always-on door: whether a text holds a value, and about which. Each finder is as exact as every page can
 * afford; what was found here has ./marked.ts fetched, which reads the page with all that a page needs.
 */
import { bicFinder } from '../kinds/bic/find.ts';
import { emailFinder } from '../kinds/email/find.ts';
import type { Finder } from '../kinds/finder.ts';
import { ibanFinder } from '../kinds/iban/find.ts';
import { phoneFinder } from '../kinds/phone/find.ts';
import { roughPlan } from '../kinds/phone/find-rough.ts';
import { vatFinder } from '../kinds/vat/find.ts';
import { holdTest } from './may-hold.ts';
import { detector } from './scan.ts';

/** Where two find something at the same place, the first has it. */
export const FINDERS: readonly Finder[] = [
  emailFinder(),
  ibanFinder,
  vatFinder(),
  phoneFinder(roughPlan),
  bicFinder(),
];

export type { Detect } from './scan.ts';

/** Emails, phone numbers, VAT numbers, IBANs and labelled values of running text, roughly. */
export const detectText = detector(FINDERS);

/** Whether a text could hold anything that is looked for: a search that is cheaper still. */
export const mayHold = holdTest(FINDERS);
