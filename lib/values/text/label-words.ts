/**
 * Label words, which name a value. Before a number, `labelRangeStart` finds the range that may
 * contain a label, and the `LabelStarts` of a kind tests whether a label may begin there, by the
 * first three letters of each label: this rules out nearly all text. Values without digits are
 * found from their label: `createLabelSearch` finds the words themselves.
 */
import { ALNUM_CLASS, charClassAt, DIGIT_CLASS, isLetterAt } from './characters.ts';

/** Creates a search for label words exactly as written, longer words first. The caller tests word boundaries. */
export function createLabelSearch(words: readonly string[], flags = ''): RegExp {
  const sources = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[^\p{Alpha}\p{N} ]/gu, '\\$&'));
  return new RegExp(sources.join('|'), flags);
}

/** Whether the text from `start` to `end` is a whole word. */
export const isWholeWord = (text: string, start: number, end: number) =>
  !((charClassAt(text, start - 1) | charClassAt(text, end)) & ALNUM_CLASS);

/** How far before a number its label may begin, and how far before it the label's last word must end. */
const REACH = 48;
const NEAR = 8;

const LINE_FEED = 10;
const FULL_STOP = 46;

/** Letters beyond Latin always count as a possible label. */
const LATIN = 255;

/**
 * Start of the range before `offset` that may contain a label: not before `floor`, on the same
 * line, without digits. Equals `offset` if no word is near.
 */
export function labelRangeStart(text: string, offset: number, floor: number): number {
  let hasWord = false;
  let i = offset;
  for (const low = Math.max(floor, offset - REACH); i > low; i--) {
    const c = text.charCodeAt(i - 1);
    if (c === LINE_FEED || isNumeral(text, i - 1, c)) break;
    if (c > 64) hasWord = true;
    else if (!hasWord && i <= offset - NEAR) break;
  }
  return hasWord ? i : offset;
}

const isNumeral = (text: string, offset: number, c: number) =>
  c < 127 ? c > 47 && c < 58 : (charClassAt(text, offset) & DIGIT_CLASS) > 0;

/** Prepends a letter to a key: three letters as a number below 0x8000, five bits each, case-insensitive. */
const prependLetter = (key: number, c: number) => (key >> 5) | ((c & 31) << 10);

/** A set of the first three letters of label words. */
export class LabelStarts {
  readonly #isStart = new Uint8Array(0x8000);
  readonly #anywhere: boolean;

  /** @param anywhere whether labels may also begin inside a longer word */
  constructor(words: readonly string[], anywhere = false) {
    this.#anywhere = anywhere;
    for (const word of words) {
      this.#isStart[[2, 1, 0].reduce((key, i) => prependLetter(key, word.charCodeAt(i)), 0)] = 1;
    }
  }

  /** Offset of the first place between `from` and `to` where a label may begin; -1 if there is none. */
  first(text: string, from: number, to: number): number {
    const isStart = this.#isStart;
    let found = -1;
    let key = 0;
    for (let i = to - 1; i >= from; i--) {
      const c = text.charCodeAt(i);
      // Labels may contain dots: P.IVA.
      if (c === FULL_STOP) continue;
      if (c > LATIN) return found < 0 ? from : found;
      key = prependLetter(key, c);
      if (c > 64 && isStart[key] && (this.#anywhere || !isLetterAt(text, i - 1))) found = i;
    }
    return found;
  }
}
