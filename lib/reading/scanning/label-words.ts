/**
 * Labels: words that say what a value is. Before a number, `wordsBefore` tells how far back one can
 * stand, and a kind's `LabelStarts` whether one may: it knows the first three letters of each, which is
 * enough to pass by nearly all text. A value without digits is found from its label on: `labelSearch`
 * finds the words themselves.
 */
import { isLetterAt } from './boundaries.ts';
import { ALNUM_CLASS, charClassAt, DIGIT_CLASS } from './characters.ts';

/** Finds label words as they are written; of two that begin alike, the longer one. Who searches looks at the borders. */
export function createLabelSearch(words: readonly string[], flags = ''): RegExp {
  const sources = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[^\p{L}\p{N} ]/gu, '\\$&'));
  return new RegExp(sources.join('|'), flags);
}

/** Whether what stands from `start` to `end` is a word by itself. */
export const isWholeWord = (text: string, start: number, end: number) =>
  !((charClassAt(text, start - 1) | charClassAt(text, end)) & ALNUM_CLASS);

/** How far before a number its label can begin, and how far its last word can be from it. */
const REACH = 48;
const NEAR = 8;

const LINE_FEED = 10;
const FULL_STOP = 46;

/** Words of other scripts always count as known. */
const LATIN = 255;

/**
 * Where the stretch before `at` begins in which a label can stand: none before `floor`, in the same line,
 * no digits between. `at` itself where no word is near.
 */
export function labelRangeStart(text: string, at: number, floor: number): number {
  let hasWord = false;
  let i = at;
  for (const low = Math.max(floor, at - REACH); i > low; i--) {
    const c = text.charCodeAt(i - 1);
    if (c === LINE_FEED || isNumeral(text, i - 1, c)) break;
    if (c > 64) hasWord = true;
    else if (!hasWord && i <= at - NEAR) break;
  }
  return hasWord ? i : at;
}

const isNumeral = (text: string, at: number, c: number) =>
  c < 127 ? c > 47 && c < 58 : (charClassAt(text, at) & DIGIT_CLASS) > 0;

/** Three letters as a number below 0x8000, from the last to the first: five bits each, the same in either case. */
const prependLetter = (key: number, c: number) => (key >> 5) | ((c & 31) << 10);

/** The first three letters of label words. */
export class LabelStarts {
  readonly #isStart = new Uint8Array(0x8000);
  readonly #anywhere: boolean;

  /** `anywhere`: a label can also end a longer word. */
  constructor(words: readonly string[], anywhere = false) {
    this.#anywhere = anywhere;
    for (const word of words) {
      this.#isStart[[2, 1, 0].reduce((key, i) => prependLetter(key, word.charCodeAt(i)), 0)] = 1;
    }
  }

  /** Offset of the first place between `from` and `to` where a label may begin; -1: there is none. */
  first(text: string, from: number, to: number): number {
    const isStart = this.#isStart;
    let found = -1;
    let key = 0;
    for (let i = to - 1; i >= from; i--) {
      const c = text.charCodeAt(i);
      // A label can have dots in it: P.IVA.
      if (c === FULL_STOP) continue;
      if (c > LATIN) return found < 0 ? from : found;
      key = prependLetter(key, c);
      if (c > 64 && isStart[key] && (this.#anywhere || !isLetterAt(text, i - 1))) found = i;
    }
    return found;
  }
}
