/** What an identifier says a field is for: `billing_vatNumber`, `phones[0][number]`. */
import { foldIdentifier, joinFoldedWords, lastSegment } from '../../reading/text/index.ts';
import { type Evidence, VETO_CLASSES } from './evidence.ts';
import { ADDRESS_WORD, continuesWithUnknownNoun } from './nouns.ts';
import { bestHit, findWords, kindsNamedIn } from './word-search.ts';

function readNameWords(name: string): Evidence {
  // Marks the start, so that phrases that must be the whole text hold for labels only.
  const words = `~${name}`;
  const hits = kindsNamedIn(words);
  const hit = bestHit(hits);
  for (const of of VETO_CLASSES) {
    if (of === 'code' && hit !== undefined && !hit.rules.receivesCodes) continue;
    if (findWords(of, words) !== null) return { is: 'veto', of };
  }
  const other = findWords('other', words, 'last');
  if (hit === undefined) {
    if (other !== null) return { is: 'other' };
    const glued = joinFoldedWords(name);
    if (glued === name) return null;
    const found = bestHit(kindsNamedIn(`~${glued}`));
    return found === undefined ? null : { is: 'kind', rules: found.rules, loose: false };
  }
  const rest = words.slice(hit.end);
  // The head of a compound name is its last word: `email_first_name`, `phone_order_number`.
  const own = hit.rules.isAddress === true && ADDRESS_WORD.test(rest);
  if (other !== null && other.start >= hit.end && !own) return { is: 'other' };
  const said = { is: 'kind', rules: hit.rules, loose: hits.length > 1 } as const;
  return !own && continuesWithUnknownNoun(rest) ? { ...said, weak: true } : said;
}

/** Reads an identifier: its last path segment, then the whole (`phones[0][number]`). */
export function readName(name: string): Evidence {
  if (name === '') return null;
  const last = lastSegment(name);
  // `filter[email]`
  if (last !== name && findWords('search', foldIdentifier(name)) !== null) {
    return { is: 'veto', of: 'search' };
  }
  const said = readNameWords(foldIdentifier(last));
  return said !== null || last === name ? said : readNameWords(foldIdentifier(name));
}
