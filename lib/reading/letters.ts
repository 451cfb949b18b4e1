/**
 * The letters before a number's first digit, which can be the country code it begins with and letters of
 * the number itself. They are read backwards over what can stand in a prefix; who asks says which of
 * them is the first of the code.
 */
import {
  ALNUM,
  CLASS,
  codeAt,
  DASH,
  DOT,
  GONE,
  LETTER,
  LOWER,
  SPACE,
  UPPER,
} from './characters.ts';

/** A country code and the letters that can follow it before a digit. */
const MOST = 4;

/** At most so many characters stand between two letters, or before the digit. */
const WIDEST_GAP = 3;

export interface Letters {
  /** Offset of the digit. */
  readonly digit: number;
  /** How many; and the letters in upper case and where each stands, the nearest to the digit first. */
  readonly count: number;
  readonly codes: readonly number[];
  readonly offsets: readonly number[];
}

/** Offset of the visible character before `at`, over a few separators; else -1. */
function visibleBefore(text: string, at: number, floor: number): number {
  for (let i = at - 1; i >= floor && i >= at - WIDEST_GAP; i--) {
    const code = codeAt(text, i);
    if (!((CLASS[code] ?? 0) & (SPACE | DASH | DOT)) && code !== 9 && code !== GONE) return i;
  }
  return -1;
}

/** Whether a letter of the Latin alphabet stands at `at`, perhaps in full width. */
function isLatin(text: string, at: number): boolean {
  const code = codeAt(text, at);
  return code < GONE && ((CLASS[code] ?? 0) & (UPPER | LOWER)) > 0;
}

/** The letters before the digit at `digit`, none before `floor`. */
export function lettersBefore(text: string, digit: number, floor: number): Letters {
  const codes = [0, 0, 0, 0];
  const offsets = [0, 0, 0, 0];
  let count = 0;
  let i = digit;
  while (i > floor && count < MOST) {
    i = isLatin(text, i - 1) ? i - 1 : visibleBefore(text, i, floor);
    if (!isLatin(text, i)) break;
    codes[count] = codeAt(text, i) & ~32;
    offsets[count] = i;
    count++;
  }
  return { digit, count, codes, offsets };
}

/** Whether the letter at `at` begins a word, or follows a label that is glued to it. */
export function beginsWord(text: string, at: number): boolean {
  const code = codeAt(text, at - 1);
  if (code === LETTER) return text.charCodeAt(at - 1) > 0x2e7f;
  if (!((CLASS[code] ?? 0) & ALNUM)) return code !== 95;
  return (
    ((code | 32) === 110 || (code | 32) === 116) &&
    /(?:IBAN|VAT)$/i.test(text.slice(Math.max(0, at - 4), at))
  );
}

/** What begins with a country code, as two letters in upper case; found by their codes without making text of them. */
export class CountryTable<Row> {
  readonly #rows: (Row | undefined)[] = [];

  constructor(rows: Iterable<readonly [code: string, row: Row]>) {
    for (const [code, row] of rows) this.#rows[place(code.charCodeAt(0), code.charCodeAt(1))] = row;
  }

  get(code: string): Row | undefined {
    return code.length === 2
      ? this.#rows[place(code.charCodeAt(0), code.charCodeAt(1))]
      : undefined;
  }

  /** By the `k`-th letter from the digit (from 2 on) and the one behind it. */
  at({ codes }: Letters, k: number): Row | undefined {
    return this.#rows[place(codes[k - 1] ?? 0, codes[k - 2] ?? 0)];
  }
}

/** AA is 0, ZZ is 675. */
const place = (first: number, second: number) => (first - 65) * 26 + second - 65;
