/**
 * The notation of word lists, compiled to one regular expression a list.
 *
 * Lists are written as people write; `fold` is applied on reading. `|` separates phrases. A phrase
 * matches whole words; `*` at an end lets the word go on there (`*telefon*` is found in
 * "Mobiltelefonnummer"), inside a phrase it skips up to 24 characters; `=` asks for the whole text.
 * Scripts written without spaces match anywhere. All languages are read together, since a page's
 * `lang` is too often wrong to choose by: a phrase that one row covers is not repeated in another.
 */
import { foldText } from '../../reading/text/index.ts';

/** Scripts written without spaces between words: a word may stand inside a longer run. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

/** A place in folded text: its first code unit, and the one behind its last. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** The first (or last) place where one of a list's phrases stands in folded text. */
export type PhraseFinder = (folded: string, which?: 'first' | 'last') => TextSpan | null;

/** A phrase → the source of a regular expression over folded text. */
function phraseSource(phrase: string): string {
  const whole = phrase.startsWith('=');
  const parts = phrase.replace('=', '').split('*');
  const body = parts
    .map((part) => foldText(part).trim())
    .filter((part) => part !== '')
    .join('.{0,24}');
  if (body === '') return '';
  if (whole) return `^ ${body} $`;
  if (UNSPACED.test(body)) return body;
  const open = parts[0] === '' ? '' : ' ';
  const close = parts.at(-1) === '' ? '' : '(?= )';
  return `${open}${body}${close}`;
}

/** Alternatives over folded text. The longest come first, so that a match covers its whole phrase. */
function compile(lists: readonly string[]): RegExp {
  const sources = new Set<string>();
  for (const list of lists) {
    for (const phrase of list.split('|')) {
      const source = phraseSource(phrase);
      if (source !== '') sources.add(source);
    }
  }
  // Nothing to look for is found nowhere.
  if (sources.size === 0) return /(?!)/g;
  return new RegExp([...sources].sort((a, b) => b.length - a.length).join('|'), 'g');
}

/** Finds the phrases of some lists, which are read and compiled when they are first looked for. */
export function createPhraseFinder(lists: () => readonly string[]): PhraseFinder {
  let pattern: RegExp | undefined;
  return (folded, which = 'first') => {
    if (folded === '') return null;
    pattern ??= compile(lists());
    pattern.lastIndex = 0;
    let found: TextSpan | null = null;
    for (let match = pattern.exec(folded); match !== null; match = pattern.exec(folded)) {
      found = { start: match.index, end: match.index + match[0].length };
      if (which === 'first') return found;
    }
    return found;
  };
}
