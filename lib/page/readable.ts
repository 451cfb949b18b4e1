/** Which text is the page's own, and to be seen. */
import { isElement } from './inline.ts';
import { elementOf, type Tree } from './tree.ts';

const EDITABLE = '[contenteditable]:not([contenteditable=false i])';

/** Whose text is not running text of the page, or belongs to somebody's input or to us. */
const SKIP = `head,script,style,noscript,textarea,select,svg,canvas,iframe,object,${EDITABLE},fieldmark-card,fieldmark-field`;

/** Whether a tree's text is left alone whatever is in it. */
export const isSkipped = (tree: Tree): boolean => isElement(tree) && tree.matches(SKIP);

/** Whether somebody writes here: what changes is theirs. */
export const isWritten = (element: Element): boolean => element.closest(EDITABLE) !== null;

/** Whether a hit in this element is the page's visible, uneditable text. Only asked about hits. */
export function isReadable(element: Element): boolean {
  return !element.closest(SKIP) && !(element instanceof HTMLElement && element.isContentEditable);
}

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** Whether a text is the page's own, uneditable, and to be seen. */
export function isSeen(text: Text): boolean {
  const holder = elementOf(text);
  return holder !== null && isReadable(holder) && isShown(holder);
}

/** Whether a host's own text is shown in a slot; true of any other text. */
export const isSlotted = ({ parentElement: parent, assignedSlot }: Text): boolean =>
  !parent?.shadowRoot || assignedSlot !== null;
