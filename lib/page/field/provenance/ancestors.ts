import { native } from '../../../reading/dom/index.ts';

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
