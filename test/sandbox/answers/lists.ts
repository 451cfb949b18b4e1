/** Which lists a domain or local part stands on: maintained packages, and the relay fixture. */
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import freeDomains from 'free-email-domains-list';
import roles from 'role-based-email-addresses';
import { getDomain } from 'tldts';
import { RELAY_DOMAINS } from '../fixtures/relays.ts';

const disposable = disposableEmailBlocklistSet();
const free: ReadonlySet<string> = new Set(freeDomains.DOMAINS);

const ROLE_TYPES: ReadonlyMap<string, string> = new Map(
  [
    ['other', roles.OTHER] as const,
    ['meeting', roles.MEETING] as const,
    ['notification', roles.NOTIFICATION] as const,
    ['marketing', roles.MARKETING] as const,
  ].flatMap(([type, names]) => names.map((name) => [name, type] as const)),
);

export interface Listing {
  readonly disposable: boolean;
  readonly education: boolean;
  readonly public_domain: boolean;
  readonly relay_domain: boolean;
}

/**
 * A relay is neither disposable nor webmail: the address is its owner's for good. Nor is a university
 * webmail, though some are on the free list.
 */
export function listingOf(domain: string): Listing {
  const names = [domain, getDomain(domain) ?? domain];
  const relay = names.some((name) => RELAY_DOMAINS.has(name));
  const thrown = !relay && names.some((name) => disposable.has(name));
  const education = /\.(edu|ac)(\.[a-z]{2})?$/.test(domain);
  return {
    disposable: thrown,
    education,
    public_domain: !relay && !thrown && !education && free.has(domain),
    relay_domain: relay,
  };
}

/** Names of the lists behind a listing, for `sources`. */
export function sourcesOf(listing: Listing): string[] {
  return [
    ...(listing.disposable ? ['disposable-email-domains-js'] : []),
    ...(listing.public_domain ? ['free-email-domains-list'] : []),
    ...(listing.relay_domain ? ['sandbox relay fixture'] : []),
  ];
}

/** What the role account of a local part is for; null when it is a person's. */
export function roleOf(local: string): string | null {
  return ROLE_TYPES.get(local) ?? null;
}
