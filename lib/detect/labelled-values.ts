/**
 * Values behind label words. The words of all finders are compiled into one search when the list of finders
 * is made; behind each word that it finds, the word's own finder is asked. A list without such finders costs
 * nothing, a text without such words one search.
 */
import type { Finding } from '../domain/index.ts';
import type { Finder, LabelledFinder } from '../kinds/shared/finder.ts';
import { createLabelSearch, isWholeWord } from '../reading/scanning/index.ts';

/** Puts the labelled values of a text among others, in order; where two overlap, the others stay. */
export type AddLabelled = (text: string, others: readonly Finding[]) => readonly Finding[];

export function createLabelledReader(finders: readonly Finder[]): AddLabelled {
  const byWord = new Map<string, LabelledFinder>();
  for (const { labelled } of finders) {
    if (labelled) for (const word of labelled.words) byWord.set(word, labelled);
  }
  const words = [...byWord.keys()];
  const search = createLabelSearch(words, 'g');
  return (text, others) => {
    // Most texts have no label, which is told faster word by word.
    if (!words.some((word) => text.includes(word))) return others;
    const all = [...others];
    let ahead = 0;
    let floor = 0;
    for (const { 0: word, index } of text.matchAll(search)) {
      const end = index + word.length;
      // A word inside what was just found labels nothing.
      if (index < floor || !isWholeWord(text, index, end)) continue;
      const finding = byWord.get(word)?.findAfter(text, end);
      if (!finding) continue;
      while ((others[ahead]?.end ?? finding.end) <= finding.start) ahead++;
      if ((others[ahead]?.start ?? finding.end) < finding.end) continue;
      all.push(finding);
      floor = finding.end;
    }
    return all.sort((a, b) => a.start - b.start);
  };
}
