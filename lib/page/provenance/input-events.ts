/** Hears what a person does in a control, as the facts that proof of typing rests on (typed.ts). */
import { formOwnerOf } from '../../reading/dom/index.ts';
import { isSensitiveField, swallowErrors, type TextControl } from '../dom/index.ts';
import type { BufferedEvents } from '../frame/index.ts';
import { observeFieldVisibility } from './field-visibility.ts';
import {
  createInputProvenance,
  type InputProvenance,
  type InsertedText,
} from './input-provenance.ts';

/** Keys that print something, without saying what (UI Events, key values). */
const UNSPECIFIED_KEYS = new Set(['Dead', 'Process', 'Unidentified']);
/** Keys with a name are the others: Enter, Tab, ArrowLeft, F5 (UI Events KeyboardEvent key Values). */
const NAMED_KEY = /^[A-Z][A-Za-z0-9]+$/;

/** What a key brings into a value; undefined for one that changes none. */
export function insertedByKey(event: KeyboardEvent): InsertedText | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === 'Backspace' || key === 'Delete') return '';
  // Ctrl with Alt is AltGr on Windows, and prints.
  const isCommand = metaKey || (ctrlKey && !altKey && !event.getModifierState('AltGraph'));
  if (isCommand) return undefined;
  if (UNSPECIFIED_KEYS.has(key)) return null;
  return NAMED_KEY.test(key) ? undefined : key;
}

/** What any act brings; undefined for one that changes no value. */
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

/** `:autofill` cannot be had by a script, and goes when a script changes the value. */
const isAutofilled = (control: Element) => control.matches(':is(:autofill, :-webkit-autofill)');

/** A word that the browser's own menus put in place of another; scripts cannot make such an event. */
const isReplacement = (event: Event) => inputTypeOf(event) === 'insertReplacementText';

/**
 * Proof for what was done before the script was there. The values were not read meanwhile: it stands
 * where the acts, each at the end of what came before, make exactly the present value.
 */
function provenanceOfBufferedEvents(early: BufferedEvents, value: string): InputProvenance {
  const proof = createInputProvenance('');
  let built = '';
  for (const event of early) {
    if (!event.isTrusted) continue;
    if (event.type === 'keydown') proof.recordAction(insertedBy(event), event.timeStamp);
    if (event.type !== 'input') continue;
    const before = built;
    const data = inputDataOf(event);
    built =
      inputTypeOf(event) === 'deleteContentBackward' ? built.slice(0, -1) : built + (data ?? '');
    proof.recordChange({ before, after: built, data, at: event.timeStamp });
  }
  // With nothing built yet, a key may be on its way.
  return proof.isTyped(value) || built === '' ? proof : createInputProvenance(value);
}

/** @param control must hold no secret now; while it does later, nothing of it is read */
export function trackInputProvenance(
  control: TextControl,
  signal: AbortSignal,
  early: BufferedEvents,
): InputProvenance {
  const sight = observeFieldVisibility(control, signal);
  const { value } = control;
  const told = provenanceOfBufferedEvents(early, value);
  // Nobody watched what was done before: where it is out of sight now, nobody typed it.
  const proof = value === '' || sight.isVisible() ? told : createInputProvenance(value);
  if (isAutofilled(control) && sight.isVisible()) proof.acceptWhole(value);
  const form = formOwnerOf(control);
  let before: string | undefined;
  const on = (types: string, hear: (event: Event) => void) => {
    const options = { capture: true, passive: true, signal };
    for (const type of types.split(' '))
      control.addEventListener(type, swallowErrors(hear), options);
  };
  on('keydown paste drop cut compositionupdate', (event) => {
    if (event.isTrusted) proof.recordAction(insertedBy(event), event.timeStamp);
  });
  on('beforeinput', (event) => {
    if (event.isTrusted) before = isSensitiveField(control) ? undefined : control.value;
  });
  on('input', (event) => {
    // A script's own event changes nothing; the change behind it is noticed at the next one.
    if (!event.isTrusted) return;
    const was = before;
    before = undefined;
    if (isSensitiveField(control)) return;
    const after = control.value;
    const type = inputTypeOf(event);
    // Browsers fill in what nobody sees, too.
    const isSeen = sight.isVisible();
    if ((type === '' || isReplacement(event)) && isAutofilled(control) && isSeen) {
      return proof.acceptWhole(after);
    }
    // Scripts' execCommand makes trusted events too; no act of the person's came before those.
    const data = inputDataOf(event);
    if (isReplacement(event)) proof.recordAction(data ?? undefined, event.timeStamp);
    // What nobody saw being typed, nobody typed: a change without what was before it.
    if (!isSeen) proof.recordAction(undefined, event.timeStamp);
    proof.recordChange({ before: isSeen ? was : undefined, after, data, at: event.timeStamp });
  });
  // A control that was moved to another form is another question than the person answered.
  return { ...proof, isTyped: (value) => formOwnerOf(control) === form && proof.isTyped(value) };
}
