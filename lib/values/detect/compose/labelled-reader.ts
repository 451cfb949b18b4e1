/**
 * Finds values after label words. The words of all finders are compiled into one search; after each
 * match, the word's finder is called. Costs nothing without such finders, and little for a text
 * without such words.
 */
import type { Finder, LabelledFinder } from '../../kinds/shared/finder.ts';
import { createLabelSearch, isWholeWord } from '../../text/index.ts';
import type { AddLabelled } from './create-detector.ts';

export function createLabelledReader(finders: readonly Finder[]): AddLabelled {
  const byWord = new Map<string, LabelledFinder>();
  for (const { labelled } of finders) {
    if (labelled) for (const word of labelled.words) byWord.set(word, labelled);
  }
  const words = [...byWord.keys()];
  const search = createLabelSearch(words, 'g');
  return (text, others) => {
    // Most texts have no label; `includes` rules them out faster than the search.
    if (!words.some((word) => text.includes(word))) return others;
    const all = [...others];
    let nextOther = 0;
    let floor = 0;
    for (const { 0: word, index } of text.matchAll(search)) {
      const end = index + word.length;
      // A word inside the previous finding is not a label.
      if (index < floor || !isWholeWord(text, index, end)) continue;
      const finding = byWord.get(word)?.findAfter(text, end);
      if (!finding) continue;
      while ((others[nextOther]?.end ?? finding.end) <= finding.start) nextOther++;
      if ((others[nextOther]?.start ?? finding.end) < finding.end) continue;
      all.push(finding);
      floor = finding.end;
    }
    return all.sort((a, b) => a.start - b.start);
  };
}
