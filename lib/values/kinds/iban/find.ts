/**
 * Finds IBANs in text. An IBAN begins with a country code right before its check digits. From
 * there, the country's structure is read character by character across separators, while the
 * checksum is computed. A number that begins like an IBAN but fails is mistyped, and its digits are
 * not offered to other finders.
 */
import {
  ALNUM_CLASS,
  beginsWord,
  charClassAt,
  charClassOf,
  compactRange,
  countryCodeAt,
  DASH_CLASS,
  DIGIT_CLASS,
  DOT_CLASS,
  foldCodeUnit,
  foldedAt,
  IGNORED,
  isFoldedDigit,
  LOWER_CLASS,
  lazy,
  SPACE_CLASS,
} from '../../text/index.ts';
import { CLOSE_DIGITS, createFinding, type Finder } from '../shared/finder.ts';
import { IBANS } from './data/structures.ts';

const A = 97;
const N = 110;
const LINE_FEED = 10;

/** Most separators and invisible characters between two characters of a value. */
const GAP = 6;

/** The part of a number after its country code, as far as it was read. */
interface Body {
  /** Number of BBAN characters that were read; -2 if not even the check digits were. */
  readonly length: number;
  /** `check`: the check digits as a number; `rest`: a number with the same remainder modulo 97 as the BBAN. */
  readonly check: number;
  readonly rest: number;
  /**
   * `end`: offset after the last matching character; `lineEnd`: end of the line, if the number
   * continues after a line break.
   */
  readonly end: number;
  readonly lineEnd: number;
}

/**
 * Characters allowed between two characters of a value. Codes from 10 to 13 are line breaks; they
 * are safe because the check digits confirm a divided number. A tab is the end of a table's cell.
 */
const isBetween = (code: number, type: number) =>
  (code > 9 && code < 14) ||
  code === IGNORED ||
  (type & (SPACE_CLASS | DASH_CLASS | DOT_CLASS)) > 0;

/** Reads from `offset` as long as the text matches the structure and letters have the case of the country code. */
function readBody(text: string, offset: number, wordCase: number, structure: string): Body {
  let rest = 0;
  let check = 0;
  let end = offset;
  let lineEnd = 0;
  let length = -2;
  for (let i = offset, gap = 0; length < structure.length && i < text.length; i++) {
    const code = foldCodeUnit(text.charCodeAt(i));
    const type = charClassOf(code);
    if (isFoldedDigit(code)) {
      if (length < 0) check = check * 10 + code - 48;
      else if (structure.charCodeAt(length) === A) break;
      else rest = rest * 10 + code - 48;
    } else if (type & ALNUM_CLASS) {
      if (length < 0 || code > IGNORED || structure.charCodeAt(length) === N) break;
      // A word that follows in the other case does not belong to it: the IBAN ends in "LU07708713
      // wire the now".
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
    // Reduced only when needed for 31-bit integers.
    if (rest > 9_999_999) rest %= 97;
  }
  return { length, check, rest, end, lineEnd };
}

/** ISO 7064 MOD 97-10: the country code and check digits are summed last. */
const fits = ({ rest, check }: Body, [last = 0, first = 0]: readonly number[]) =>
  // 00, 01 and 99 are never issued, because 97, 98 and 02 are equivalent. A counts as 10; its
  // character code is 65.
  check > 1 && check < 99 && (rest * 1e6 + first * 1e4 + last * 100 - 555_500 + check) % 97 === 1;

/**
 * Whether the number continues after `end`, ignoring invisible characters. Check digits prove where
 * a number ends, except before another digit or before a letter that its last place may have.
 */
function isContinued(text: string, end: number, last: number): boolean {
  let i = end;
  while (foldedAt(text, i) === IGNORED && i < end + GAP) i++;
  const code = foldedAt(text, i);
  return code < IGNORED && (charClassOf(code) & (last === N ? DIGIT_CLASS : ALNUM_CLASS)) > 0;
}

export const ibanFinder: Finder = {
  kind: 'iban',
  sign: CLOSE_DIGITS,
  labels: 'iban|konto|compte|cuenta|conto',
  // Four groups that begin like an IBAN.
  hints: [/\d(?<=\b[A-Z]{2}O?\d)[\dO]?(?:[ -]?[\dO]{4}| ?[A-Z]{4}){2}[ -]?\d{4}/i],
  atLetters({ text }, _run, letters) {
    const structure = ibanStructures().get(countryCodeAt(letters, 2));
    const [second = 0, start = 0] = letters.offsets;
    if (!structure) return null;
    const wordCase = charClassAt(text, start);
    const isGlued = second + 1 === letters.digitOffset;
    if (second > start + 1 && charClassAt(text, second) !== wordCase) return null;
    const body = readBody(text, second + 1, wordCase, structure);
    const isWhole = body.length === structure.length;
    if (
      isWhole &&
      fits(body, letters.codes) &&
      !isContinued(text, body.end, structure.charCodeAt(structure.length - 1))
    )
      return createFinding('iban', text, start, body.end, compactRange(text, start, body.end));
    // Text that touches a word is an IBAN only if its check digits fit. Two lower-case letters
    // before a number are a word: "it 12345678903".
    if (!beginsWord(text, start)) return null;
    if (!isGlued && wordCase & LOWER_CLASS) return null;
    // Another value may begin on the next line.
    const reach = body.lineEnd || body.end;
    return reach > start + (isGlued ? 8 : 17) ? { mistyped: reach } : null;
  },
};

function structuresOf(row: string): [code: string, structure: string][] {
  const structure = row
    .replace(/[A-Z]+/, '')
    .replace(/(\d+)(\D?)/g, (_, count: string, type: string) => (type || 'n').repeat(+count));
  return Array.from(row.match(/[A-Z]{2}/g) ?? [], (code) => [code, structure]);
}

/** Structures by country code: one letter of the registry (a, c or n) for each character of the BBAN. */
export const ibanStructures = lazy(() => new Map(IBANS.split(' ').flatMap(structuresOf)));
