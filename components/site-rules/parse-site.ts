import { policiesText } from '../../lib/texts/policies.ts';

/** A site as settings store it, or a message that says what to enter instead. */
export type ParsedSite =
  | { readonly ok: true; readonly site: string }
  | { readonly ok: false; readonly message: string };

const rejectSite = (message: string): ParsedSite => ({ ok: false, message });
const siteUnreadable = () => rejectSite(policiesText('siteUnread'));

/** Parses "shop.example" and "https://shop.example/cart" to an origin, "*.shop.example" to a pattern for a domain and its subdomains. */
export function parseSite(text: string): ParsedSite {
  const trimmed = text.trim();
  const [, scheme = 'https://', wildcard, rest = ''] =
    /^(https?:\/\/)?(\*\.)?(.*)$/iu.exec(trimmed) ?? [];
  const address = `${scheme}${rest}`;
  if (rest === '' || rest.includes('*') || !URL.canParse(address)) return siteUnreadable();
  const { origin, hostname } = new URL(address);
  if (!hostname.includes('.') && !(hostname === 'localhost' && !wildcard)) return siteUnreadable();
  if (!wildcard) return { ok: true, site: origin };
  if (/^[\d.]+$/u.test(hostname)) return rejectSite(policiesText('siteIsIpAddress'));
  return { ok: true, site: `https://*.${hostname}` };
}
