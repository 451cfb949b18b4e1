/**
 * Reads an IBAN that may be mistyped: it begins like an IBAN, and its length, groups or letters
 * show where it ends.
 */
import { readValueTokens, type ValueToken } from '../../text/index.ts';
import { ibanStructures } from './find.ts';

export interface IbanReading {
  /** UTF-16 offset after its last character. */
  readonly end: number;
  /** Its letters and digits, in upper case. */
  readonly value: string;
  readonly tokens: readonly ValueToken[];
  /** The BBAN's structure, a letter for each character; undefined if the country is unknown. */
  readonly structure: string | undefined;
}

/** Longest IBAN (ISO 13616), and how many characters more than its country's a mistyped one may have. */
const LONGEST = 34;
const TOO_MANY = 2;
/** Fewest letters and digits that are read as an IBAN, and how many of its country's may be missing. */
const SHORTEST = 12;
const TOO_FEW = 5;
/** Fewest digits of a number; fewer are enough if its structure has so few. */
const FEWEST_DIGITS = 6;
const GROUP = 4;

const CODE_LETTERS: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

/** The structure of the country that two characters mean, even if they are swapped or digits replace letters. */
export function structureOfCode(code: string): string | undefined {
  const structure = ibanStructures().get(code);
  if (structure !== undefined) return structure;
  const letters = code.replace(/\d/g, (digit) => CODE_LETTERS[digit] ?? digit);
  return (
    ibanStructures().get(letters) ?? ibanStructures().get(letters.charAt(1) + letters.charAt(0))
  );
}

/** The structure of the country that the first groups begin with, even with a letter too many: "DDE89". */
function structureOf(tokens: readonly ValueToken[]): string | undefined {
  let value = '';
  for (let i = 0; value.length < GROUP && i < tokens.length; i++) value += tokens[i]?.value ?? '';
  const isDoubled = value.charAt(0) === value.charAt(1) && /^[A-Z]{3}\d/.test(value);
  return structureOfCode(isDoubled ? value.slice(1, 3) : value.slice(0, 2));
}

/** Whether letters of a group can be at `offset` of the number, or one place off. */
const allowsLetters = (structure: string, offset: number, count: number) =>
  /[ac]/.test(structure.slice(Math.max(0, offset - 5), Math.max(0, offset - 3) + count));

const isLookAlike = (letters: string) => /^[OQDILZSB]{1,2}$/.test(letters);

/** Whether a group has only digits. */
function isOfDigits(value: string): boolean {
  for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) > 57) return false;
  return true;
}

/** Whether a token is a single digit, or a single letter if the structure may end in a letter. */
const isSingle = ({ value, hasLowerCase }: ValueToken, structure: string | undefined) =>
  value.length === 1 && (/\d/.test(value) || (!hasLowerCase && structure?.endsWith('c') === true));

/** Whether a group of letters belongs to the number instead of being a word. */
function isPart(
  token: ValueToken,
  first: ValueToken,
  structure: string | undefined,
  count: number,
) {
  if (isOfDigits(token.value)) return true;
  const letters = /[A-Z]+/.exec(token.value)?.[0] ?? '';
  if (isLookAlike(letters)) return true;
  if (token.hasLowerCase && !first.hasLowerCase) return false;
  const isWord = letters.length === token.value.length;
  if (!isWord && letters.length <= 2) return true;
  if (structure === undefined) return !isWord || token.value.length === GROUP;
  return (!isWord || letters.length <= 5) && allowsLetters(structure, count, letters.length);
}

/** How many characters of a token belong to the number, if a word is glued to it. */
function lengthBeforeWord(value: string, structure: string): number {
  const most = structure.length + 4;
  if (value.length < most - 2) return value.length;
  for (const { index } of value.matchAll(/(?<=\d)[A-Z]{3,}/g)) {
    if (index >= most - 2 && !allowsLetters(structure, index + 2, 1)) return index;
  }
  return value.length;
}

/** The end offset of a token's first `count` characters, not counting invisible ones. */
function endOfPart(text: string, token: ValueToken, count: number): number {
  return readValueTokens(text, token.start, token.end, count).at(-1)?.end ?? token.end;
}

/** Whether a number has enough digits: `FEWEST_DIGITS`, or one more than its structure if that has fewer. */
function hasDigitsOf(value: string, structure: string | undefined): boolean {
  let digits = 0;
  for (let i = 0; digits < FEWEST_DIGITS && i < value.length; i++)
    if (value.charCodeAt(i) < 58) digits++;
  return (
    digits === FEWEST_DIGITS ||
    (structure !== undefined && digits > structure.replace(/[^n]/g, '').length)
  );
}

/** Whether dots, stars or crosses follow that hide the remaining characters. */
const isMasked = (text: string, end: number) =>
  /^\s?(?:[…*•]|\.{2}|[xX]{2})/.test(text.slice(end, end + 4));

/**
 * Reads an IBAN from `start` to `limit`; null if the text there does not begin like one.
 * @param hasCountry whether its country determines its length; otherwise its groups do
 */
export function readIban(
  text: string,
  start: number,
  limit: number,
  hasCountry = true,
): IbanReading | null {
  const all = readValueTokens(text, start, limit, LONGEST + TOO_MANY + GROUP);
  const [first] = all;
  if (!first) return null;
  const structure = hasCountry ? structureOf(all) : undefined;
  const length = structure === undefined ? LONGEST : structure.length + 4;
  const tokens: ValueToken[] = [];
  let value = '';
  for (const token of all) {
    const before = value.length;
    let part = token;
    if (before > 0) {
      const previous = tokens.at(-1)?.value.length ?? 0;
      if (!isPart(token, first, structure, before)) break;
      if (token.isOnNewLine && (before >= length - 1 || !/\d/.test(token.value))) break;
      // A single digit after complete groups may be one too many.
      if (
        before >= length &&
        !(before === length && before % GROUP === 0 && isSingle(token, structure))
      )
        break;
      if (structure === undefined && previous < GROUP && before > GROUP) break;
    }
    const kept =
      structure === undefined ? token.value.length : lengthBeforeWord(token.value, structure);
    if (kept < token.value.length) {
      const end = endOfPart(text, token, kept);
      part = { ...token, value: token.value.slice(0, kept), end };
    }
    if (before + part.value.length > length + TOO_MANY) {
      if (before >= length - TOO_FEW) break;
      return null;
    }
    tokens.push(part);
    value += part.value;
    if (part !== token) break;
  }
  const end = tokens.at(-1)?.end ?? start;
  const isLongEnough =
    value.length >= (structure === undefined ? SHORTEST + 1 : Math.max(SHORTEST, length - TOO_FEW));
  return isLongEnough && hasDigitsOf(value, structure) && !isMasked(text, end)
    ? { end, value, tokens, structure }
    : null;
}
