/**
 * The finder of IBANs for detectors that read mistyped values too: a valid number with a single
 * digit after it, at the end of a line or cell, is found with that digit, which may belong to it.
 */
import { matchEnd } from '../../text/index.ts';
import { createFinding, type Finder } from '../shared/finder.ts';
import { ibanFinder } from './find.ts';

/** A digit alone. After several spaces it is in the next column. */
const LONE_DIGIT = /[ \xa0\u202f.-]\d(?=[ \xa0]*(?:$|[\r\n\t;|<]|,\s))/y;

export const ibanFinderWithLoneDigit: Finder = {
  ...ibanFinder,
  atLetters(scan, run, letters) {
    const result = ibanFinder.atLetters?.(scan, run, letters) ?? null;
    if (!result || !('kind' in result)) return result;
    const { text } = scan;
    const { start, end, value } = result;
    const to = matchEnd(LONE_DIGIT, text, end);
    if (to < 0) return result;
    return {
      ...createFinding('iban', text, start, to, value + text.charAt(to - 1)),
      evidence: 'shape',
    };
  },
};
