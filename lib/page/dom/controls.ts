import { isSecretField } from '../../form/index.ts';
import { native } from '../../reading/dom/index.ts';
import { focusedElement, hasFocus } from './tree.ts';

/** A control that a person types into. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export const isTextControl = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Replaces a control's value as user input would: as typed text, so that the browser's undo takes it back; else by
 * the native setter (a framework may have overridden it on the element), then `input`. Then `change`. `input` is
 * composed, as the browser's is. The focus stays in the field of the page that has it.
 */
export function writeValue(control: TextControl, value: string): void {
  if (!typeValue(control, value)) setValue(control, value);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Events of a focus that comes for a moment and goes back, which concern nobody. */
const FOCUS_EVENTS = ['blur', 'focusout', 'focus', 'focusin'] as const;

let isTyping = false;

/** Whether a value is being typed by us: what has the focus meanwhile was not left by the person. */
export const isTypingValue = (): boolean => isTyping;

/** Whether the focus can leave an element and come back without a trace. */
const isReturnable = (element: Element | null): boolean =>
  !(element instanceof HTMLIFrameElement) &&
  !(element instanceof HTMLElement && element.isContentEditable);

/** @returns whether the control has the value; a page or `maxlength` may have changed it */
function typeValue(control: TextControl, value: string): boolean {
  const focused = focusedElement();
  if (isTyping || !isReturnable(focused)) return false;
  const isOurs = focused !== null && native(focused).localName.startsWith('fieldmark-');
  const isAway = focused !== null && !isOurs && focused !== document.body && !hasFocus(control);
  const caret = isTextControl(focused) ? [focused.selectionStart, focused.selectionEnd] : [];
  const stopper = new AbortController();
  const options = { capture: true, signal: stopper.signal };
  const stop = (event: Event) => event.stopImmediatePropagation();
  if (isAway) for (const type of FOCUS_EVENTS) addEventListener(type, stop, options);
  isTyping = true;
  try {
    if (!hasFocus(control)) control.focus({ preventScroll: true });
    if (!hasFocus(control)) return false;
    control.select();
    // The only way into the browser's undo history.
    return document.execCommand('insertText', false, value) && control.value === value;
  } catch {
    // Not in this document: the setter works.
    return false;
  } finally {
    if (isAway && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    const [start = null, end = null] = caret;
    // Null where a control has no selection: `type=email`.
    if (isAway && isTextControl(focused) && start !== null) focused.setSelectionRange(start, end);
    isTyping = false;
    stopper.abort();
  }
}

function setValue(control: TextControl, value: string): void {
  const prototype = Object.getPrototypeOf(control);
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  if (set) set.call(control, value);
  else control.value = value;
  control.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      composed: true,
      inputType: 'insertReplacementText',
      data: value,
    }),
  );
}

/**
 * Whether a control's value must never be read: passwords, one-time codes, cards, hidden fields, and
 * text fields that a page masks with CSS instead of `type=password`.
 */
export function isSensitiveField(element: Element): boolean {
  const masked = getComputedStyle(element).getPropertyValue('-webkit-text-security');
  return isSecretField(element) || (masked !== '' && masked !== 'none');
}

/** Wraps a function so that our errors never reach a page's console. */
export function swallowErrors<A extends unknown[]>(
  run: (...args: A) => void,
): (...args: A) => void {
  return (...args) => {
    try {
      run(...args);
    } catch {
      // Ignored on purpose.
    }
  };
}
