export {
  DIGIT_LOOK_ALIKES,
  digitsOf,
  fitsLuhn,
  fitsMod1110,
  remainderMod97,
  remainderOf,
  weightedSum,
} from './check-digits.ts';
export { foldIdentifier, foldText, joinFoldedWords, lastSegment } from './fold.ts';
export { createListTest, lazy } from './front-coded-list.ts';
export {
  hasLookAlikeLetters,
  withLatinGroups,
  withLatinLetters,
} from './look-alikes.ts';
export { compactValue, normalizeName, normalizeText } from './normalize.ts';
