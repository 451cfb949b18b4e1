/** "Did you mean": mistyped providers and top-level domains, built to be wrong very seldom. */
import { isListed } from './email-lists.ts';
import { MAJOR, PROVIDERS, REAL_NEIGHBOURS } from './providers.ts';
import { TLD_FOR } from './tld-errors.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Keys that touch on the common layouts (QWERTY; Y and Z count as each other's places on QWERTZ). */
function touching(a: string, b: string): boolean {
  for (const [row, keys] of ROWS.entries()) {
    const at = keys.indexOf(a);
    if (at < 0) continue;
    for (const [other, theirs] of ROWS.entries()) {
      const place = theirs.indexOf(b);
      if (place < 0) continue;
      const side = place - at;
      if (other === row && Math.abs(side) === 1) return true;
      if (other === row + 1 && (side === 0 || side === -1)) return true;
      if (other === row - 1 && (side === 0 || side === 1)) return true;
    }
  }
  return (
    (a === 'y' && b === 'z') ||
    (a === 'z' && b === 'y') ||
    (a === 'o' && b === '0') ||
    (a === 'l' && b === '1')
  );
}

/**
 * Damerau-Levenshtein (restricted) distance, at most `cap` + 1. A substitution of keys that touch,
 * a doubled letter and a swap cost `easy`, everything else 1.
 */
export function distance(typed: string, meant: string, cap: number, easy = 1): number {
  if (Math.abs(typed.length - meant.length) > cap / easy) return cap + 1;
  let two: number[] = [];
  let one = Array.from({ length: meant.length + 1 }, (_, i) => i);
  for (let i = 1; i <= typed.length; i += 1) {
    const t = typed.charAt(i - 1);
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const m = meant.charAt(j - 1);
      const swap = i > 1 && j > 1 && t === meant.charAt(j - 2) && m === typed.charAt(i - 2);
      row.push(
        Math.min(
          (one[j - 1] ?? 0) + (t === m ? 0 : touching(m, t) ? easy : 1),
          (one[j] ?? 0) + (t === typed.charAt(i - 2) ? easy : 1),
          (row[j - 1] ?? 0) + (m === meant.charAt(j - 2) ? easy : 1),
          swap && t !== m ? (two[j - 2] ?? 0) + easy : Number.POSITIVE_INFINITY,
        ),
      );
    }
    two = one;
    one = row;
  }
  return one[meant.length] ?? cap + 1;
}

/** The top-level domain that an unknown one was probably meant to be. */
export function nearTld(tld: string): string | undefined {
  return TLD_FOR.get(tld);
}

/** How many of the largest: their neighbours are on every list because so many mistype them. */
const TOP = 7;

/**
 * The provider whose name was probably mistyped, or the same domain with its top-level domain put
 * right. `tldKnown`: the domain ends in a real top-level domain.
 */
export function guessDomain(domain: string, tldKnown: boolean): string | undefined {
  if (PROVIDERS.includes(domain) || REAL_NEIGHBOURS.has(domain)) return undefined;
  const dot = domain.indexOf('.');
  const name = domain.slice(0, dot);
  const listed = isListed(domain);
  for (const [rank, meant] of MAJOR.entries()) {
    const theirs = meant.slice(0, meant.indexOf('.'));
    const ending = meant.slice(theirs.length);
    const sameEnding = domain.slice(dot) === ending;
    if (listed && rank >= TOP) continue;
    if (sameEnding && nearName(name, theirs)) return meant;
  }
  const misplaced = guessDots(domain);
  if (misplaced !== undefined) return misplaced;
  return guessEnding(domain, tldKnown, listed);
}

/** "gmail", "gmailcom", "gmailc.om": a provider whose dot is missing or misplaced. */
function guessDots(domain: string): string | undefined {
  const top = MAJOR.slice(0, TOP);
  const plain = domain.replace(/\./g, '');
  if (PROVIDERS.some((provider) => domain.endsWith(`.${provider}`))) return undefined;
  return (
    top.find((meant) => domain === meant.slice(0, meant.indexOf('.'))) ??
    top.find((meant) => plain === meant.replace(/\./g, '')) ??
    PROVIDERS.find((meant) => domain === meant.replace(/\./g, ''))
  );
}

/** One slip; two only in names of eight letters and more, both of them slips of the finger. */
function nearName(typed: string, meant: string): boolean {
  if (typed === meant || typed.length < 3 || /[2-9]/.test(typed)) return false;
  const first = typed.charAt(0) === meant.charAt(0);
  const one = distance(typed, meant, 1);
  // "email" is no slip of "gmail": a wrong first letter counts only if the key lies beside the right one.
  const slip =
    first ||
    (typed.length === meant.length
      ? touching(meant.charAt(0), typed.charAt(0)) || typed.charAt(1) === meant.charAt(0)
      : typed.length < meant.length || touching(meant.charAt(0), typed.charAt(0)));
  if (one === 1) return slip;
  return first && meant.length >= 7 && distance(typed, meant, 1, 0.5) <= 1;
}

/** Countries' endings that are ".com" with a letter lost. */
const SHORT_COM = ['.co', '.cm', '.om'];

function guessEnding(domain: string, tldKnown: boolean, listed: boolean): string | undefined {
  const dot = domain.lastIndexOf('.');
  const ending = domain.slice(dot);
  const stem = domain.slice(0, dot);
  if (tldKnown) {
    const com = MAJOR.slice(0, TOP).find((meant) => meant === `${stem}.com`);
    return SHORT_COM.includes(ending) ? com : undefined;
  }
  const tld = nearTld(ending.slice(1));
  if (tld === undefined || listed) return undefined;
  const repaired = `${stem}.${tld}`;
  const known = [repaired, `${stem}.com`].find((name) => PROVIDERS.includes(name));
  if (known !== undefined) return known;
  return guessDomain(repaired, true) ?? repaired;
}
