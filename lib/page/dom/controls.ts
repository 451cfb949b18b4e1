import { isSecretField } from '../../form/index.ts';

/** A control that a person types into. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export const isTextControl = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Replaces a control's value as user input would: the native setter (a framework may have overridden it on
 * the element), then `input` and `change`. `input` is composed, as the browser's is. The focus stays where
 * the person is.
 */
export function writeValue(control: TextControl, value: string): void {
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
  control.dispatchEvent(new Event('change', { bubbles: true }));
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
