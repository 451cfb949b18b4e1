/** What the exact finders read around a number: what announces it, what rules it out, where it may begin. */
import { type DigitRun, lazy, matchEnd, SPACE_CLASS } from '../../../text/index.ts';
import type { TextScan } from '../../shared/finder.ts';
import { MORE_PHONE_LABELS } from '../find-mistyped-labels.ts';
import { labelPattern, matchesBefore, PHONE_LABEL } from './context.ts';
import { LONG_AREAS } from './exact-plans.ts';
import type { NumberingPlan } from './numbering-plan.ts';

const spaced = (words: readonly string[]) => words.join('|').replace(/ /g, '[\\s./-]{0,3}');
const { prefixes = [], whole = [] } = Object.groupBy(MORE_PHONE_LABELS, (word) =>
  word.endsWith('*') ? 'prefixes' : 'whole',
);
const MORE = `${spaced(prefixes).replaceAll('*', '')}|(?:${spaced(whole)})(?!\\p{Alpha})`;
const LABEL = `${PHONE_LABEL}|(?<!\\p{Alpha})(?:${MORE})`;
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
  /(?<![\p{IDC}.@/-])[TFM](?:\.?[:：][ \xa0]{0,2}(?=[+＋(\dOIl])|[. \xa0]{1,2}(?=[+＋(]{1,2}\d|0[\dOIl]))/uy;

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

/** Labels of numbers of something else; too large for the always-on script. */
const OTHER = labelPattern(
  '[§#№]|ord(?:er|re)|giro|item|track|confirm|invoice|is[bs]n|ean|upc|gtin|asin|sku|serial|parcel|ship|r[eé]f|case|ticket|bestel|objedn|tilaus|encom|rechnung|sendung|kunden|auftrag|konto|account|blz|command|factur|pedido|ordine|fattur|zam[oó]w|заказ|\\b(?:id|n[ro°])(?!\\p{Alpha})|\\bv|version|c[oó]di[cg]|arti[kc]|\\bart|\\bpart|\\blot|steuer|zähler|\\bpp\\.|dossier|popul|sire|rcs|rpm|bce|nhs|abn|cpf|tfn',
);

/** Whether digits are in pairs where area codes are longer: in Germany, 09 13 29 30 is a series of numbers. */
const arePairs = ({ digits }: TextScan, plan: NumberingPlan | undefined) =>
  !!plan &&
  LONG_AREAS.has(plan.code) &&
  [1, 2, 3, 4].every((k) => digits.gap(k) === (k % 2 ? 0 : SPACE_CLASS));

/**
 * The number of a document: a year and a number in either order, with a slash between them. A short
 * number may precede it, such as the quantity in the column before.
 */
const DOCUMENT =
  /(?<!\d)(?:(?:[1-9]\d{0,2}[\s/]{1,9})?(?:19|20)\d\d ?\/ ?\d|[1-9]\d{0,6} ?\/ ?(?:19|20)\d\d(?![ -]?\d))/y;

/** Whether a label before a run, or its grouping, shows that it is not a phone number. */
export const isNotPhone = (scan: TextScan, { first }: DigitRun, plan: NumberingPlan | undefined) =>
  (scan.labelStart < first.start && matchesBefore(OTHER, scan.text, first.start)) ||
  arePairs(scan, plan) ||
  matchEnd(DOCUMENT, scan.text, first.start) >= 0;

const WIDE_PLUS = /＋/g;

/** Where numbers with a plus sign or 00 may begin, in order, including a bracket before them. */
export function internationalStarts(
  text: string,
  internationalDigits: readonly number[],
): number[] {
  const firstPlus = text.indexOf('+');
  if (internationalDigits.length === 0 && firstPlus < 0) return [];
  const found = internationalDigits.filter((digit) => text.startsWith('00', digit));
  for (let i = firstPlus; i >= 0; i = text.indexOf('+', i + 1)) found.push(i);
  // A pattern, because engines are slowest at searching for full-width characters as plain text.
  if (found.length < internationalDigits.length)
    for (let end = matchEnd(WIDE_PLUS, text, 0); end > 0; end = matchEnd(WIDE_PLUS, text, end))
      found.push(end - 1);
  return found
    .sort((a, b) => a - b)
    .map((offset) => (text.charAt(offset - 1) === '(' ? offset - 1 : offset));
}

/** Start of the number at `start` with the bracket or plus sign before it. */
export function withSignsBefore(text: string, start: number): number {
  let first = start;
  while (first > 0 && '+＋('.includes(text.charAt(first - 1))) first--;
  return first;
}
