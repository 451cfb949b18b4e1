/** Concerns about an address with valid syntax: lists, suffixes, typos, imitated letters. */
import { createListTest, withLatinLetters } from '../../../reading/text/index.ts';
import { domainText, emailText, recordReference } from '../../../texts/references.ts';
import { domainSuffixOf, hasReservedHyphens } from '../../domain/check/domain-name.ts';
import { hasNoInbox, isDisposableDomain } from '../../domain/check/lists.ts';
import { disguisedAlphabet, latinSkeleton, mixedAlphabets } from '../../domain/check/look-alike.ts';
import { suggestDomain } from '../../domain/check/provider-typo.ts';
import { MAIL_PROVIDERS } from '../../domain/check/providers.ts';
import { toUnicode } from '../../domain/check/punycode.ts';
import { checkIp } from '../../ip/check.ts';
import { type FactRows, factIfTrue } from '../../shared/facts.ts';
import type { CheckResult } from '../../shared/offline-check.ts';
import { ROLES } from '../data/roles.ts';

export interface EmailAddress {
  readonly value: string;
  readonly local: string;
  readonly domain: string;
  readonly facts: FactRows;
}

/** A domain that imitates another: with mixed alphabets, or letters of another alphabet. */
function imitationConcern({ value, local, domain, facts }: EmailAddress): CheckResult | null {
  if (!domain.includes('xn--')) return null;
  const mixed = mixedAlphabets(domain);
  const alphabet = disguisedAlphabet(domain);
  const latin = latinSkeleton(domain);
  const provider = MAIL_PROVIDERS.includes(latin) ? latin : undefined;
  const plain = withLatinLetters(toUnicode(domain));
  const meant = provider ?? (/^[\x20-\x7e]+$/.test(plain) ? plain : undefined);
  if (mixed === null && alphabet === null && provider === undefined) return null;
  return {
    value,
    facts,
    basis: ['syntax', 'list'],
    standing: 'caution',
    reason: mixed === null ? 'disguised' : 'mixed-alphabets',
    headline:
      provider !== undefined
        ? emailText('looksLikeProvider', { provider })
        : mixed !== null
          ? emailText('mixedAlphabets', { alphabets: mixed })
          : emailText('disguised', { alphabet: alphabet ?? '' }),
    suggestion: meant && `${local}@${meant}`,
  };
}

/** The first concern about an address with valid syntax; null if there is none. */
export function concernAbout(address: EmailAddress): CheckResult | null {
  const { value, local, domain, facts } = address;
  const rest = { value, facts, basis: ['syntax', 'list'], standing: 'caution' } as const;
  const { known, reserved, registrable } = domainSuffixOf(domain);
  if (reserved !== null) {
    return { ...rest, reason: 'reserved-domain', headline: reserved('address') };
  }
  const guess = suggestDomain(domain, known);
  const suggestion = guess && `${local}@${guess}`;
  if (!known) {
    const ending = toUnicode(domain.slice(domain.lastIndexOf('.') + 1));
    return {
      ...rest,
      standing: guess ? 'bad' : 'caution',
      reason: 'unknown-tld',
      headline: domainText('unknownEnding', { ending }),
      suggestion,
    };
  }
  if (guess) {
    return {
      ...rest,
      reason: 'mistyped-domain',
      headline: emailText('mistypedDomain', { domain: guess }),
      suggestion,
    };
  }
  if (isDisposableDomain(domain)) {
    return {
      ...rest,
      reason: 'disposable',
      headline: emailText('onDisposableList'),
      facts: [...facts, factIfTrue(recordReference('disposable'), true, 'caution')],
    };
  }
  if (hasNoInbox(domain)) {
    return { ...rest, reason: 'no-inbox', headline: emailText('noInbox') };
  }
  if (registrable === null) {
    return {
      ...rest,
      reason: 'public-suffix',
      headline: emailText('publicSuffix', { domain: toUnicode(domain) }),
    };
  }
  if (hasReservedHyphens(registrable)) {
    return { ...rest, reason: 'reserved-hyphens', headline: emailText('reservedHyphens') };
  }
  return imitationConcern(address);
}

const roles = createListTest(() => ROLES);

/** Entries of the list that are not roles: names of people, and what users type to try a form. */
const NO_ROLES = new Set('aaa abc asd asdf asdasd alexa gardner india paris sydney'.split(' '));

/** Roles that the list lacks: RFC 2142, and departments of European companies. */
const MORE_ROLES = new Set(
  'abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp list-request vertrieb einkauf verkauf verwaltung datenschutz bewerbung bewerbungen rechnung rechnungen personal empfang zentrale poststelle redaktion sekretariat service-center kundenservice kundendienst impressum accueil secretariat facturation recrutement ventes achats amministrazione acquisti vendite fatture segreteria ventas compras pedidos atencion inkoop verkoop administratie facturen klantenservice ekonomi faktura kundtjanst zamowienia sprzedaz privacy dpo gdpr'.split(
    ' ',
  ),
);

/** Whether the local part, without a "+tag", names a role or a group. */
export function isRoleName(local: string): boolean {
  const name = local.toLowerCase().replace(/(?<=.)\+.*$/s, '');
  return MORE_ROLES.has(name) || (roles(name) && !NO_ROLES.has(name));
}

/** Checks an IP address in square brackets instead of a domain (RFC 5321, section 4.1.3). */

/** Removes leading zeros from the numbers of an IPv4 literal; RFC 5321 reads them as decimal. */
const decimal = (ip: string) =>
  /^(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/.test(ip) ? ip.replace(/\b0+(?=[0-9])/g, '') : ip;

export function checkIpLiteral(local: string, domain: string): CheckResult {
  const [, tag = '', inside = ''] = /^\[(IPv6:)?([0-9a-f:.]+)\]$/i.exec(domain) ?? [];
  const ip = checkIp(decimal(inside));
  const untagged = tag === '' && /:.*:/.test(inside) && ip.standing !== 'bad';
  const ok =
    ip.standing !== 'bad' && (tag !== '') === inside.includes(':') && !/\..*:/.test(inside);
  return ok
    ? {
        value: `${local}@[${tag && 'IPv6:'}${ip.value}]`,
        standing: 'caution',
        reason: 'ip-literal',
        headline: emailText('ipLiteral'),
        basis: ['syntax'],
      }
    : {
        value: `${local}@${domain.toLowerCase()}`,
        standing: 'bad',
        reason: 'bad-ip-literal',
        headline: untagged ? emailText('ipv6NeedsTag') : emailText('badIpLiteral'),
        basis: ['syntax'],
        suggestion: untagged ? `${local}@[IPv6:${ip.value}]` : undefined,
      };
}
