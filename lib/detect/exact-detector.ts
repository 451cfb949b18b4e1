/** The finders with all that is known, which no page carries: in the background, for selections and pastes. */
import { isPossibleEmail } from '../kinds/domain/host.ts';
import { createEmailFinder } from '../kinds/email/find.ts';
import type { Finder } from '../kinds/shared/finder.ts';
import { isVatNumber } from '../kinds/vat/check/validity.ts';
import { createVatFinder } from '../kinds/vat/find.ts';
import { createDetector } from './create-detector.ts';
import { PAGE_FINDERS } from './page-detector.ts';

/** In place of the finders of their kinds: which addresses are none, all check digits. */
const EXACT: readonly Finder[] = [createEmailFinder(isPossibleEmail), createVatFinder(isVatNumber)];

/** The values in running text of all kinds that are looked for there. */
export const detectExactly = createDetector(
  PAGE_FINDERS.map((finder) => EXACT.find(({ kind }) => kind === finder.kind) ?? finder),
);
