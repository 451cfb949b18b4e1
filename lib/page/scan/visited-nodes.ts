/** Remembers which nodes were read, until they change. */
import { native } from '../../reading/dom/index.ts';
import { isElement, isElementVisible, isInlineElement, isText } from '../dom/index.ts';
import type { VisitRecorder } from './traversal.ts';

/** The most elements that are checked for a new box or shadow root before each scan. */
const MAX_AWAITED = 1000;
/**
 * Built-in elements that may get a shadow root (WHATWG DOM, `attachShadow`); checked only if they have no
 * children. Custom elements are always checked.
 */
const POSSIBLE_HOSTS =
  /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$/;

export interface VisitedNodes extends VisitRecorder {
  /** Whether the element, or a run directly in it, was read. */
  hasVisited(element: Element): boolean;
  /** Records a change in an element or shadow root. @param isInline false if only blocks were added */
  invalidate(node: Node, isInline: boolean): void;
  /** Invalidates the awaited elements that now have a box or a shadow root. */
  recheckAwaited(): void;
  /** Forgets everything, so that all is read again. */
  reset(): void;
}

/** The parent of a node; for a shadow root, its host. */
const parentOrHost = (node: Node) =>
  native(node).parentNode ?? (node instanceof ShadowRoot ? node.host : null);

export function createVisitedNodes(): VisitedNodes {
  let visited = new WeakSet<Node>();
  let runs = new WeakMap<Node, WeakSet<Text>>();
  /** True for an element that awaits a box, false for one that awaits a shadow root. */
  const awaited = new Map<Element, boolean>();
  const invalidate = (node: Node, isInline: boolean) => {
    let block: Node | null = node;
    while (block && (isText(block) || (isElement(block) && isInlineElement(block))))
      block = native(block).parentNode;
    if (block && (isInline || block !== node)) runs.delete(block);
    for (; block; block = parentOrHost(block)) visited.delete(block);
  };
  return {
    hasVisited: (element) => visited.has(element) || runs.has(element),
    markVisited(tree) {
      if (visited.has(tree)) return true;
      visited.add(tree);
      return false;
    },
    markRunVisited(tree, first) {
      const visitedRuns = runs.get(tree) ?? new WeakSet();
      runs.set(tree, visitedRuns);
      const wasVisited = visitedRuns.has(first);
      visitedRuns.add(first);
      return wasVisited;
    },
    markIncomplete(tree) {
      // If a subtree is skipped, its ancestors are incomplete too.
      for (let node: Node | null = tree; node && visited.delete(node); ) node = parentOrHost(node);
    },
    awaitContent(element, isHidden = false) {
      const { localName, firstChild } = native(element);
      const mayGetRoot = localName.includes('-') || (!firstChild && POSSIBLE_HOSTS.test(localName));
      const isAwaited = (isHidden && firstChild !== null) || mayGetRoot;
      if (isAwaited && awaited.size < MAX_AWAITED) awaited.set(element, isHidden);
    },
    invalidate,
    recheckAwaited() {
      for (const [element, isHidden] of awaited) {
        // `native` is not needed: a form is awaited only while it is hidden.
        const isReady = isHidden ? isElementVisible(element) : element.shadowRoot;
        if (isReady || !element.isConnected) awaited.delete(element);
        if (isReady) invalidate(element, true);
      }
    },
    reset() {
      visited = new WeakSet();
      runs = new WeakMap();
      awaited.clear();
    },
  };
}
