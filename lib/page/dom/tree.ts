/** Ancestor queries that cross open shadow roots, where `textContent` and `closest` stop. */
import { native } from '../../reading/dom/index.ts';
import { isElement } from './inline.ts';
import { shadowHostsOf } from './shadow-dom.ts';

/** A node whose children can be traversed. */
export type SubtreeRoot = Element | ShadowRoot;

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
