/**
 * The always-on detector: decides whether a text may hold a value. Its finders are as exact as is
 * affordable on every page; after a hit, the page detector is loaded and reads the page again.
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

/** Where two finders match at the same place, the first wins. */
export const ROUGH_FINDERS: readonly Finder[] = [
  createEmailFinder(),
  ibanFinder,
  createVatFinder(),
  createPhoneFinder(findRoughPlan),
  createBicFinder(),
];

export type { Detect } from './create-detector.ts';

/**
 * Finds emails, phone numbers, VAT numbers, IBANs and labelled values in running text,
 * approximately.
 */
export const detectRoughly = createDetector(ROUGH_FINDERS);

/** Whether a text may hold any value: a cheaper search, run first. */
export const mayContainValue = createPrefilter(ROUGH_FINDERS);
