/**
 * Which sites a rule is for: one origin (`https://shop.example`), or a domain with all that is under it
 * (`https://*.shop.example`), on any port.
 */

/** An address of numbers has nothing under it (WHATWG URL, host). */
const IP_HOST = /^\[|^[\d.]+$/;

/**
 * The rules that hold for an origin, the nearest first. One for a site holds for its unencrypted pages too,
 * unless they have one of their own.
 */
export function sitePatternsFor(origin: string): string[] {
  if (!URL.canParse(origin)) return [origin];
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && protocol !== 'http:') return [origin];
  const labels = IP_HOST.test(hostname) ? [] : hostname.split('.');
  const domains = labels.map((_, i) => `https://*.${labels.slice(i).join('.')}`);
  return [...new Set([origin, origin.replace(/^http:/, 'https:')]), ...domains];
}

/** What the nearest of a person's rules says of an origin. */
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

/** Up to 0.1.0 an asterisk was kept as an address writes it. */
export const decodeStoredPattern = (stored: string): string => stored.replace('://%2A.', '://*.');

/** A rule's site as it is kept, of what somebody wrote: `shop.example`, `*.shop.example`; null: it is none. */
export function parseSitePattern(written: string): string | null {
  const full = /^https?:\/\//.test(written) ? written : `https://${written}`;
  const bare = full.replace('://*.', '://');
  if (!/^[^*\s]+$/.test(bare) || !URL.canParse(bare)) return null;
  const { origin, hostname } = new URL(bare);
  if (bare.replace(/\/$/, '').toLowerCase() !== origin) return null;
  return full === bare ? origin : `https://*.${hostname}`;
}
