/** Text inside a value that a page hides from people, against address harvesters. */
import { native } from '../../reading/dom/index.ts';

const CLIP_OF_NOTHING = /^rect\((?:[01](?:px)?[, ]*){4}\)$/;
const CLIP_PATH_OF_NOTHING = /^(?:inset\((?:50|100)%|circle\(0|polygon\(0(?:px|%)? 0)/;

function showsNothing(element: Element): boolean {
  const { fontSize, opacity, clip, clipPath, overflow, width, height } = getComputedStyle(element);
  return (
    Number.parseFloat(fontSize) === 0 ||
    opacity === '0' ||
    CLIP_OF_NOTHING.test(clip) ||
    CLIP_PATH_OF_NOTHING.test(clipPath) ||
    (overflow === 'hidden' && Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1)
  );
}

/**
 * Whether an element between a text and its block has a box but shows nothing. False if the block
 * as a whole shows nothing: it may fade in later.
 */
export function isConcealedIn(block: Node, text: Text): boolean {
  let element = text.parentElement;
  while (element && element !== block && native(block).contains(element)) {
    if (showsNothing(element)) return true;
    element = native(element).parentElement;
  }
  return false;
}

/** The texts to read: all shown nodes as one text, then each concealed node by itself. */
export function joinedRuns(block: Element, nodes: readonly Text[]): readonly (readonly Text[])[] {
  const concealed = new Set(nodes.filter((node) => nodes[1] && isConcealedIn(block, node)));
  const shown = concealed.size > 0 ? nodes.filter((node) => !concealed.has(node)) : nodes;
  return [shown, ...[...concealed].map((node) => [node])];
}
