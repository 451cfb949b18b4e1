export {
  adjacentControl,
  attributeOf,
  elementsOfList,
  isControl,
  isElementOfAnyRealm,
  nodeText,
  shadowHostOf,
} from './controls.ts';
export { labelsOf, nearbyText } from './field-labels.ts';
export { formOwnerOf } from './form-owner.ts';
export { native } from './native.ts';
