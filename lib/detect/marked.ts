/**
 * The door of what marks values on pages: every numbering plan, and what only looks like a value. Check digits
 * and lists are the background's, which confirms each finding before it is marked.
 */
import { bicFinder } from '../kinds/bic/find.ts';
import { isWord } from '../kinds/bic/find-word.ts';
import { emailFinder } from '../kinds/email/find.ts';
import type { Finder } from '../kinds/finder.ts';
import { ibanFinder } from '../kinds/iban/find.ts';
import { phoneFinder } from '../kinds/phone/find.ts';
import { isSomethingElse } from '../kinds/phone/find-else.ts';
import { exactPlan } from '../kinds/phone/find-exact.ts';
import { vatFinder } from '../kinds/vat/find.ts';
import { detector } from './scan.ts';

/** Where two find something at the same place, the first has it. */
export const FINDERS: readonly Finder[] = [
  emailFinder(),
  ibanFinder,
  vatFinder(),
  phoneFinder(exactPlan, isSomethingElse),
  bicFinder(isWord),
];

/** Emails, phone numbers, VAT numbers, IBANs and labelled values of running text: candidates. */
export const detectMarked = detector(FINDERS);
