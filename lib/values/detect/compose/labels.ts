/**
 * Where labels may be: before a possible value. Labels are searched for only there, so that text
 * with few values costs little.
 */
import type { Finding } from '../../domain/index.ts';
import type { MistypedFinder } from '../../kinds/shared/mistyped-finder.ts';
import { isDigitAt, isLetterAt, LABEL_REACH, type LabelRange, matchEnd } from '../../text/index.ts';
import type { ScannedText } from './create-detector.ts';

/** A range begins this much earlier, UTF-16 code units, to include the start of the farthest label. */
const MAX_LABEL = 24;
/** A label of a value without digits begins at most this far before its colon. */
const COLON_REACH = 56;

/** A pattern, because engines are slowest at searching for such a character as plain text. */
const WIDE_COLON = /：/g;

const NOWHERE = Number.POSITIVE_INFINITY;

/** Whether a word follows a colon. Numbers are found by their digits. */
const isBeforeWord = (text: string, colon: number) => {
  let i = colon + 1;
  while (i < text.length && i < colon + LABEL_REACH && !isLetterAt(text, i)) {
    if (isDigitAt(text, i)) return false;
    i++;
  }
  return i < text.length;
};

/** Offset of the first colon at or after `from` that a word follows. Skips colons after a digit, as in a time. */
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

/** The account number in an IBAN may consist of letters, so digits do not always show where its label is. */
const IBAN_WORD = /iban/gi;

/** Searching for the rarer last three letters first takes a third of the time. */
const hasIbanWord = (text: string) => text.includes('BAN') || text.includes('ban');

function ibanWordFrom(text: string, from: number): number {
  const end = matchEnd(IBAN_WORD, text, from);
  return end < 0 ? NOWHERE : end;
}

/** The start of a domain after an @: with a letter; if a space is before the @, with a dot. */
const DOMAIN = /[@＠]{1,3}[ \xa0]?[\d.-]{0,63}\p{Alpha}/uy;
const DOMAIN_WITH_ENDING = /[@＠]{1,3}[ \xa0]?[^\s@.,;]{1,63}[ \xa0]?[.,;]/y;

/** Index of the first at sign from index `from` that may be in an address. */
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

/** A label begins at most this far before its valid value: only punctuation is between them. */
const RIGHT_REACH = 32;

/** A text after a value that may continue it. */
const GOES_ON = /[^\s<>)]?[ \xa0]?[\p{N}.,;@-]|[\p{Alpha}@＠,;/]/uy;

/** Whether nothing touches a value that might make it a part of something longer. */
export const isClean = (text: string, { start, end }: Finding) =>
  (start === 0 || ' \xa0\n\t(:<'.includes(text.charAt(start - 1))) &&
  matchEnd(GOES_ON, text, end) < 0;

/** What proves the values of each kind on a page. */
type Proofs = Readonly<Record<string, MistypedFinder['proof']>>;

/** The ranges of a text in which labels may begin, in order and without overlaps. */
export function labelRanges(
  { text, groups, atSigns, findings }: ScannedText,
  labelled: readonly number[],
  proofs: Proofs,
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
      const proof = found && proofs[found.kind];
      const isRight =
        found &&
        found.start <= to &&
        (proof !== 'background' || knowsCheckDigits) &&
        isClean(text, found);
      // No label changes the kind of a proven value. Only punctuation is between others and theirs.
      const isProven = knowsCheckDigits && (proof === 'check-digits' || proof === 'form');
      if (isRight) from = isProven ? to : found.start - RIGHT_REACH;
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
