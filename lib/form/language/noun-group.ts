/** Where the noun group that a kind's word begins ends: "Email address | currently on account". */

/** Words that end an English noun group. */
const STOPS =
  /^(?:is|are|was|goes|during|while|if|when|must|can|cannot|could|will|would|should|has|have|may|not|no|so|us|me|my|our|your|the|a|an|any|it|this|do|does|be|enter|incl\p{Alpha}*|excl\p{Alpha}*|without|below|above|e g|eg|etc|\p{Alpha}{2,}ed)$/u;

/**
 * Adverbs, folded, which say when or how the value was used: "Email recently used", "E-Mail zuletzt
 * verwendet". In English and the Romance languages their endings tell most of them.
 */
const ADVERB =
  /^(?:(?!(?:dai|(?:bi)?week|month|year|hour|quarter|night|fami|friend|rep|supp|app|assemb|ju|ita|elder|anoma|multip)ly$)\p{Alpha}{2,}ly|now|already|just|before|\p{Alpha}{3,}(?:a|e|l|r)mente|\p{Alpha}{3,}(?:ellement|[ea]mment)|auparavant|deja|antes|ya|gia|zuletzt|derzeit|aktuell|bisher|fruher|vorher|zuvor|momentan|bereits|kurzlich|momenteel|onlangs|eerder|voorheen|laatst|reeds|obecnie|ostatnio|poprzednio|aktualnie|wczesniej|niedawno|dawniej|juz)$/u;

/** Participles of other languages than English: "Email utilizzata in precedenza". */
const PARTICIPLE =
  /^(?:usad|utilizad|usat|utilizzat|asociad|associad|associat|registrad|registrat)[oa]$/;

/** Before a participle, they say when: "Email last used". Elsewhere they may not: "Phone last four digits". */
const WHEN = /^(?:last|first|once|most|ever)$/;

/**
 * The words behind a kind's word that belong to its noun group, at most five.
 * @param ends matches other words that end a noun group
 * @param isThing whether the kind's word alone may mean a thing, of which an adverb says more:
 *   "Phone recently purchased"
 */
export function nounGroup(behind: string, ends: RegExp, isThing: boolean): string[] {
  const group: string[] = [];
  for (const next of behind.replaceAll('|', ' | ').split(' ')) {
    if (ends.test(next) || STOPS.test(next) || group.length > 4) {
      if (/[a-z]ed$/.test(next) && WHEN.test(group.at(-1) ?? '')) group.pop();
      break;
    }
    const isValue = group.length > 0 || !isThing;
    if (isValue && (ADVERB.test(next) || PARTICIPLE.test(next))) break;
    if (next !== '') group.push(next);
  }
  return group;
}
