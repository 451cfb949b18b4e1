/**
 * Where labels can be: before what may be their value. Labels are searched for nowhere else, so that
 * text with few values costs little.
 */
import type { Finding } from '../../domain/index.ts';
import { LABEL_REACH, type LabelRange } from '../../reading/labels/index.ts';
import { isDigitAt, isLetterAt, matchEnd } from '../../reading/scanning/index.ts';
import type { ScannedText } from './create-detector.ts';

/** The beginning of a label that ends at the farthest place from its value, in UTF-16 code units. */
const MAX_LABEL = 24;
/** How far before a colon the label of a value without digits begins: it is right before the colon. */
const COLON_REACH = 56;

/** A pattern, because engines search for such a character in plain text by the slowest way. */
const WIDE_COLON = /：/g;

const NOWHERE = Number.POSITIVE_INFINITY;

/** Whether a word follows a colon: numbers are found by their digits. */
const isBeforeWord = (text: string, colon: number) => {
  let i = colon + 1;
  while (i < text.length && i < colon + LABEL_REACH && !isLetterAt(text, i)) {
    if (isDigitAt(text, i)) return false;
    i++;
  }
  return i < text.length;
};

/** Offset of the first colon from `from` on that a word follows, and no digit precedes as in a time. */
function colonFrom(text: string, from: number): number {
  let i = text.indexOf(':', from);
  while (i >= 0 && ((i > 0 && isDigitAt(text, i - 1)) || !isBeforeWord(text, i)))
    i = text.indexOf(':', i + 1);
  return i < 0 ? NOWHERE : i;
}

function wideColonFrom(text: string, from: number): number {
  const end = matchEnd(WIDE_COLON, text, from);
  return end < 0 ? NOWHERE : end - 1;
}

/** The account number of an IBAN may have letters alone, so its digits do not show where its label is. */
const IBAN_WORD = /iban/gi;

/** The last three letters are rare: searching for them first takes a third of the time. */
const hasIbanWord = (text: string) => text.includes('BAN') || text.includes('ban');

function ibanWordFrom(text: string, from: number): number {
  const end = matchEnd(IBAN_WORD, text, from);
  return end < 0 ? NOWHERE : end;
}

/** After an @: a name with a letter; after a space before the @, one with an ending. */
const DOMAIN = /[@＠]{1,3}[ \xa0]?[\d.-]{0,63}\p{L}/uy;
const DOMAIN_WITH_ENDING = /[@＠]{1,3}[ \xa0]?[^\s@.,;]{1,63}[ \xa0]?[.,;]/y;

/** Index of the first at sign from `from` on that may be in an address. */
function addressSign(text: string, atSigns: readonly number[], from: number): number {
  let i = from;
  for (let sign = atSigns[i]; sign !== undefined; sign = atSigns[++i]) {
    if (isLetterAt(text, sign + 1) && isLetterAt(text, sign - 1)) break;
    const isApart = ' \xa0'.includes(text.charAt(sign - 1));
    if (
      text.charAt(sign) === '%' ||
      matchEnd(isApart ? DOMAIN_WITH_ENDING : DOMAIN, text, sign) > 0
    )
      break;
  }
  return i;
}

/** How far before a value that is right its label begins: nothing but signs is between. */
const RIGHT_REACH = 32;

/** What follows a value that may go on. */
const GOES_ON = /[^\s<>)]?[ \xa0]?[\p{N}.,;@-]|[\p{L}@＠,;/]/uy;

/** Whether nothing touches a value that it may be a part of. */
const isClean = (text: string, { start, end }: Finding) =>
  (start === 0 || ' \xa0\n\t(:<'.includes(text.charAt(start - 1))) &&
  matchEnd(GOES_ON, text, end) < 0;

/** Values that no label can make anything else: check digits prove an IBAN, an @ an address. */
const isCertain = ({ kind }: Finding) => kind === 'iban' || kind === 'email';

/** The ranges of a text in which labels may begin, in order and apart. */
export function labelRanges(
  { text, groups, atSigns, findings }: ScannedText,
  labelled: readonly number[],
  knowsCheckDigits: boolean,
): readonly LabelRange[] {
  const hasValues = groups.length + atSigns.length > 0;
  let colon = colonFrom(text, 0);
  if (!hasValues && colon === NOWHERE) return [];
  let wideColon = hasValues ? wideColonFrom(text, 0) : NOWHERE;
  let ibanWord = groups.length > 0 && hasIbanWord(text) ? ibanWordFrom(text, 0) : NOWHERE;
  let signIndex = addressSign(text, atSigns, 0);
  let digitIndex = 0;
  let findingIndex = 0;
  const ranges: { from: number; to: number }[] = [];
  let last: { from: number; to: number } | undefined;
  for (;;) {
    const sign = atSigns[signIndex] ?? NOWHERE;
    const digit = labelled[digitIndex] ?? NOWHERE;
    const to = Math.min(colon, wideColon, ibanWord, sign, digit);
    if (to === NOWHERE) return ranges;
    let from = to - COLON_REACH;
    if (to === digit || to === sign) {
      from = to - LABEL_REACH - MAX_LABEL;
      while ((findings[findingIndex]?.end ?? NOWHERE) <= to) findingIndex++;
      const found = findings[findingIndex];
      const isRight =
        found &&
        found.start <= to &&
        (found.kind !== 'vat' || knowsCheckDigits) &&
        isClean(text, found);
      // Nothing but signs is between a right value and its label.
      if (isRight) from = knowsCheckDigits && isCertain(found) ? to : found.start - RIGHT_REACH;
    }
    if (to === digit) digitIndex++;
    else if (to === sign) signIndex = addressSign(text, atSigns, signIndex + 1);
    else if (to === colon) colon = colonFrom(text, to + 1);
    else if (to === wideColon) wideColon = wideColonFrom(text, to + 1);
    else ibanWord = ibanWordFrom(text, to);
    from = Math.max(0, from);
    if (last && from <= last.to) {
      last.to = to;
      last.from = Math.min(last.from, from);
    } else if (from < to) {
      last = { from, to };
      ranges.push(last);
    }
  }
}
