/**
 * Whether two names are those of the same company, as people write them: with or without the legal form, "and" in
 * eight languages, case, accents, hyphens and spaces. In doubt they are not: a wrong alarm is worse than none.
 */
import { foldText } from '../values/text/index.ts';
import { withoutLegalForm } from './legal-forms.ts';

export interface CompanyName {
  /** The words joined, once for each way to write umlauts; no two companies share one. */
  readonly keys: readonly string[];
  /** Empty: the name has none. */
  readonly form: string;
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

function wordsOf(name: string): readonly string[] {
  const words = foldText(name).trim().split(' ').filter(Boolean);
  const [first = ''] = words;
  return words.length > 1 && EMPTY_FIRST.has(first) ? words.slice(1) : words;
}

interface ReadName {
  readonly words: readonly string[];
  readonly form: string;
}

/** @param isInitial whether a capital between words is an initial, as in "Anna E Schmidt", and not "and" */
function readWords(name: string, isInitial: boolean): ReadName {
  const joined = name
    .replace(AND, (and) => (isInitial && /^\p{Upper}$/u.test(and) ? and : ' '))
    .replace(DOTTED, (letters) => ` ${letters.replace(/[.\s]/gu, '')} `);
  return withoutLegalForm(wordsOf(joined));
}

/** Null: a name that says too little. */
export function readCompanyName(text: string): CompanyName | null {
  const composed = text.normalize('NFC');
  const name = composed === composed.toUpperCase() ? composed.toLowerCase() : composed;
  const { words, form } = readWords(name, false);
  // Persons have initials, companies a legal form.
  const isInitial = form === '';
  const spelled = name.replace(/[äöüøå]/giu, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);
  const keys = [name, spelled].map((each) =>
    readWords(each, isInitial)
      .words.map((word) => SHORT.get(word) ?? word)
      .join(''),
  );
  const letters = words.join('');
  if (words.every((word) => GENERIC.has(word)) || letters.length < MIN_LETTERS) return null;
  if (/^\d+$/.test(letters)) return null;
  const isShort = words.length < 2 && letters.length < TELLING_LETTERS;
  return { keys: [...new Set(keys)], form, isShort };
}

/** Whether two names that share a key are those of the same company. */
export function isSameCompany(a: CompanyName, b: CompanyName): boolean {
  if (a.form === b.form) return true;
  // "Müller" may be anybody, where "Müller GmbH" is a company.
  return (a.form === '' || b.form === '') && !a.isShort && !b.isShort;
}
