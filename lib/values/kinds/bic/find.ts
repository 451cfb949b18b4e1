/**
 * Finds BICs in text, only after a label: without one, eight letters are just as often a word.
 * Between label and value there must be punctuation (a colon, a bar, dots, a tab), a verb ("the BIC
 * is") or a second word of the label ("BIC code", "SWIFT/BIC"); or the value must have a digit or
 * end in XXX, which no word does. So "BIC pens" and "SWIFT TRANSFER" do not match.
 */

import type { Finding } from '../../domain/index.ts';
import { compactRange, isRegionCode } from '../../text/index.ts';
import { createFinding, type Finder } from '../shared/finder.ts';
import { withoutNextWord } from './next-word.ts';

/** How many characters after a value are read. */
const REACH = 7;

/** The rest of a label: at most four words, then a verb or punctuation. */
export const BIC_LABEL_REST =
  '((?:[\\s/()-]{1,3}(?:BIC|SWIFT|[Cc]ode|CODE|[Nn][or]|[Nn]um\\p{Lower}+)(?![\\p{Alpha}\\d])\\.?){0,4}\\)?(?: \\p{Lower}{1,3})? {0,3}(?:[:=：|\\t]|\\.\\.+)?)\\s{0,3}';

const BEHIND = new RegExp(
  // Eight or eleven characters, joined or in the groups of the standard.
  `${BIC_LABEL_REST}([A-Z\\d]{4}[A-Z]{2}[A-Z\\d]{2}(?:[A-Z\\d]{3})?|[A-Z]{4} [A-Z]{2} [A-Z\\d]{2}(?: [A-Z\\d]{3})?)(?![\\p{Alpha}\\d])`,
  'uy',
);

/** Whether a match is a word; `after` is the text that follows. */
export type BicWordTest = (value: string, after: string) => boolean;

/** Reads a value that breaks the rules, after the label word that ends at `end`. */
export type ReadMistypedBic = (text: string, end: number) => Finding | null;

const WORDS = ['BIC', 'SWIFT', 'Swift'];

/** The part of the always-on script: a label before what may be a BIC, or alone in its cell. */
export const roughBicFinder: Finder = {
  kind: 'bic',
  sign: WORDS.join('|'),
  labels: 'bic|swift',
  hints: [
    /\b(?:BIC|S(?:WIFT|wift))\b(?:\W{1,4}(?:BIC|SWIFT|[Cc]ode|CODE|[Nn][or]|is)\b){0,3}\W{1,4}[A-Z\d]{4} ?[A-Z]{2} ?[A-Z\d]{2}/,
    /\b(?:bic|bic.code|swift.code)\W*$/i,
  ],
};

/** Creates the BIC finder for pages. */
export const createBicFinder = (isWord: BicWordTest, readMistyped: ReadMistypedBic): Finder => ({
  ...roughBicFinder,
  labelled: {
    words: WORDS,
    findAfter(text, end) {
      BEHIND.lastIndex = end;
      const [matched = '', label = '', all = ''] = BEHIND.exec(text) ?? [];
      const written = withoutNextWord(all);
      const value = compactRange(written, 0, written.length);
      // Uses the runtime's list of countries. The list of the check is better, but would add to the
      // script of a page.
      if (!matched || !isRegionCode(value.slice(4, 6))) return readMistyped(text, end);
      // ISO 9362:2022 allows digits in the party prefix; few BICs have them.
      if (!label.trim() && (!/\d|XXX$/.test(value) || /\d/.test(value.slice(0, 4)))) return null;
      const stop = end + matched.length - all.length + written.length;
      if (isWord(value, text.slice(stop, stop + REACH))) return null;
      return createFinding('bic', text, stop - written.length, stop, value);
    },
  },
});
