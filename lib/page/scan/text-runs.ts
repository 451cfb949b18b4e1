/**
 * Splits page text into runs: consecutive text nodes with only inline elements between them. Does not
 * change the page.
 */
import { native } from '../../reading/dom/index.ts';
import { hasNoText, isElement, isInlineElement, isText, type SubtreeRoot } from '../dom/index.ts';

/** How many nodes are visited between two pauses. */
export const YIELD_EVERY = 200;

/**
 * The runs of text directly in a block element or a shadow root, including inline descendants. Yields
 * undefined after every `YIELD_EVERY` nodes, so that the caller can pause.
 *
 * @param onBlock called with each block child instead of reading it
 * @param from the child to begin at
 * @param isPast ends the iteration at the first child for which it is true
 */
export function* textRunsOf(
  tree: SubtreeRoot,
  onBlock: (child: Element) => void,
  from: Node | null = native(tree).firstChild,
  isPast?: (child: Element) => boolean,
): Generator<Text[] | undefined> {
  let run: Text[] = [];
  let visitedCount = 0;
  let node = from;
  while (node) {
    if (++visitedCount % YIELD_EVERY === 0) yield undefined;
    if (isText(node)) run.push(node);
    else if (isElement(node)) {
      if (native(node).parentNode === tree && isPast?.(node)) break;
      if (hasNoText(node)) {
        // Has no text.
      } else if (!isInlineElement(node)) {
        if (run.length > 0) yield run;
        run = [];
        onBlock(node);
      } else if (node.firstChild) {
        // `native` is not needed: inline elements are never forms.
        node = node.firstChild;
        continue;
      }
    }
    while (node && node !== tree && !native(node).nextSibling) node = native(node).parentNode;
    node = node === tree || !node ? null : native(node).nextSibling;
  }
  if (run.length > 0) yield run;
}
