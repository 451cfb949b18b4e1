/**
 * Internationalised domains without a library: ASCII form by the URL parser (UTS 46, in every
 * worker and in Node), Unicode form by RFC 3492 decoding, which the URL parser does not offer.
 */

const BASE = 36;
const MAX = 0x10ffff;

function adapt(delta: number, points: number, first: boolean): number {
  let d = first ? Math.floor(delta / 700) : delta >> 1;
  d += Math.floor(d / points);
  let k = 0;
  while (d > 455) {
    d = Math.floor(d / 35);
    k += BASE;
  }
  return k + Math.floor((36 * d) / (d + 38));
}

/** RFC 3492 decoding of one label without its "xn--"; null when it is not Punycode. */
export function decodePunycode(input: string): string | null {
  const dash = input.lastIndexOf('-');
  const output = Array.from(dash > 0 ? input.slice(0, dash) : '', (c) => c.charCodeAt(0));
  let n = 128;
  let i = 0;
  let bias = 72;
  let at = dash > 0 ? dash + 1 : 0;
  if (at >= input.length) return null;
  while (at < input.length) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const code = input.charCodeAt(at);
      at += 1;
      const digit =
        code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? code - 22 : -1;
      if (digit < 0) return null;
      i += digit * weight;
      if (i > MAX * 1000) return null;
      const threshold = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const points = output.length + 1;
    bias = adapt(i - before, points, before === 0);
    n += Math.floor(i / points);
    i %= points;
    if (n > MAX) return null;
    output.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...output);
}

/** The domain as people write it; labels that do not decode stay as they are. */
export function toUnicode(domain: string): string {
  return domain
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}

/** The domain in its ASCII form (lower case, IDNA), or null where IDNA does not allow it. */
export function toAscii(domain: string): string | null {
  const lower = domain.toLowerCase();
  if (/^[\x21-\x7E]*$/.test(lower) && !lower.includes('xn--')) return lower;
  // Characters that end a host would change what is parsed.
  if (/[\s/?#@:\\%[\]]/.test(lower)) return null;
  // A numeric last label would be read as an IPv4 address.
  if (/(^|\.)[0-9]+\.?$/.test(lower)) return null;
  // Joiners where they join nothing mean nothing.
  return hostOf(lower) ?? hostOf(lower.replace(/[\u200C\u200D]/g, ''));
}

function hostOf(name: string): string | null {
  try {
    return new URL(`http://${name}/`).hostname || null;
  } catch {
    return null;
  }
}

/** An "xn--" label that stands for something, in the one form there is for it. */
export function isIdnaLabel(label: string): boolean {
  const decoded = decodePunycode(label.slice(4));
  return decoded !== null && toAscii(`${decoded}.com`) === `${label}.com`;
}
