/** Whether a mail or web domain may be a company's own, by its name. */
import { domainSuffixOf } from '../kinds/domain/check/domain-name.ts';

/** Legal forms and words that say nothing of which company it is. */
const EMPTY_WORDS = new Set(
  'ab ag and as asa aps bv bvba co company corp corporation de der des di die du eood et eurl ev for gmbh group groupe gruppe holding inc international kft kg kgaa lda limited llc llp ltd mbh nv ohg oo ood oy oyj plc sa sarl sas se sia sl slu societe sp spa spol spzoo sprl sro srl the trading uab und y z zoo'.split(
    ' ',
  ),
);
/** A word shorter than this proves nothing by standing in a domain. */
const TELLING = 3;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Words of a name, legal forms such as "S.p.A." taken together and left out. */
function wordsOf(name: string): string[] {
  const words = plain(name.replace(/\(.*?\)/g, ' ').replace(/(?<=\b\p{L})\.(?=\s?\p{L}\b)/gu, ''))
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  return words.filter((word) => !EMPTY_WORDS.has(word));
}

/** `mail.example.co.uk` → `example.co.uk`; undefined for what is no name under a suffix. */
export const registrableDomainOf = (domain: string): string | undefined =>
  domainSuffixOf(domain.toLowerCase()).registrable ?? undefined;

/**
 * Whether a domain resembles a company's name: a telling word of it, its first letters, or the whole
 * run together. Names in other scripts, and names of which nothing is left, resemble every domain:
 * nothing can be said of them.
 */
export function resemblesCompany(domain: string, company: string): boolean {
  const name = (registrableDomainOf(domain) ?? domain).split('.')[0]?.replace(/-/g, '') ?? '';
  const words = wordsOf(company);
  const latin = words.filter((word) => /^[a-z\d]+$/.test(word));
  if (latin.length < words.length || latin.length === 0 || name.startsWith('xn')) return true;
  const whole = latin.join('');
  const letters = latin.map((word) => word.charAt(0)).join('');
  const isTold = latin.some(
    (word) => word.length >= TELLING && (name.includes(word) || word.startsWith(name)),
  );
  return isTold || whole.includes(name) || (letters.length > 1 && name.startsWith(letters));
}
