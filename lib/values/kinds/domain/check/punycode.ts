/**
 * Converts internationalised domains: to ASCII by the URL parser (UTS 46, in workers and Node), to
 * Unicode by decoding, which the URL parser does not offer.
 */
import punycode from 'punycode.js';

/** Decodes one label by RFC 3492, without its "xn--"; null if it is not Punycode. */
export function decodePunycode(input: string): string | null {
  // Nothing after the last hyphen: no letter was encoded.
  if (/^$|-$/.test(input)) return null;
  try {
    return punycode.decode(input);
  } catch {
    return null;
  }
}

/** The domain in Unicode; labels that do not decode stay as they are. */
export function toUnicode(domain: string): string {
  return domain
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}

/** The domain in ASCII form (lower case, IDNA), or null if IDNA does not allow it. */
export function toAscii(domain: string): string | null {
  const lower = domain.toLowerCase();
  if (/^[\x21-\x7E]*$/.test(lower) && !lower.includes('xn--')) return lower;
  // Characters that end a host would change what is parsed.
  if (/[\s/?#@:\\%[\]]/.test(lower)) return null;
  // A numeric last label would be read as an IPv4 address.
  if (/(^|\.)[0-9]+\.?$/.test(lower)) return null;
  // Joiners between letters that do not join have no meaning and are dropped.
  return hostOf(lower) ?? hostOf(lower.replace(/[\u200C\u200D]/g, ''));
}

function hostOf(name: string): string | null {
  try {
    return new URL(`http://${name}/`).hostname || null;
  } catch {
    return null;
  }
}

/** Whether an "xn--" label decodes and is in canonical form. */
export function isIdnaLabel(label: string): boolean {
  const decoded = decodePunycode(label.slice(4));
  return decoded !== null && toAscii(`${decoded}.com`) === `${label}.com`;
}
