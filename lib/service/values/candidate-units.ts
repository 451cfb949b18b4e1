/** Types for the parts of a text in which values are looked for. */
import type { TextRange } from '../../detect/index.ts';
import type { FindingEvidence, Kind } from '../../domain/index.ts';

/** A possible value: found in the text, or guessed because a cell looks like a mistyped one. */
export interface Candidate extends TextRange {
  readonly kind: Kind;
  readonly value: string;
  /** Exactly as written in the text. */
  readonly raw: string;
  readonly evidence?: FindingEvidence;
  /** Detection found nothing, so the value was guessed by its shape. */
  readonly isGuess?: true;
}

export interface Cell extends TextRange {
  readonly text: string;
  readonly values: readonly Candidate[];
}

/** A line, or a cell of a text of one line. */
export interface Unit extends Cell {
  readonly line: number | null;
}
