/**
 * BICs in text, which stand behind a label alone: eight letters are a word as often. What parts label and
 * value must be a colon, a second word of the label ("BIC code", "SWIFT/BIC"), or the value must have a
 * digit or the XXX of a head office, as no word has: "BIC pens", "SWIFT TRANSFER" are none.
 */

import { isRegionCode } from '../../reading/regions/index.ts';
import { compactRange } from '../../reading/scanning/index.ts';
import { createFinding, type Finder } from '../shared/finder.ts';

/** How much of what follows a value is looked at. */
const REACH = 7;

const BEHIND = new RegExp(
  // The rest of the label, at most four words of it.
  '((?:[\\s/()-]{1,3}(?:BIC|SWIFT|[Cc]ode|CODE|N[or]|n[or]|[Nn]umber|Nummer)(?![\\p{L}\\d])\\.?){0,4}\\)?\\s{0,3}[:=：]?)\\s{0,3}' +
    // Eight characters or eleven, in one piece or as it is made up.
    '([A-Z]{6}[A-Z\\d]{2}(?:[A-Z\\d]{3})?|[A-Z]{4} [A-Z]{2} [A-Z\\d]{2}(?: [A-Z\\d]{3})?)(?![\\p{L}\\d])',
  'uy',
);

/** Whether what looks like a BIC is a word; what follows it in the text is `after`. */
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
      // By the browser's own list of countries: the check has a better one, which pages need not carry.
      if (!isRegionCode(value.slice(4, 6))) return null;
      if (!label.trim() && !/\d|XXX$/.test(value)) return null;
      const stop = end + all.length;
      if (isWord(value, text.slice(stop, stop + REACH))) return null;
      return createFinding('bic', text, stop - written.length, stop, value);
    },
  },
});
