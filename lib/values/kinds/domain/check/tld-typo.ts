/**
 * Corrects mistyped top-level domains. Called only for endings that are not on the public suffix
 * list, so an ending that is delegated later is no longer corrected.
 */
import { isOneTypo } from '../../../domain/index.ts';
import { publicSuffixOf } from './suffix-rules.ts';

/** Typos of more than one keystroke, and typos whose nearest ending would be the wrong correction. */
const ERRORS: Readonly<Record<string, string>> = {
  com: 'vim xim cox comcom ccomm cmm comnet ocm coom c0n cpn cin con vom xom cm0',
  net: 'ner ent ten mrt nry',
  org: 'ogr irg ofg',
  de: 'dw deu dr ed',
  fr: 'ft',
  it: 'ot',
  be: 'bbe',
  eu: 'euu eeu',
  nl: 'mnl',
  uk: 'ul uj',
  info: 'imfo',
  gov: 'gob',
};

const ERROR_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries(ERRORS).flatMap(([tld, errors]) =>
    errors.split(' ').map((error): [string, string] => [error, tld]),
  ),
);

/** Endings so common that any unknown ending one keystroke away is corrected to them. */
const COMMON = ['com', 'net', 'org', 'info', 'edu', 'gov', 'online', 'store', 'cloud', 'email'];

/** Country endings for which a swapped or doubled letter is corrected. */
const COUNTRIES = new Set(
  'de uk fr it es nl be at ch pl cz eu ru se dk no fi pt br us ca au jp in cn mx gr hu ro ie tr ua'.split(
    ' ',
  ),
);

/** Country endings under which most names have a second ending, whose dot is left out: "couk". */
const COUNTRIES_WITH_SECOND = new Set(
  'uk au nz za jp kr br mx ar tr pl th my sg hk tw ua'.split(' '),
);

/** Endings of local networks, which are not typos. */
const LOCAL = new Set(['lan', 'corp', 'home', 'intra', 'loc', 'priv', 'box', 'dmz', 'mail']);

/** The top-level domain that an unknown one was probably meant to be, or undefined. */
export function suggestTld(tld: string): string | undefined {
  const listed = ERROR_FOR.get(tld);
  if (listed !== undefined || LOCAL.has(tld)) return listed;
  const common = COMMON.find((meant) => isOneTypo(tld, meant));
  if (common !== undefined) return common;
  const [, second, country = ''] = /^(com?|net|org|ac|edu|gov)(\p{Lower}{2})$/u.exec(tld) ?? [];
  const parts = `${second}.${country}`;
  if (COUNTRIES_WITH_SECOND.has(country) && publicSuffixOf(`x.${parts}`).suffix === parts)
    return parts;
  const swapped = tld.charAt(1) + tld.charAt(0);
  if (tld.length === 2) return COUNTRIES.has(swapped) ? swapped : undefined;
  const single = tld.replace(/(.)\1/g, '$1');
  if (single.length === 2) return COUNTRIES.has(single) ? single : undefined;
  return undefined;
}
