/** The form that a control belongs to. */

import { isElementOfAnyRealm, shadowHostOf } from './controls.ts';
import { native } from './native.ts';

function byId(root: Node, id: string): Element | null {
  const found =
    'getElementById' in root && typeof root.getElementById === 'function'
      ? root.getElementById(id)
      : null;
  return isElementOfAnyRealm(found) && native(found).localName === 'form' ? found : null;
}

/**
 * The control's form. A control inside a component has none, so the host's is used: from its `form`
 * attribute, or the form around it (WHATWG HTML, form owner of form-associated custom elements;
 * other component libraries do the same).
 */
export function formOwnerOf(control: Element): Element | null {
  if ('form' in control && isElementOfAnyRealm(control.form)) return control.form;
  const host = shadowHostOf(control);
  if (host === null) return null;
  const id = native(host).getAttribute('form');
  return id
    ? byId(native(host).getRootNode(), id)
    : (native(host).closest('form') ?? formOwnerOf(host));
}
