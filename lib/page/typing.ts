/** Hears what a person does in a control, as the facts that proof of typing rests on (typed.ts). */
import { formOf } from '../form/form-of.ts';
import type { Early } from './early.ts';
import { watchSight } from './in-sight.ts';
import { safely } from './safely.ts';
import { isPrivate } from './secret.ts';
import { type Brought, createProof, type Proof } from './typed.ts';
import type { TextControl } from './write-value.ts';

/** Keys that print something, without saying what (UI Events, key values). */
const UNNAMED = new Set(['Dead', 'Process', 'Unidentified']);
/** Keys with a name are the others: Enter, Tab, ArrowLeft, F5 (UI Events KeyboardEvent key Values). */
const NAMED = /^[A-Z][A-Za-z0-9]+$/;

/** What a key brings into a value; undefined for one that changes none. */
export function broughtByKey(event: KeyboardEvent): Brought | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === 'Backspace' || key === 'Delete') return '';
  // Ctrl with Alt is AltGr on Windows, and prints.
  const isCommand = metaKey || (ctrlKey && !altKey && !event.getModifierState('AltGraph'));
  if (isCommand) return undefined;
  if (UNNAMED.has(key)) return null;
  return NAMED.test(key) ? undefined : key;
}

/** What any act brings; undefined for one that changes no value. */
function broughtBy(event: Event): Brought | undefined {
  if (event instanceof KeyboardEvent) return broughtByKey(event);
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

const typeOf = (event: Event) => (event instanceof InputEvent ? event.inputType : '');
const dataOf = (event: Event) => (event instanceof InputEvent ? event.data : null);

/** `:autofill` cannot be had by a script, and goes when a script changes the value. */
const isFilledIn = (control: Element) => control.matches(':is(:autofill, :-webkit-autofill)');

/** A word that the browser's own menus put in place of another; scripts cannot make such an event. */
const isReplacement = (event: Event) => typeOf(event) === 'insertReplacementText';

/**
 * Proof for what was done before the script was there. The values were not read meanwhile: it stands
 * where the acts, each at the end of what came before, make exactly the present value.
 */
function proofOfEarly(early: Early, value: string): Proof {
  const proof = createProof('');
  let built = '';
  for (const event of early) {
    if (!event.isTrusted) continue;
    if (event.type === 'keydown') proof.act(broughtBy(event), event.timeStamp);
    if (event.type !== 'input') continue;
    const before = built;
    const data = dataOf(event);
    built = typeOf(event) === 'deleteContentBackward' ? built.slice(0, -1) : built + (data ?? '');
    proof.changed({ before, after: built, data, at: event.timeStamp });
  }
  // With nothing built yet, a key may be on its way.
  return proof.isTyped(value) || built === '' ? proof : createProof(value);
}

/** @param control must hold no secret now; while it does later, nothing of it is read */
export function watchTyping(control: TextControl, signal: AbortSignal, early: Early): Proof {
  const sight = watchSight(control, signal);
  const { value } = control;
  const told = proofOfEarly(early, value);
  // Nobody watched what was done before: where it is out of sight now, nobody typed it.
  const proof = value === '' || sight.isSeen() ? told : createProof(value);
  if (isFilledIn(control) && sight.isSeen()) proof.chosen(value);
  const form = formOf(control);
  let before: string | undefined;
  const on = (types: string, hear: (event: Event) => void) => {
    const options = { capture: true, passive: true, signal };
    for (const type of types.split(' ')) control.addEventListener(type, safely(hear), options);
  };
  on('keydown paste drop cut compositionupdate', (event) => {
    if (event.isTrusted) proof.act(broughtBy(event), event.timeStamp);
  });
  on('beforeinput', (event) => {
    if (event.isTrusted) before = isPrivate(control) ? undefined : control.value;
  });
  on('input', (event) => {
    // A script's own event changes nothing; the change behind it is noticed at the next one.
    if (!event.isTrusted) return;
    const was = before;
    before = undefined;
    if (isPrivate(control)) return;
    const after = control.value;
    const type = typeOf(event);
    // Browsers fill in what nobody sees, too.
    const isSeen = sight.isSeen();
    if ((type === '' || isReplacement(event)) && isFilledIn(control) && isSeen) {
      return proof.chosen(after);
    }
    // Scripts' execCommand makes trusted events too; no act of the person's came before those.
    const data = dataOf(event);
    if (isReplacement(event)) proof.act(data ?? undefined, event.timeStamp);
    // What nobody saw being typed, nobody typed: a change without what was before it.
    if (!isSeen) proof.act(undefined, event.timeStamp);
    proof.changed({ before: isSeen ? was : undefined, after, data, at: event.timeStamp });
  });
  // A control that was moved to another form is another question than the person answered.
  return { ...proof, isTyped: (value) => formOf(control) === form && proof.isTyped(value) };
}
