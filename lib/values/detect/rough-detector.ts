/**
 * The always-on detector: decides whether a text may contain a value. Its finders are as exact as
 * every page can afford. After a match, the page detector is loaded and reads the page again.
 */
import { roughBicFinder } from '../kinds/bic/find.ts';
import { createEmailFinder } from '../kinds/email/find.ts';
import { ibanFinder } from '../kinds/iban/find.ts';
import { findRoughPlan } from '../kinds/phone/find/rough-plans.ts';
import { createPhoneFinder } from '../kinds/phone/find.ts';
import type { Finder } from '../kinds/shared/finder.ts';
import { createVatFinder } from '../kinds/vat/find.ts';
import { createDetector } from './compose/create-detector.ts';

/** Where two finders match at the same place, the first wins. */
export const ROUGH_FINDERS: readonly Finder[] = [
  createEmailFinder(),
  ibanFinder,
  createVatFinder(),
  createPhoneFinder(findRoughPlan),
  roughBicFinder,
];

export type { Detect, TextOptions } from './compose/create-detector.ts';

/** Finds emails, phone numbers, VAT numbers and IBANs in running text, approximately. */
export const detectRoughly = createDetector(ROUGH_FINDERS);

const SIGNS = new RegExp([...new Set(ROUGH_FINDERS.map(({ sign }) => sign))].join('|'), 's');

/** Whether a text may contain any value: a cheap test, run first. Linear time, no allocation. */
export const mayContainValue = (text: string): boolean => SIGNS.test(text);

const LABELS = ROUGH_FINDERS.flatMap(({ labels }) => labels ?? []).join('|');

/**
 * A frequent label followed by a prefix and a digit, by digits or by an address; and what finders
 * add. The first begins with a single character, because that is the fastest search.
 */
const HINTS: readonly RegExp[] = [
  new RegExp(
    `[@\\d](?<=\\b(?:${LABELS})[a-zß-ž.-]{0,16}[\\s:.()/°#-]{0,6}(?:[A-Z]{2} ?O?\\d|\\d(?=(?:\\D?\\d){3})|[^\\s@]{1,40} ?@))`,
    'i',
  ),
  ...ROUGH_FINDERS.flatMap(({ hints }) => hints ?? []),
];

/** Whether a text without findings may contain a mistyped value, or one after a label. */
export const mayBeMistyped = (text: string): boolean => HINTS.some((hint) => hint.test(text));
