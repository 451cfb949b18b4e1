/** "Did you mean": mistyped providers and top-level domains, built to be wrong very seldom. */

import { domainSuffixOf } from './domain-name.ts';
import { isListedDomain } from './lists.ts';
import {
  MAIL_PROVIDERS,
  MAJOR_PROVIDERS,
  PROVIDER_BRANDS,
  REAL_SIMILAR_DOMAINS,
} from './providers.ts';
import { suggestTld } from './tld-typo.ts';
import { areAdjacentKeys, isOneTypo, typingDistance } from './typing-distance.ts';

/** How many of the largest: their neighbours are on every list because so many mistype them. */
const TOP = 7;

/** Countries' endings that are ".com" with a letter lost. */
const SHORT_COM = ['.co', '.cm', '.om'];

/** Short names whose ".co", ".cm" and ".om" nobody else gives addresses under. */
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
 * The provider whose name was probably mistyped, or the same domain with its top-level domain put
 * right. `tldKnown`: the domain ends in a real top-level domain.
 */
export function suggestDomain(domain: string, tldKnown: boolean): string | undefined {
  if (known.has(domain) || REAL_SIMILAR_DOMAINS.has(domain)) return undefined;
  const typed = split(domain);
  const listed = isListedDomain(domain);
  return (
    guessName(typed, listed) ??
    guessDots(domain) ??
    (listed ? undefined : guessShort(typed)) ??
    (tldKnown ? guessEnding(typed, listed) : guessUnknown(domain, listed))
  );
}

/** A slip in the name, the ending right (for the largest: or ".com" with a letter lost). */
function guessName({ name, ending }: Provider, listed: boolean): string | undefined {
  const lost = SHORT_COM.includes(ending) && !isReal(`${name}.com`);
  return major.find((meant, rank) => {
    if (listed && rank >= TOP) return false;
    const fits = ending === meant.ending || (lost && rank < TOP && meant.ending === '.com');
    return fits && nearName(name, meant.name);
  })?.domain;
}

function isReal(domain: string): boolean {
  return known.has(domain) || REAL_SIMILAR_DOMAINS.has(domain);
}

const byPlain: ReadonlyMap<string, readonly Provider[]> = Map.groupBy(all, ({ domain }) =>
  plain(domain),
);

/** "gmail", "gmailcom", "gmailc.om": a provider whose dot is missing or misplaced. */
function guessDots(domain: string): string | undefined {
  const labels = domain.split('.');
  if (labels.some((_, i) => i > 0 && known.has(labels.slice(i).join('.')))) {
    // Nobody has an address at the provider's web site.
    return domain.startsWith('www.') ? domain.slice(4) : undefined;
  }
  const top = major.slice(0, TOP);
  const twice = top.find(
    ({ domain: meant }) =>
      domain.startsWith(meant) && /^\.?com$/.test(domain.slice(meant.length).replace(meant, 'com')),
  );
  const alone = top.find(({ name }) => domain === name);
  const moved = byPlain
    .get(plain(domain))
    ?.find(
      ({ domain: meant, name }) =>
        labels.length === 1 || labels.length === meant.split('.').length || name.length > 4,
    );
  return (alone ?? twice ?? moved)?.domain;
}

/** Names too short to guess at, but for a doubled letter: any other neighbour is somebody's. */
const DOUBLES = suggestible(
  'aol.com msn.com gmx.de gmx.net gmx.at gmx.ch gmx.com att.net uol.com.br',
);
/** Names of four letters: also two of them swapped, or a key beside the right one hit with it. */
const SWAPS = suggestible('live.com live.co.uk live.fr mail.ru mail.com free.fr zoho.com');
/** Words and names that such a slip makes. */
const WORDS = new Set('evil vile livre mali amil fere frere freee frede maxil oliv'.split(' '));

function guessShort({ name, ending }: Provider): string | undefined {
  if (WORDS.has(name)) return undefined;
  const slip = (list: readonly Provider[], made: (meant: string) => boolean) =>
    list.find((meant) => ending === meant.ending && made(meant.name))?.domain;
  return (
    slip(DOUBLES, (meant) => inserted(name, meant, (key, beside) => key === beside)) ??
    slip(
      SWAPS,
      (meant) =>
        isSwap(name, meant) ||
        inserted(name, meant, (key, beside, inside) =>
          inside ? key === beside || areAdjacentKeys(beside, key) : key === beside,
        ),
    )
  );
}

/** Two neighbours of `meant` swapped. */
function isSwap(typed: string, meant: string): boolean {
  const sorted = (word: string) => Array.from(word).sort().join('');
  return sorted(typed) === sorted(meant) && typingDistance(typed, meant, 1) === 1;
}

/** `typed` is `meant` with one letter more, which `fits` the letter before or after it. */
function inserted(
  typed: string,
  meant: string,
  fits: (key: string, beside: string, inside: boolean) => boolean,
): boolean {
  if (typed.length !== meant.length + 1) return false;
  return Array.from(typed).some((key, i) => {
    if (typed.slice(0, i) + typed.slice(i + 1) !== meant) return false;
    const inside = i > 0 && i < meant.length;
    return [meant.charAt(i - 1), meant.charAt(i)].some(
      (beside) => beside !== '' && fits(key, beside, inside),
    );
  });
}

/** Look-alike digits (0, 1), or one digit of the row above that slipped in or under the finger. */
function undigit(typed: string, meant: string): string | null {
  const alike = typed
    .replace(/0/g, 'o')
    .replace(/1/g, (_, i: number) => (meant[i] === 'i' ? 'i' : 'l'));
  if (!/[2-9]/.test(alike)) return alike;
  const at = typed.search(/[0-9]/);
  const digit = typed.charAt(at);
  if (/[0-9]/.test(typed.slice(at + 1))) return null;
  const left = typed.slice(0, at);
  const right = typed.slice(at + 1);
  if (typed.length === meant.length) {
    return left + meant.charAt(at) + right === meant && areAdjacentKeys(meant.charAt(at), digit)
      ? meant
      : null;
  }
  const inside = left !== '' && right !== '' && left + right === meant;
  return inside &&
    (areAdjacentKeys(left.slice(-1), digit) || areAdjacentKeys(right.charAt(0), digit))
    ? meant
    : null;
}

/** One slip; two only in names of eight letters and more, both of them slips of the finger. */
function nearName(given: string, meant: string): boolean {
  if (given === meant || given.length < 3) return false;
  if (/[0-9]/.test(given) && !/[0-9]/.test(meant)) {
    const letters = undigit(given, meant);
    return letters !== null && (letters === meant || nearName(letters, meant));
  }
  const first = given.charAt(0) === meant.charAt(0);
  const one = typingDistance(given, meant, 1);
  // "email" is no slip of "gmail": a wrong first letter counts only if the key lies beside the right one.
  const slip =
    first ||
    (given.length === meant.length
      ? areAdjacentKeys(meant.charAt(0), given.charAt(0)) || given.charAt(1) === meant.charAt(0)
      : given.length < meant.length || areAdjacentKeys(meant.charAt(0), given.charAt(0)));
  if (one === 1) return slip;
  return first && meant.length >= 7 && typingDistance(given, meant, 1, 0.5) <= 1;
}

/** A provider's name under an ending that exists, but not for this provider. */
function guessEnding({ domain, name, ending }: Provider, listed: boolean): string | undefined {
  if (SHORT_COM.includes(ending)) {
    const com = major.slice(0, TOP).find((meant) => meant.domain === `${name}.com`);
    if (com) return com.domain;
    if (!listed && SHORT_NAMES.includes(name) && known.has(`${name}.com`)) return `${name}.com`;
  }
  if (listed) return undefined;
  const { suffix, registrable } = domainSuffixOf(domain);
  // "gmail.fr": Google and Apple give addresses under .com alone.
  if ((name === 'gmail' || name === 'icloud') && `.${suffix}` === ending) return `${name}.com`;
  if (PROVIDER_BRANDS.has(name) && registrable === domain) {
    const theirs = all.filter((meant) => meant.name === name);
    // "yahoo.ar" for yahoo.com.ar, before anything one key away.
    const whole = theirs.find(
      (meant) => /^\.com?\./.test(meant.ending) && meant.ending.endsWith(ending),
    );
    return (whole ?? theirs.find((meant) => nearEnding(ending, meant.ending)))?.domain;
  }
  // "yahoo.vo.uk": the brand is only a part of somebody's "vo.uk".
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

/** One slip of the finger between two real endings of one label. */
function nearEnding(typed: string, meant: string): boolean {
  if (typed.indexOf('.', 1) > 0 || meant.indexOf('.', 1) > 0) return false;
  if (typed.length !== meant.length) return typingDistance(typed, meant, 1) === 1;
  return typingDistance(typed, meant, 1, 0.5) === 0.5;
}

/** The ending does not exist: something is wrong for certain, and the nearest provider was meant. */
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
  const real = [repaired, `${stem}.com`].find((name) => known.has(name));
  if (real !== undefined) return real;
  return suggestDomain(repaired, true) ?? repaired;
}
