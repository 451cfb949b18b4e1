export {
  isAttachedAfter,
  isAttachedBefore,
  isDigitAt,
  isLetterAt,
  tokenBefore,
} from './boundaries.ts';
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
  isFoldedDigit,
  LOWER_CLASS,
  NON_ASCII_DIGITS,
  PAREN_CLASS,
  SLASH_CLASS,
  SPACE_CLASS,
} from './characters.ts';
export { type AtSign, type DigitGroup, readDigitGroups } from './digit-groups.ts';
export { type DigitRun, digitRunAt, MOST_DIGITS, RunDigits } from './digit-run.ts';
export { createLabelSearch, isWholeWord, LabelStarts, labelRangeStart } from './label-words.ts';
export { matchEnd } from './match-end.ts';
export {
  beginsWord,
  countryCodeAt,
  hasDigitsNear,
  isLatinAt,
  mayFollowPrefix,
  type PrefixLetters,
  prefixLettersBefore,
} from './prefix-letters.ts';
export { readValueTokens, type ValueToken } from './value-tokens.ts';
