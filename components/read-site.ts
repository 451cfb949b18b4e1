/** What a person meant to have a rule for, as it is kept; or what to do instead. */
export type SiteReading =
  | { readonly ok: true; readonly site: string }
  | { readonly ok: false; readonly message: string };

const no = (message: string): SiteReading => ({ ok: false, message });
const UNREAD = no(
  'Enter a site such as shop.example, or *.shop.example with all that is under it.',
);

/** "shop.example", "https://shop.example/cart", "*.shop.example": an origin, or a domain and what is under it. */
export function readSite(text: string): SiteReading {
  const trimmed = text.trim();
  const [, scheme = 'https://', star, rest = ''] =
    /^(https?:\/\/)?(\*\.)?(.*)$/iu.exec(trimmed) ?? [];
  const address = `${scheme}${rest}`;
  if (rest === '' || rest.includes('*') || !URL.canParse(address)) return UNREAD;
  const { origin, hostname } = new URL(address);
  if (!hostname.includes('.') && !(hostname === 'localhost' && !star)) return UNREAD;
  if (!star) return { ok: true, site: origin };
  if (/^[\d.]+$/u.test(hostname))
    return no('Nothing stands under an IP address: leave out the asterisk.');
  return { ok: true, site: `https://*.${hostname}` };
}
