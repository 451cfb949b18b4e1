/**
 * Where labels can be: before what may be their value. Labels are searched for nowhere else, so that
 * text with few values costs little.
 */
import { LABEL_REACH, type LabelRange } from '../../reading/labels/index.ts';
import { isDigitAt, isLetterAt, matchEnd } from '../../reading/scanning/index.ts';
import type { ScannedText } from './create-detector.ts';
import { isDateAt } from './prefixed-digits.ts';
import { indexAfter } from './ranges.ts';

/** The beginning of a label that ends at the farthest place from its value, in UTF-16 code units. */
const MAX_LABEL = 24;
/** How far before a colon the label of a value without digits begins: it is right before the colon. */
const COLON_REACH = 56;

/** Fewest digits of a number without a prefix, and how far they are from its first one. */
const FEW = 7;
const SPREAD = 28;

/** Letters that are typed or read for digits. */
const LOOK_ALIKES = 'OoIlSBDQZ';

/** Whether the digits of a number without a prefix are near, with separators and single letters between. */
function hasFewDigits(text: string, from: number): boolean {
  let count = 0;
  let letters = 0;
  for (let i = from; i < text.length && i < from + SPREAD; i++) {
    if (isDigitAt(text, i)) {
      if (++count === FEW) return true;
      letters = 0;
    } else if (!isLetterAt(text, i)) letters = 0;
    else if (++letters > 1) return false;
  }
  return false;
}

/** The name and ending of an address that lacks its @: kontakt91firma.de. */
const ADDRESS_REST = /\d+\p{L}[\p{L}\p{N}_-]*\.[a-z]{2}/uy;

/** Whether a value may begin with the letters right before a digit: O30, DEUTDE5M, kontakt91firma.de. */
function mayFollowLetters(text: string, digit: number): boolean {
  if (!isLetterAt(text, digit - 2))
    return LOOK_ALIKES.includes(text.charAt(digit - 1)) && hasFewDigits(text, digit);
  return (
    /[A-Z]{4}$/i.test(text.slice(Math.max(0, digit - 4), digit)) ||
    matchEnd(ADDRESS_REST, text, digit) > 0
  );
}

/** Numbers with dots, commas or colons between, as in an IP address; and what is then before them. */
const DOTTED = /\d{1,4}(?:(?:\.{1,2}|,)[\dOoIl]|[\da-f]{0,4}:[\da-f:])/iy;
const IP_BEFORE = /ip|[:：=]\s*$/i;
const IP_REACH = 24;

const isIpLike = (text: string, digit: number) =>
  matchEnd(DOTTED, text, digit) > 0 &&
  IP_BEFORE.test(text.slice(Math.max(0, digit - IP_REACH), digit));

/** Index of the first group from `from` on before which a label may be. */
function labelledGroup({ text, groups }: ScannedText, from: number): number {
  let i = from;
  for (let group = groups[i]; group; group = groups[++i]) {
    const { start, hasPlus, hasLetterBefore, hasWordBefore, isDetached } = group;
    if (hasPlus) break;
    if (hasLetterBefore && isLetterAt(text, start - 1) && mayFollowLetters(text, start)) break;
    if (!hasWordBefore || (i > 0 && !isDetached)) continue;
    if (isLetterAt(text, start - 1)) continue;
    if (isIpLike(text, start)) break;
    if (hasFewDigits(text, start) && !isDateAt(text, start)) break;
  }
  return i;
}

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

function ibanWordFrom(text: string, from: number): number {
  const end = matchEnd(IBAN_WORD, text, from);
  return end < 0 ? NOWHERE : end;
}

/** After an @: a name with a letter; after a space before the @, one with an ending. */
const DOMAIN = /[@＠]{1,3}[ \xa0]?[\d.-]{0,63}\p{L}/uy;
const DOMAIN_WITH_ENDING = /[@＠]{1,3}[ \xa0]?[^\s@.,;]{1,63}[ \xa0]?[.,;]/y;

/** Index of the first at sign from `from` on that may be in an address. */
function addressSign({ text, atSigns }: ScannedText, from: number): number {
  let i = from;
  for (let sign = atSigns[i]; sign !== undefined; sign = atSigns[++i]) {
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

/**
 * Where the label of a right value at `offset` begins at the earliest; -1 if there is no such value,
 * or if it may be a part of a mistyped one.
 */
function rightReach({ text, findings }: ScannedText, offset: number, knowsCheckDigits: boolean) {
  const found = findings[indexAfter(findings, offset)];
  if (!found || found.start > offset || (found.kind === 'vat' && !knowsCheckDigits)) return -1;
  const { start, end } = found;
  const isClean =
    (start === 0 || ' \xa0\n\t(:<'.includes(text.charAt(start - 1))) &&
    matchEnd(GOES_ON, text, end) < 0;
  return isClean ? Math.max(0, start - RIGHT_REACH) : -1;
}

/** What follows a value that may go on. */
const GOES_ON = /[^\s<>)]?[ \xa0]?[\p{N}.,;@-]|[\p{L}@＠,;/]/uy;

/** The ranges of a text in which labels may begin, in order and apart. */
export function labelRanges(
  scan: ScannedText,
  prefixed: readonly number[],
  knowsCheckDigits: boolean,
): readonly LabelRange[] {
  const { text, groups, atSigns } = scan;
  let colon = colonFrom(text, 0);
  let wideColon = groups.length + atSigns.length > 0 ? wideColonFrom(text, 0) : NOWHERE;
  let ibanWord = groups.length > 0 ? ibanWordFrom(text, 0) : NOWHERE;
  let sign = addressSign(scan, 0);
  let group = labelledGroup(scan, 0);
  let prefix = 0;
  const ranges: { from: number; to: number }[] = [];
  let last: { from: number; to: number } | undefined;
  for (;;) {
    const atSign = atSigns[sign] ?? NOWHERE;
    const digits = groups[group]?.start ?? NOWHERE;
    const behindPrefix = prefixed[prefix] ?? NOWHERE;
    const to = Math.min(colon, wideColon, ibanWord, atSign, digits, behindPrefix);
    if (to === NOWHERE) return ranges;
    let from = to - COLON_REACH;
    if (to === digits || to === atSign || to === behindPrefix) {
      const reach = rightReach(scan, to, knowsCheckDigits);
      from = reach < 0 ? to - LABEL_REACH - MAX_LABEL : reach;
    }
    if (to === behindPrefix) prefix++;
    if (to === digits) group = labelledGroup(scan, group + 1);
    else if (to === atSign) sign = addressSign(scan, sign + 1);
    else if (to === colon) colon = colonFrom(text, to + 1);
    else if (to === wideColon) wideColon = wideColonFrom(text, to + 1);
    else if (to === ibanWord) ibanWord = ibanWordFrom(text, to);
    if (last && from <= last.to) {
      last.to = to;
      last.from = Math.max(0, Math.min(last.from, from));
    } else if (to > 0) {
      last = { from: Math.max(0, from), to };
      ranges.push(last);
    }
  }
}
