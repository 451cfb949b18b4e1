/**
 * The characters of a VAT number, whatever they are grouped with, against the forms that its country
 * gives out. They are gathered once, up to one more than the longest form has, and compared form by form;
 * a number ends only where something parts its last character from the next one.
 */
import {
  ALNUM,
  classAt,
  classOf,
  compact,
  DASH,
  DIGIT,
  DOT,
  fold,
  GONE,
  LOWER,
  SLASH,
  SPACE,
} from '../../reading/characters.ts';
import { type Answer, finding } from '../finder.ts';
import type { VatCountry } from './find-country.ts';

/** Whether the check digits of a number fit: its prefix (EL for Greece, CH for Switzerland), and what follows it, compact. */
export type VatFits = (prefix: string, body: string) => boolean;

/** One more than the longest form has, to see what stands behind it. */
const LONGEST = 15;

/** At most so many separators and invisible characters stand between two characters. */
const GAP = 3;

const TAB = 9;
const COMMA = 44;

interface Gathered {
  /** The letters and digits in upper case, and where each ends. */
  readonly codes: readonly number[];
  readonly ends: readonly number[];
  /** Bit n set: nothing seen parts character n from the one before, no number ends between. */
  readonly glued: number;
}

/** What can stand between two characters, a comma where a digit follows. */
const isBetween = (text: string, at: number, code: number, type: number) =>
  (type & (SPACE | DASH | DOT | SLASH)) > 0 ||
  code === GONE ||
  code === TAB ||
  (code === COMMA && classAt(text, at + 1) === DIGIT);

/** Reads letters and digits from `at` on, over what can stand between. */
function gather(text: string, at: number): Gathered {
  const codes: number[] = [];
  const ends: number[] = [];
  let glued = 0;
  let gap = 0;
  let isApart = false;
  for (let i = at; codes.length < LONGEST && i < text.length; i++) {
    const code = fold(text.charCodeAt(i));
    const type = classOf(code);
    if (type & ALNUM) {
      if (!isApart) glued |= 1 << codes.length;
      // A word that follows.
      if (code > GONE || (gap && type & LOWER)) break;
      codes.push(type & LOWER ? code - 32 : code);
      ends.push(i + 1);
      gap = 0;
      isApart = false;
    } else {
      if (!isBetween(text, i, code, type) || ++gap > GAP) break;
      if (code !== GONE) isApart = true;
    }
  }
  return { codes, ends, glued };
}

const L = 108;
const N = 110;

/** Whether the first characters are of the form, and a number can end behind them. */
function isOfForm({ codes, glued }: Gathered, form: string): boolean {
  const { length } = form;
  if (length > codes.length || (glued >> length) & 1) return false;
  for (let i = 0; i < length; i++) {
    const want = form.charCodeAt(i);
    const code = codes[i] ?? 0;
    if (want < 97 ? code !== want : want === (code < 58 ? L : N)) return false;
  }
  return true;
}

/** Of the older form, of which all numbers have since been given a zero; in Greece it gets lost. */
const isOld = (prefix: string, length: number) =>
  (prefix === 'BE' && length === 9) || (prefix === 'EL' && length === 8);

/** Where a number may stand: what is found begins at `start`, what follows its prefix at `body`. */
export interface Place {
  readonly start: number;
  readonly body: number;
  /** The least number of characters after the prefix. */
  readonly shortest: number;
}

/**
 * The VAT number of the first of some countries that has one there. Mistyped is what has a form of theirs
 * and other check digits.
 */
export function vatAt(
  text: string,
  { start, body, shortest }: Place,
  countries: readonly VatCountry[],
  fits: VatFits,
): Answer {
  const gathered = gather(text, body);
  let misfit = 0;
  for (const { prefix, forms } of countries) {
    for (const form of forms) {
      const { length } = form;
      if (length < shortest || !isOfForm(gathered, form)) continue;
      const end = gathered.ends[length - 1] ?? 0;
      const written = compact(text, body, end);
      const number = isOld(prefix, length) ? `0${written}` : written;
      if (fits(prefix, number)) return finding('vat', text, start, end, prefix + number);
      misfit = end;
    }
  }
  return misfit ? { mistyped: misfit } : null;
}
