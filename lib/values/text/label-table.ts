/** The table in which a label is looked up by its first three letters. */
export interface Entry<T> {
  readonly word: string;
  readonly given: string;
  /** Whether the label may continue as a longer word: "telefon" in "Telefonnummer". */
  readonly isPrefix: boolean;
  readonly owner: T;
}

/** How many letters a word is looked up by. */
export const KEY_LENGTH = 3;
const KEYS = 0x8000;
/** Size of a bit set with a bit for each key, small enough to stay in the processor's fastest cache. */
const KEY_WORDS = KEYS >> 5;

const addKey = (keys: Int32Array, key: number) => {
  keys[key >> 5] = (keys[key >> 5] ?? 0) | (1 << (key & 31));
};
export const hasKey = (keys: Int32Array, key: number) =>
  (((keys[key >> 5] ?? 0) >> (key & 31)) & 1) === 1;

/** The letter's last five bits, the same for both cases. */
export const bitsOf = (text: string, offset: number) => {
  const c = text.charCodeAt(offset);
  return (c > 127 ? text.charAt(offset).toLowerCase().charCodeAt(0) : c) & 31;
};

/** Bits for the next letter: one for each ASCII letter, and the lowest for the end of the word or punctuation. */
const ANY_LETTER = -1;
export const NO_LETTER = 1;

/** The letters that may follow the key's letters, as bits. */
function nextBits(word: string, isPrefix: boolean): number {
  const letters = word.replaceAll(' ', '');
  if (letters.length <= KEY_LENGTH)
    return isPrefix || letters.length < KEY_LENGTH ? ANY_LETTER : NO_LETTER;
  // The word has a space before its fourth letter, which the text need not have.
  const isApart = word.slice(0, KEY_LENGTH + 1).includes(' ');
  return (isApart ? NO_LETTER : 0) | (1 << bitsOf(letters, KEY_LENGTH));
}

/** All keys for a word's first letters. A word shorter than a key gets one for every possible next letter. */
function keysOf(word: string): number[] {
  const letters = word.replaceAll(' ', '').slice(0, KEY_LENGTH);
  let first = 0;
  for (let k = 0; k < letters.length; k++) first = (first << 5) | bitsOf(letters, k);
  const free = 5 * (KEY_LENGTH - letters.length);
  return Array.from({ length: 1 << free }, (_, rest) => (first << free) | rest);
}

export interface LabelTable<T> {
  readonly byKey: Map<number, { readonly entries: Entry<T>[]; next: number }>;
  readonly isKnown: Int32Array;
  /** Keys of words with a space or their end among the first letters. */
  readonly isApart: Int32Array;
}

export type LabelWords<T> = readonly (readonly [word: string, owner: T])[];

export function createTable<T>(words: LabelWords<T>): LabelTable<T> {
  const byKey: LabelTable<T>['byKey'] = new Map();
  const isKnown = new Int32Array(KEY_WORDS);
  const isApart = new Int32Array(KEY_WORDS);
  for (const [given, owner] of words) {
    const word = given.replace('*', '');
    const isPrefix = word !== given;
    const entry = { word, given, isPrefix, owner };
    const next = nextBits(word, isPrefix);
    const isShort = /^\S{1,2}(?:\s|$)/.test(word);
    for (const key of keysOf(word)) {
      addKey(isKnown, key);
      if (isShort) addKey(isApart, key);
      const known = byKey.get(key) ?? { entries: [], next: 0 };
      byKey.set(key, known);
      known.entries.push(entry);
      known.next |= next;
    }
  }
  return { byKey, isKnown, isApart };
}
