/** DOM queries that cross shadow boundaries. */
import { native } from '../../reading/dom/index.ts';

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

/** Returns an element's shadow root, even a closed one if the browser lets extensions open it. */
export type GetShadowRoot = (element: Element) => ShadowRoot | null;

/** The topmost element at a point of the viewport (CSS px), even inside shadow roots. */
export function deepElementFromPoint(
  x: number,
  y: number,
  getShadowRoot: GetShadowRoot,
): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let root = hit && getShadowRoot(hit); root; root = hit && getShadowRoot(hit)) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === hit || native(inner).getRootNode() !== root) break;
    hit = inner;
  }
  return hit;
}
