/**
 * The characters of a VAT number, whatever they are grouped with, against the forms that its country
 * gives out. They are gathered once, up to one more than the longest form has, and compared form by form;
 * a number ends only where something parts its last character from the next one.
 */
import {
  ALNUM_CLASS,
  charClassAt,
  charClassOf,
  compactRange,
  DASH_CLASS,
  DIGIT_CLASS,
  DOT_CLASS,
  foldCodeUnit,
  IGNORED,
  LOWER_CLASS,
  SLASH_CLASS,
  SPACE_CLASS,
} from '../../../reading/scanning/index.ts';
import { createFinding, type FinderResult } from '../../shared/finder.ts';
import type { VatCountryForms } from './country-forms.ts';

/** Whether the check digits of a number fit: its prefix (EL for Greece, CH for Switzerland), and what follows it, compact. */
export type VatNumberTest = (prefix: string, body: string) => boolean;

/** One more than the longest form has, to see what stands behind it. */
const LONGEST = 15;

/** At most so many separators and invisible characters stand between two characters. */
const GAP = 3;

const TAB = 9;
const COMMA = 44;

interface GatheredCharacters {
  /** The letters and digits in upper case, and where each ends. */
  readonly codes: readonly number[];
  readonly ends: readonly number[];
  /** Bit n set: nothing seen parts character n from the one before, no number ends between. */
  readonly glued: number;
}

/** What can stand between two characters, a comma where a digit follows. */
const isBetween = (text: string, at: number, code: number, type: number) =>
  (type & (SPACE_CLASS | DASH_CLASS | DOT_CLASS | SLASH_CLASS)) > 0 ||
  code === IGNORED ||
  code === TAB ||
  (code === COMMA && charClassAt(text, at + 1) === DIGIT_CLASS);

/** Reads letters and digits from `at` on, over what can stand between. */
function gatherCharacters(text: string, at: number): GatheredCharacters {
  const codes: number[] = [];
  const ends: number[] = [];
  let glued = 0;
  let gap = 0;
  let isApart = false;
  for (let i = at; codes.length < LONGEST && i < text.length; i++) {
    const code = foldCodeUnit(text.charCodeAt(i));
    const type = charClassOf(code);
    if (type & ALNUM_CLASS) {
      if (!isApart) glued |= 1 << codes.length;
      // A word that follows.
      if (code > IGNORED || (gap && type & LOWER_CLASS)) break;
      codes.push(type & LOWER_CLASS ? code - 32 : code);
      ends.push(i + 1);
      gap = 0;
      isApart = false;
    } else {
      if (!isBetween(text, i, code, type) || ++gap > GAP) break;
      if (code !== IGNORED) isApart = true;
    }
  }
  return { codes, ends, glued };
}

const LETTER_PLACE = 108;
const DIGIT_PLACE = 110;

/** Whether the first characters are of the form, and a number can end behind them. */
function isOfForm({ codes, glued }: GatheredCharacters, form: string): boolean {
  const { length } = form;
  if (length > codes.length || (glued >> length) & 1) return false;
  for (let i = 0; i < length; i++) {
    const want = form.charCodeAt(i);
    const code = codes[i] ?? 0;
    if (want < 97 ? code !== want : want === (code < 58 ? LETTER_PLACE : DIGIT_PLACE)) return false;
  }
  return true;
}

/** Of the older form, of which all numbers have since been given a zero; in Greece it gets lost. */
const isOld = (prefix: string, length: number) =>
  (prefix === 'BE' && length === 9) || (prefix === 'EL' && length === 8);

/** Where a number may stand: what is found begins at `start`, what follows its prefix at `body`. */
export interface VatPosition {
  readonly start: number;
  readonly bodyStart: number;
  /** The least number of characters after the prefix. */
  readonly minLength: number;
}

/**
 * The VAT number of the first of some countries that has one there. Mistyped is what has a form of theirs
 * and other check digits.
 */
export function matchVatNumber(
  text: string,
  { start, bodyStart: body, minLength: shortest }: VatPosition,
  countries: readonly VatCountryForms[],
  fits: VatNumberTest,
): FinderResult {
  const gathered = gatherCharacters(text, body);
  let misfit = 0;
  for (const { prefix, forms } of countries) {
    for (const form of forms) {
      const { length } = form;
      if (length < shortest || !isOfForm(gathered, form)) continue;
      const end = gathered.ends[length - 1] ?? 0;
      const written = compactRange(text, body, end);
      const number = isOld(prefix, length) ? `0${written}` : written;
      if (fits(prefix, number)) return createFinding('vat', text, start, end, prefix + number);
      misfit = end;
    }
  }
  return misfit ? { mistyped: misfit } : null;
}
