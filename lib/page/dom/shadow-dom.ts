/** Trees in trees: documents, shadow roots, and what stands around an element across them. */

/** The element that has focus, inside open shadow roots too. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The hosts of the shadow roots that an element stands in, the innermost first. */
export function* shadowHostsOf(element: Element): Generator<Element> {
  for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    yield root.host;
}

/** Whether an element has the focus, asked of its own root: from outside its host seems to have it. */
export function hasFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
}

/** Like `closest`, and on past the shadow root's host. */
export function closestDeep(element: Element, selector: string): Element | null {
  let found = element.closest(selector);
  for (const host of shadowHostsOf(element)) found ??= host.closest(selector);
  return found;
}

/** Whether `inner` stands in `outer`, in shadow roots of what stands there too. */
export const containsElementDeep = (outer: Element, inner: Element): boolean =>
  outer.contains(inner) || [...shadowHostsOf(inner)].some((host) => outer.contains(host));

/** Opens an element's shadow root, closed ones too where the browser lets an extension. */
export type GetShadowRoot = (element: Element) => ShadowRoot | null;

/** What a pointer hits at a point of the viewport, in shadow roots too. */
export function deepElementFromPoint(x: number, y: number, rootOf: GetShadowRoot): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let root = hit && rootOf(hit); root; root = hit && rootOf(hit)) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === hit || inner.getRootNode() !== root) break;
    hit = inner;
  }
  return hit;
}
