/**
 * The always-on door: what finds values in running text, one line a kind. Each finder is as exact as every
 * page can afford: VAT numbers are judged by their form alone and phone numbers of rarer countries by their
 * length, candidates for the background's offline check to confirm. ./index.ts puts exact ones in their place.
 */
import { bicFinder } from '../kinds/bic/find.ts';
import { emailFinder } from '../kinds/email/find.ts';
import type { Finder } from '../kinds/finder.ts';
import { ibanFinder } from '../kinds/iban/find.ts';
import { phoneFinder } from '../kinds/phone/find.ts';
import { vatFinder } from '../kinds/vat/find.ts';
import { holdTest } from './may-hold.ts';
import { detector } from './scan.ts';

/** Where two find something at the same place, the first has it. */
export const FINDERS: readonly Finder[] = [
  emailFinder(),
  ibanFinder,
  vatFinder(),
  phoneFinder(),
  bicFinder,
];

export type { TextOptions } from './scan.ts';

/** Emails, phone numbers, VAT numbers, IBANs and labelled values of running text: candidates. */
export const detectText = detector(FINDERS);

/** Whether a text could hold anything that is looked for: a search that is cheaper still. */
export const mayHold = holdTest(FINDERS);
