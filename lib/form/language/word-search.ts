/** Searches the word lists: where folded text names a kind, and where it names something else. */

import type { FieldRules } from '../../kinds/shared/field-rules.ts';
import { FIELD_RULES } from './kinds.ts';
import { createPhraseFinder, type PhraseFinder, type TextSpan } from './phrase-finder.ts';
import { FIELD_WORDS, type WordClass } from './word-lists.ts';

/** A place where a text names a kind. */
export interface KindHit extends TextSpan {
  readonly rules: FieldRules;
}

const NAMES: readonly (readonly [FieldRules, PhraseFinder])[] = FIELD_RULES.map((rules) => [
  rules,
  createPhraseFinder(() => Object.values(rules.words).flatMap((row) => row.names ?? [])),
]);

/** Words of a class in all languages. */
function classFinder(name: WordClass): PhraseFinder {
  return createPhraseFinder(() => Object.values(FIELD_WORDS).flatMap((row) => row[name] ?? []));
}

const CLASSES: Readonly<Record<WordClass, PhraseFinder>> = {
  code: classFinder('code'),
  secret: classFinder('secret'),
  part: createPhraseFinder(() => [
    ...Object.values(FIELD_WORDS).flatMap((row) => row.part ?? []),
    ...FIELD_RULES.flatMap(({ words }) => Object.values(words).flatMap((row) => row.parts ?? [])),
  ]),
  head: classFinder('head'),
  search: classFinder('search'),
  other: classFinder('other'),
};

/** The first (or last) place of a class of words in folded text. */
export function findWords(
  name: WordClass,
  folded: string,
  which: 'first' | 'last' = 'first',
): TextSpan | null {
  return CLASSES[name](folded, which);
}

/** The kinds that folded text names, each with its first place. */
export function kindsNamedIn(folded: string): KindHit[] {
  return NAMES.flatMap(([rules, find]) => {
    const span = find(folded);
    return span === null ? [] : [{ rules, ...span }];
  });
}

/**
 * The kind that is meant among those named: one that wins everywhere; else the first, or the second
 * if it wins when adjacent and follows directly.
 */
export function bestHit(hits: readonly KindHit[]): KindHit | undefined {
  const winner = hits.find(({ rules }) => rules.winsEverywhere);
  const [first, second] = hits.toSorted((a, b) => a.start - b.start);
  if (winner !== undefined || first === undefined || second === undefined) return winner ?? first;
  return second.rules.winsWhenAdjacent && second.start - first.end < 14 ? second : first;
}
