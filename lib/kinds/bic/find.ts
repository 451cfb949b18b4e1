/**
 * BICs in text, which stand behind a label alone: eight letters are a word as often. What parts label and
 * value must be a colon, a second word of the label ("BIC code", "SWIFT/BIC"), or the value must have a
 * digit or the XXX of a head office, as no word has: "BIC pens", "SWIFT TRANSFER" are none.
 */
import { compact } from '../../reading/characters.ts';
import { countryName } from '../../reading/country-name.ts';
import { type Finder, finding } from '../finder.ts';

/** Words of eight letters, by how no BIC ends: "BIC: REQUIRED" is no bank in Iran, "SWIFT: DELIVERY" none in Venezuela. */
const WORDS =
  '[A-Z]+(?:INGS?|IONS?|[AE]NTS?|ER[SY]?|ARD|[DRT]ED|[ABI]LE|ITY|UNG|GEN|[CGITV]ES|NESS|ORM|OOK|[AIUNV][CGRSTV]E)(?![\\p{L}\\d])';

const BEHIND = new RegExp(
  // The rest of the label, at most four words of it.
  '((?:[\\s/()-]{1,3}(?:BIC|SWIFT|[Cc]ode|CODE|N[or]|n[or]|[Nn]umber|Nummer)(?![\\p{L}\\d])\\.?){0,4}\\)?\\s{0,3}[:=：]?)\\s{0,3}' +
    // Eight characters or eleven, in one piece or as it is made up.
    `(?!${WORDS})([A-Z]{6}[A-Z\\d]{2}(?:[A-Z\\d]{3})?|[A-Z]{4} [A-Z]{2} [A-Z\\d]{2}(?: [A-Z\\d]{3})?)(?![\\p{L}\\d])`,
  'uy',
);

export const bicFinder: Finder = {
  kind: 'bic',
  labelled: {
    words: ['BIC', 'SWIFT', 'Swift'],
    behind(text, end) {
      BEHIND.lastIndex = end;
      const [all, label = '', written = ''] = BEHIND.exec(text) ?? [];
      if (!all) return null;
      const value = compact(written, 0, written.length);
      // By the browser's own list of countries: the check has a better one, which pages need not carry.
      const code = value.slice(4, 6);
      if (countryName(code) === code) return null;
      if (!label.trim() && !/\d|XXX$/.test(value)) return null;
      const stop = end + all.length;
      // "SWIFT: PLATFORM BUILDING" is a heading, "BIC: PBNKDEFF POSTBANK" none.
      if (/^ \p{Lu}{6}/u.test(text.slice(stop, stop + 7)) && !/(.)\1$|[\dX]/.test(value))
        return null;
      return finding('bic', text, stop - written.length, stop, value);
    },
  },
};
