/**
 * Compiles word lists to one regular expression per list.
 *
 * Lists are written in plain spelling and folded when they are read. `|` separates phrases. A
 * phrase matches whole words. `*` at an end allows more letters there (`*telefon*` matches
 * "Mobiltelefonnummer"); inside a phrase it matches up to 24 characters. `=` means that the phrase
 * must be the whole text. In scripts without spaces, phrases match anywhere. All languages are
 * searched together, because a page's `lang` is often wrong; a phrase listed for one language is
 * not repeated for another.
 */
import { foldText } from '../../values/text/index.ts';

/** Scripts without spaces between words: a word may occur inside a longer run. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

/** A range of folded text, UTF-16 code units; `end` is exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Finds the first (or last) range of folded text that matches a phrase of a list. */
export type PhraseFinder = (folded: string, which?: 'first' | 'last') => TextSpan | null;

/** The source of a regular expression for a phrase, over folded text. */
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

/** Compiles phrases to alternatives, longest first, so that a match covers the longest phrase. */
function compile(lists: readonly string[]): RegExp {
  const sources = new Set<string>();
  for (const list of lists) {
    for (const phrase of list.split('|')) {
      const source = phraseSource(phrase);
      if (source !== '') sources.add(source);
    }
  }
  // An empty list never matches.
  if (sources.size === 0) return /(?!)/g;
  return new RegExp([...sources].sort((a, b) => b.length - a.length).join('|'), 'g');
}

/** Creates a finder for the phrases of some lists, which are compiled on first use. */
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
