/**
 * The door of what marks values on pages: every numbering plan, and what only looks like a value. Check digits
 * and lists are the background's, which confirms each finding before it is marked.
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

/** Where two find something at the same place, the first has it. */
export const PAGE_FINDERS: readonly Finder[] = [
  createEmailFinder(),
  ibanFinder,
  createVatFinder(),
  createPhoneFinder(findExactPlan, isNotPhone),
  createBicFinder(isCapitalizedWord),
];

/** Emails, phone numbers, VAT numbers, IBANs and labelled values of running text: candidates. */
export const detectCandidates = createDetector(PAGE_FINDERS);
