/** Which text is the page's own, and to be seen. */
import { isElement } from './inline.ts';
import { enclosingElement, type SubtreeRoot } from './tree.ts';

const EDITABLE = '[contenteditable]:not([contenteditable=false i])';

/** Whose text is not running text of the page, or belongs to somebody's input or to us. */
const SKIPPED_SELECTOR = `head,script,style,noscript,textarea,select,svg,canvas,iframe,object,${EDITABLE},fieldmark-card,fieldmark-field`;

/** Whether a tree's text is left alone whatever is in it. */
export const isSkipped = (tree: SubtreeRoot): boolean =>
  isElement(tree) && tree.matches(SKIPPED_SELECTOR);

/** Whether somebody writes here: what changes is theirs. */
export const isInEditable = (element: Element): boolean => element.closest(EDITABLE) !== null;

/** Whether a hit in this element is the page's visible, uneditable text. Only asked about hits. */
export function isPageText(element: Element): boolean {
  return (
    !element.closest(SKIPPED_SELECTOR) &&
    !(element instanceof HTMLElement && element.isContentEditable)
  );
}

export const isElementVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** Whether a text is the page's own, uneditable, and to be seen. */
export function isTextVisible(text: Text): boolean {
  const holder = enclosingElement(text);
  return holder !== null && isPageText(holder) && isElementVisible(holder);
}

/** Whether a host's own text is shown in a slot; true of any other text. */
export const isSlotted = ({ parentElement: parent, assignedSlot }: Text): boolean =>
  !parent?.shadowRoot || assignedSlot !== null;
