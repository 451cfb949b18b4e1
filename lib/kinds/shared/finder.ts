/**
 * The shape of what finds a kind in running text. A finder says what its values begin with or are
 * announced by, by having a function that is asked there: an @, a plus sign, letters before digits, digits
 * alone, a label word. lib/detect reads a text once, goes from place to place and asks.
 */
import type { Finding, Kind } from '../../domain/index.ts';
import type {
  AtSign,
  DigitGroup,
  DigitRun,
  PrefixLetters,
  RunDigits,
} from '../../reading/scanning/index.ts';

/** Something of the kind stands here, but is mistyped: the text up to this offset is nobody else's. */
export interface MistypedSpan {
  readonly mistyped: number;
}

/** What a finder answers; null: there is nothing of its kind. */
export type FinderResult = Finding | MistypedSpan | null;

/** What is known of a text while it is read. */
export interface TextScan {
  readonly text: string;
  readonly groups: readonly DigitGroup[];
  /** To lay out the digits of a run in. */
  readonly digits: RunDigits;
  /** ISO 3166-1 alpha-2 region in which bare numbers are read; '' where nothing says it. */
  readonly region: string;
  /** Where the finding before ends; nothing begins before. */
  readonly previousEnd: number;
  /** Where the words right before the run begin in which its label can be; its own offset: there are none. */
  readonly labelStart: number;
  /** The finding of each kind that was found last. */
  readonly latestByKind: Readonly<Partial<Record<Kind, Finding>>>;
}

/** Values that stand behind a label word and need not have digits: `BIC: DEUTDEFF`. */
export interface LabelledFinder {
  /**
   * The words, in each case in which people write them: to look for capitals costs prose nothing, for
   * small letters a third of the speed.
   */
  readonly words: readonly string[];
  /** The value behind the word that ends at `end`. */
  findAfter(text: string, end: number): Finding | null;
}

/** The value that was found from `start` to `end`. */
export const createFinding = (
  kind: Kind,
  text: string,
  start: number,
  end: number,
  value: string,
): Finding => ({ kind, start, end, raw: text.slice(start, end), value });

export interface Finder {
  readonly kind: Kind;
  /** The value around an @, none of it before `floor`. */
  aroundAtSign?(text: string, sign: AtSign, floor: number): Finding | null;
  readonly labelled?: LabelledFinder;
  /** The value that begins with the plus sign before a run of digits. */
  atPlus?(scan: TextScan, run: DigitRun): Finding | null;
  /** The value that begins with one of the letters, two or more, before the first digit of a run. */
  atLetters?(scan: TextScan, run: DigitRun, letters: PrefixLetters): FinderResult;
  /** The value that begins with the first digit of a run of six or more, or with a letter before it. */
  atDigits?(scan: TextScan, run: DigitRun): Finding | null;
  /** Place among the groups, not behind the run, at which another value of the kind can begin inside a run that began with none. */
  nextStart?(scan: TextScan, run: DigitRun): number;
}
