/** Tests whether the text before a number announces it, and finds labels of one letter. */
import { matchEnd } from '../../../reading/scanning/index.ts';
import { lazy } from '../../../reading/text/index.ts';
import { MORE_PHONE_LABELS } from '../find-mistyped-labels.ts';
import { labelPattern, PHONE_LABEL } from './context.ts';

const spaced = (words: readonly string[]) => words.join('|').replace(/ /g, '[\\s./-]{0,3}');
const { prefixes = [], whole = [] } = Object.groupBy(MORE_PHONE_LABELS, (word) =>
  word.endsWith('*') ? 'prefixes' : 'whole',
);
const MORE = `${spaced(prefixes).replaceAll('*', '')}|(?:${spaced(whole)})(?!\\p{L})`;
const LABEL = `${PHONE_LABEL}|(?<!\\p{L})(?:${MORE})`;
/** A label right before a number, with words like "is" and "us at" between. */
const RIGHT_BEFORE = lazy(() =>
  labelPattern(LABEL, '[|\\s]*(?:(?:is|me|us|at|uns|unter|au|al|pod) )*\\(?'),
);
/** A label, up to 40 characters, and a colon or bracket: "Tel. Zentrale:", "Telefon (Mo–Fr)". */
const FEW_WORDS_BEFORE = lazy(
  () => new RegExp(`(?:${LABEL})[^\\d:\\n]{0,40}[:：)]\\s?\\(?$`, 'iu'),
);
/** Longest text before a number that may be its label. */
const LABEL_REACH = 64;

/** Whether the text before a number announces it; nothing before it is enough, as in a cell of a table. */
export function isAnnounced(text: string, start: number, raw: string): boolean {
  const before = text.slice(Math.max(0, start - LABEL_REACH), start);
  return (
    text.slice(0, start).trim() === '' ||
    RIGHT_BEFORE().test(before) ||
    (/^[(+0]/.test(raw) && FEW_WORDS_BEFORE().test(before))
  );
}

/** A letter that may be a label. Without Unicode mode, because that makes the search ten times as fast. */
const LETTER = /[TFM](?=[.:： \xa0]{1,4}[+＋(\dOIl])/g;
/** T, F or M for telephone, fax or mobile: with a colon, or with a full stop before a plus sign, bracket or zero. */
const LETTER_LABEL =
  /(?<![\p{L}\p{N}.@/_-])[TFM](?:\.?[:：][ \xa0]{0,2}(?=[+＋(\dOIl])|[. \xa0]{1,2}(?=[+＋(]{1,2}\d|0[\dOIl]))/uy;

/** The groups of a national number without a leading zero: 91 123 45 67. */
const GROUPED = /^\d{1,4}(?:[ \xa0./-]\d{1,4}){2}/;

/** Where numbers begin after labels of one letter, in order: "T: …", "F. +49 …", "M.: …". */
export function startsAfterLetters(text: string): number[] {
  const starts: number[] = [];
  for (let end = matchEnd(LETTER, text, 0); end > 0; end = matchEnd(LETTER, text, end)) {
    const start = matchEnd(LETTER_LABEL, text, end - 1);
    if (start < 0) continue;
    const written = text.slice(start, start + 16);
    if (/^[+＋(OIl]|^0(?![.,])/.test(written) || GROUPED.test(written)) starts.push(start);
  }
  return starts;
}
