import type { FieldCorrection, Kind } from '../../domain/index.ts';
import { severityOf } from '../../domain/index.ts';
import type { PageFinding } from '../../extension/index.ts';
import { isSensitiveField } from '../dom/index.ts';
import type { InputProvenance } from '../provenance/index.ts';
import type { GuardedField, SubmitGuardOptions } from '../submit/index.ts';
import type { FieldPlace } from './redrawn-control.ts';
import type { FieldValue } from './value.ts';

/** The state of one field that the person entered, shared by its presenter, listeners and guard. */
export interface TrackedField {
  /** A text control or, for a list of addresses, an editable element. */
  control: HTMLElement;
  /** Where the control was when it was tracked, to find the element that a page draws in its place. */
  place: FieldPlace;
  readonly field: FieldValue;
  provenance: InputProvenance;
  /** The person has left the field once. Before, a bad verdict is not shown: the value may be incomplete. */
  wasLeft: boolean;
  /** The value whose line was dismissed. */
  dismissedValue: string;
  /** Keys of the verdicts that a submit was held for (guard.ts). */
  readonly heldVerdicts: Set<string>;
  /** A submit waits for the verdict. The message stays until the form is sent or held. */
  isWaiting: boolean;
  /** The value for whose verdict a submit has already waited. */
  waitedValue: string;
}

export interface FieldTracker {
  onFocus(element: Element): void;
  /** Applies what the person chose in the line's menu or in the browser's. */
  correct(control: HTMLElement, correction: FieldCorrection): Promise<void>;
  /** Reads fields again whose correction has changed; clears or checks all if checks were turned off or on. */
  onSettingsChanged(): void;
  /** Call this when a lookup was answered elsewhere, for example in the popup. */
  onAnswered(kind: Kind, value: string): void;
  /** Moves the focus into the shown line. @returns false if there is none, or the person has just been in it */
  enterLine(): boolean;
  /** The checked values, for the side panel. */
  fieldValues(): readonly PageFinding[];
  /** The tracked fields that have a value, for the submit guard. */
  guardedFields(): Iterable<GuardedField>;
  readonly showHoldQuestion: SubmitGuardOptions['showHoldQuestion'];
}

/** The checked values of fields that the person entered. They are not in the page's text: the offsets are 0. */
export const fieldValuesOf = (
  fields: Iterable<Pick<TrackedField, 'control' | 'field'>>,
): PageFinding[] =>
  [...fields].flatMap(({ control, field }) => {
    if (!control.isConnected || isSensitiveField(control) || !field.value()) return [];
    const verdict = field.judgement()?.verdict;
    const verdicts = field.list?.verdicts() ?? (verdict ? [verdict] : []);
    return verdicts.map((each) => {
      const { kind, value } = each;
      return { kind, value, raw: value, start: 0, end: 0, severity: severityOf(each) };
    });
  });
