/**
 * Finds BICs in text, only after a label: without one, eight letters are just as often a word.
 * Between label and value there must be punctuation (a colon, a bar, dots, a tab), a verb ("the BIC
 * is") or a second word of the label ("BIC code", "SWIFT/BIC"); or the value must have a digit or
 * end in XXX, which no word does. So "BIC pens" and "SWIFT TRANSFER" do not match.
 */

import type { Finding } from '../../domain/index.ts';
import { isRegionCode } from '../../reading/regions/index.ts';
import { compactRange } from '../../reading/scanning/index.ts';
import { createFinding, type Finder } from '../shared/finder.ts';

/** How many characters after a value are read. */
const REACH = 7;

/** The rest of a label: at most four words, then a verb or punctuation. */
export const BIC_LABEL_REST =
  '((?:[\\s/()-]{1,3}(?:BIC|SWIFT|[Cc]ode|CODE|[Nn][or]|[Nn]um\\p{Ll}+)(?![\\p{L}\\d])\\.?){0,4}\\)?(?: \\p{Ll}{1,3})? {0,3}(?:[:=：|\\t]|\\.\\.+)?)\\s{0,3}';

const BEHIND = new RegExp(
  BIC_LABEL_REST +
    // Eight or eleven characters, joined or in the groups of the standard.
    '([A-Z]{6}[A-Z\\d]{2}(?:[A-Z\\d]{3})?|[A-Z]{4} [A-Z]{2} [A-Z\\d]{2}(?: [A-Z\\d]{3})?)(?![\\p{L}\\d])',
  'uy',
);

/** Whether a match is a word; `after` is the text that follows. */
export type BicWordTest = (value: string, after: string) => boolean;

/** Reads a value that breaks the rules, after the label word that ends at `end`. */
export type ReadMistypedBic = (text: string, end: number) => Finding | null;

/** Creates the BIC finder. @param readMistyped if given, mistyped BICs are found too */
export const createBicFinder = (
  isWord: BicWordTest = () => false,
  readMistyped?: ReadMistypedBic,
): Finder => ({
  kind: 'bic',
  labelled: {
    words: ['BIC', 'SWIFT', 'Swift'],
    findAfter(text, end) {
      BEHIND.lastIndex = end;
      const [all, label = '', written = ''] = BEHIND.exec(text) ?? [];
      const value = compactRange(written, 0, written.length);
      // Uses the runtime's list of countries. The list of the check is better, but would add to the
      // script of every page.
      if (!all || !isRegionCode(value.slice(4, 6))) return readMistyped?.(text, end) ?? null;
      if (!label.trim() && !/\d|XXX$/.test(value)) return null;
      const stop = end + all.length;
      if (isWord(value, text.slice(stop, stop + REACH))) return null;
      return createFinding('bic', text, stop - written.length, stop, value);
    },
  },
});
