/** The form around a field, and its controls. */
import { attributeOf, elementsOfList, formOwnerOf, shadowHostOf } from '../../reading/dom/index.ts';

const MAX_CONTROLS = 80;
/** Most elements of a form that are searched for components. */
const MAX_LOOKED_AT = 800;
const CONTROL = 'input,select,textarea,button';
const BUTTON =
  'button,input[type="submit"],input[type="button"],input[type="image"],[role="button"]';

/** The form or, for inputs outside a form, the nearest container with a button. */
export function enclosingForm(element: Element): Element | null {
  const formOwner = formOwnerOf(element);
  if (formOwner !== null) return formOwner;
  const marked = element.closest('form,[role="form"],dialog,[role="dialog"]');
  if (marked !== null) return marked;
  let ancestor = element.parentElement ?? shadowHostOf(element);
  for (let level = 0; ancestor !== null && ancestor.localName !== 'body' && level < 7; level += 1) {
    if (ancestor.querySelector(BUTTON) !== null) return ancestor;
    ancestor = ancestor.parentElement ?? shadowHostOf(ancestor);
  }
  return ancestor?.localName === 'body' ? null : ancestor;
}

/** The controls in the open shadow roots of a form's components. */
function innerControls(form: Element): Element[] {
  return elementsOfList(form.querySelectorAll('*'), MAX_LOOKED_AT).flatMap((element) =>
    element.localName.includes('-') && element.shadowRoot
      ? elementsOfList(element.shadowRoot.querySelectorAll(CONTROL), MAX_CONTROLS)
      : [],
  );
}

/** The controls of a form in order, buttons included, then those inside components; at most 80. */
export function controlsOfForm(form: Element): Element[] {
  const lightControls = elementsOfList(
    'elements' in form ? form.elements : form.querySelectorAll(CONTROL),
    MAX_CONTROLS,
  );
  return [...lightControls, ...innerControls(form)].slice(0, MAX_CONTROLS);
}

/** The first 160 characters of an attribute; '' without it. */
export function shortAttribute(element: Element, name: string): string {
  return attributeOf(element, name).slice(0, 160);
}
