/**
 * The always-on detector: decides whether a text may contain a value. Its finders are as exact as
 * every page can afford. After a match, the page detector is loaded and reads the page again.
 */
import { createBicFinder } from '../kinds/bic/find.ts';
import { createEmailFinder } from '../kinds/email/find.ts';
import { ibanFinder } from '../kinds/iban/find.ts';
import { findRoughPlan } from '../kinds/phone/find/rough-plans.ts';
import { createPhoneFinder } from '../kinds/phone/find.ts';
import type { Finder } from '../kinds/shared/finder.ts';
import { createVatFinder } from '../kinds/vat/find.ts';
import { createDetector } from './compose/create-detector.ts';
import { createPrefilter } from './compose/prefilter.ts';

/** Where two finders match at the same place, the first wins. */
export const ROUGH_FINDERS: readonly Finder[] = [
  createEmailFinder(),
  ibanFinder,
  createVatFinder(),
  createPhoneFinder(findRoughPlan),
  createBicFinder(),
];

export type { Detect, TextOptions } from './compose/create-detector.ts';

/** Finds emails, phone numbers, VAT numbers, IBANs and labelled values in running text, approximately. */
export const detectRoughly = createDetector(ROUGH_FINDERS);

/**
 * Matches one of the most frequent labels followed by a prefix and a digit, by digits or by an
 * address; a label of BICs at the end of a text, whose values next to it have no digits; and four
 * groups that begin like an IBAN. Begins with a single character, because that is the fastest
 * search.
 */
const MISTYPED =
  /[@\d](?<=\b(?:iban|bic|swift|konto|compte|cuenta|conto|vat|u\.?st|uid|mwst|tva|p\.? ?iva|nif|cif|btw|nip|dič|e-?mail|tel|fon|phone|fax|mobil)[a-zß-ž.-]{0,16}[\s:.()/°#-]{0,6}(?:[A-Z]{2} ?O?\d|\d(?=(?:\D?\d){3})|[^\s@]{1,40} ?@))|\b(?:bic|bic.code|swift.code)\W*$|\d(?<=\b[A-Z]{2}O?\d)[\dO]?(?:[ -]?[\dO]{4}| ?[A-Z]{4}){2}[ -]?\d{4}/i;

/** Whether a text without findings may contain a mistyped value. */
export const mayBeMistyped = (text: string): boolean => MISTYPED.test(text);

/** Whether a text may contain any value: a cheaper test, run first. */
export const mayContainValue = createPrefilter(ROUGH_FINDERS);
