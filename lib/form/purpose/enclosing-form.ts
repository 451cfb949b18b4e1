/** The form around a field, and its controls. */
import { attributeOf, elementsOfList, formOwnerOf, shadowHostOf } from '../../reading/dom/index.ts';

const MAX_CONTROLS = 80;
/** Elements of a form that are looked at for components. */
const MAX_LOOKED_AT = 800;
const CONTROL = 'input,select,textarea,button';
const BUTTON =
  'button,input[type="submit"],input[type="button"],input[type="image"],[role="button"]';

/** The form, or, for loose inputs, the nearest container with a button of its own. */
export function enclosingForm(element: Element): Element | null {
  const own = formOwnerOf(element);
  if (own !== null) return own;
  const marked = element.closest('form,[role="form"],dialog,[role="dialog"]');
  if (marked !== null) return marked;
  let at = element.parentElement ?? shadowHostOf(element);
  for (let level = 0; at !== null && at.localName !== 'body' && level < 7; level += 1) {
    if (at.querySelector(BUTTON) !== null) return at;
    at = at.parentElement ?? shadowHostOf(at);
  }
  return at?.localName === 'body' ? null : at;
}

/** The controls inside the components of a form: their shadow roots, as far as they are open. */
function innerControls(form: Element): Element[] {
  return elementsOfList(form.querySelectorAll('*'), MAX_LOOKED_AT).flatMap((element) =>
    element.localName.includes('-') && element.shadowRoot
      ? elementsOfList(element.shadowRoot.querySelectorAll(CONTROL), MAX_CONTROLS)
      : [],
  );
}

/** The controls of a form in their order, buttons among them, then those in components; at most 80. */
export function controlsOfForm(form: Element): Element[] {
  const own = elementsOfList(
    'elements' in form ? form.elements : form.querySelectorAll(CONTROL),
    MAX_CONTROLS,
  );
  return [...own, ...innerControls(form)].slice(0, MAX_CONTROLS);
}

/** What an attribute of a form or control says, its first 160 characters; '' where there is none. */
export function shortAttribute(element: Element, name: string): string {
  return attributeOf(element, name).slice(0, 160);
}
