/** The exact detector, for selections and pastes. It runs in the background; pages do not load it. */
import { isPossibleEmail } from '../kinds/domain/host.ts';
import { createEmailFinder } from '../kinds/email/find.ts';
import type { Finder } from '../kinds/shared/finder.ts';
import { isVatNumber } from '../kinds/vat/check/validity.ts';
import { createVatFinder } from '../kinds/vat/find.ts';
import { createDetector } from './create-detector.ts';
import { PAGE_FINDERS } from './page-detector.ts';

/**
 * Finders that replace those of the page: with rules for impossible email addresses and all VAT
 * check digits.
 */
const EXACT: readonly Finder[] = [createEmailFinder(isPossibleEmail), createVatFinder(isVatNumber)];

/** Finds values of all kinds that occur in running text. */
export const detectExactly = createDetector(
  PAGE_FINDERS.map((finder) => EXACT.find(({ kind }) => kind === finder.kind) ?? finder),
);
