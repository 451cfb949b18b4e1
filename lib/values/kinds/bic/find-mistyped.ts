/**
 * Finds mistyped BICs after a label: in any letter case, of the wrong length, or with a country
 * that does not exist.
 */
import type { Finding } from '../../domain/index.ts';
import { entriesOf, isLetterAt, isRegionCode, readValueTokens } from '../../text/index.ts';
import { createFinding } from '../shared/finder.ts';
import type { MistypedFinder } from '../shared/mistyped-finder.ts';
import { isCapitalizedWord } from './capitalized-word.ts';
import { BIC_LABEL_REST } from './find.ts';

/** Fewest and most letters and digits of a mistyped BIC (ISO 9362: 8 or 11). */
const SHORTEST = 7;
const LONGEST = 12;

/** How many characters after a value are read. */
const REACH = 7;

/** What BICs often have and words do not: a digit, or the branch XXX. */
const IS_NO_WORD = /\d|XXX?$/;

/** Whether the groups are those in which the standard prints a BIC: DEUT DE FF 500. */
const isGrouped = (sizes: readonly number[]) =>
  sizes[0] === 4 && (sizes[1] === 2 || sizes[1] === 4) && sizes.every((size) => size <= 4);

/** The letters at the country's place, with digits replaced by the letters that they look like. */
const countryIn = (value: string) =>
  value.slice(4, 6).replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S');

/** Where the country may be if a letter is missing or doubled. */
const COUNTRY_PLACES = [3, 4, 5];

/** Places are usually coded in consonants: FF for Frankfurt, PP for Paris. */
const ENDS_LIKE_BIC = /[^AEIOUY]{3}$/;
/** Words that people fill in when they have no BIC. */
const FILLED_IN =
  /^(?:UNKNOWN|UNBEKANNT|FOLLOWS|INCONNUE?|DESCONOCIDO|DESCONHECIDO|SCONOSCIUTO|ONBEKEND|NIEZNANY)$/;

/** Whether letters are combined as in BICs, not as in words. */
function isLettered(value: string, isSetApart: boolean): boolean {
  if (FILLED_IN.test(value)) return false;
  if (/[^AEIOUY]{5}/.test(value)) return true;
  if (!isSetApart) return false;
  if (value.length === 8 || value.length === 11)
    return ENDS_LIKE_BIC.test(value) || /[^AEIOUY]{4}/.test(value);
  return (
    /[^AEIOUY]{3}/.test(value) &&
    COUNTRY_PLACES.some((place) => isRegionCode(value.slice(place, place + 2)))
  );
}

/** Punctuation after the label that prose does not have there. */
const SET_APART = /[:=|\n\t]\s*["'(]?$/;

/** Whether letters without a digit are probably a word: "SWIFT transfer", "BIC: see below". */
function isLikeWord(text: string, start: number, end: number, value: string, label?: string) {
  const written = text.slice(start, end);
  if (/\p{Upper}/u.test(written) && /\p{Lower}/u.test(written)) return true;
  if (isCapitalizedWord(value, text.slice(end, end + REACH))) return true;
  const isSetApart =
    label === undefined || SET_APART.test(text.slice(Math.max(0, start - 6), start));
  const isWhole = (value.length === 8 || value.length === 11) && isRegionCode(countryIn(value));
  if (isWhole) return /\p{Lower}/u.test(written) && !isSetApart;
  // "swift" also describes programming languages and quick answers.
  if (label === 'swift' || /\p{Lower}/u.test(written) || !isLettered(value, isSetApart))
    return true;
  return /^\s\p{Alpha}{2,}/u.test(text.slice(end, end + 4));
}

const AFTER_LABEL = new RegExp(`${BIC_LABEL_REST}([A-Z\\d]{7,12})(?![\\p{Alpha}\\d])`, 'uy');

/**
 * The mistyped BIC after an upper-case label word that ends at `end`. Other labels need a digit or
 * colon nearby; here none is needed: "the BIC is QIEZIEN".
 */
export function readMistypedBic(text: string, end: number): Finding | null {
  AFTER_LABEL.lastIndex = end;
  const [all, rest = '', value = ''] = AFTER_LABEL.exec(text) ?? [];
  if (!all || !/^[A-Z]{4}/.test(value) || /\d.*\d.*\d.*\d/.test(value)) return null;
  const stop = end + all.length;
  const after = text.slice(stop, stop + REACH);
  if (isCapitalizedWord(value, after) || /^ \p{Upper}{2}/u.test(after)) return null;
  if (!IS_NO_WORD.test(value) && !isLettered(value, rest.trim() !== '' || /\t/.test(rest)))
    return null;
  return { ...createFinding('bic', text, stop - value.length, stop, value), evidence: 'label' };
}

export const mistypedBicFinder: MistypedFinder = {
  kind: 'bic',
  labels: entriesOf(`
    bic, bic code, bic swift, bic nr, code bic, código bic, codice bic, swift, swift bic,
    swift code, swift nr, code swift, código swift, codice swift, kod swift, kod bic, swift kód,
    swift kod, swift adresse, swift address, bank identifier code, бик swift
  `),
  readLabelled(text, start, { limit, words, label }) {
    const tokens = readValueTokens(text, start, limit, LONGEST + 4);
    const [first] = tokens;
    if (!first) return null;
    const whole = isGrouped(tokens.slice(0, 2).map(({ value }) => value.length))
      ? tokens.slice(0, 4)
      : [first];
    const value = whole.map((token) => token.value).join('');
    const end = whole.at(-1)?.end ?? start;
    if (value.length < SHORTEST || value.length > LONGEST || isLetterAt(text, end)) return null;
    // Rejects account numbers and IBANs: a BIC begins with letters, or has its country after a prefix
    // with digits (ISO 9362:2022).
    const isPrefix = /^[A-Z01]{4}/.test(value) || isRegionCode(value.slice(4, 6));
    if (!isPrefix || (value.match(/\d/g) ?? []).length > 5) return null;
    if (/^[A-Z]{2}\d{2}\d/.test(value)) return null;
    if (IS_NO_WORD.test(value)) {
      if (words > 2) return null;
    } else if (words > 0 || isLikeWord(text, start, end, value, label)) return null;
    return createFinding('bic', text, start, end, value);
  },
};
