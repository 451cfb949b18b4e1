/** Finds the places where the value of a label may begin. */
import { isDigitAt } from './characters.ts';

/** How far after its label a value may begin, UTF-16 code units. */
export const LABEL_REACH = 64;
/** Most line breaks between label and value. */
const MAX_LINES = 2;

/** Characters that may be between label and value besides words. */
const SIGNS = /[\s:=：#|/()[\]{}"'„“”«»‘’*•·.,;<>–—‑_-]/;
/**
 * Words between label and value that carry no meaning and count as part of the label. None is
 * longer than seven letters.
 */
const FILLER =
  /(?:n[ro°º]?|nos?|num|number|numero|número|numéro|nummer|numer|číslo|szám|αριθμός|codes?|kode?|id|is|ist|est|è|es|é|lautet|of|der|the|our|und|and|y|et|e|i|en|ou|oder|or)(?=[\s:=]|[.°º](?:[\s:=]|$))|n[°º]|(?!(?<=\()\d\d\)\s\()\d{1,2}(?=[:).]\s)/iuy;
const LONGEST_FILLER = 7;
/** Characters with which a filler may begin. */
const FILLER_START = /[acdeiklnostuy\d\u0080-\uffff]/i;
/** An abbreviation that touches the value: "Nr.DE89…". */
const GLUED_NUMBER_WORD = /[Nn][RrOo]\.(?=[A-Z\d])/y;
/** Fillers that may also be the country code of a value. */
const COUNTRY = /(?:NO|IS|ES)\s/y;
/** A reference to a law, which is not the value: "gemäß § 27 a UStG", "art. 35 DPR 633/72". */
const LAW =
  /(?:§+|art(?:\.|ikel|icle|icolo|ículo|igo)?|abs(?:\.|atz)|section)\s*\d+\s?[a-z]?(?![\p{Alpha}\p{N}])\.?|[A-Z]{2,4} \d{3}\/\d{2,4}/iuy;
/** Characters that end a word. */
const WORD_END = /[\s:：|;]/;

/** How far before its first digit or @ a value that follows other words may begin: "DE 89", "DEUT DE FF". */
const HEAD = 12;

/** End of a sticky pattern's match at `offset`, or `offset` if it does not match. */
function skip(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}

/** Creates a fast test of single characters from a pattern, with a table for ASCII. */
function charTest(pattern: RegExp): (text: string, offset: number) => boolean {
  const ascii = Uint8Array.from({ length: 128 }, (_, c) => +pattern.test(String.fromCharCode(c)));
  return (text, offset) => {
    const c = text.charCodeAt(offset);
    return c < 128 ? ascii[c] === 1 : pattern.test(text.charAt(offset));
  };
}

const isSign = charTest(SIGNS);
const isWordEnd = charTest(WORD_END);
const mayBeginFiller = charTest(FILLER_START);

const AT_SIGN = 64;

/** Offset of the first digit or @ at or after `from`, or the text's end. */
function valueSignFrom(text: string, from: number): number {
  let i = from;
  while (i < text.length && text.charCodeAt(i) !== AT_SIGN && !isDigitAt(text, i)) i++;
  return i;
}

/** A value without digits or @ that does not directly follow its label must have one of these. */
const VALUE_SIGN = /[/\u0660-\uffff]|XX|www/i;

/** Whether the word from `start` to `end` may be a filler. A word may contain characters that end a filler. */
const mayBeFiller = (text: string, start: number, end: number) =>
  mayBeginFiller(text, start) &&
  (end - start <= LONGEST_FILLER || /[.=°º)]/.test(text.slice(start, start + LONGEST_FILLER + 1)));

/**
 * Calls `read` with each place where a label's value may begin, nearest first, until it returns a
 * value. Places are the words after the label up to the first with a digit or @, on the label's
 * line or the next lines with text. `start` is the offset of the first character that is no space,
 * punctuation or bracket; `words` is the number of words between it and the label, not counting
 * "no." or "is".
 * @param limit UTF-16 offset at which values must not begin any more: the next label, or the text's
 * end
 */
export function readFirst<T>(
  text: string,
  labelEnd: number,
  limit: number,
  read: (start: number, words: number) => T | null,
): T | null {
  // Patterns get only this part, so that a long word costs no more than its beginning.
  const near = text.slice(labelEnd, Math.min(limit, labelEnd + 2 * LABEL_REACH));
  const reach = Math.min(near.length, LABEL_REACH);
  let sign = -1;
  let words = 0;
  let lines = 0;
  for (let i = 0; ; ) {
    let start = i;
    for (; start < near.length && isSign(near, start); start++)
      if (near.charCodeAt(start) === 10) lines++;
    if (start >= reach || lines > MAX_LINES) return null;
    if (sign < start) sign = valueSignFrom(near, start);
    if (words === 1 && sign === near.length && !VALUE_SIGN.test(near)) return null;
    let end = start;
    while (end < near.length && !isWordEnd(near, end)) end++;
    i = start;
    if (mayBeFiller(near, start, end))
      i = Math.max(skip(GLUED_NUMBER_WORD, near, start), skip(FILLER, near, start));
    // A word can be the value only if its digit or @ is near.
    const isNear = words === 0 || sign <= end + HEAD;
    if (isNear && (i === start || skip(COUNTRY, near, start) > start)) {
      const value = read(labelEnd + start, words);
      if (value !== null) return value;
    }
    if (i > start) continue;
    // In a reference to a law, its number directly follows this word.
    i = isNear && near.slice(end, sign).trim() === '' ? skip(LAW, near, start) : start;
    if (i > start) continue;
    if (end === start || sign < end) return null;
    i = end;
    words++;
  }
}
