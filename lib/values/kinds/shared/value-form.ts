import type { ReadingStep } from '../../domain/index.ts';
import type { WrittenRules } from '../../text/index.ts';

/** How values of a kind look and are written. */
export interface ValueForm {
  /**
   * A pattern that mistyped values still match; null if there is none. If a text matches the
   * patterns of several kinds, the first kind in `forms.ts` wins.
   */
  readonly shape: RegExp | null;
  /**
   * Whether values have check digits. `strong`: other numbers almost never fit. Other numbers have
   * the shape of such kinds too, so a guess needs nearly the right form, or a label.
   */
  readonly checkDigits: 'strong' | 'weak' | null;
  /** Whether values are mostly digits: mistyped values of such kinds look like each other. */
  readonly isNumeric: boolean;
  /**
   * What a cell in a column of the kind must match to be meant as a value; or, for values with
   * digits, the most letters for each digit.
   */
  readonly cell: RegExp | number;
  /** How it is written; what the reader of written text needs besides `shape` and `isNumeric`. */
  readonly written: WrittenForm;
  /** What every whole value has, when it is written as it is sent; a kind without it has no such form. */
  readonly complete?: RegExp;
}

interface WrittenForm
  extends Pick<WrittenRules, 'signs' | 'printed' | 'otherLabel'>,
    Partial<Pick<WrittenRules, 'isName' | 'keepsCharacters' | 'quietSigns'>> {
  /** What may be done to a written value without a word, because every receiver does the same. */
  readonly quietSteps?: readonly ReadingStep[];
}

/** The signs between the characters of identifiers, which are compared and sent without them. */
export const IDENTIFIER_SIGNS = {
  pattern: /[.,\-/_:()[\]°º#№\u00b7\u2010-\u2015\u2024\u2027\u2212']/g,
  gap: '',
} as const;
