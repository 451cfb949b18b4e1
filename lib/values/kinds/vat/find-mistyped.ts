/**
 * Finds mistyped VAT numbers: after a label; and without one, numbers with the prefix and form of a
 * country but wrong check digits.
 */
import type { Finding } from '../../domain/index.ts';
import {
  ALNUM_CLASS,
  charClassAt,
  isLetterAt,
  readValueTokens,
  type ValueToken,
} from '../../text/index.ts';
import { createFinding } from '../shared/finder.ts';
import type { LabelledPlace, MistypedFinder } from '../shared/mistyped-finder.ts';
import { isOtherNumber } from '../shared/number-series.ts';
import { readVatShape } from './find/by-shape.ts';
import { isOfOther } from './find/czech-or-slovak.ts';
import {
  isScheme,
  type VatCountryForms,
  type VatNumberTest,
  vatCountryForms,
} from './find/match-form.ts';
import { VAT_LABEL_COUNTRIES } from './find/mistyped-labels.ts';
import { isNoVatNumber } from './find/no-number.ts';
import {
  readVatBody,
  SHORTEST_VAT_BODY,
  type VatBody,
  type VatBodyLengths,
  vatBodyLengths,
} from './find/read-body.ts';

/** The longest form with its prefix, and by how many characters a mistyped number may differ. */
const LONGEST = 16;
const MAX_DIFFERENCE = 2;
/** Lengths after a prefix that is no country's or whose country has other lengths. */
const ANY_LENGTHS = { least: 8, most: 12 };
/** Fewest digits of a number without a prefix. */
const SHORTEST_BARE = 7;
/**
 * Most words between a label and its value: with a country's prefix, with two other letters, and
 * without a prefix.
 */
const MAX_WORDS = 6;
const MAX_WORDS_UNKNOWN = 2;
const MAX_WORDS_BARE = 2;

/** A tax abbreviation after a number, and characters that are not digits and do not look like one. */
const SUFFIX = /(?:MVA|MWST|TVA|IVA|VAT)$/;
const NO_DIGIT = /[^\dOQIL]/g;

/** The prefix of a number: CHE, a country's code, or two other letters. */
function prefixOf(value: string): string {
  return /^CHE(?=\d)|^[A-Z]{2}(?=[A-Z]{0,2}\d)/.exec(value)?.[0] ?? '';
}

const PREFIX_CELL = /^([A-Z]{2})\t/;

/** The countries that a prefix may mean: as written, and with its letters swapped. */
const countriesOf = (prefix: string): readonly VatCountryForms[] =>
  [prefix.slice(0, 2), prefix.charAt(1) + prefix.charAt(0)].flatMap(
    (code) => vatCountryForms().get(code) ?? [],
  );

/** The countries that a number without a prefix may be from: those of its label, the region's first. */
function bareCountries({ label = '', region }: LabelledPlace): readonly VatCountryForms[] {
  const listed = VAT_LABEL_COUNTRIES.get(label) ?? [];
  const codes = listed.length === 0 || listed.includes(region) ? [region, ...listed] : listed;
  return codes.flatMap((code) => vatCountryForms().get(code) ?? []);
}

/** Whether a number begins with the letter with which all numbers of the country begin, if there is one. */
const beginsLike = ({ forms }: VatCountryForms, body: string) =>
  forms.some((form) => !/^[A-Z]/.test(form) || body.startsWith(form.charAt(0)));

function readBare(text: string, tokens: readonly ValueToken[], place: LabelledPlace) {
  const [first] = tokens;
  if (!first || place.words > MAX_WORDS_BARE) return null;
  // The label is part of a part number: "NIP-123456789".
  if (/\p{Alpha}-$/u.test(text.slice(Math.max(0, first.start - 2), first.start))) return null;
  const isGlued = isLetterAt(text, first.start - 1);
  let near: { country: VatCountryForms; body: VatBody } | undefined;
  const countries = bareCountries(place);
  for (const country of countries) {
    const { least, most } = vatBodyLengths(country);
    const body = readVatBody(tokens, least, most);
    const digits = body.value.replace(/\D/g, '').length;
    const { length } = body.value;
    if (!beginsLike(country, body.value)) continue;
    if (isOfOther(country, body.value, countries)) continue;
    if (digits < SHORTEST_BARE || digits < length - 3 || isNoVatNumber(text, first.start, body.end))
      continue;
    if (length >= least && length <= most) {
      near = { country, body };
      break;
    }
    // Right after the label, two characters may be extra or missing.
    if (isGlued) continue;
    const difference = place.words === 0 ? MAX_DIFFERENCE : 1;
    if (length >= least - difference && length <= most + difference) near ??= { country, body };
  }
  return near
    ? createFinding('vat', text, first.start, near.body.end, near.country.prefix + near.body.value)
    : null;
}

/** Whether a text has nearly one of the lengths, and digits where numbers have them. */
function isLikeNumber({ value }: VatBody, lengths: VatBodyLengths): boolean {
  const length = value.length - 2;
  if (isScheme(value.slice(0, 2))) return length === lengths.most && /^..\d+$/.test(value);
  const body = value.slice(2).replace(SUFFIX, '');
  return (
    length >= Math.max(lengths.least - MAX_DIFFERENCE, SHORTEST_VAT_BODY - 1) &&
    length <= lengths.most + MAX_DIFFERENCE &&
    !/^[A-Z]{5}/.test(value) &&
    body.replace(/\D/g, '').length >= 5 &&
    body.replace(NO_DIGIT, '').length >= body.length - 4
  );
}

/** Fewest characters after two letters that are no country's code, if a space is between. */
const SHORTEST_AFTER_UNKNOWN = 8;

/**
 * Whether the letters before the digits are no prefix but a word: of three or more letters with a
 * space after them, unless numbers of the country go on with letters; or the name of another register,
 * whose numbers are shorter.
 */
function isOtherWord(
  [first, ...rest]: readonly ValueToken[],
  countries: readonly VatCountryForms[],
): boolean {
  if (first === undefined || /\d/.test(first.value)) return false;
  const more = first.value.length - 2;
  const next = (first.value + (rest[0]?.value ?? '')).charAt(2);
  if (more > 0)
    return !countries.some(({ forms }) => forms.some((form) => takesLetter(form, next)));
  return (
    countries.length === 0 &&
    rest.reduce((count, { value }) => count + value.length, 0) < SHORTEST_AFTER_UNKNOWN
  );
}

/** Whether numbers of a form can begin with a letter after the prefix. */
const takesLetter = (form: string, letter: string): boolean =>
  /^[lx]/.test(form) || form.startsWith(letter);

/** The number after a prefix: of the country's length, or of any length if the label is right before it. */
function readPrefixed(
  text: string,
  start: number,
  prefix: string,
  tokens: readonly ValueToken[],
  words: number,
) {
  const countries = countriesOf(prefix);
  if (isOtherWord(tokens, countries)) return null;
  if (words > (vatCountryForms().has(prefix.slice(0, 2)) ? MAX_WORDS : MAX_WORDS_UNKNOWN))
    return null;
  const windows = countries.map(vatBodyLengths);
  if (countries.length === 0 || (words === 0 && !isScheme(prefix))) windows.push(ANY_LENGTHS);
  for (const lengths of windows) {
    const body = readVatBody(tokens, lengths.least + 2, lengths.most + 2);
    if (!isLikeNumber(body, lengths) || charClassAt(text, body.end) & ALNUM_CLASS) continue;
    // After letters that are no prefix, the digits alone may be an amount: "DIČ / DPH 12.345.678 Kč".
    const from = countries.length > 0 ? start : start + text.slice(start).search(/\d/);
    if (isNoVatNumber(text, from, body.end)) return null;
    return createFinding('vat', text, start, body.end, body.value);
  }
  return null;
}

function readLabelled(text: string, start: number, place: LabelledPlace) {
  // A country's prefix may be in the cell before its number.
  const cell = PREFIX_CELL.exec(text.slice(start, start + 3))?.[1] ?? '';
  const most = LONGEST + MAX_DIFFERENCE + 4;
  const tokens = vatCountryForms().has(cell)
    ? [
        ...readValueTokens(text, start, start + 2, 2),
        ...readValueTokens(text, start + 3, place.limit, most),
      ]
    : readValueTokens(text, start, place.limit, most);
  const [first, second] = tokens;
  if (!first || place.words > MAX_WORDS) return null;
  // The words after the label name another number: "USt-IdNr. und WEEE-Reg.-Nr. DE 12345678".
  if (place.words > 0 && isOtherNumber(text, start)) return null;
  const joined = tokens.map(({ value }) => value).join('');
  // A lower-case word before a number is not a prefix: "de 2024".
  const prefix = first.hasLowerCase && first.value.length < 3 ? '' : prefixOf(joined);
  if (prefix !== '') return readPrefixed(text, start, prefix, tokens, place.words);
  // Spanish numbers begin with a letter: "B-58378431".
  const isLetterFirst = first.value.length === 1 && /^\d{5}/.test(second?.value ?? '');
  return /\d/.test(first.value) || isLetterFirst ? readBare(text, tokens, place) : null;
}

/**
 * Creates the finder of mistyped VAT numbers.
 * @param fits tests check digits; without it, a number whose prefix has swapped letters is found by
 * its form
 */
export const createMistypedVatFinder = (fits?: VatNumberTest): MistypedFinder => ({
  kind: 'vat',
  proof: 'background',
  hasSuffix: true,
  isOther: /^(?:[A-Z]{2}-)?20\d\d[-/]/,
  line: /^[A-Z]{2}[ .-]?[A-Z\d]?(?:[ .-]?[\dOIl]){7,12}[A-Z\d .]{0,4}$/,
  labels: [...VAT_LABEL_COUNTRIES.keys()],
  readLabelled,
  findByShape(text, { prefixedDigits }) {
    const found: Finding[] = [];
    let floor = 0;
    for (const digit of prefixedDigits) {
      const finding = digit < floor ? null : readVatShape(text, digit, fits);
      if (!finding || finding.start < floor) continue;
      found.push(finding);
      floor = finding.end;
    }
    return found;
  },
});
