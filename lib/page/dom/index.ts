export { isConcealedIn, joinedRuns } from './concealed-text.ts';
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
export {
  compareDocumentOrder,
  effectiveLanguage,
  enclosingElement,
  type SubtreeRoot,
} from './tree.ts';
export { isSensitiveField, isTextControl, type TextControl, writeValue } from './write-value.ts';
