/** What a form is for; the default policy depends on it. */
export const FORM_TYPES = [
  'sign-in',
  'sign-up',
  'checkout',
  'contact',
  'newsletter',
  'other',
] as const;

export type FormType = (typeof FORM_TYPES)[number];

/**
 * What Fieldmark may do with a kind of value on a site, strictest first: nothing, check it offline,
 * offer a lookup, look up what the person typed.
 */
export const POLICIES = ['off', 'check', 'ask', 'auto'] as const;

export type Policy = (typeof POLICIES)[number];

/** The policy of the two that allows less. */
export const stricterPolicy = (a: Policy, b: Policy): Policy =>
  POLICIES.indexOf(a) < POLICIES.indexOf(b) ? a : b;

/** What Fieldmark does about a field, mildest first: nothing, a line, a line and a held submit. */
export const GUARD_MODES = ['off', 'warn', 'hold'] as const;

export type GuardMode = (typeof GUARD_MODES)[number];

/** The mode of the two that does less. */
export const milderGuardMode = (a: GuardMode, b: GuardMode): GuardMode =>
  GUARD_MODES.indexOf(a) < GUARD_MODES.indexOf(b) ? a : b;

/** The longest that a submit may wait for a verdict, ms. */
export const MAX_SUBMIT_WAIT_MS = 4000;

/**
 * `standard` uses the cheapest endpoint for a kind; `deep` uses a more detailed one, if there is
 * one.
 */
export const DEPTHS = ['standard', 'deep'] as const;

export type Depth = (typeof DEPTHS)[number];

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
