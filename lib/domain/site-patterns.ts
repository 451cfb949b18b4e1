/**
 * Site patterns: one origin (`https://shop.example`), or a domain with its subdomains
 * (`https://*.shop.example`) on any port.
 */

/** An IP address has no subdomains (WHATWG URL, host). */
const IP_HOST = /^\[|^[\d.]+$/;

/**
 * The patterns that match an origin, most specific first. A rule for https also applies to http
 * pages of the site that have no rule themselves.
 */
export function sitePatternsFor(origin: string): string[] {
  if (!URL.canParse(origin)) return [origin];
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && protocol !== 'http:') return [origin];
  const labels = IP_HOST.test(hostname) ? [] : hostname.split('.');
  const domains = labels.map((_, i) => `https://*.${labels.slice(i).join('.')}`);
  return [...new Set([origin, origin.replace(/^http:/, 'https:')]), ...domains];
}

/** The most specific rule for an origin; undefined when none matches. */
export function siteRuleFor<T>(
  origin: string,
  read: (pattern: string) => T | undefined,
): T | undefined {
  for (const pattern of sitePatternsFor(origin)) {
    const rule = read(pattern);
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** Characters of a host name (RFC 1035, 2.3.4). URLs may have more, and matching takes longer the more there are. */
const MAX_HOST_LENGTH = 253;

/** Parses `shop.example` or `*.shop.example` into the pattern that is stored; null when invalid. */
export function parseSitePattern(written: string): string | null {
  const full = /^https?:\/\//.test(written) ? written : `https://${written}`;
  const bare = full.replace('://*.', '://');
  if (!/^[^*\s]+$/.test(bare) || !URL.canParse(bare)) return null;
  const { origin, hostname } = new URL(bare);
  if (hostname.length > MAX_HOST_LENGTH) return null;
  if (bare.replace(/\/$/, '').toLowerCase() !== origin) return null;
  return full === bare ? origin : `https://*.${hostname}`;
}
