export {
  adjacentControl,
  attributeOf,
  elementById,
  elementsOfList,
  formOwnerOf,
  isControl,
  isElementOfAnyRealm,
  nodeText,
  shadowHostOf,
} from './controls.ts';
export { labelsOf, nearbyText } from './field-labels.ts';
export { native } from './native.ts';
