/** Open shadow roots: page text goes on in them, where `textContent` and `closest` do not reach. */
import { isElement } from './inline.ts';

/** What is gone through from its children down. */
export type SubtreeRoot = Element | ShadowRoot;

/** The element that a node is or stands in; of a root, and of what stands directly in it, the host. */
export function enclosingElement(node: Node): Element | null {
  if (isElement(node)) return node;
  return node instanceof ShadowRoot
    ? node.host
    : node.parentNode && enclosingElement(node.parentNode);
}

/** The language of an element as its nearest tag says it (BCP 47), over the borders of roots; or ''. */
export function effectiveLanguage(element: Element): string {
  const said = element.closest('[lang]')?.getAttribute('lang');
  const root = element.getRootNode();
  return said ?? (root instanceof ShadowRoot ? effectiveLanguage(root.host) : '');
}
