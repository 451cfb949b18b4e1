import type { TextControl } from '../dom/index.ts';
import type { InputProvenance } from '../provenance/index.ts';
import type { FieldValue } from './value.ts';

/** The state of one field that the person entered, shared by its presenter, listeners and guard. */
export interface TrackedField {
  readonly control: TextControl;
  readonly field: FieldValue;
  readonly provenance: InputProvenance;
  /** The person has left the field once. Before, a bad verdict is not shown: the value may be incomplete. */
  wasLeft: boolean;
  /** The value whose line was dismissed. */
  dismissedValue: string;
  /** A submit is held: the question stays until it is answered or the value changes. */
  isHeld: boolean;
  /** A submit waits: this stays shown until the form is sent or held. */
  isWaiting: boolean;
  /** The value for whose verdict a submit has already waited. */
  waitedValue: string;
}
