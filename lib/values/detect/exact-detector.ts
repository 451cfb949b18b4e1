/** The exact detector, for selections and pastes. It runs in the background; pages do not load it. */
import type { Kind } from '../domain/index.ts';
import { mistypedDomainFinder } from '../kinds/domain/find-mistyped.ts';
import { isPossibleEmail } from '../kinds/domain/host.ts';
import { createEmailFinder } from '../kinds/email/find.ts';
import { withoutNeighbours } from '../kinds/email/find-glued.ts';
import { domesticAt, provenAccounts } from '../kinds/iban/domestic/find-domestic.ts';
import { ibanFinder } from '../kinds/iban/find.ts';
import { createMistypedIbanFinder } from '../kinds/iban/find-mistyped.ts';
import { mistypedIpFinder } from '../kinds/ip/find-mistyped.ts';
import type { Finder } from '../kinds/shared/finder.ts';
import type { MistypedFinder } from '../kinds/shared/mistyped-finder.ts';
import { isOtherNumber } from '../kinds/shared/number-series.ts';
import { isVatNumber } from '../kinds/vat/check/countries.ts';
import { isNoProvenVatNumber } from '../kinds/vat/find/no-number.ts';
import { createVatFinder } from '../kinds/vat/find.ts';
import { createMistypedVatFinder } from '../kinds/vat/find-mistyped.ts';
import { createLabelMatcher } from '../text/index.ts';
import { createDetector } from './compose/create-detector.ts';
import { createLabelledReader } from './compose/labelled-reader.ts';
import { createKindReader, createMistypedReader } from './compose/mistyped-values.ts';
import { withOtherSeparators } from './compose/other-separators.ts';
import { inLatinLetters, onRepairedText } from './compose/respelled.ts';
import { PAGE_FINDERS, PAGE_MISTYPED_FINDERS } from './page-detector.ts';

/** Replacements for page finders: with rules for impossible email addresses and all VAT check digits. */
const exactVatFinder = createVatFinder(isNoProvenVatNumber, isVatNumber);
const EXACT: readonly Finder[] = [
  withoutNeighbours(createEmailFinder(isPossibleEmail)),
  exactVatFinder,
];

const exactVat = createMistypedVatFinder(isVatNumber);

const exactIban = createMistypedIbanFinder({ domesticAt, provenAccounts });

/** The page's finders, and those for domains and IP addresses, which only selections have. */
export const MISTYPED_FINDERS: readonly MistypedFinder[] = [
  ...PAGE_MISTYPED_FINDERS.map((finder) =>
    finder.kind === 'vat' ? exactVat : finder.kind === 'iban' ? exactIban : finder,
  ),
  mistypedDomainFinder,
  mistypedIpFinder,
];

/** Finds values of all kinds that occur in running text, even if mistyped. */
export const detectExactly = onRepairedText(
  inLatinLetters(
    withOtherSeparators(
      createDetector(
        PAGE_FINDERS.map((finder) => EXACT.find(({ kind }) => kind === finder.kind) ?? finder),
        createMistypedReader(MISTYPED_FINDERS, true),
        createLabelledReader(PAGE_FINDERS),
      ),
      createDetector([ibanFinder, exactVatFinder]),
    ),
  ),
);

/** Reads a whole text as one value of a kind, even if mistyped; null if it clearly is none. */
export const readExactly = createKindReader(MISTYPED_FINDERS);

const labelsIn = createLabelMatcher(
  MISTYPED_FINDERS.flatMap(({ kind, labels }) => labels.map((word) => [word, kind] as const)),
);

/** The labels in a text, in order, each with the kinds that it names. */
export const labelledKinds = (text: string) =>
  labelsIn(text).map(({ start, end, owners }) => ({ start, end, kinds: owners }));

/** The kinds that the nearest label names; none if it names another number; null without a label. */
export function labelBefore(text: string, start: number): readonly Kind[] | null {
  const label = labelledKinds(text.slice(0, start)).at(-1);
  const from = label?.end ?? 0;
  return isOtherNumber(text.slice(from), start - from) ? [] : (label?.kinds ?? null);
}
