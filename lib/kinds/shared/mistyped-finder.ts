/**
 * The interface of a finder of mistyped values. The exact finder of a kind takes what fits its
 * rules; this one takes what a label, a column or its own shape says was meant to be a value of the
 * kind. The check then says what is wrong with it.
 */
import type { Finding, Kind } from '../../domain/index.ts';

/** What is known about the place of a value that a label announces. */
export interface LabelledPlace {
  /** UTF-16 offset that the value does not reach beyond: the next label, or the text's end. */
  readonly limit: number;
  /** Number of words between label and value; 0 if only signs and words like "no." are. */
  readonly words: number;
  /** ISO 3166-1 alpha-2 region that national numbers are read in; '' if unknown. */
  readonly region: string;
  /** The label as the finder lists it; not set in a column, whose header need not be a label. */
  readonly label?: string;
}

export interface ShapeOptions {
  /** Whether values that were found before are right. */
  readonly knowsCheckDigits: boolean;
  /** ISO 3166-1 alpha-2 region of the text; '' if unknown. */
  readonly region: string;
  /**
   * The value at an offset that was found before. A finding that overlaps one is dropped, unless it
   * contains all of it and the other is neither labelled nor by its shape.
   */
  findingAt(offset: number): Finding | undefined;
  /**
   * Offsets of the digits in the text that a country's prefix may precede by at most three
   * characters, in order.
   */
  readonly prefixedDigits: readonly number[];
  /** Offsets of the digits after a plus sign, and of double zeros that begin a number, in order. */
  readonly internationalDigits: readonly number[];
  /** Offsets of the at signs, in order. */
  readonly atSigns: readonly number[];
}

export interface MistypedFinder {
  readonly kind: Kind;
  /**
   * Words that name the kind, in lower case without full stops. A space matches spaces, hyphens,
   * slashes and full stops, or nothing; `*` at the end means that the word may go on. Labels are
   * searched for before digits, at signs and colons.
   */
  readonly labels: readonly string[];
  /**
   * The value written at `start`, where a label or its column says that there is one; it may be
   * right or mistyped, up to a plausible length. Null if the text there is something else.
   */
  readLabelled(text: string, start: number, place: LabelledPlace): Finding | null;
  /**
   * Values without a label that have the shape of the kind and fail its rules. Two per megabyte of
   * text without values may be wrong.
   */
  findByShape?(text: string, options: ShapeOptions): Finding[];
  /**
   * Whether a value of the kind is only a part of a mistyped one around it. Without this method, the
   * value stays: check digits that fit are proof.
   */
  isPart?(text: string, part: Finding, whole: Finding): boolean;
}
