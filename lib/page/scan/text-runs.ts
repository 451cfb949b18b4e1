/**
 * Page text as it hangs together: runs of text nodes, each one visual line of thought. Nothing is written to
 * the page.
 */
import { isElement, isInlineElement, isText, type SubtreeRoot } from '../dom/index.ts';

/** Nodes that are passed without a pause. */
export const YIELD_EVERY = 200;

/**
 * Runs of the text that stands directly in a block element or a shadow root, inline descendants included.
 * Elements that begin a block of their own go to `later`, unread. Begins at a child and ends where the next
 * one is past. Yields nothing now and then: the reader may pause.
 */
export function* textRunsOf(
  tree: SubtreeRoot,
  later: (child: Element) => void,
  from: Node | null = tree.firstChild,
  isPast?: (child: Element) => boolean,
): Generator<Text[] | undefined> {
  let run: Text[] = [];
  let passed = 0;
  let node = from;
  while (node) {
    if (++passed % YIELD_EVERY === 0) yield undefined;
    if (isText(node)) run.push(node);
    else if (isElement(node)) {
      if (node.parentNode === tree && isPast?.(node)) break;
      if (!isInlineElement(node)) {
        if (run.length > 0) yield run;
        run = [];
        later(node);
      } else if (node.firstChild) {
        node = node.firstChild;
        continue;
      }
    }
    while (node && node !== tree && !node.nextSibling) node = node.parentNode;
    node = node === tree || !node ? null : node.nextSibling;
  }
  if (run.length > 0) yield run;
}
