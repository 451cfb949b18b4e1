/** The form around a field, and its controls. */
import { attribute, elementsIn, isElement } from '../reading/controls.ts';

const MAX_CONTROLS = 80;
const BUTTON =
  'button,input[type="submit"],input[type="button"],input[type="image"],[role="button"]';

/** The form, or, for loose inputs, the nearest container with a button of its own. */
export function formAround(element: Element): Element | null {
  if ('form' in element && isElement(element.form)) return element.form;
  const marked = element.closest('form,[role="form"],dialog,[role="dialog"]');
  if (marked !== null) return marked;
  let at = element.parentElement;
  for (let level = 0; at !== null && at.localName !== 'body' && level < 7; level += 1) {
    if (at.querySelector(BUTTON) !== null) return at;
    at = at.parentElement;
  }
  return at?.localName === 'body' ? null : at;
}

/** The controls of a form in their order, buttons among them, at most 80. */
export function controlsOf(form: Element): Element[] {
  return elementsIn(
    'elements' in form ? form.elements : form.querySelectorAll('input,select,textarea,button'),
    MAX_CONTROLS,
  );
}

/** What an attribute of a form or control says, its first 160 characters; '' where there is none. */
export function has(element: Element, name: string): string {
  return attribute(element, name).slice(0, 160);
}
