import { policiesText as said } from '../../lib/texts/policies.ts';

/** What a person meant to have a rule for, as it is kept; or what to do instead. */
export type ParsedSite =
  | { readonly ok: true; readonly site: string }
  | { readonly ok: false; readonly message: string };

const rejectSite = (message: string): ParsedSite => ({ ok: false, message });
const siteUnreadable = () => rejectSite(said('siteUnread'));

/** "shop.example", "https://shop.example/cart", "*.shop.example": an origin, or a domain and what is under it. */
export function parseSite(text: string): ParsedSite {
  const trimmed = text.trim();
  const [, scheme = 'https://', star, rest = ''] =
    /^(https?:\/\/)?(\*\.)?(.*)$/iu.exec(trimmed) ?? [];
  const address = `${scheme}${rest}`;
  if (rest === '' || rest.includes('*') || !URL.canParse(address)) return siteUnreadable();
  const { origin, hostname } = new URL(address);
  if (!hostname.includes('.') && !(hostname === 'localhost' && !star)) return siteUnreadable();
  if (!star) return { ok: true, site: origin };
  if (/^[\d.]+$/u.test(hostname)) return rejectSite(said('siteIsIpAddress'));
  return { ok: true, site: `https://*.${hostname}` };
}
