/**
 * The shape of what finds a kind in running text. A finder says what its values begin with or are
 * announced by, by having a function that is asked there: an @, a plus sign, letters before digits, digits
 * alone, a label word. lib/detect reads a text once, goes from place to place and asks.
 */
import type { Finding } from '../finding.ts';
import type { AtSign, Group } from '../reading/digit-groups.ts';
import type { Digits, Run } from '../reading/digit-run.ts';
import type { Letters } from '../reading/letters.ts';
import type { Kind } from './index.ts';

/** Something of the kind stands here, but is mistyped: the text up to this offset is nobody else's. */
export interface Mistyped {
  readonly mistyped: number;
}

/** What a finder answers; null: there is nothing of its kind. */
export type Answer = Finding | Mistyped | null;

/** What is known of a text while it is read. */
export interface Scan {
  readonly text: string;
  readonly groups: readonly Group[];
  /** To lay out the digits of a run in. */
  readonly digits: Digits;
  /** ISO 3166-1 alpha-2 region in which bare numbers are read; '' where nothing says it. */
  readonly region: string;
  /** Where the finding before ends; nothing begins before. */
  readonly floor: number;
  /** Where the words right before the run begin in which its label can be; its own offset: there are none. */
  readonly words: number;
  /** The finding of each kind that was found last. */
  readonly latest: Readonly<Partial<Record<Kind, Finding>>>;
}

/** Values that stand behind a label word and need not have digits: `BIC: DEUTDEFF`. */
export interface Labelled {
  /**
   * The words, in each case in which people write them: to look for capitals costs prose nothing, for
   * small letters a third of the speed.
   */
  readonly words: readonly string[];
  /** The value behind the word that ends at `end`. */
  behind(text: string, end: number): Finding | null;
}

/** The value that was found from `start` to `end`. */
export const finding = (
  kind: Kind,
  text: string,
  start: number,
  end: number,
  value: string,
): Finding => ({ kind, start, end, raw: text.slice(start, end), value });

export interface Finder {
  readonly kind: Kind;
  /** The value around an @, none of it before `floor`. */
  atSign?(text: string, sign: AtSign, floor: number): Finding | null;
  readonly labelled?: Labelled;
  /** The value that begins with the plus sign before a run of digits. */
  atPlus?(scan: Scan, run: Run): Finding | null;
  /** The value that begins with one of the letters, two or more, before the first digit of a run. */
  atLetters?(scan: Scan, run: Run, letters: Letters): Answer;
  /** The value that begins with the first digit of a run of six or more, or with a letter before it. */
  atDigits?(scan: Scan, run: Run): Finding | null;
  /** Place among the groups, not behind the run, at which another value of the kind can begin inside a run that began with none. */
  next?(scan: Scan, run: Run): number;
}
