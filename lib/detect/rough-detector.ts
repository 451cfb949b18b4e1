/**
 * The always-on door: whether a text holds a value, and about which. Each finder is as exact as every page can
 * afford; what was found here has ./marked.ts fetched, which reads the page with all that a page needs.
 */
import { createBicFinder } from '../kinds/bic/find.ts';
import { createEmailFinder } from '../kinds/email/find.ts';
import { ibanFinder } from '../kinds/iban/find.ts';
import { findRoughPlan } from '../kinds/phone/find/rough-plans.ts';
import { createPhoneFinder } from '../kinds/phone/find.ts';
import type { Finder } from '../kinds/shared/finder.ts';
import { createVatFinder } from '../kinds/vat/find.ts';
import { createDetector } from './create-detector.ts';
import { createPrefilter } from './prefilter.ts';

/** Where two find something at the same place, the first has it. */
export const ROUGH_FINDERS: readonly Finder[] = [
  createEmailFinder(),
  ibanFinder,
  createVatFinder(),
  createPhoneFinder(findRoughPlan),
  createBicFinder(),
];

export type { Detect } from './create-detector.ts';

/** Emails, phone numbers, VAT numbers, IBANs and labelled values of running text, roughly. */
export const detectRoughly = createDetector(ROUGH_FINDERS);

/** Whether a text could hold anything that is looked for: a search that is cheaper still. */
export const mayContainValue = createPrefilter(ROUGH_FINDERS);
