/** The finders with all that is known, which no page carries: in the background, for selections and pastes. */
import { isAddress } from '../kinds/domain/host.ts';
import { emailFinder } from '../kinds/email/find.ts';
import type { Finder } from '../kinds/finder.ts';
import { phoneFinder } from '../kinds/phone/find.ts';
import { exactPlan } from '../kinds/phone/find-exact.ts';
import { vatFinder } from '../kinds/vat/find.ts';
import { vatFits } from '../kinds/vat/fit.ts';
import { detector } from './scan.ts';
import { FINDERS } from './text.ts';

/** In place of the finders of their kinds: which addresses are none, all check digits, every numbering plan. */
const EXACT: readonly Finder[] = [
  emailFinder(isAddress),
  vatFinder(vatFits),
  phoneFinder(exactPlan),
];

/** The values in running text of all kinds that are looked for there. */
export const detectExactly = detector(
  FINDERS.map((finder) => EXACT.find(({ kind }) => kind === finder.kind) ?? finder),
);
