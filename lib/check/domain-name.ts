/** The syntax of a domain name, shared by the domain and the email check. */
import { parse } from 'tldts';
import { isIdnaLabel, toAscii } from './punycode.ts';

interface Wrong {
  readonly reason: string;
  /** Completes "The domain …" and "The part after @ …". */
  readonly says: string;
}

export type DomainReading =
  | { readonly ok: true; readonly ascii: string }
  | { readonly ok: false; readonly ascii: string; readonly wrong: Wrong };

/**
 * What IDNA 2008 (RFC 5892) leaves out: symbols, punctuation other than a few signs. Emoji too, but
 * some countries' registries give out names with them all the same.
 */
const SYMBOL =
  /(?![\u2600-\u27BF\u00B7\u0375\u05F3\u05F4\u30FB\u3002]|\p{Emoji_Presentation})[\u0080-\u{10FFFF}](?<=[\p{S}\p{P}\p{Co}\p{Cn}])/u;

function firstWrong(typed: string, ascii: string | null): Wrong | null {
  if (typed === '') return { reason: 'no-domain', says: 'is empty' };
  if (/\s/.test(typed)) return { reason: 'space-in-domain', says: 'has a space in it' };
  if (typed.includes('..')) return { reason: 'two-dots', says: 'has two dots in a row' };
  if (typed.startsWith('.')) return { reason: 'dot-at-start', says: 'begins with a dot' };
  if (typed.endsWith('.')) return { reason: 'dot-at-end', says: 'ends with a dot' };
  if (typed.includes(',')) {
    return { reason: 'comma-in-domain', says: 'has a comma where a dot belongs' };
  }
  if (typed.includes('_')) {
    return {
      reason: 'bad-character-in-domain',
      says: 'has an underscore, which names of hosts may not have',
    };
  }
  const stray = /[\x21-\x2C/:-@[-`{-\x7F]/.exec(typed);
  if (stray) {
    return {
      reason: 'bad-character-in-domain',
      says: `has a character that is not allowed: ${stray[0]}`,
    };
  }
  if (ascii === null) {
    return { reason: 'bad-international-domain', says: 'is not a valid internationalised name' };
  }
  if (ascii.length > 253) {
    return {
      reason: 'domain-too-long',
      says: `is ${ascii.length} characters long: 253 is the limit`,
    };
  }
  for (const label of ascii.split('.')) {
    if (label.startsWith('xn--') && !isIdnaLabel(label)) {
      return { reason: 'bad-international-domain', says: 'is not a valid internationalised name' };
    }
    if (label.length > 63) {
      return {
        reason: 'label-too-long',
        says: `has a part of ${label.length} characters: 63 is the limit`,
      };
    }
    if (label.startsWith('-') || label.endsWith('-')) {
      return { reason: 'hyphen-at-edge', says: 'has a part that begins or ends with a hyphen' };
    }
    if (!/^[a-z0-9-]+$/.test(label)) {
      return { reason: 'bad-character-in-domain', says: 'has a character that is not allowed' };
    }
  }
  if (SYMBOL.test(typed)) {
    return { reason: 'symbol-in-domain', says: 'has a character that is neither letter nor digit' };
  }
  if (!ascii.includes('.')) return { reason: 'no-dot-in-domain', says: 'has no dot' };
  if (/\.[0-9]+$/.test(ascii)) {
    return { reason: 'numeric-tld', says: 'ends in a number, which no top-level domain is' };
  }
  if (/\.[a-z]$/.test(ascii)) {
    return {
      reason: 'tld-too-short',
      says: 'ends in a single letter, which no top-level domain is',
    };
  }
  return null;
}

/** Reads a host name by RFC 1123, RFC 5890 and the limits of RFC 1035. */
export function readDomain(typed: string): DomainReading {
  const ascii = toAscii(typed);
  const shown = ascii ?? typed.toLowerCase();
  const wrong = firstWrong(typed, ascii);
  return wrong === null ? { ok: true, ascii: shown } : { ok: false, ascii: shown, wrong };
}

/** Top-level names set aside for good (RFC 2606, 6761, 6762, 7686, 8375, 9476; ICANN's .internal). */
const RESERVED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alt: 'names outside the DNS (RFC 9476)',
    example: 'documentation (RFC 2606)',
    internal: 'private networks (ICANN)',
    invalid: 'names that must not exist (RFC 2606)',
    local: 'the local network (RFC 6762)',
    localhost: 'this computer (RFC 6761)',
    onion: 'Tor services (RFC 7686)',
    test: 'tests (RFC 2606)',
    arpa: 'the network itself (RFC 3172)',
  }),
);

export interface Suffix {
  /** Public suffix ("co.uk"), or null where the name is itself one. */
  readonly suffix: string | null;
  /** Registrable domain ("example.co.uk"), or null. */
  readonly registrable: string | null;
  /** The top-level domain is on the ICANN part of the public suffix list. */
  readonly known: boolean;
  /** What a reserved name is reserved for. */
  readonly reserved: string | null;
}

/** What the public suffix list says of a domain in ASCII form. */
export function suffixOf(ascii: string): Suffix {
  const found = parse(ascii, { allowPrivateDomains: false, extractHostname: false });
  const tld = ascii.slice(ascii.lastIndexOf('.') + 1);
  const documentation = /(^|\.)example\.(com|net|org|edu)$/.test(ascii);
  return {
    suffix: found.publicSuffix,
    registrable: found.domain,
    known: found.isIcann === true,
    reserved: RESERVED.get(tld) ?? (documentation ? 'documentation (RFC 2606)' : null),
  };
}
