/**
 * IBANs in text. One begins with a country code right before its check digits; from there the country's
 * structure is read character by character over what people group numbers with, and summed on the way.
 * What begins like one and goes wrong on the way is mistyped, and its digits are nobody else's.
 */
import {
  ALNUM_CLASS,
  beginsWord,
  charClassAt,
  charClassOf,
  compactRange,
  countryCodeAt,
  DASH_CLASS,
  DOT_CLASS,
  foldCodeUnit,
  foldedAt,
  IGNORED,
  isFoldedDigit,
  LOWER_CLASS,
  SPACE_CLASS,
} from '../../reading/scanning/index.ts';
import { createFinding, type Finder } from '../shared/finder.ts';
import { IBAN_STRUCTURES } from './find-structures.ts';

const A = 97;
const N = 110;
const LINE_FEED = 10;

/** At most this many separators and invisible characters stand between two characters of a value. */
const GAP = 6;

/** What was read of a number from its check digits on. */
interface Body {
  /** How much of the BBAN is there; -2: not even the check digits. */
  readonly length: number;
  /** The number that the check digits are, and one that leaves the same remainder of 97 as the BBAN. */
  readonly check: number;
  readonly rest: number;
  /** Offset after the last character that fitted; and of the line's end, where it goes on behind one. */
  readonly end: number;
  readonly lineEnd: number;
}

/** What can stand between two characters; below 14: tabs and line breaks, the check digits bear out what one has split. */
const isBetween = (code: number, type: number) =>
  (code > 0 && code < 14) ||
  code === IGNORED ||
  (type & (SPACE_CLASS | DASH_CLASS | DOT_CLASS)) > 0;

/** Reads from `at` on what keeps to the structure, its letters in the case of the country code. */
function readBody(text: string, at: number, wordCase: number, structure: string): Body {
  let rest = 0;
  let check = 0;
  let end = at;
  let lineEnd = 0;
  let length = -2;
  for (let i = at, gap = 0; length < structure.length && i < text.length; i++) {
    const code = foldCodeUnit(text.charCodeAt(i));
    const type = charClassOf(code);
    if (isFoldedDigit(code)) {
      if (length < 0) check = check * 10 + code - 48;
      else if (structure.charCodeAt(length) === A) break;
      else rest = rest * 10 + code - 48;
    } else if (type & ALNUM_CLASS) {
      if (length < 0 || code > IGNORED || structure.charCodeAt(length) === N) break;
      // A word that follows is in the other case: "LU07708713 wire the now" is no IBAN.
      if (gap && type !== wordCase) break;
      rest = rest * 100 + (code & 31) + 9;
    } else {
      if (!isBetween(code, type) || gap++ === GAP) break;
      if (code === LINE_FEED) lineEnd ||= end;
      continue;
    }
    length++;
    gap = 0;
    end = i + 1;
    // As seldom as whole numbers of 31 bits allow.
    if (rest > 9_999_999) rest %= 97;
  }
  return { length, check, rest, end, lineEnd };
}

/** ISO 7064 MOD 97-10: the country code and the check digits come last in the sum. */
const fits = ({ rest, check }: Body, [last = 0, first = 0]: readonly number[]) =>
  // 00, 01 and 99 are never issued: they stand for 97, 98 and 02. A counts 10, as a letter it is 65.
  check > 1 && check < 99 && (rest * 1e6 + first * 1e4 + last * 100 - 555_500 + check) % 97 === 1;

/** Whether a letter or digit follows what ends at `end`, invisible characters aside. */
function goesOn(text: string, end: number): boolean {
  let i = end;
  while (foldedAt(text, i) === IGNORED && i < end + GAP) i++;
  return (charClassAt(text, i) & ALNUM_CLASS) > 0;
}

export const ibanFinder: Finder = {
  kind: 'iban',
  atLetters({ text }, _run, letters) {
    const structure = IBAN_STRUCTURES.get(countryCodeAt(letters, 2));
    const [second = 0, start = 0] = letters.offsets;
    if (!structure || !beginsWord(text, start)) return null;
    const wordCase = charClassAt(text, start);
    const isGlued = second + 1 === letters.digitOffset;
    if (second > start + 1 && charClassAt(text, second) !== wordCase) return null;
    const body = readBody(text, second + 1, wordCase, structure);
    const isWhole = body.length === structure.length;
    if (isWhole && fits(body, letters.codes) && !goesOn(text, body.end))
      return createFinding('iban', text, start, body.end, compactRange(text, start, body.end));
    // "it 12345678903": two small letters before a number are a word.
    if (!isGlued && wordCase & LOWER_CLASS) return null;
    // On the next line something else can begin.
    const reach = body.lineEnd || body.end;
    return reach > start + (isGlued ? 8 : 17) ? { mistyped: reach } : null;
  },
};
