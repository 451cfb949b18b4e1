/**
 * Values behind label words. The words of all finders are compiled into one search when the list of finders
 * is made; behind each word that it finds, the word's own finder is asked. A list without such finders costs
 * nothing, a text without such words one search.
 */
import type { Finding } from '../finding.ts';
import type { Finder, Labelled } from '../kinds/finder.ts';
import { isWord, labelSearch } from '../reading/labels.ts';

/** Puts the labelled values of a text among others, in order; where two overlap, the others stay. */
export type AddLabelled = (text: string, others: readonly Finding[]) => readonly Finding[];

const overlap = (a: Finding, b: Finding) => a.start < b.end && b.start < a.end;

/** Both lists in order; of the second one only what overlaps nothing of the first. Both are ordered. */
function merge(first: readonly Finding[], second: readonly Finding[]): readonly Finding[] {
  const merged: Finding[] = [];
  let i = 0;
  for (const finding of second) {
    for (let next = first[i]; next && next.end <= finding.start; next = first[++i]) {
      merged.push(next);
    }
    const ahead = first[i];
    if (!ahead || !overlap(ahead, finding)) merged.push(finding);
  }
  return merged.concat(first.slice(i));
}

export function labelledReader(finders: readonly Finder[]): AddLabelled {
  const byWord = new Map<string, Labelled>();
  for (const { labelled } of finders) {
    if (labelled) for (const word of labelled.words) byWord.set(word, labelled);
  }
  if (byWord.size === 0) return (_text, others) => others;
  const search = labelSearch([...byWord.keys()], 'g');
  return (text, others) => {
    const labelled: Finding[] = [];
    let floor = 0;
    for (const { 0: word, index } of text.matchAll(search)) {
      const end = index + word.length;
      // A word inside what was just found labels nothing.
      if (index < floor || !isWord(text, index, end)) continue;
      const finding = byWord.get(word)?.behind(text, end);
      if (!finding) continue;
      labelled.push(finding);
      floor = finding.end;
    }
    return labelled.length > 0 ? merge(others, labelled) : others;
  };
}
