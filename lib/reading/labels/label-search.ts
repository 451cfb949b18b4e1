/**
 * Finds label words in running text: "IBAN", "P. IVA", "Telefonnummer". The start of each word is
 * looked up by its first three letters, so the time does not depend on the number of label words.
 */
import { isDigitAt, isLetterAt } from '../scanning/index.ts';

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

interface Entry<T> {
  readonly word: string;
  readonly given: string;
  /** Whether the label may continue as a longer word: "telefon" in "Telefonnummer". */
  readonly isPrefix: boolean;
  readonly owner: T;
}

const FULL_STOP = 46;
const SPACE_SIGN = 32;
const FIRST_LETTER = 65;
/** Most characters that can match a space in a word: "P. IVA", "USt - ID". */
const MAX_SPACE = 3;
/** Longest continuation of a prefix, UTF-16 code units. */
const MAX_REST = 30;

/** How many letters a word is looked up by. */
const KEY_LENGTH = 3;
const KEYS = 0x8000;
/** Size of a bit set with a bit for each key, small enough to stay in the processor's fastest cache. */
const KEY_WORDS = KEYS >> 5;

const addKey = (keys: Int32Array, key: number) => {
  keys[key >> 5] = (keys[key >> 5] ?? 0) | (1 << (key & 31));
};
const hasKey = (keys: Int32Array, key: number) => (((keys[key >> 5] ?? 0) >> (key & 31)) & 1) === 1;

const isBetweenWords = (c: number) =>
  c === SPACE_SIGN || c === FULL_STOP || c === 45 || c === 47 || c === 0xa0 || c === 9;

/** The letter's last five bits, the same for both cases. */
const bitsOf = (text: string, offset: number) => {
  const c = text.charCodeAt(offset);
  return (c > 127 ? text.charAt(offset).toLowerCase().charCodeAt(0) : c) & 31;
};

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

/** Bits for the next letter: one for each ASCII letter, and the lowest for the end of the word or punctuation. */
const ANY_LETTER = -1;
const NO_LETTER = 1;

/** The letters that may follow the key's letters, as bits. */
function nextBits(word: string, isPrefix: boolean): number {
  const letters = word.replaceAll(' ', '');
  if (letters.length <= KEY_LENGTH)
    return isPrefix || letters.length < KEY_LENGTH ? ANY_LETTER : NO_LETTER;
  // The word has a space before its fourth letter, which the text need not have.
  const isApart = word.slice(0, KEY_LENGTH + 1).includes(' ');
  return (isApart ? NO_LETTER : 0) | (1 << bitsOf(letters, KEY_LENGTH));
}

/** Whether the character after the key's letters is among those bits. Punctuation within words always is. */
function mayGoOn(text: string, offset: number, bits: number): boolean {
  const c = text.charCodeAt(offset);
  // Upper case may be a value that touches its label.
  if (isAsciiLetter(c)) return ((bits >> (c & 31)) & 1) === 1 || c < 97;
  return c > 127 || c === FULL_STOP || (bits & NO_LETTER) === 1;
}

/** All keys for a word's first letters. A word shorter than a key gets one for every possible next letter. */
function keysOf(word: string): number[] {
  const letters = word.replaceAll(' ', '');
  let keys = [0];
  for (let k = 0; k < KEY_LENGTH; k++) {
    const next =
      k < letters.length ? [bitsOf(letters, k)] : Array.from({ length: 32 }, (_, b) => b);
    keys = keys.flatMap((key) => next.map((bits) => (key << 5) | bits));
  }
  return keys;
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

interface LabelTable<T> {
  readonly byKey: Map<number, { readonly entries: Entry<T>[]; next: number }>;
  readonly isKnown: Int32Array;
  /** Keys of words with a space or their end among the first letters. */
  readonly isApart: Int32Array;
}

type LabelWords<T> = readonly (readonly [word: string, owner: T])[];

function createTable<T>(words: LabelWords<T>): LabelTable<T> {
  const byKey: LabelTable<T>['byKey'] = new Map();
  const isKnown = new Int32Array(KEY_WORDS);
  const isApart = new Int32Array(KEY_WORDS);
  for (const [given, owner] of words) {
    const word = given.replace('*', '');
    for (const key of keysOf(word)) {
      addKey(isKnown, key);
      if (/^\S{1,2}(?:\s|$)/.test(word)) addKey(isApart, key);
      const known = byKey.get(key) ?? { entries: [], next: 0 };
      const isPrefix = word !== given;
      byKey.set(key, known);
      known.entries.push({ word, given, isPrefix, owner });
      known.next |= nextBits(word, isPrefix);
    }
  }
  return { byKey, isKnown, isApart };
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
