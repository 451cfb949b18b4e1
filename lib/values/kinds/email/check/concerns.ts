/** Concerns about an address with valid syntax: lists, suffixes, typos, imitated letters. */

import { domainText, emailText, recordText } from '../../../domain/message.ts';
import { createListTest, withLatinLetters } from '../../../text/index.ts';
import { domainSuffixOf, hasReservedHyphens } from '../../domain/check/domain-name.ts';
import { hasNoInbox, isDisposableDomain } from '../../domain/check/lists.ts';
import { disguisedAlphabet, latinSkeleton, mixedAlphabets } from '../../domain/check/look-alike.ts';
import { suggestDomain } from '../../domain/check/provider-typo.ts';
import { MAIL_PROVIDERS } from '../../domain/check/providers.ts';
import { toUnicode } from '../../domain/check/punycode.ts';
import { type FactRows, factIfTrue } from '../../shared/facts.ts';
import { type CheckResult, checkError } from '../../shared/offline-check.ts';
import { ROLES } from '../data/roles.ts';
import { gluedEnd } from '../find-glued.ts';

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
  const unlike =
    mixed === null
      ? emailText('disguised', { alphabet: alphabet ?? '' })
      : emailText('mixedAlphabets', { alphabets: mixed });
  return {
    value,
    facts,
    basis: ['syntax', 'list'],
    standing: 'caution',
    reason: mixed === null ? 'disguised' : 'mixed-alphabets',
    headline: provider === undefined ? unlike : emailText('looksLikeProvider', { provider }),
    suggestion: meant && `${local}@${meant}`,
  };
}

/** The first concern about an address with valid syntax; null if there is none. */
export function concernAbout(address: EmailAddress): CheckResult | null {
  const { value, local, domain, facts } = address;
  const rest = { value, facts, basis: ['syntax', 'list'], standing: 'caution' } as const;
  const caution = (...wrong: Parameters<typeof checkError>): CheckResult => ({
    ...rest,
    ...checkError(...wrong),
  });
  const { known, reserved, registrable } = domainSuffixOf(domain);
  if (reserved !== null) return caution('reserved-domain', reserved('address'));
  const gluedAt = gluedEnd(domain, 0);
  const guess = gluedAt < 0 ? suggestDomain(domain, known) : domain.slice(0, gluedAt);
  const suggestion = guess && `${local}@${guess}`;
  if (!known) {
    const ending = toUnicode(domain.slice(domain.lastIndexOf('.') + 1));
    const unknown = caution('unknown-tld', domainText('unknownEnding', { ending }), suggestion);
    return guess ? { ...unknown, standing: 'bad' } : unknown;
  }
  if (guess)
    return caution('mistyped-domain', emailText('mistypedDomain', { domain: guess }), suggestion);
  if (isDisposableDomain(domain)) {
    const listed = factIfTrue(recordText('disposable'), true, 'caution');
    return { ...caution('disposable', emailText('onDisposableList')), facts: [...facts, listed] };
  }
  if (hasNoInbox(domain)) return caution('no-inbox', emailText('noInbox'));
  if (registrable === null)
    return caution('public-suffix', emailText('publicSuffix', { domain: toUnicode(domain) }));
  if (hasReservedHyphens(registrable))
    return caution('reserved-hyphens', emailText('reservedHyphens'));
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
