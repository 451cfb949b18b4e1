/** Determines from an identifier what a field is for: `billing_vatNumber`, `phones[0][number]`. */
import { foldIdentifier, joinFoldedWords, lastSegment } from '../../values/text/index.ts';
import { type Evidence, isRepeat, VETO_CLASSES } from './read-phrase.ts';
import { ADDRESS_WORD, continuesWithUnknownNoun } from './value-nouns.ts';
import { bestHit, findWords, kindsNamedIn } from './word-search.ts';

function readNameWords(name: string): Evidence {
  // The prefix prevents identifiers from matching phrases with `=`, which require the whole text.
  const words = `~${name}`;
  const hits = kindsNamedIn(words);
  // A kind that wins everywhere has short words that need a label, such as `uid` or `moms`.
  const wholeHits = kindsNamedIn(name).filter(({ rules }) => rules.winsEverywhere !== true);
  const hit = bestHit(hits) ?? bestHit(wholeHits);
  const isRepeated = hit !== undefined && isRepeat(words, hit);
  for (const vetoClass of VETO_CLASSES) {
    if (vetoClass === 'code' && (isRepeated || hit?.rules.receivesCodes === undefined) && hit)
      continue;
    if (findWords(vetoClass, words) === null) continue;
    const isWeak = hit !== undefined && vetoClass !== 'part';
    return isWeak ? { is: 'veto', vetoClass, weak: true } : { is: 'veto', vetoClass };
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
  // `email_login`: an address that is used to sign in.
  const isLogin = hit.rules.isUsername === true && / (?:login|username) $/.test(rest);
  // The head of a compound name is its last word: `email_first_name`, `phone_order_number`.
  const isAddressWord = hit.rules.isAddress === true && ADDRESS_WORD.test(rest);
  if (other !== null && other.start >= hit.end && !isAddressWord && !isLogin)
    return { is: 'other' };
  const evidence = { is: 'kind', rules: hit.rules, loose: hits.length > 1 } as const;
  return !isAddressWord && !isLogin && continuesWithUnknownNoun(rest)
    ? { ...evidence, weak: true }
    : evidence;
}

/** Reads the last path segment of an identifier, then the whole (`phones[0][number]`). */
export function readName(name: string): Evidence {
  if (name === '') return null;
  const last = lastSegment(name);
  // `filter[email]`
  if (last !== name && findWords('search', foldIdentifier(name)) !== null) {
    return { is: 'veto', vetoClass: 'search' };
  }
  const evidence = readNameWords(foldIdentifier(last));
  return evidence !== null || last === name ? evidence : readNameWords(foldIdentifier(name));
}
