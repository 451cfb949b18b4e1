/** The finders with all that is known, which no page carries: in the background, for selections and pastes. */
import { isAddress } from '../kinds/domain/host.ts';
import { emailFinder } from '../kinds/email/find.ts';
import type { Finder } from '../kinds/finder.ts';
import { OTHER_PLANS } from '../kinds/phone/data/other-plans.ts';
import { phoneFinder } from '../kinds/phone/find.ts';
import { homePlan, readPlans } from '../kinds/phone/find-plans.ts';
import { vatFinder } from '../kinds/vat/find.ts';
import { vatFits } from '../kinds/vat/fit.ts';
import { once } from '../reading/once.ts';
import { detector } from './scan.ts';
import { FINDERS } from './text.ts';

const others = once(() => readPlans(OTHER_PLANS));

/** In place of the finders of their kinds: which addresses are none, all check digits, every numbering plan. */
const EXACT: readonly Finder[] = [
  emailFinder(isAddress),
  vatFinder(vatFits),
  phoneFinder((key) => homePlan(key) ?? others().get(key)),
];

/** The values in running text of all kinds that are looked for there. */
export const detectExactly = detector(
  FINDERS.map((finder) => EXACT.find(({ kind }) => kind === finder.kind) ?? finder),
);
