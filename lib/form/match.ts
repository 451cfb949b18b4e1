/** Word lists compiled once, on the first field: one regular expression for each class of words. */
import { fold } from '../reading/words.ts';
import { FIELD_WORDS, type WordClass } from './words.ts';

/** Scripts written without spaces between words: a word may stand inside a longer run. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

function bare(text: string): string {
  return fold(text).trim();
}

/** `word`, `word*`, `*word`, `wo*rd`, `=word` → regular expression source over folded text. */
function wordSource(phrase: string): string {
  const whole = phrase.startsWith('=');
  const parts = phrase.replace('=', '').split('*');
  const body = parts
    .map(bare)
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
export function wordPattern(lists: Iterable<string>): RegExp {
  const sources = new Set<string>();
  for (const list of lists) {
    for (const phrase of list.split('|')) {
      const source = wordSource(phrase);
      if (source !== '') sources.add(source);
    }
  }
  return new RegExp([...sources].sort((a, b) => b.length - a.length).join('|'), 'g');
}

const compiled = new Map<WordClass, RegExp>();

/** The pattern of a class in all languages: a page's `lang` is too often wrong to choose by. */
function wordsOf(kind: WordClass): RegExp {
  let pattern = compiled.get(kind);
  if (pattern === undefined) {
    pattern = wordPattern(Object.values(FIELD_WORDS).flatMap((row) => row[kind] ?? []));
    compiled.set(kind, pattern);
  }
  pattern.lastIndex = 0;
  return pattern;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** First (or last) place where the class's words stand in folded text. */
export function findWords(
  kind: WordClass,
  folded: string,
  which: 'first' | 'last' = 'first',
): Span | null {
  if (folded === '') return null;
  const pattern = wordsOf(kind);
  let found: Span | null = null;
  for (;;) {
    const match = pattern.exec(folded);
    if (match === null) return found;
    found = { start: match.index, end: match.index + match[0].length };
    if (which === 'first') return found;
  }
}
