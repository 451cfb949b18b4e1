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

/** False for a direct text child of a shadow host that is in no slot, and so is not rendered. */
export const isSlotted = ({ parentElement: parent, assignedSlot }: Text): boolean =>
  !native(parent)?.shadowRoot || assignedSlot !== null;
