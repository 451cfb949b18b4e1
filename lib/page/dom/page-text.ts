/** Tells the page's own visible text from input, scripts and our interface. */

import { native } from '../../reading/dom/index.ts';
import { isElement } from './inline.ts';
import { enclosingElement, type SubtreeRoot } from './tree.ts';

const EDITABLE = '[contenteditable]:not([contenteditable=false i])';

/** Elements whose text is not page text: metadata, scripts, embedded content, user input, our own hosts. */
const SKIPPED_SELECTOR = `head,script,style,noscript,textarea,select,svg,canvas,iframe,object,${EDITABLE},fieldmark-card,fieldmark-field`;

/** Whether a whole subtree is excluded from the scan. */
export const isSkipped = (tree: SubtreeRoot): boolean =>
  isElement(tree) && native(tree).matches(SKIPPED_SELECTOR);

/** The editable element around an element (changes in it are user input), or null. */
export const isInEditable = (element: Element): Element | null => native(element).closest(EDITABLE);

/** Only HTML elements have this property. */
interface MaybeEditable extends Element {
  readonly isContentEditable?: boolean;
}

/** Whether text in this element is page text. Walks all ancestors, so call it only for hits. */
export function isPageText(element: MaybeEditable): boolean {
  return !native(element).closest(SKIPPED_SELECTOR) && !native(element).isContentEditable;
}

export const isElementVisible = (element: Element): boolean =>
  native(element).checkVisibility({ visibilityProperty: true });

/** Whether a text node is page text, not editable, and visible. */
export function isTextVisible(text: Text): boolean {
  const element = enclosingElement(text);
  return element !== null && isPageText(element) && isElementVisible(element);
}

/** The visible text nodes in an element. */
export function visibleTextsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && isTextVisible(node)) nodes.push(node);
  return nodes;
}

/** False for a direct text child of a shadow host that is in no slot, and so is not rendered. */
export const isSlotted = ({ parentElement: parent, assignedSlot }: Text): boolean =>
  !native(parent)?.shadowRoot || assignedSlot !== null;

/** Clips with which pages hide text inside a value from people, against address harvesters. */
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
  const shown = nodes.filter((node) => !concealed.has(node));
  return [shown, ...[...concealed].map((node) => [node])];
}
