/**
 * Domains that look like a supplier's. Companies have namesakes, so a domain that somebody else could have chosen
 * for good reasons is named only where other values say that it is meant to be this supplier's.
 */
import { isOneTypo } from '../domain/index.ts';
import {
  domainSuffixOf,
  isDisposableDomain,
  isWebmailDomain,
  latinSkeleton,
  relayServiceOf,
  toAscii,
  toUnicode,
} from '../values/names.ts';

interface DomainParts {
  /** In ASCII, as registered: `acme.co.uk`. */
  readonly domain: string;
  /** What was chosen, in Unicode: `acme`. */
  readonly label: string;
  readonly ending: string;
}

/** Letters and digits that look like others side by side: `rn` like `m`. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/5/g, 's'],
];

/** Words that are put before or after a name to make a domain of one's own. */
const ADDED =
  'group gruppe groupe grupo gruppo grupa holding gmbh ltd inc srl sarl invoice invoices billing payment payments ' +
  'pay finance finances accounting accounts rechnung rechnungen buchhaltung zahlung facture factures paiement ' +
  'compta factura facturas pagos contabilidad fattura fatture pagamenti factuur facturen betaling faktura faktury ' +
  'platnosci fatura faturas pagamento mail email online office info support service services secure portal the my get';
const ADDED_WORD = new RegExp(
  `^(?:${ADDED.replaceAll(' ', '|')})-?(?=.{4})|(?<=.{4})-?(?:${ADDED.replaceAll(' ', '|')})$`,
);

/** Endings that anybody can have, anywhere. */
const OPEN_ENDINGS = new Set(
  'com net org info biz co cc io me eu group company ltd online site shop store top xyz click app email'.split(
    ' ',
  ),
);

/** Shorter labels have many neighbours that mean something else. */
const MIN_LETTERS = { known: 4, letters: 6, typo: 9, ending: 8, word: 4, hyphen: 5 } as const;

/** The registered domain of an address; null where it says nothing about a company. */
export function companyDomainOf(address: string): DomainParts | null {
  const host = hostOf(address);
  const { registrable, suffix, hosting, known } = domainSuffixOf(host);
  if (!registrable || !suffix || !known || hosting) return null;
  if ([host, registrable].some((name) => isWebmailDomain(name) || isDisposableDomain(name)))
    return null;
  if (relayServiceOf(host)) return null;
  const label = toUnicode(registrable.slice(0, -suffix.length - 1));
  return { domain: registrable, label, ending: suffix };
}

const withoutAccents = (label: string) => label.normalize('NFD').replace(/\p{M}/gu, '');
const withoutHyphens = (label: string) => label.replaceAll('-', '');
const skeletonOf = (label: string) =>
  ALIKE.reduce((text, [pattern, letter]) => text.replace(pattern, letter), latinSkeleton(label));
const withoutAdded = (label: string) => withoutHyphens(label.replace(ADDED_WORD, ''));
/** The first and the last three letters: a single change leaves one of them as it was. */
const endsOf = (label: string) => [`^${label.slice(0, 3)}`, `${label.slice(-3)}$`];

const keysOf = ({ label }: DomainParts): readonly string[] => [
  `= ${withoutAdded(label)}`,
  `~ ${skeletonOf(label)}`,
  ...endsOf(withoutHyphens(label)),
];

/** "Numbers" in a name count something: `hotel24` and `hotel25` are two hotels. */
const hasOtherNumber = (a: string, b: string) =>
  a.replace(/\D/g, '') !== b.replace(/\D/g, '') && a.replace(/\d/g, '') === b.replace(/\d/g, '');

/**
 * Whether a domain is made to look like another.
 * @param isMeant whether other values say that it is this supplier's
 */
function isLookAlike(typed: DomainParts, known: DomainParts, isMeant: boolean): boolean {
  const [a, b] = [typed.label, known.label];
  const isSameEnding = typed.ending === known.ending;
  const least = (name: keyof typeof MIN_LETTERS) =>
    Math.min(a.length, b.length) >= (isMeant ? MIN_LETTERS.known : MIN_LETTERS[name]);
  if (a === b)
    return least('ending') && (isMeant || OPEN_ENDINGS.has(typed.ending.split('.').at(-1) ?? ''));
  if (!isSameEnding && !isMeant) return false;
  if (hasOtherNumber(a, b)) return false;
  // A name with and without accents belongs to the same company, or to a namesake.
  if (withoutAccents(a) === withoutAccents(b)) return false;
  if (latinSkeleton(a) === latinSkeleton(b)) return least('known');
  if (skeletonOf(a) === skeletonOf(b)) return least('letters');
  const [plainA, plainB] = [withoutHyphens(a), withoutHyphens(b)];
  if (plainA === plainB) return least('hyphen');
  if (withoutAdded(a) === withoutAdded(b)) return least('word');
  // The first letter makes another word, where one inside is overlooked.
  return isOneTypo(plainA, plainB) && a.charAt(0) === b.charAt(0) && least('typo');
}

const hostOf = (address: string): string =>
  toAscii(address.slice(address.lastIndexOf('@') + 1)) ?? '';

/** Domains that are written in front of another: `acme.de.pay-secure.net`, `acme-de.net`. */
function domainsInFront(host: string): string[] {
  const labels = host.split('.');
  const fronts = labels.flatMap((_, from) =>
    labels.slice(from + 1, -1).map((__, i) => labels.slice(from, from + i + 2).join('.')),
  );
  return [...fronts, ...labels.slice(0, -1).map((label) => label.replaceAll('-', '.'))];
}

/** The domains of suppliers, in which the one that a domain looks like is found. */
export function createKnownDomains(domains: Iterable<DomainParts>) {
  const byKey = new Map<string, DomainParts[]>();
  const known = new Set<string>();
  for (const each of domains) {
    if (known.has(each.domain)) continue;
    known.add(each.domain);
    for (const key of keysOf(each)) {
      const same = byKey.get(key);
      if (same) same.push(each);
      else byKey.set(key, [each]);
    }
  }
  return {
    /**
     * The supplier's domain that an address only looks like; undefined for one of a supplier and for any other.
     * @param isMeant whether other values say that the address is that of the supplier with this domain
     */
    lookAlikeOf: (
      address: string,
      isMeant: (domain: string) => boolean = () => false,
    ): string | undefined => {
      const host = hostOf(address);
      const typed = companyDomainOf(address);
      if (known.has(typed?.domain ?? host)) return undefined;
      const inFront = domainsInFront(host).find((domain) => known.has(domain));
      if (inFront !== undefined || !typed) return inFront;
      const near = new Set(keysOf(typed).flatMap((key) => byKey.get(key) ?? []));
      return [...near].find((each) => isLookAlike(typed, each, isMeant(each.domain)))?.domain;
    },
  };
}
