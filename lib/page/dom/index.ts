export { isConcealedIn, joinedRuns } from './concealed-text.ts';
export { compareDocumentOrder } from './document-order.ts';
export {
  COLLAPSIBLE_WHITESPACE,
  hasNoText,
  isElement,
  isInlineElement,
  isSeparatedByLayout,
  isText,
  preservesWhitespace,
} from './inline.ts';
export {
  isElementVisible,
  isInEditable,
  isPageText,
  isSkipped,
  isSlotted,
  isTextVisible,
} from './page-text.ts';
export { isSensitiveField } from './sensitive-field.ts';
export {
  closestDeep,
  containsDeep,
  deepElementFromPoint,
  focusedElement,
  type GetShadowRoot,
  hasFocus,
  shadowHostsOf,
} from './shadow-dom.ts';
export { swallowErrors } from './swallow-errors.ts';
export { effectiveLanguage, enclosingElement, type SubtreeRoot } from './tree.ts';
export { isTextControl, type TextControl, writeValue } from './write-value.ts';
