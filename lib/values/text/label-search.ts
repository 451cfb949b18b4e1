/**
 * Finds label words in running text: "IBAN", "P. IVA", "Telefonnummer". The start of each word is
 * looked up by its first three letters, so the time does not depend on the number of label words.
 */
import { isDigitAt, isLetterAt } from './characters.ts';
import {
  bitsOf,
  createTable,
  type Entry,
  hasKey,
  KEY_LENGTH,
  type LabelTable,
  type LabelWords,
  NO_LETTER,
} from './label-table.ts';

/** A label in a text, and the owners that were registered for its word. */
export interface LabelMatch<T> {
  /** UTF-16 offsets of the label, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** The word as it was registered; if several match, the first. */
  readonly word: string;
  readonly owners: readonly T[];
}

/** A range of a text in which labels may begin, in UTF-16 code units; `to` is exclusive. */
export interface LabelRange {
  readonly from: number;
  readonly to: number;
}

const FULL_STOP = 46;
const SPACE_SIGN = 32;
const FIRST_LETTER = 65;
/** Most characters that can match a space in a word: "P. IVA", "USt - ID". */
const MAX_SPACE = 3;
/** Longest continuation of a prefix, UTF-16 code units. */
const MAX_REST = 30;

const isBetweenWords = (c: number) =>
  c === SPACE_SIGN || c === FULL_STOP || c === 45 || c === 47 || c === 0xa0 || c === 9;

/** Whether the character at `offset` is the letter at `index` of a word, in either case. */
function isLetterOf(text: string, offset: number, word: string, index: number): boolean {
  const c = text.charCodeAt(offset);
  const want = word.charCodeAt(index);
  if (c === want) return true;
  return c > 127
    ? text.charAt(offset).toLowerCase() === word.charAt(index)
    : isAsciiLetter(c) && (c | SPACE_SIGN) === want;
}

/** Offset after the word that begins at `offset`; -1 if the text has something else there. */
function wordEnd(text: string, offset: number, word: string): number {
  let i = offset;
  for (let k = 0; k < word.length; k++) {
    if (word.charCodeAt(k) === SPACE_SIGN) {
      const from = i;
      while (i < from + MAX_SPACE && isBetweenWords(text.charCodeAt(i))) i++;
      continue;
    }
    // Abbreviations are written with full stops: N.I.F.
    if (k > 0 && text.charCodeAt(i) === FULL_STOP) i++;
    if (!isLetterOf(text, i++, word, k)) return -1;
  }
  return i;
}

/** Whether the character after the key's letters is among those bits. Punctuation within words always is. */
function mayGoOn(text: string, offset: number, bits: number): boolean {
  const c = text.charCodeAt(offset);
  // Upper case may be a value that touches its label.
  if (isAsciiLetter(c)) return ((bits >> (c & 31)) & 1) === 1 || c < 97;
  return c > 127 || c === FULL_STOP || (bits & NO_LETTER) === 1;
}

const isAsciiLetter = (c: number) => ((c | 32) - 97) >>> 0 < 26;

/** The key of the letters that begin at `offset`, ignoring punctuation that a label may contain. */
function keyAt(text: string, offset: number): number {
  let key = bitsOf(text, offset);
  let i = offset;
  for (let k = 1; k < KEY_LENGTH; k++) {
    i++;
    while (i < offset + 6 && isBetweenWords(text.charCodeAt(i))) i++;
    key = (key << 5) | bitsOf(text, i);
  }
  return key;
}

const isInWord = (c: number) => c > 127 || c === FULL_STOP;

/** Whether any of three characters other than ASCII letters may be part of a word. */
const isPartOfWord = (a: number, b: number, c: number) => isInWord(a) || isInWord(b) || isInWord(c);

/**
 * The letters of a value that touches its label: a country code and at most two letters of the
 * number, in upper case, before digits. "BTWBE0123", "USt-IdNrDE136".
 */
const GLUED_VALUE = /(?:^|[a-zß-ž.-]|N[RO])([A-Z]{2}[A-Z]{0,2})$/;

/** Where an upper-case value that touches its label begins; `until` if there is none. */
function gluedStart(text: string, end: number, until: number): number {
  if (!isDigitAt(text, until)) return until;
  const [, letters] = GLUED_VALUE.exec(text.slice(end, until)) ?? [];
  return letters === undefined ? until : until - letters.length;
}

/** The longest label at a word start, or null. */
function labelAt<T>(
  text: string,
  offset: number,
  entries: readonly Entry<T>[],
): LabelMatch<T> | null {
  let end = 0;
  let label = '';
  let owners: T[] | undefined;
  for (const { word, given, isPrefix, owner } of entries) {
    const wordStop = wordEnd(text, offset, word);
    if (wordStop < 0) continue;
    let until = wordStop;
    if (isLetterAt(text, until)) {
      const limit = until + MAX_REST;
      while (until < limit && (isLetterAt(text, until) || text.charAt(until) === '-')) until++;
      const glued = gluedStart(text, wordStop, until);
      if (!isPrefix && glued !== wordStop) continue;
      until = glued;
    }
    if (until < end) continue;
    if (!owners || until > end) {
      owners = [];
      label = given;
      end = until;
    }
    if (!owners.includes(owner)) owners.push(owner);
  }
  return owners ? { start: offset, end, word: label, owners } : null;
}

function labelFrom<T>(
  { byKey, isKnown, isApart }: LabelTable<T>,
  text: string,
  offset: number,
): LabelMatch<T> | null {
  // Nearly all words begin with three ASCII letters, which this path handles fast.
  const a = text.charCodeAt(offset);
  const b = text.charCodeAt(offset + 1);
  const c = text.charCodeAt(offset + 2);
  const isPlain = isAsciiLetter(b) && isAsciiLetter(c) && a < 128;
  const key = isPlain ? ((a & 31) << 10) | ((b & 31) << 5) | (c & 31) : keyAt(text, offset);
  const keys = isPlain || isPartOfWord(a, b, c) ? isKnown : isApart;
  const known = hasKey(keys, key) ? byKey.get(key) : undefined;
  if (!known || (isPlain && !mayGoOn(text, offset + KEY_LENGTH, known.next))) return null;
  return labelAt(text, offset, known.entries);
}

/**
 * Creates a search for label words. Words are given in lower case and without full stops. A space
 * in a word matches up to three spaces, hyphens, slashes and full stops, or none; `*` at its end
 * means that the label may continue as a longer word.
 * The table of words is built at the first search.
 * @returns a function that lists the labels that begin in ordered ranges of a text: in order,
 * without overlaps, and the longest at each place
 */
export function createLabelMatcher<T>(
  words: LabelWords<T>,
): (text: string, ranges?: readonly LabelRange[]) => LabelMatch<T>[] {
  let table: LabelTable<T> | undefined;

  return (text, ranges = [{ from: 0, to: text.length }]) => {
    table ??= createTable(words);
    const matches: LabelMatch<T>[] = [];
    let floor = 0;
    for (const { from, to } of ranges) {
      let i = Math.max(from, floor);
      let wasInWord = i > 0 && (isLetterAt(text, i - 1) || isDigitAt(text, i - 1));
      for (; i < to; i++) {
        const c = text.charCodeAt(i);
        if (c < FIRST_LETTER) {
          wasInWord = c > 47 && c < 58;
          continue;
        }
        const isLetter = c > 127 ? isLetterAt(text, i) : isAsciiLetter(c);
        if (!isLetter || wasInWord) {
          wasInWord = isLetter;
          continue;
        }
        wasInWord = true;
        const label = labelFrom(table, text, i);
        if (!label) continue;
        matches.push(label);
        i = label.end - 1;
        floor = label.end;
      }
    }
    return matches;
  };
}
