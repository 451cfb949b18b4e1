/**
 * Finds BICs in text, only after a label: eight letters alone are as often a word. Between label
 * and value there must be a colon or a second word of the label ("BIC code", "SWIFT/BIC"), or the
 * value must have a digit or end in XXX, which no word does. So "BIC pens" and "SWIFT TRANSFER" do
 * not match.
 */

import { isRegionCode } from '../../reading/regions/index.ts';
import { compactRange } from '../../reading/scanning/index.ts';
import { createFinding, type Finder } from '../shared/finder.ts';

/** Characters after a value that are read. */
const REACH = 7;

const BEHIND = new RegExp(
  // The rest of the label: at most four words.
  '((?:[\\s/()-]{1,3}(?:BIC|SWIFT|[Cc]ode|CODE|N[or]|n[or]|[Nn]umber|Nummer)(?![\\p{L}\\d])\\.?){0,4}\\)?\\s{0,3}[:=：]?)\\s{0,3}' +
    // Eight or eleven characters, joined or in the groups of the standard.
    '([A-Z]{6}[A-Z\\d]{2}(?:[A-Z\\d]{3})?|[A-Z]{4} [A-Z]{2} [A-Z\\d]{2}(?: [A-Z\\d]{3})?)(?![\\p{L}\\d])',
  'uy',
);

/** Whether a match is a word; `after` is the text that follows. */
export type BicWordTest = (value: string, after: string) => boolean;

export const createBicFinder = (isWord: BicWordTest = () => false): Finder => ({
  kind: 'bic',
  labelled: {
    words: ['BIC', 'SWIFT', 'Swift'],
    findAfter(text, end) {
      BEHIND.lastIndex = end;
      const [all, label = '', written = ''] = BEHIND.exec(text) ?? [];
      if (!all) return null;
      const value = compactRange(written, 0, written.length);
      // Uses the runtime's list of countries; the check has a better one, which would add to every
      // page's script.
      if (!isRegionCode(value.slice(4, 6))) return null;
      if (!label.trim() && !/\d|XXX$/.test(value)) return null;
      const stop = end + all.length;
      if (isWord(value, text.slice(stop, stop + REACH))) return null;
      return createFinding('bic', text, stop - written.length, stop, value);
    },
  },
});
