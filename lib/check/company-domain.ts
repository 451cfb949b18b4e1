/** Compares a mail or web domain with a company's name. */
import { domainSuffixOf } from '../kinds/domain/check/domain-name.ts';

/** Legal forms and generic words, which do not distinguish company names. */
const EMPTY_WORDS = new Set(
  'ab ag and as asa aps bv bvba co company corp corporation de der des di die du eood et eurl ev for gmbh group groupe gruppe holding inc international kft kg kgaa lda limited llc llp ltd mbh nv ohg oo ood oy oyj plc sa sarl sas se sia sl slu societe sp spa spol spzoo sprl sro srl the trading uab und y z zoo'.split(
    ' ',
  ),
);
/** Shorter words are too common to count as a match. */
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

/** Words of a name without legal forms such as "S.p.A.". */
function wordsOf(name: string): string[] {
  const words = plain(
    name.replace(/\(.*?\)/g, ' ').replace(/(?<=\b\p{Alpha})\.(?=\s?\p{Alpha}\b)/gu, ''),
  )
    .split(/[^\p{Alpha}\d]+/u)
    .filter((word) => word !== '');
  return words.filter((word) => !EMPTY_WORDS.has(word));
}

/** `mail.example.co.uk` → `example.co.uk`; undefined without a public suffix. */
export const registrableDomainOf = (domain: string): string | undefined =>
  domainSuffixOf(domain.toLowerCase()).registrable ?? undefined;

/**
 * Whether a domain resembles a company's name: it has a distinctive word of it, its initials, or
 * the words joined. Names in other scripts, and names without a distinctive word, match every
 * domain.
 */
export function resemblesCompany(domain: string, company: string): boolean {
  const name = (registrableDomainOf(domain) ?? domain).split('.')[0]?.replace(/-/g, '') ?? '';
  const words = wordsOf(company);
  const latin = words.filter((word) => /^[a-z\d]+$/.test(word));
  if (latin.length < words.length || latin.length === 0 || name.startsWith('xn')) return true;
  const whole = latin.join('');
  const letters = latin.map((word) => word.charAt(0)).join('');
  const isTelling = latin.some(
    (word) => word.length >= TELLING && (name.includes(word) || word.startsWith(name)),
  );
  return isTelling || whole.includes(name) || (letters.length > 1 && name.startsWith(letters));
}
