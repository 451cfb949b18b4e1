/** Which text is the page's own, and to be seen. */

const EDITABLE = '[contenteditable]:not([contenteditable=false i])';

/** Whose text is not running text of the page, or belongs to somebody's input or to us. */
const SKIP = `head,script,style,noscript,template,textarea,select,datalist,svg,canvas,iframe,object,${EDITABLE},fieldmark-card,fieldmark-field`;

/** Whether an element's text is left alone whatever is in it. */
export const isSkipped = (element: Element): boolean => element.matches(SKIP);

/** Whether somebody writes here: what changes is theirs. */
export const isWritten = (element: Element): boolean => element.closest(EDITABLE) !== null;

/** Whether a hit in this element is the page's visible, uneditable text. Only asked about hits. */
export function isReadable(element: Element): boolean {
  return !element.closest(SKIP) && !(element instanceof HTMLElement && element.isContentEditable);
}

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** Whether a text is the page's own, uneditable, and to be seen. */
export const isSeen = ({ parentElement: parent }: Text): boolean =>
  parent !== null && isReadable(parent) && isShown(parent);
