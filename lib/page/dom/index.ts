export {
  isSensitiveField,
  isTextControl,
  isTypingValue,
  swallowErrors,
  type TextControl,
  writeValue,
} from './controls.ts';
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
  isConcealedIn,
  isElementVisible,
  isInEditable,
  isPageText,
  isSkipped,
  isSlotted,
  isTextVisible,
  joinedRuns,
  visibleTextsIn,
} from './page-text.ts';
export {
  type AskBackground,
  type BufferedEvents,
  type CardPlacement,
  frameRegistry,
  type Scanner,
  type ScanScheduler,
  type ScanSteps,
} from './registry.ts';
export {
  closestDeep,
  compareDocumentOrder,
  containsDeep,
  deepElementFromPoint,
  effectiveLanguage,
  enclosingElement,
  focusedElement,
  hasFocus,
  isShadowRoot,
  type SubtreeRoot,
  selfAndAncestors,
  shadowHostsOf,
  shadowRootOf,
} from './tree.ts';
