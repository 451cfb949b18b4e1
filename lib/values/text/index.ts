export {
  ALNUM_CLASS,
  charClassAt,
  charClassOf,
  compactRange,
  DASH_CLASS,
  DIGIT_CLASS,
  DOT_CLASS,
  FOLDED_LETTER,
  foldCodeUnit,
  foldedAt,
  IGNORED,
  INVISIBLE_CHARACTERS,
  isAttachedAfter,
  isAttachedBefore,
  isDigitAt,
  isFoldedDigit,
  isLetterAt,
  LOWER_CLASS,
  matchEnd,
  NON_ASCII_DIGITS,
  PAREN_CLASS,
  SLASH_CLASS,
  SPACE_CLASS,
  tokenBefore,
} from './characters.ts';
export {
  DIGIT_LOOK_ALIKES,
  digitsOf,
  fitsLuhn,
  fitsMod1110,
  remainderMod97,
  remainderOf,
  weightedSum,
} from './check-digits.ts';
export { damageIn } from './damage.ts';
export { type AtSign, type DigitGroup, readDigitGroups } from './digit-groups.ts';
export { type DigitRun, digitRunAt, MOST_DIGITS, RunDigits } from './digit-run.ts';
export { foldIdentifier, foldText, joinFoldedWords, lastSegment } from './fold.ts';
export { createListTest, entriesOf, lazy } from './front-coded-list.ts';
export { createLabelMatcher, type LabelMatch, type LabelRange } from './label-search.ts';
export { createLabelSearch, isWholeWord, LabelStarts, labelRangeStart } from './label-words.ts';
export { hasLookAlikeLetters, withLatinGroups, withLatinLetters } from './look-alikes.ts';
export { compactValue, narrowed, withPlainLetters } from './normalize.ts';
export {
  beginsWord,
  countryCodeAt,
  hasDigitsNear,
  isLatinAt,
  mayFollowPrefix,
  type PrefixLetters,
  prefixLettersBefore,
} from './prefix-letters.ts';
export {
  isRegionCode,
  regionSubtagOf,
  textRegionOf,
} from './regions.ts';
export { type Rewritten, rewrite, type TextEdit } from './rewrite.ts';
export { LABEL_REACH, readFirst } from './value-starts.ts';
export { readValueTokens, type ValueToken } from './value-tokens.ts';
export { withoutMarkup } from './wrapping.ts';
export { readWritten, type WrittenRules, type WrittenValue } from './written-value.ts';
