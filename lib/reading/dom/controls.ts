/**
 * Reads the nodes around a form field: controls and the text between them. Works for nodes of any
 * frame's realm, and visits a bounded number of them.
 */
import { native } from './native.ts';

const MAX_TEXT = 160;
const SKIPPED = new Set(
  'script style select option textarea input button svg noscript template'.split(' '),
);
const CONTROLS = new Set(['input', 'select', 'textarea']);
const NOT_FOR_TEXT = /^(?:hidden|checkbox|radio|submit|button|image|reset|file)$/i;

/** Works for nodes of any frame's realm, unlike `instanceof`. */
export function isElementOfAnyRealm(node: unknown): node is Element {
  return (
    typeof node === 'object' && node !== null && 'nodeType' in node && native(node).nodeType === 1
  );
}

/** The elements of a live list (`labels`, `elements`, `selectedOptions`), at most `most`. */
export function elementsOfList(list: unknown, most: number): Element[] {
  if (typeof list !== 'object' || list === null || !('length' in list)) return [];
  const found: Element[] = [];
  const items: { readonly [index: number]: unknown } = list;
  for (let index = 0; index < Number(list.length) && found.length < most; index += 1) {
    const item = items[index];
    if (isElementOfAnyRealm(item)) found.push(item);
  }
  return found;
}

/** The host of the shadow root that contains an element. */
export function shadowHostOf(element: Element): Element | null {
  const root = native(element).getRootNode();
  return 'host' in root && isElementOfAnyRealm(root.host) ? root.host : null;
}

/** An attribute's first 200 characters; '' if it is missing. */
export function attributeOf(element: Element, name: string): string {
  return (native(element).getAttribute(name) ?? '').slice(0, 200);
}

/** A control that a user types or chooses in. Such controls separate labels. */
export function isControl(element: Element): boolean {
  return (
    CONTROLS.has(native(element).localName) &&
    !NOT_FOR_TEXT.test(native(element).getAttribute('type') ?? '')
  );
}

/** Text of a node without controls, scripts and options; at most 160 characters. */
export function nodeText(node: Node): string {
  if (!isElementOfAnyRealm(node)) return (node.nodeValue ?? '').trim().slice(0, MAX_TEXT);
  const parts: string[] = [];
  let room = MAX_TEXT;
  let steps = 80;
  const visit = (parent: Node): void => {
    for (let child = native(parent).firstChild; child !== null && room > 0 && steps > 0; ) {
      steps -= 1;
      if (native(child).nodeType === 3) {
        const text = (child.nodeValue ?? '').trim().slice(0, room);
        if (text !== '') parts.push(text);
        room -= text.length;
      } else if (isElementOfAnyRealm(child) && !SKIPPED.has(native(child).localName)) {
        // A link that ends with a question mark is a remark, not a label: "Email (Why do we need
        // this?)".
        if (native(child).localName === 'a' && /\?\s*$/.test(native(child).textContent ?? ''))
          parts.push(';');
        visit(child);
      }
      child = native(child).nextSibling;
    }
  };
  visit(node);
  return parts.join(' ');
}

/** The control next to a field in the same parent, and the text between them. */
export function adjacentControl(
  element: Element,
  side: 'nextSibling' | 'previousSibling',
): [Element | null, string] {
  let text = '';
  let sibling = native(element)[side];
  for (let steps = 0; sibling !== null && steps < 6; steps += 1) {
    if (isElementOfAnyRealm(sibling) && isControl(sibling)) return [sibling, text];
    text += nodeText(sibling);
    sibling = native(sibling)[side];
  }
  return [null, text];
}

/** The element with an id in the tree of another. */
export function elementById(near: Element, id: string): Element | null {
  const root = native(near).getRootNode();
  const found =
    'getElementById' in root && typeof root.getElementById === 'function'
      ? root.getElementById(id)
      : null;
  return isElementOfAnyRealm(found) ? found : null;
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
  if (!id) return native(host).closest('form') ?? formOwnerOf(host);
  const form = elementById(host, id);
  return native(form)?.localName === 'form' ? form : null;
}
