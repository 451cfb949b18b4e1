/** The finders with all that is known, which no page carries: in the background, for selections and pastes. */
import { isAddress } from '../kinds/domain/host.ts';
import { emailFinder } from '../kinds/email/find.ts';
import type { Finder } from '../kinds/finder.ts';
import { vatFinder } from '../kinds/vat/find.ts';
import { vatFits } from '../kinds/vat/fit.ts';
import { FINDERS } from './marked.ts';
import { detector } from './scan.ts';

/** In place of the finders of their kinds: which addresses are none, all check digits. */
const EXACT: readonly Finder[] = [emailFinder(isAddress), vatFinder(vatFits)];

/** The values in running text of all kinds that are looked for there. */
export const detectExactly = detector(
  FINDERS.map((finder) => EXACT.find(({ kind }) => kind === finder.kind) ?? finder),
);
