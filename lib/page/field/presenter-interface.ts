/** What the tracker, the guard and the listeners ask of the presenter. */
import type { LineAction } from '../line/index.ts';
import type { CorrectionResult } from './corrections.ts';
import type { HeldSubmit } from './submit/guard.ts';
import type { TrackedField } from './tracked-field.ts';

export interface FieldPresenter {
  /** Shows the present state. Does nothing while a waiting submit is shown for the field. */
  render(tracked: TrackedField): void;
  /** Confirms that a correction was saved: in the field's line, or in a notice if the field has no message. */
  confirm(tracked: TrackedField, text: string): void;
  /** Shows a sentence by a control, which need not be tracked, for a moment. */
  showNotice(control: HTMLElement, said: CorrectionResult, actions: readonly LineAction[]): void;
  /** Moves the focus into the shown line. @returns false if there is none, or the person has just been in it */
  enterLine(): boolean;
  /** Removes the field's message. */
  clear(tracked: TrackedField): void;
  /** Shows that a submit waits; `sendNow` ends the wait. */
  showWaiting(tracked: TrackedField, sendNow: () => void): void;
  endWaiting(tracked: TrackedField): void;
  /** Shows which fields of a held form need a look. @returns whether it is visible; if not, it is removed again */
  showHoldQuestion(submit: HeldSubmit): boolean;
  /** Whether the message about a held form names a field that the person has not been in since. */
  isOverlooked(tracked: TrackedField): boolean;
  /** Removes the message about a held form, because the form of this field was sent, or checks were turned off. */
  release(tracked?: TrackedField): void;
}
