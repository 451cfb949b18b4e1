/**
 * The detector that marks values on pages: with every numbering plan and the rules for look-alikes.
 * The background confirms each finding with check digits and lists before it is marked.
 */
import { createBicFinder } from '../kinds/bic/find.ts';
import { isCapitalizedWord } from '../kinds/bic/find-words.ts';
import { createEmailFinder } from '../kinds/email/find.ts';
import { ibanFinder } from '../kinds/iban/find.ts';
import { findExactPlan } from '../kinds/phone/find/exact-plans.ts';
import { isNotPhone } from '../kinds/phone/find/not-phone.ts';
import { createPhoneFinder } from '../kinds/phone/find.ts';
import type { Finder } from '../kinds/shared/finder.ts';
import { createVatFinder } from '../kinds/vat/find.ts';
import { createDetector } from './create-detector.ts';

/** Where two finders match at the same place, the first wins. */
export const PAGE_FINDERS: readonly Finder[] = [
  createEmailFinder(),
  ibanFinder,
  createVatFinder(),
  createPhoneFinder(findExactPlan, isNotPhone),
  createBicFinder(isCapitalizedWord),
];

/**
 * Finds emails, phone numbers, VAT numbers, IBANs and labelled values in running text, as
 * candidates.
 */
export const detectCandidates = createDetector(PAGE_FINDERS);
