/** Tells the page's own visible text from input, scripts and our interface. */
import { isElement } from './inline.ts';
import { enclosingElement, type SubtreeRoot } from './tree.ts';

const EDITABLE = '[contenteditable]:not([contenteditable=false i])';

/** Elements whose text is not page text: metadata, scripts, embedded content, user input, our own hosts. */
const SKIPPED_SELECTOR = `head,script,style,noscript,textarea,select,svg,canvas,iframe,object,${EDITABLE},fieldmark-card,fieldmark-field`;

/** Whether a whole subtree is excluded from the scan. */
export const isSkipped = (tree: SubtreeRoot): boolean =>
  isElement(tree) && tree.matches(SKIPPED_SELECTOR);

/** Whether an element is in editable content, where changes are user input. */
export const isInEditable = (element: Element): boolean => element.closest(EDITABLE) !== null;

/** Whether text in this element is page text. Walks all ancestors, so call it only for hits. */
export function isPageText(element: Element): boolean {
  return (
    !element.closest(SKIPPED_SELECTOR) &&
    !(element instanceof HTMLElement && element.isContentEditable)
  );
}

export const isElementVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** Whether a text node is page text, not editable, and visible. */
export function isTextVisible(text: Text): boolean {
  const element = enclosingElement(text);
  return element !== null && isPageText(element) && isElementVisible(element);
}

/** False for a direct text child of a shadow host that is in no slot, and so is not rendered. */
export const isSlotted = ({ parentElement: parent, assignedSlot }: Text): boolean =>
  !parent?.shadowRoot || assignedSlot !== null;
