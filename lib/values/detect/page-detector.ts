/**
 * The detector that marks values on pages: with all numbering plans and the rules for texts that
 * only look like phone numbers. The background confirms each finding with check digits and lists
 * before it is marked.
 */

import { isCapitalizedWord } from '../kinds/bic/capitalized-word.ts';
import { createBicFinder } from '../kinds/bic/find.ts';
import { mistypedBicFinder, readMistypedBic } from '../kinds/bic/find-mistyped.ts';
import { createEmailFinder } from '../kinds/email/find.ts';
import { withoutNeighbours } from '../kinds/email/find-glued.ts';
import { mistypedEmailFinder } from '../kinds/email/find-mistyped.ts';
import { ibanFinder } from '../kinds/iban/find.ts';
import { ibanFinderWithLoneDigit } from '../kinds/iban/find-lone-digit.ts';
import { mistypedIbanFinder } from '../kinds/iban/find-mistyped.ts';
import { withDialledDigits } from '../kinds/phone/find/as-dialled.ts';
import { withEightForSeven } from '../kinds/phone/find/eight-for-seven.ts';
import { isNotPhone } from '../kinds/phone/find/exact-context.ts';
import { findExactPlan } from '../kinds/phone/find/exact-plans.ts';
import { withoutRanges } from '../kinds/phone/find/extension-range.ts';
import { withNamedRegion } from '../kinds/phone/find/named-region.ts';
import { createPhoneFinder } from '../kinds/phone/find.ts';
import { mistypedPhoneFinder } from '../kinds/phone/find-mistyped.ts';
import type { Finder } from '../kinds/shared/finder.ts';
import type { MistypedFinder } from '../kinds/shared/mistyped-finder.ts';
import { isOfCountry } from '../kinds/vat/find/czech-or-slovak.ts';
import { isNoVatNumber } from '../kinds/vat/find/no-number.ts';
import { createVatFinder } from '../kinds/vat/find.ts';
import { createMistypedVatFinder } from '../kinds/vat/find-mistyped.ts';
import { createDetector } from './compose/create-detector.ts';
import { createLabelledReader } from './compose/labelled-reader.ts';
import { createKindReader, createMistypedReader } from './compose/mistyped-values.ts';
import { withOtherSeparators } from './compose/other-separators.ts';
import { inLatinLetters, onRepairedText } from './compose/respelled.ts';

/** Where two finders match at the same place, the first wins. */
export const PAGE_FINDERS: readonly Finder[] = [
  withoutNeighbours(createEmailFinder()),
  ibanFinderWithLoneDigit,
  createVatFinder(isNoVatNumber, isOfCountry),
  withoutRanges(
    withEightForSeven(
      withNamedRegion(withDialledDigits(createPhoneFinder(findExactPlan, isNotPhone))),
    ),
  ),
  createBicFinder(isCapitalizedWord, readMistypedBic),
];

/** The finders of mistyped values on pages; where two match the same text, the first wins. */
export const PAGE_MISTYPED_FINDERS: readonly MistypedFinder[] = [
  mistypedIbanFinder,
  createMistypedVatFinder(),
  mistypedEmailFinder,
  mistypedPhoneFinder,
  mistypedBicFinder,
];

/**
 * Finds emails, phone numbers, VAT numbers, IBANs, labelled and mistyped values in running text.
 * The findings are candidates.
 */
export const detectCandidates = onRepairedText(
  inLatinLetters(
    withOtherSeparators(
      createDetector(
        PAGE_FINDERS,
        createMistypedReader(PAGE_MISTYPED_FINDERS, false),
        createLabelledReader(PAGE_FINDERS),
      ),
      createDetector([ibanFinder]),
    ),
  ),
);

/** Reads a whole text, such as a cell, as one value of a kind, even if mistyped. */
export const readCandidate = createKindReader(PAGE_MISTYPED_FINDERS);

export { ibanStructures } from '../kinds/iban/find.ts';
export {
  isOnly,
  isPlaceholder,
  isTotal,
  kindOfMost,
  mayBeMistaken,
  readMeant,
} from './compose/column-rule.ts';
