import type { FieldValue } from './field-value.ts';
import type { Proof } from './typed.ts';
import type { TextControl } from './write-value.ts';

/** A field that the person entered, as what renders it, hears it and guards it share it. */
export interface Watched {
  readonly control: TextControl;
  readonly field: FieldValue;
  readonly proof: Proof;
  /** The person has been through it: a bad verdict on half a value is nagging. */
  left: boolean;
  /** The value whose line was dismissed. */
  dismissed: string;
  /** A submit is held: its question stays until it is answered or the value changes. */
  held: boolean;
  /** A submit waits: that stays in sight until it is sent or held. */
  waiting: boolean;
  /** The value that a submit has waited for already. */
  settled: string;
}
