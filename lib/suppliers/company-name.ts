/**
 * Whether two names are those of the same company, as people write them: with or without the legal form, "and" in
 * eight languages, case, accents, hyphens and spaces. In doubt they are not: a wrong alarm is worse than none.
 */
import { isOneTypo } from '../domain/index.ts';
import { foldText } from '../values/text/index.ts';
import { isLegalForm, type NameParts, readNameParts } from './legal-forms.ts';

export interface CompanyName {
  /** The words joined, as written and sorted, once for each way to write umlauts; no two companies share one. */
  readonly keys: readonly string[];
  /** The words of the whole text, with the form, for names that were cut; once for each way to write umlauts. */
  readonly whole: readonly string[];
  /** Programs of banks may have cut the text. */
  readonly isCut: boolean;
  readonly words: readonly string[];
  /** Empty: the name has none. */
  readonly form: string;
  /** Where it says that the company is; empty: it does not. */
  readonly place: string;
  /** It is one word, such as a family name, which others have too. */
  readonly isShort: boolean;
}

/** "And" in the languages of the interface. */
const AND = /[&+]|(?<=\s)(?:and|und|u\.|et|en|y|e|i|oraz|og|och)(?=\s)/giu;
/** "S.p.A." and "s. r. o.": letters with dots are one word. */
const DOTTED = /(?<![\p{Alpha}\p{N}])(?:\p{Alpha}{1,2}\.\s?)+\p{Alpha}{0,2}(?![\p{Alpha}\p{N}])/gu;
const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

/** Words that people shorten, by what they become. */
const SHORT: ReadonlyMap<string, string> = new Map(
  [
    'gebr gebruder gebrueder gebroeders',
    'bros brothers',
    'flli fratelli',
    'hnos hermanos',
    'intl international',
    'co company compagnie cie',
  ].flatMap((group) => {
    const [short = '', ...long] = group.split(' ');
    return long.map((word): [string, string] => [word, short]);
  }),
);
/** Words in front that say nothing. */
const EMPTY_FIRST = new Set('the firma fa firm ets etablissements ste societe ditta'.split(' '));

/** Words that many businesses have as their whole name. */
const GENERIC = new Set(
  (
    'apotheke autohaus backerei bank finanzamt gasthof hotel praxis restaurant sparkasse stadtwerke ' +
    'bakery garage pharmacy services boulangerie mairie pharmacie panaderia farmacia ayuntamiento ' +
    'farmacia ristorante comune apotheek bakkerij gemeente apteka hotel sklep urzad padaria prefeitura'
  ).split(' '),
);

const MIN_LETTERS = 3;
/** A single word with so many letters is seldom a family name. */
const TELLING_LETTERS = 10;

/**
 * Lengths at which banks cut names: 27 (DTAUS), 35 (SWIFT MT) and 70 (SEPA). A space at the end is cut off, too.
 */
const CUT_LENGTHS: readonly number[] = [26, 27, 34, 35, 69, 70];
/** Letters that a name that was cut shares with the whole one. */
const CUT_KEY = 16;
/** In shorter words, a letter more or less makes another family name: Gautier and Gauthier. */
const MIN_TYPO_WORD = 9;

function wordsOf(name: string): readonly string[] {
  const words = foldText(name).trim().split(' ').filter(Boolean);
  const first = words.findIndex((word) => !EMPTY_FIRST.has(word));
  return first < 0 ? words : words.slice(first);
}

/** "Acme (Berlin)", "Acme - Berlin", "Acme GmbH, Berlin": the text before a place, and the place. */
function splitPlace(name: string): readonly [name: string, place: string] {
  const [, before = '', inside = ''] =
    /^([^()[\]]+)[([]([^()[\]\d]{2,40})[)\]]\s*$/.exec(name) ??
    /^([^,]+),([^,\d]{2,40})$/.exec(name) ??
    /^(.+?)\s[-–—]\s([^-–—\d]{2,40})$/.exec(name) ??
    [];
  const isPlace = before !== '' && !/[&+]/.test(inside) && !isPartOfForm(inside);
  return isPlace ? [before, inside] : [name, ''];
}

/** "(haftungsbeschränkt)", ", Ltd.", ", GmbH & Co. KG" */
const isPartOfForm = (text: string): boolean => {
  const words = foldText(text.replace(DOTTED, (letters) => letters.replace(/[.\s]/gu, '')))
    .trim()
    .split(' ');
  return (
    isLegalForm(words) ||
    words.some((word) => isLegalForm([word])) ||
    /^haftungs/.test(words[0] ?? '')
  );
};

/** @param isInitial whether a capital between words is an initial, as in "Anna E Schmidt", and not "and" */
function readWords(name: string, isInitial: boolean): NameParts {
  const joined = name
    .replace(AND, (and) => (isInitial && /^\p{Upper}$/u.test(and) ? and : ' '))
    .replace(DOTTED, (letters) => ` ${letters.replace(/[.\s]/gu, '')} `);
  return readNameParts(wordsOf(joined));
}

/** Null: a name that says too little. */
export function readCompanyName(text: string): CompanyName | null {
  const composed = text.normalize('NFC').trim();
  const cased = composed === composed.toUpperCase() ? composed.toLowerCase() : composed;
  const [name, inside] = splitPlace(cased);
  const { words, form, place } = readWords(name, false);
  // Persons have initials, companies a legal form.
  const isInitial = form === '';
  const spell = (each: string) =>
    each.replace(/[äöüøå]/giu, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);
  const keys = [name, spell(name)].flatMap((each) => {
    const read = readWords(each, isInitial).words.map((word) => SHORT.get(word) ?? word);
    return [read.join(''), read.toSorted().join('')];
  });
  const letters = words.join('');
  if (words.every((word) => GENERIC.has(word)) || letters.length < MIN_LETTERS) return null;
  if (/^\d+$/.test(letters)) return null;
  // A whole legal form at its end was not cut.
  const isCut = CUT_LENGTHS.includes(composed.length) && (form === '' || place.length > 0);
  return {
    keys: [...new Set(keys)],
    whole: [...new Set([cased, spell(cased)].map((each) => foldText(each).trim()))],
    isCut,
    words,
    form,
    place: foldText(inside).replaceAll(' ', '') || place.join(''),
    isShort: words.length < 2 && letters.length < TELLING_LETTERS,
  };
}

/** Where names that may be the same are found: one that was cut, or that lacks a letter, has other keys. */
export const nearKeysOf = ({ whole, keys }: CompanyName): readonly string[] => [
  ...whole.map((each) => `^${each.slice(0, CUT_KEY)}`),
  ...keys.map((key) => `<${key.slice(0, 5)}`),
  ...keys.map((key) => `>${key.slice(-5)}`),
];

const shareOne = (a: readonly string[], b: readonly string[]) => a.some((each) => b.includes(each));

/** Whether one text is the other, cut within a word, at a length at which banks cut. */
const isCutFrom = (cut: CompanyName, other: CompanyName): boolean =>
  cut.isCut &&
  cut.whole.some(
    (start) =>
      start.length >= CUT_KEY &&
      other.whole.some((each) => each.startsWith(start) && /[^ ]/.test(each.charAt(start.length))),
  );

/** Whether a long word lacks a letter, in names of as many words and the same form. */
function isOneLetterShort(a: CompanyName, b: CompanyName): boolean {
  if (a.form === '' || a.form !== b.form || a.words.length !== b.words.length) return false;
  const others = a.words.flatMap((word, i) => {
    const other = b.words[i] ?? '';
    return word === other ? [] : [[word, other] as const];
  });
  const [pair] = others;
  if (!pair || others.length > 1) return false;
  const [first, second] = pair;
  return (
    Math.max(first.length, second.length) >= MIN_TYPO_WORD &&
    Math.abs(first.length - second.length) === 1 &&
    isOneTypo(first, second)
  );
}

/** Whether two names are those of the same company. */
export function isSameCompany(a: CompanyName, b: CompanyName): boolean {
  // Companies with the same name are in different towns.
  if (a.place !== '' && b.place !== '' && a.place !== b.place) return false;
  if (isCutFrom(a, b) || isCutFrom(b, a)) return true;
  if (!shareOne(a.keys, b.keys)) return isOneLetterShort(a, b);
  if (a.form === b.form) return true;
  // "Müller" may be anybody, where "Müller GmbH" is a company.
  return (a.form === '' || b.form === '') && !a.isShort && !b.isShort;
}
