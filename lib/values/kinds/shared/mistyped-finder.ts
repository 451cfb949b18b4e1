/**
 * The interface of a finder of mistyped values. The exact finder of a kind accepts text that
 * follows its rules. This one accepts text that a label, a column or its shape shows was meant as a
 * value of the kind; the check then says what is wrong with it.
 */
import type { Finding, Kind } from '../../domain/index.ts';

/** Facts about the place of a value that a label announces. */
export interface LabelledPlace {
  /** UTF-16 offset beyond which the value does not reach: the next label, or the text's end. */
  readonly limit: number;
  /** Number of words between label and value; 0 if there are only punctuation and words like "no.". */
  readonly words: number;
  /** ISO 3166-1 alpha-2 region for national numbers; '' if unknown. */
  readonly region: string;
  /** The label as the finder lists it; undefined in a column, whose header need not be a label. */
  readonly label?: string;
}

export interface ShapeOptions {
  /** Whether the exact finders reject values with wrong check digits. */
  readonly knowsCheckDigits: boolean;
  /** ISO 3166-1 alpha-2 region of the text; '' if unknown. */
  readonly region: string;
  /**
   * The value that was already found at an offset. A new finding that overlaps one is dropped,
   * unless it contains the whole old one and that one has no evidence.
   */
  findingAt(offset: number): Finding | undefined;
  /** Offsets of digits that a country's prefix may precede by at most three characters, in order. */
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
   * slashes and full stops, or nothing; `*` at the end means that the word may continue. Labels are
   * searched for before digits, at signs and colons.
   */
  readonly labels: readonly string[];
  /**
   * What proves a value that the exact finder found on a page: its `check-digits`, which no label
   * can refute; its `form`, which no other kind has; or nothing before the `background` has checked it.
   */
  readonly proof?: 'check-digits' | 'form' | 'background';
  /** Whether a label may also follow its value: "CHE-116.281.710 MWST". */
  readonly hasSuffix?: true;
  /** Right values that are something else after a label: "Faktura VAT 2026/0458" is an invoice. */
  readonly isOther?: RegExp;
  /** The values that begin a block of contact data: lines near them are read. */
  readonly contact?: RegExp;
  /** How a line in such a block looks that is a value, even if mistyped; without it, as `contact`. */
  readonly line?: RegExp;
  /**
   * Reads the value at `start`, where a label or its column announces one. It may be valid or
   * mistyped, up to a plausible length. Null if the text there is something else.
   */
  readLabelled(text: string, start: number, place: LabelledPlace): Finding | null;
  /**
   * Finds values without a label that have the shape of the kind but fail its rules. At most two
   * per megabyte of text without values may be wrong.
   */
  findByShape?(text: string, options: ShapeOptions): Finding[];
  /**
   * Whether a value of the kind is only part of a mistyped one around it. Without this method, the
   * value stays, because its check digits prove it.
   */
  isPart?(text: string, part: Finding, whole: Finding): boolean;
}
