/** The form around a field, and its controls. */
import { elementsOfList, formOwnerOf, native, shadowHostOf } from '../../reading/dom/index.ts';

const MAX_CONTROLS = 80;
/** The most elements of a form that are searched for components. */
const MAX_LOOKED_AT = 800;
const CONTROL = 'input,select,textarea,button';
const BUTTON =
  'button,input[type="submit"],input[type="button"],input[type="image"],[role="button"]';

/** The form or, for inputs outside a form, the nearest container with a button. */
export function formGroupOf(element: Element): Element | null {
  const formOwner = formOwnerOf(element);
  if (formOwner !== null) return formOwner;
  const marked = native(element).closest('form,[role="form"],dialog,[role="dialog"]');
  if (marked !== null) return marked;
  let ancestor = native(element).parentElement ?? shadowHostOf(element);
  for (
    let level = 0;
    ancestor !== null && native(ancestor).localName !== 'body' && level < 7;
    level += 1
  ) {
    if (native(ancestor).querySelector(BUTTON) !== null) return ancestor;
    ancestor = native(ancestor).parentElement ?? shadowHostOf(ancestor);
  }
  return native(ancestor)?.localName === 'body' ? null : ancestor;
}

/** The controls in the open shadow roots of a form's components. */
function innerControls(form: Element): Element[] {
  return elementsOfList(native(form).querySelectorAll('*'), MAX_LOOKED_AT).flatMap((element) => {
    const { localName, shadowRoot } = native(element);
    return localName.includes('-') && shadowRoot
      ? elementsOfList(shadowRoot.querySelectorAll(CONTROL), MAX_CONTROLS)
      : [];
  });
}

/** The controls of a form in order, including buttons, then those inside components; at most 80. */
export function controlsOfForm(form: Element): Element[] {
  const lightControls = elementsOfList(
    'elements' in form ? native(form).elements : native(form).querySelectorAll(CONTROL),
    MAX_CONTROLS,
  );
  return [...lightControls, ...innerControls(form)].slice(0, MAX_CONTROLS);
}
