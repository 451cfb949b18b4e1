/** What of a page was read: it stays read until it changes, what was far stays unread. */
import { isElement, isElementVisible, isInlineElement, isText } from '../dom/index.ts';
import type { VisitRecorder } from './traversal.ts';

/** Elements that are asked, at each look, whether they have got what they lacked. */
const MAX_AWAITED = 1000;
/** Elements without content that may get a root (DOM, `attachShadow`); custom ones may whatever is in them. */
const POSSIBLE_HOSTS =
  /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

export interface VisitedNodes extends VisitRecorder {
  /** Whether anything of this element was read. */
  hasVisited(element: Element): boolean;
  /** Something was added to or changed in an element or a root; `isOwn`: not only blocks. */
  invalidate(node: Node, isOwn: boolean): void;
  /** Has what was expected, and came, read. */
  recheckAwaited(): void;
  /** All is to be read again. */
  reset(): void;
}

/** What a node stands in, over the borders of roots. */
const parentOrHost = (node: Node) =>
  node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);

export function createVisitedNodes(): VisitedNodes {
  let read = new WeakSet<Node>();
  let runs = new WeakMap<Node, WeakSet<Text>>();
  /** Whether a box is waited for; else a root. */
  const expected = new Map<Element, boolean>();
  const change = (node: Node, isOwn: boolean) => {
    let block: Node | null = node;
    while (block && (isText(block) || (isElement(block) && isInlineElement(block))))
      block = block.parentNode;
    if (block && (isOwn || block !== node)) runs.delete(block);
    for (; block; block = parentOrHost(block)) read.delete(block);
  };
  return {
    hasVisited: (element) => read.has(element) || runs.has(element),
    markVisited(tree) {
      if (read.has(tree)) return true;
      read.add(tree);
      return false;
    },
    markRunVisited(tree, first) {
      const known = runs.get(tree) ?? new WeakSet();
      runs.set(tree, known);
      const wasKnown = known.has(first);
      known.add(first);
      return wasKnown;
    },
    markIncomplete(tree) {
      // What it stands in was begun in the same look: where one is left out, all above are.
      for (let at: Node | null = tree; at && read.delete(at); ) at = parentOrHost(at);
    },
    awaitContent(element, isHidden = false) {
      const { localName, firstChild } = element;
      const mayOpen = localName.includes('-') || (!firstChild && POSSIBLE_HOSTS.test(localName));
      const isNew = (isHidden && firstChild !== null) || mayOpen;
      if (isNew && expected.size < MAX_AWAITED) expected.set(element, isHidden);
    },
    invalidate: change,
    recheckAwaited() {
      for (const [element, isHidden] of expected) {
        const hasCome = isHidden ? isElementVisible(element) : element.shadowRoot;
        if (hasCome || !element.isConnected) expected.delete(element);
        if (hasCome) change(element, true);
      }
    },
    reset() {
      read = new WeakSet();
      runs = new WeakMap();
      expected.clear();
    },
  };
}
