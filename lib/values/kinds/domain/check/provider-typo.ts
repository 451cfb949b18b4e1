/**
 * Suggests corrections for mistyped mail providers and top-level domains, with very few false
 * alarms.
 */

import { isOneTypo } from '../../../domain/index.ts';
import { domainSuffixOf } from './domain-name.ts';
import { isListedDomain } from './lists.ts';
import {
  MAIL_PROVIDERS,
  MAJOR_PROVIDERS,
  PROVIDER_BRANDS,
  REAL_SIMILAR_DOMAINS,
} from './providers.ts';
import { suggestTld } from './tld-typo.ts';
import {
  areAdjacentKeys,
  hasInsertedLetter,
  isSwap,
  replaceStrayDigits,
  typingDistance,
} from './typing-distance.ts';

/** How many providers count as the largest. So many people mistype these that the typos are on every list. */
const TOP = 7;

/** Characters of the longest name (RFC 1035). A longer one is nobody's typo. */
const LONGEST_NAME = 253;

/** Country endings that may also be ".com" with a letter missing. */
const SHORT_COM = ['.co', '.cm', '.om'];

/** Short names under which no other company provides addresses in ".co", ".cm" and ".om". */
const SHORT_NAMES = 'aol msn live gmx qq 163 126 ymail zoho naver foxmail'.split(' ');

interface Provider {
  readonly domain: string;
  readonly name: string;
  readonly ending: string;
}

function split(domain: string): Provider {
  const dot = domain.indexOf('.');
  return dot < 0
    ? { domain, name: domain, ending: '' }
    : { domain, name: domain.slice(0, dot), ending: domain.slice(dot) };
}

const major = MAJOR_PROVIDERS.map(split);
const all = MAIL_PROVIDERS.map(split);
const known = new Set(MAIL_PROVIDERS);
const plain = (domain: string) => domain.replaceAll('.', '');
const suggestible = (list: string) => list.split(' ').map(split);

/**
 * The provider whose name was probably mistyped, or the same domain with its top-level domain
 * corrected.
 * @param tldKnown whether the top-level domain exists
 */
export function suggestDomain(domain: string, tldKnown: boolean): string | undefined {
  if (domain.length > LONGEST_NAME || known.has(domain) || REAL_SIMILAR_DOMAINS.has(domain))
    return undefined;
  const typed = split(domain);
  const listed = isListedDomain(domain);
  return (
    guessName(typed, listed) ??
    guessDots(domain) ??
    (listed ? undefined : guessShort(typed)) ??
    (tldKnown ? guessEnding(typed, listed) : guessUnknown(domain, listed))
  );
}

/**
 * Corrects a typo in the name if the ending is right; for the largest providers also ".com" with a
 * letter missing.
 */
function guessName({ name, ending }: Provider, listed: boolean): string | undefined {
  const lostLetter = SHORT_COM.includes(ending) && !isReal(`${name}.com`);
  return major.find((meant, rank) => {
    if (listed && rank >= TOP) return false;
    const fits = ending === meant.ending || (lostLetter && rank < TOP && meant.ending === '.com');
    return fits && nearName(name, meant.name);
  })?.domain;
}

function isReal(domain: string): boolean {
  return known.has(domain) || REAL_SIMILAR_DOMAINS.has(domain);
}

const byPlain: ReadonlyMap<string, readonly Provider[]> = Map.groupBy(all, ({ domain }) =>
  plain(domain),
);

/** Corrects a missing or misplaced dot: "gmail", "gmailcom", "gmailc.om". */
function guessDots(domain: string): string | undefined {
  const labels = domain.split('.');
  if (labels.some((_, i) => i > 0 && known.has(labels.slice(i).join('.')))) {
    // Providers have no addresses under "www.".
    return domain.startsWith('www.') ? domain.slice(4) : undefined;
  }
  const top = major.slice(0, TOP);
  const nameRepeated = top.find(
    ({ domain: meant }) =>
      domain.startsWith(meant) && /^\.?com$/.test(domain.slice(meant.length).replace(meant, 'com')),
  );
  const withoutEnding = top.find(({ name }) => domain === name);
  const dotMoved = byPlain
    .get(plain(domain))
    ?.find(
      ({ domain: meant, name }) =>
        labels.length === 1 || labels.length === meant.split('.').length || name.length > 4,
    );
  return (withoutEnding ?? nameRepeated ?? dotMoved)?.domain;
}

/** Names too short to correct, except for a doubled letter: similar names belong to other companies. */
const DOUBLES = suggestible(
  'aol.com msn.com gmx.de gmx.net gmx.at gmx.ch gmx.com att.net uol.com.br',
);
/** Names of four letters: corrected also if two letters are swapped or an adjacent key was hit. */
const SWAPS = suggestible('live.com live.co.uk live.fr mail.ru mail.com free.fr zoho.com');
/** Real words and names that such typos would produce. */
const WORDS = new Set('evil vile livre mali amil fere frere freee frede maxil oliv'.split(' '));

function guessShort({ name, ending }: Provider): string | undefined {
  if (WORDS.has(name)) return undefined;
  const slip = (list: readonly Provider[], isSlip: (meant: string) => boolean) =>
    list.find((meant) => ending === meant.ending && isSlip(meant.name))?.domain;
  return (
    slip(DOUBLES, (meant) =>
      hasInsertedLetter(name, meant, (key, neighbour) => key === neighbour),
    ) ??
    slip(
      SWAPS,
      (meant) =>
        isSwap(name, meant) ||
        hasInsertedLetter(name, meant, (key, neighbour, inside) =>
          inside ? key === neighbour || areAdjacentKeys(neighbour, key) : key === neighbour,
        ),
    )
  );
}

/** Whether a name is one typo away; in names of seven letters and more, also two typos if both are very common. */
function nearName(given: string, meant: string): boolean {
  if (given === meant || given.length < 3) return false;
  if (/[0-9]/.test(given) && !/[0-9]/.test(meant)) {
    const letters = replaceStrayDigits(given, meant);
    return letters !== null && (letters === meant || nearName(letters, meant));
  }
  const first = given.charAt(0) === meant.charAt(0);
  const distance = typingDistance(given, meant, 1);
  // "email" is not a typo of "gmail": a wrong first letter counts only if the keys are adjacent.
  const slip =
    first ||
    (given.length === meant.length
      ? areAdjacentKeys(meant.charAt(0), given.charAt(0)) || given.charAt(1) === meant.charAt(0)
      : given.length < meant.length || areAdjacentKeys(meant.charAt(0), given.charAt(0)));
  if (distance === 1) return slip;
  return first && meant.length >= 7 && typingDistance(given, meant, 1, 0.5) <= 1;
}

/** Corrects a provider's name under an ending that exists but that the provider does not use. */
function guessEnding({ domain, name, ending }: Provider, listed: boolean): string | undefined {
  if (SHORT_COM.includes(ending)) {
    const com = major.slice(0, TOP).find((meant) => meant.domain === `${name}.com`);
    if (com) return com.domain;
    if (!listed && SHORT_NAMES.includes(name) && known.has(`${name}.com`)) return `${name}.com`;
  }
  if (listed) return undefined;
  const { suffix, registrable } = domainSuffixOf(domain);
  // "gmail.fr": Google and Apple provide addresses only under .com.
  if ((name === 'gmail' || name === 'icloud') && `.${suffix}` === ending) return `${name}.com`;
  if (PROVIDER_BRANDS.has(name) && registrable === domain) {
    const providers = all.filter((meant) => meant.name === name);
    // "yahoo.ar" is corrected to yahoo.com.ar, before any ending one key away.
    const withCountry = providers.find(
      (meant) => /^\.com?\./.test(meant.ending) && meant.ending.endsWith(ending),
    );
    return (withCountry ?? providers.find((meant) => nearEnding(ending, meant.ending)))?.domain;
  }
  // "yahoo.vo.uk": the brand is only a subdomain of "vo.uk".
  if (PROVIDER_BRANDS.has(name) || name === 'uol' || name === 'bol' || name === 'terra') {
    return all.find(
      (meant) =>
        meant.name === name &&
        meant.ending.lastIndexOf('.') > 0 &&
        typingDistance(ending, meant.ending, 1) === 1,
    )?.domain;
  }
  return undefined;
}

/** Whether two existing endings of one label are one typo apart. */
function nearEnding(typed: string, meant: string): boolean {
  if (typed.indexOf('.', 1) > 0 || meant.indexOf('.', 1) > 0) return false;
  if (typed.length !== meant.length) return typingDistance(typed, meant, 1) === 1;
  return typingDistance(typed, meant, 1, 0.5) === 0.5;
}

/** Corrects a domain whose ending does not exist to the nearest provider. */
function guessUnknown(domain: string, listed: boolean): string | undefined {
  const near = all
    .filter((meant) => isOneTypo(domain, meant.domain))
    .map((meant) => ({ meant, slips: typingDistance(domain, meant.domain, 1, 0.5) }));
  const best = near.find(({ slips }) => slips < 1) ?? near[0];
  if (best) return best.meant.domain;
  const branded =
    PROVIDER_BRANDS.has(split(domain).name) && domain.indexOf('.') === domain.lastIndexOf('.');
  if (branded) return all.find(({ name }) => name === split(domain).name)?.domain;
  const dot = domain.lastIndexOf('.');
  const tld = suggestTld(domain.slice(dot + 1));
  if (tld === undefined || dot < 0 || listed) return undefined;
  const stem = domain.slice(0, dot);
  const repaired = `${stem}.${tld}`;
  const existing = [repaired, `${stem}.com`].find((name) => known.has(name));
  if (existing !== undefined) return existing;
  return suggestDomain(repaired, true) ?? repaired;
}
