/** Queries that cross shadow roots, where `textContent` and `closest` stop. */

import { native } from '../../reading/dom/index.ts';
import { isElement } from './inline.ts';

/** A node whose children can be traversed. */
export type SubtreeRoot = Element | ShadowRoot;

declare const chrome:
  | { readonly dom?: { openOrClosedShadowRoot(element: Element): ShadowRoot | null } }
  | undefined;

interface FirefoxElement extends Element {
  readonly openOrClosedShadowRoot?: ShadowRoot | null;
}

/**
 * The element's open or closed shadow root, or null. Uses Chromium's `dom.openOrClosedShadowRoot` or
 * Firefox's property of the same name. Works for elements of any frame's realm. Never throws.
 */
export function shadowRootOf(element: FirefoxElement): ShadowRoot | null {
  if (import.meta.env.FIREFOX) return element.openOrClosedShadowRoot ?? null;
  const open = native(element).shadowRoot;
  if (open) return open;
  try {
    return chrome?.dom?.openOrClosedShadowRoot(element) ?? null;
  } catch {
    // Not an HTMLElement.
    return null;
  }
}

/** The node itself if it is an element, else its nearest ancestor element; for a shadow root, the host. */
export function enclosingElement(node: Node): Element | null {
  if (isElement(node)) return node;
  // `native` is not needed: only a form's properties can be replaced by its controls.
  return node instanceof ShadowRoot
    ? node.host
    : node.parentNode && enclosingElement(node.parentNode);
}

/** The BCP 47 tag of the nearest `lang` attribute, even outside the shadow root; '' if there is none. */
export function effectiveLanguage(element: Element): string {
  const lang = native(native(element).closest('[lang]'))?.getAttribute('lang');
  const root = native(element).getRootNode();
  return lang ?? (root instanceof ShadowRoot ? effectiveLanguage(root.host) : '');
}

/** The shadow hosts around a node, outermost first, then the node itself. */
const pathThroughHosts = (node: Node): Node[] => [node, ...shadowHostsOf(node)].reverse();

/** Negative if `a` comes before `b`. The content of a host's shadow root comes before the host's own children. */
export function compareDocumentOrder(a: Node, b: Node): number {
  const [pathA, pathB] = [pathThroughHosts(a), pathThroughHosts(b)];
  let i = 0;
  while (pathA[i + 1] && pathA[i] === pathB[i]) i += 1;
  const [nodeA, nodeB] = [pathA[i], pathB[i]];
  if (!nodeA || !nodeB || nodeA === nodeB) return pathA.length - pathB.length;
  return native(nodeA).compareDocumentPosition(nodeB) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The element that has focus, including one inside open shadow roots. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  for (let inner = element; inner; inner = native(inner).shadowRoot?.activeElement ?? null)
    element = inner;
  return element;
}

/** The hosts of the shadow roots around a node, innermost first. */
export function* shadowHostsOf(node: Node): Generator<Element> {
  for (
    let root = native(node).getRootNode();
    root instanceof ShadowRoot;
    root = root.host.getRootNode()
  )
    yield root.host;
}

/** Whether an element has focus, according to its own root: `document.activeElement` is only the outermost host. */
export function hasFocus(element: Element): boolean {
  const root = native(element).getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
}

/** Like `closest`, but continues past shadow roots to their hosts. */
export function closestDeep(element: Element, selector: string): Element | null {
  let found = native(element).closest(selector);
  for (const host of shadowHostsOf(element)) found ??= host.closest(selector);
  return found;
}

/** Like `contains`, but includes nodes in shadow roots of descendants. */
export const containsDeep = (element: Element, node: Node): boolean =>
  native(element).contains(node) ||
  [...shadowHostsOf(node)].some((host) => native(element).contains(host));

/** The topmost element at a point of the viewport (CSS px), even inside shadow roots. */
export function deepElementFromPoint(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let root = hit && shadowRootOf(hit); root; root = hit && shadowRootOf(hit)) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === hit || native(inner).getRootNode() !== root) break;
    hit = inner;
  }
  return hit;
}

/** Not `instanceof`: nodes of parent frames are instances of that frame's classes. */
export const isShadowRoot = (node: Node): node is ShadowRoot =>
  node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node;

const parentOrHost = (element: Element): Element | null => {
  const root = native(element).getRootNode();
  return native(element).parentElement ?? (isShadowRoot(root) ? root.host : null);
};

/** The element and its ancestors, including those around its shadow root. */
export function* selfAndAncestors(element: Element): Generator<Element> {
  for (let current: Element | null = element; current; current = parentOrHost(current))
    yield current;
}
