/**
 * Number formats of an .xlsx file (ECMA-376 part 1, 18.8.31), as far as they change what a number is: dates, and the
 * signs and zeros that a format shows beside its digits.
 */

/** A place for a digit, or a sign as it is shown. */
type FormatSign = { readonly place: '0' | '#' } | { readonly literal: string };

/** Dates, numbers that a format shows with more than their digits, or any other. */
export type NumberFormat = 'date' | 'plain' | { readonly signs: readonly FormatSign[] };

/** Formats of dates and times that a workbook does not define. */
const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Spreadsheets allow 255. */
const MAX_FORMAT_LENGTH = 1_000;

/** `_` leaves the width of a sign, `*` fills a cell, brackets hold a language, a colour or a condition. */
const TOKENS =
  /"(?<quoted>[^"]*)"|\\(?<escaped>.)|(?<blank>[_*].)|(?<bracket>\[[^\][]*\])|(?<all>general)|(?<place>[0#?])|(?<group>,)|(?<bare>[-+():!^&'~{}<>= ])|(?<other>.)/gisu;
const LANGUAGE_OR_COLOUR =
  /^\[(?:\$-[\da-f,]*|black|blue|cyan|green|magenta|red|white|yellow|color ?\d\d?)\]$/i;
const CURRENCY = /\p{Sc}/u;

type Token = NonNullable<RegExpMatchArray['groups']>;

/** The parts of the format of positive numbers. */
function firstSection(code: string): Token[] {
  const tokens = [...code.matchAll(TOKENS)].map(({ groups = {} }) => groups);
  const end = tokens.findIndex(({ other }) => other === ';');
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** The signs of a format of whole numbers; null: it has decimals, a fraction, a condition or the like. */
function signsOf(tokens: readonly Token[]): FormatSign[] | null {
  const signs: FormatSign[] = [];
  for (const { quoted, escaped, bare, bracket, all, place, other } of tokens) {
    const literal = quoted ?? escaped ?? bare;
    if (other !== undefined || CURRENCY.test(literal ?? '')) return null;
    if (bracket !== undefined && !LANGUAGE_OR_COLOUR.test(bracket)) return null;
    if (literal !== undefined) signs.push({ literal });
    else if (all !== undefined || place === '0') signs.push({ place: '0' });
    else if (place !== undefined) signs.push({ place: '#' });
  }
  return signs;
}

/** Whether a format adds to a number: zeros, or letters, digits or a plus beside it. A unit after it adds nothing. */
function addsToNumber(signs: readonly FormatSign[], isGrouped: boolean): boolean {
  const isPlace = (sign: FormatSign) => 'place' in sign;
  const [first, second] = signs.filter(isPlace);
  if (!first) return false;
  const last = signs.findLastIndex(isPlace);
  const isAdded = (sign: FormatSign, i: number) =>
    'literal' in sign && (i < last ? /[\p{Alpha}\d+]/u : /\d/).test(sign.literal);
  const hasZeros = first.place === '0' && second !== undefined && !isGrouped;
  return hasZeros || signs.some(isAdded);
}

/** @param code of a format that the workbook defines; '' without one */
export function numberFormatOf(id: number, code: string): NumberFormat {
  if (code.length > MAX_FORMAT_LENGTH) return 'plain';
  if (code === '') return isDateId(id) ? 'date' : 'plain';
  const tokens = firstSection(code);
  const hasPlaces = tokens.some(({ place }) => place === '#' || place === '?');
  if (!hasPlaces && tokens.some(({ other }) => /[dmyhs]/i.test(other ?? ''))) return 'date';
  const signs = signsOf(tokens);
  const isGrouped = tokens.some(({ group }) => group !== undefined);
  return signs && addsToNumber(signs, isGrouped) ? { signs } : 'plain';
}

/** A whole number as its format shows it. Thousands are not divided. @param digits without leading zeros */
export function shownNumber(signs: readonly FormatSign[], digits: string): string {
  let rest = digits === '0' ? '' : digits;
  let places = signs.filter((sign) => 'place' in sign).length;
  let shown = '';
  for (const sign of signs.toReversed()) {
    if ('literal' in sign) {
      shown = sign.literal + shown;
      continue;
    }
    places -= 1;
    const taken = places === 0 ? rest : rest.slice(-1);
    rest = rest.slice(0, rest.length - taken.length);
    shown = (taken === '' && sign.place === '0' ? '0' : taken) + shown;
  }
  return shown.trim();
}
