import type { TextControl } from '../dom/index.ts';
import type { InputProvenance } from '../provenance/index.ts';
import type { FieldValue } from './value.ts';

/** A field that the person entered, as what renders it, hears it and guards it share it. */
export interface TrackedField {
  readonly control: TextControl;
  readonly field: FieldValue;
  readonly provenance: InputProvenance;
  /** The person has been through it: a bad verdict on half a value is nagging. */
  wasLeft: boolean;
  /** The value whose line was dismissed. */
  dismissedValue: string;
  /** A submit is held: its question stays until it is answered or the value changes. */
  isHeld: boolean;
  /** A submit waits: that stays in sight until it is sent or held. */
  isWaiting: boolean;
  /** The value that a submit has waited for already. */
  waitedValue: string;
}
