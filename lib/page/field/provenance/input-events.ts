/** Adapts DOM events in a control to the state machine in input-provenance.ts. */
import { formOwnerOf } from '../../../reading/dom/index.ts';
import {
  type BufferedEvents,
  isSensitiveField,
  swallowErrors,
  type TextControl,
} from '../../dom/index.ts';
import { observeFieldVisibility } from './field-visibility.ts';
import {
  createInputProvenance,
  type InputProvenance,
  type InsertedText,
} from './input-provenance.ts';

/** Keys that may insert text, but whose `key` does not say which (UI Events KeyboardEvent key Values). */
const UNSPECIFIED_KEYS = new Set(['Dead', 'Process', 'Unidentified']);
/** Keys that insert no text: Enter, Tab, ArrowLeft, F5 (UI Events KeyboardEvent key Values). */
const NAMED_KEY = /^[A-Z][A-Za-z0-9]+$/;

/** The text that a key inserts; undefined for a key that never changes a value. */
export function insertedByKey(event: KeyboardEvent): InsertedText | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === 'Backspace' || key === 'Delete') return '';
  // On Windows, Ctrl with Alt is AltGr, which inserts text.
  const isCommand = metaKey || (ctrlKey && !altKey && !event.getModifierState('AltGraph'));
  if (isCommand) return undefined;
  if (UNSPECIFIED_KEYS.has(key)) return null;
  return NAMED_KEY.test(key) ? undefined : key;
}

/** The text that an event's action inserts; undefined for an action that never changes a value. */
function insertedBy(event: Event): InsertedText | undefined {
  if (event instanceof KeyboardEvent) return insertedByKey(event);
  if (event instanceof CompositionEvent) return event.data;
  if (event.type === 'cut') return '';
  const data =
    event instanceof ClipboardEvent
      ? event.clipboardData
      : event instanceof DragEvent
        ? event.dataTransfer
        : null;
  return data?.getData('text/plain') || undefined;
}

const inputTypeOf = (event: Event) => (event instanceof InputEvent ? event.inputType : '');
const inputDataOf = (event: Event) => (event instanceof InputEvent ? event.data : null);

/** A script cannot set `:autofill`, and a change by a script removes it. */
const isAutofilled = (control: Element) => control.matches(':is(:autofill, :-webkit-autofill)');

/** The browser replaced text, for example from its spelling menu; scripts cannot cause a trusted event of this type. */
const isReplacement = (event: Event) => inputTypeOf(event) === 'insertReplacementText';

/**
 * Provenance of text entered before the script was ready. Values were not read then, so they are
 * rebuilt from the events, as if each had changed the end of the value. The result counts only if
 * it equals the present value.
 */
function provenanceOfBufferedEvents(events: BufferedEvents, value: string): InputProvenance {
  const provenance = createInputProvenance();
  let rebuilt = '';
  for (const event of events) {
    if (!event.isTrusted) continue;
    if (event.type === 'keydown') provenance.recordAction(insertedBy(event), event.timeStamp);
    if (event.type !== 'input') continue;
    const before = rebuilt;
    const data = inputDataOf(event);
    rebuilt =
      inputTypeOf(event) === 'deleteContentBackward'
        ? rebuilt.slice(0, -1)
        : rebuilt + (data ?? '');
    provenance.recordChange({ before, after: rebuilt, data, at: event.timeStamp });
  }
  // Kept if nothing was rebuilt: the `input` event of a recorded key may still follow.
  return provenance.isTyped(value) || rebuilt === '' ? provenance : createInputProvenance();
}

/** @param control must not be sensitive now; if it becomes so, its value is not read */
export function trackInputProvenance(
  control: TextControl,
  signal: AbortSignal,
  bufferedEvents: BufferedEvents,
): InputProvenance {
  const visibility = observeFieldVisibility(control, signal);
  const { value } = control;
  const buffered = provenanceOfBufferedEvents(bufferedEvents, value);
  // Visibility was not observed before now: a value in an invisible field counts as not typed.
  const provenance = value === '' || visibility.isVisible() ? buffered : createInputProvenance();
  if (isAutofilled(control) && visibility.isVisible()) provenance.acceptWhole(value);
  const form = formOwnerOf(control);
  /** The value at the last `beforeinput`. */
  let valueBefore: string | undefined;
  const on = (types: string, handle: (event: Event) => void) => {
    const options = { capture: true, passive: true, signal };
    for (const type of types.split(' '))
      control.addEventListener(type, swallowErrors(handle), options);
  };
  on('keydown paste drop cut compositionupdate', (event) => {
    if (event.isTrusted) provenance.recordAction(insertedBy(event), event.timeStamp);
  });
  on('beforeinput', (event) => {
    if (event.isTrusted) valueBefore = isSensitiveField(control) ? undefined : control.value;
  });
  on('input', (event) => {
    // Dispatched by a script. If the script changed the value, the next trusted event shows that.
    if (!event.isTrusted) return;
    const before = valueBefore;
    valueBefore = undefined;
    if (isSensitiveField(control)) return;
    const after = control.value;
    const type = inputTypeOf(event);
    // Browsers also autofill invisible fields.
    const isVisible = visibility.isVisible();
    if ((type === '' || isReplacement(event)) && isAutofilled(control) && isVisible) {
      return provenance.acceptWhole(after);
    }
    // A script's `execCommand` also causes trusted events, but no user action precedes them.
    const data = inputDataOf(event);
    if (isReplacement(event)) provenance.recordAction(data ?? undefined, event.timeStamp);
    // A change in an invisible field counts as not typed: without an action and a previous value,
    // the proof ends.
    if (!isVisible) provenance.recordAction(undefined, event.timeStamp);
    provenance.recordChange({
      before: isVisible ? before : undefined,
      after,
      data,
      at: event.timeStamp,
    });
  });
  // Not typed if the control was moved to another form: the person entered the value for the first
  // form.
  return {
    ...provenance,
    isTyped: (value) => formOwnerOf(control) === form && provenance.isTyped(value),
  };
}
