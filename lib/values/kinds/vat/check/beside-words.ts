/** Words beside a VAT number, which are no label that a finder knows. */
import { isSoundVat, parseVatNumber } from './parse.ts';

/** The letters that numbers of some prefixes may begin with, with the prefix; others have digits next. */
const MOST_LETTERS: Readonly<Record<string, number>> = {
  AT: 3,
  ES: 3,
  FR: 4,
  CHE: 3,
  GB: 4,
  XI: 4,
};

/**
 * Whether the letters that a text begins with are words: "SIREN 732 829 320", "HRB 12345". In front of a number
 * without rules also without a space: an Italian personal number begins with four or more letters of names.
 */
export function beginsWithWords(text: string, prefix: string, hasRules: boolean): boolean {
  const before = /^[^\d]*/.exec(text)?.[0] ?? '';
  const { length } = before.replace(/\P{Alpha}/gu, '');
  if (length > 3 && !hasRules) return true;
  return /\P{Alpha}$/u.test(before) && length > (MOST_LETTERS[prefix] ?? 2);
}

/** Words before a number that are tried. */
const MOST_WORDS = 6;

/**
 * The sound number beside words that are no label, as written: "Germany DE136695976", "IT P.IVA 00743110157",
 * "(Norway) 998041538MVA", "DE136695976 Germany".
 */
export function numberBesideWords(text: string): string | undefined {
  const words = /^[^\d]*/.exec(text)?.[0] ?? '';
  const code = /^\W*([A-Z]{2,3})(?!\p{Alpha})/u.exec(text)?.[1] ?? '';
  const starts = Array.from(
    words.matchAll(/[\s):]+/g),
    ({ index, 0: sign }) => index + sign.length,
  );
  const rests = starts.slice(0, MOST_WORDS).map((start) => text.slice(start));
  // A shorter word may be a suffix: MVA, TVA.
  const after = /(?<=\d[^\d\s,;(]{0,4})[\s,;(]+\p{Alpha}{4}[^\d]*$/u.exec(text);
  const first = text.slice(0, after?.index ?? 0);
  return [...rests, ...rests.map((rest) => code + rest), first].find((each) =>
    isSoundVat(parseVatNumber(each, undefined)),
  );
}

/** Characters in which another number begins. */
const MOST_BEFORE = 40;

/**
 * The sound number that a text begins with, before one of another register, as they stand together in the footer of a
 * letter: "DE136695976 / 133/8150/8159", "RO 18547290 J40/1234/2006". Undefined if it may be one of several.
 */
export function numberBeforeAnother(text: string, region: string | undefined): string | undefined {
  const ends = text.slice(0, MOST_BEFORE).matchAll(/[\s,;/|(]+/g);
  const sound = new Set<string>();
  for (const { index } of ends) {
    const parts = parseVatNumber(text.slice(0, index), region);
    if (parts && isSoundVat(parts)) sound.add(parts.prefix + parts.rest);
  }
  const [first] = sound;
  return sound.size === 1 ? first : undefined;
}
