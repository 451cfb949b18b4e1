/** Which lists contain a domain or local part: maintained packages and the relay fixture. */
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import freeDomains from 'free-email-domains-list';
import roles from 'role-based-email-addresses';
import { getDomain } from 'tldts';
import { RELAY_DOMAINS } from '../fixtures/mail.ts';

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
 * A relay domain is neither disposable nor public, because its addresses are permanent. A university
 * is not public either, though some are on the free list.
 */
export function listingOf(domain: string): Listing {
  const names = [domain, getDomain(domain) ?? domain];
  const isRelay = names.some((name) => RELAY_DOMAINS.has(name));
  const isDisposable = !isRelay && names.some((name) => disposable.has(name));
  const education = /\.(edu|ac)(\.[a-z]{2})?$/.test(domain);
  return {
    disposable: isDisposable,
    education,
    public_domain: !isRelay && !isDisposable && !education && free.has(domain),
    relay_domain: isRelay,
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

/** The role type of a local part; null when it is not a role account. */
export function roleOf(local: string): string | null {
  return ROLE_TYPES.get(local) ?? null;
}
