/**
 * The interface of a finder, which finds values of one kind in running text. A finder has a method
 * for each kind of place where its values can begin: an @, a plus sign, letters before digits,
 * digits alone, a label word. lib/values/detect scans a text once and calls these methods at each place.
 */
import type { Finding, Kind } from '../../domain/index.ts';
import {
  type AtSign,
  type DigitGroup,
  type DigitRun,
  NON_ASCII_DIGITS,
  type PrefixLetters,
  type RunDigits,
} from '../../text/index.ts';

/** A mistyped value of the kind: no other finder may use the text up to this offset. */
export interface MistypedSpan {
  readonly mistyped: number;
}

/** The result of a finder; null if there is no value of its kind. */
export type FinderResult = Finding | MistypedSpan | null;

/** The state of a scan, as finders see it. */
export interface TextScan {
  readonly text: string;
  readonly groups: readonly DigitGroup[];
  /** Buffer for the digits of a run, shared by all finders. A finder fills it before use. */
  readonly digits: RunDigits;
  /** ISO 3166-1 alpha-2 region for national numbers; '' if unknown. */
  readonly region: string;
  /** End of the previous finding; no finding begins before it. */
  readonly previousEnd: number;
  /** Start of the words before the run that may contain its label; equals the run's start if there are none. */
  readonly labelStart: number;
  /** The latest finding of each kind. */
  readonly latestByKind: Readonly<Partial<Record<Kind, Finding>>>;
}

/** Finds values that follow a label word and need not have digits: `BIC: DEUTDEFF`. */
export interface LabelledFinder {
  /**
   * The label words, in every letter case that people use. In prose, searching for capitals costs
   * nothing, while a case-insensitive search would cost a third of the speed.
   */
  readonly words: readonly string[];
  /** The value after the word that ends at `end`. */
  findAfter(text: string, end: number): Finding | null;
}

const DIGIT = `[\\d${NON_ASCII_DIGITS}]`;

/** The sign of values with at least five digits close together. */
export const CLOSE_DIGITS = `${DIGIT}(?:.{0,3}?${DIGIT}){4}`;

/** A finding from `start` to `end`. */
export const createFinding = (
  kind: Kind,
  text: string,
  start: number,
  end: number,
  value: string,
): Finding => ({ kind, start, end, raw: text.slice(start, end), value });

export interface Finder {
  readonly kind: Kind;
  /**
   * What every text with a value has, right or mistyped, as a short regular expression: other texts
   * are read by no finder. Between its parts, at most a few characters.
   */
  readonly sign: string;
  /**
   * For the always-on script: frequent labels of mistyped values, as alternatives of a regular
   * expression without letter case.
   */
  readonly labels?: string;
  /** For the always-on script: other texts that may have a mistyped value, or one after a label. */
  readonly hints?: readonly RegExp[];
  /** The value around an @; it may not begin before `floor`. */
  aroundAtSign?(text: string, sign: AtSign, floor: number): Finding | null;
  readonly labelled?: LabelledFinder;
  /** The value that begins with the plus sign before a run of digits. */
  atPlus?(scan: TextScan, run: DigitRun): FinderResult;
  /** The value that begins with one of the two or more letters before the first digit of a run. */
  atLetters?(scan: TextScan, run: DigitRun, letters: PrefixLetters): FinderResult;
  /**
   * The value that begins with the first digit of a run of at least six, or with a letter before
   * it.
   */
  atDigits?(scan: TextScan, run: DigitRun): FinderResult;
  /**
   * Index of the next group at which a value of the kind can begin, inside a run at whose start
   * there is none; at most the run's `endIndex`.
   */
  nextStart?(scan: TextScan, run: DigitRun): number;
}
