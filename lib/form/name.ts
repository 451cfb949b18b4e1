/** What an identifier says a field is for: `billing_vatNumber`, `phones[0][number]`. */
import { foldName, lastSegment, together } from '../reading/fold.ts';
import { choose, findWords, kindsIn } from './find-words.ts';
import { ADDRESS, goesOn } from './nouns.ts';
import { type Said, VETOES } from './said.ts';

function readNameWords(name: string): Said {
  // Marks the start, so that phrases that must be the whole text hold for labels only.
  const words = `~${name}`;
  const hits = kindsIn(words);
  const hit = choose(hits);
  for (const of of VETOES) {
    if (of === 'code' && hit !== undefined && !hit.rules.getsCodes) continue;
    if (findWords(of, words) !== null) return { is: 'veto', of };
  }
  const other = findWords('other', words, 'last');
  if (hit === undefined) {
    if (other !== null) return { is: 'other' };
    const glued = together(name);
    if (glued === name) return null;
    const found = choose(kindsIn(`~${glued}`));
    return found === undefined ? null : { is: 'kind', rules: found.rules, loose: false };
  }
  const rest = words.slice(hit.end);
  // The head of a compound name is its last word: `email_first_name`, `phone_order_number`.
  const own = hit.rules.isAddress === true && ADDRESS.test(rest);
  if (other !== null && other.start >= hit.end && !own) return { is: 'other' };
  const said = { is: 'kind', rules: hit.rules, loose: hits.length > 1 } as const;
  return !own && goesOn(rest) ? { ...said, weak: true } : said;
}

/** Reads an identifier: its last path segment, then the whole (`phones[0][number]`). */
export function readName(name: string): Said {
  if (name === '') return null;
  const last = lastSegment(name);
  // `filter[email]`
  if (last !== name && findWords('search', foldName(name)) !== null) {
    return { is: 'veto', of: 'search' };
  }
  const said = readNameWords(foldName(last));
  return said !== null || last === name ? said : readNameWords(foldName(name));
}
