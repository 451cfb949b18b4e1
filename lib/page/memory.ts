/** What of a page was read: it stays read until it changes, what was far stays unread. */
import { isElement, isInline, isText } from './inline.ts';
import type { Memory } from './look.ts';
import { isShown } from './readable.ts';

/** Elements that are asked, at each look, whether they have got what they lacked. */
const MOST_EXPECTED = 1000;
/** Elements without content that may get a root (DOM, `attachShadow`); custom ones may whatever is in them. */
const HOSTS = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

export interface PageMemory extends Memory {
  /** Whether anything of this element was read. */
  knows(element: Element): boolean;
  /** Something was added to or changed in an element or a root; `isOwn`: not only blocks. */
  change(node: Node, isOwn: boolean): void;
  /** Has what was expected, and came, read. */
  renew(): void;
  /** All is to be read again. */
  reset(): void;
}

/** What a node stands in, over the borders of roots. */
const above = (node: Node) => node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);

export function createMemory(): PageMemory {
  let read = new WeakSet<Node>();
  let runs = new WeakMap<Node, WeakSet<Text>>();
  /** Whether a box is waited for; else a root. */
  const expected = new Map<Element, boolean>();
  const change = (node: Node, isOwn: boolean) => {
    let block: Node | null = node;
    while (block && (isText(block) || (isElement(block) && isInline(block))))
      block = block.parentNode;
    if (block && (isOwn || block !== node)) runs.delete(block);
    for (; block; block = above(block)) read.delete(block);
  };
  return {
    knows: (element) => read.has(element) || runs.has(element),
    wasRead(tree) {
      if (read.has(tree)) return true;
      read.add(tree);
      return false;
    },
    wasRunRead(tree, first) {
      const known = runs.get(tree) ?? new WeakSet();
      runs.set(tree, known);
      const wasKnown = known.has(first);
      known.add(first);
      return wasKnown;
    },
    leave(tree) {
      // What it stands in was begun in the same look: where one is left out, all above are.
      for (let at: Node | null = tree; at && read.delete(at); ) at = above(at);
    },
    expect(element, isHidden = false) {
      const { localName, firstChild } = element;
      const mayOpen = localName.includes('-') || (!firstChild && HOSTS.test(localName));
      const isNew = (isHidden && firstChild !== null) || mayOpen;
      if (isNew && expected.size < MOST_EXPECTED) expected.set(element, isHidden);
    },
    change,
    renew() {
      for (const [element, isHidden] of expected) {
        const hasCome = isHidden ? isShown(element) : element.shadowRoot;
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
