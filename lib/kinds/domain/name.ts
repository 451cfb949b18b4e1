/** The syntax of a domain name, shared by the domain and the email check. */
import { parse } from 'tldts';
import { quoted } from '../sentence.ts';
import { isIdnaLabel, toAscii, toUnicode } from './punycode.ts';
import { nearTld } from './tld-typo.ts';

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

/** Characters that stand only where RFC 5892, appendix A, has them: the dot of "l·l", for one. */
const MISPLACED =
  /(?<!l)\u00B7|\u00B7(?!l)|\u0375(?!\p{Script=Greek})|(?<!\p{Script=Hebrew})[\u05F3\u05F4]/u;

function wrongText(typed: string): Wrong | null {
  if (typed === '') return { reason: 'no-domain', says: 'is missing' };
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
      says: 'has an underscore, which names of websites and mail servers may not have',
    };
  }
  const stray = /[\p{Cc}\x21-\x2C/:-@[-`{-~]/u.exec(typed)?.[0];
  return stray === undefined
    ? null
    : {
        reason: 'bad-character-in-domain',
        says: `has a character that is not allowed: ${quoted(stray)}`,
      };
}

const NOT_A_NAME: Wrong = {
  reason: 'bad-international-domain',
  says: 'has letters, or an xn-- spelling of letters, that no name can have',
};

function wrongLabel(label: string, typed: string): Wrong | null {
  if (label.startsWith('xn--') && !isIdnaLabel(label)) return NOT_A_NAME;
  if (label.length > 63) {
    const spelt = typed.toLowerCase().includes(label) ? '' : ' in its xn-- spelling';
    return {
      reason: 'label-too-long',
      says: `has a part of ${label.length} characters${spelt}: 63 is the limit`,
    };
  }
  if (label.startsWith('-') || label.endsWith('-')) {
    return { reason: 'hyphen-at-edge', says: 'has a part that begins or ends with a hyphen' };
  }
  return /^[a-z0-9-]+$/.test(label)
    ? null
    : { reason: 'bad-character-in-domain', says: 'has a character that is not allowed' };
}

/** What is wrong with the last label: no top-level domain has digits, or hyphens but in "xn--". */
function wrongEnding(ascii: string): Wrong | null {
  if (!ascii.includes('.')) return { reason: 'no-dot-in-domain', says: 'has no dot' };
  const tld = ascii.slice(ascii.lastIndexOf('.') + 1);
  if (/^[0-9]+$/.test(tld)) {
    return { reason: 'numeric-tld', says: 'ends in a number; a name ends in letters, like .com' };
  }
  if (tld.length === 1) {
    return { reason: 'tld-too-short', says: `ends in .${tld}; no ending has a single letter` };
  }
  if (!/^(?:[a-z]+|xn--.+)$/.test(tld) && nearTld(tld) === undefined) {
    return { reason: 'unknown-tld', says: `ends in .${tld}; real endings are letters only` };
  }
  return null;
}

function firstWrong(typed: string, ascii: string | null): Wrong | null {
  const text = wrongText(typed);
  if (text !== null) return text;
  if (ascii === null) return NOT_A_NAME;
  if (ascii.length > 253) {
    return {
      reason: 'domain-too-long',
      says: `is ${ascii.length} characters long: 253 is the limit`,
    };
  }
  const labels = ascii.split('.').map((label) => wrongLabel(label, typed));
  const label = labels.find((wrong) => wrong !== null);
  if (label) return label;
  const unicode = toUnicode(ascii);
  if (SYMBOL.test(typed) || SYMBOL.test(unicode) || MISPLACED.test(unicode)) {
    return { reason: 'symbol-in-domain', says: 'has a character that is neither letter nor digit' };
  }
  return wrongEnding(ascii);
}

/**
 * A faulty name put right where only one thing can have been meant: a comma for a dot, a dot too
 * many, punctuation around it. Undefined where that is no name either.
 */
export function repaired(typed: string): string | undefined {
  const clean = typed
    .replace(/^https?:\/\//i, '')
    .replace(/(?<=\.[a-z]+)[/?#:].*$/is, '')
    .replace(/^[\s"'“”‘’„«»<>()[\]{}*.,;:!?-]+|[\s"'“”‘’„«»<>()[\]{}.,;:!?/\\#-]+$/g, '')
    .replace(/[,;]/g, '.')
    .replace(/\.{2,}/g, '.');
  if (clean === typed) return undefined;
  const read = readDomain(clean);
  return read.ok && suffixOf(read.ascii).known ? read.ascii : undefined;
}

/** Reads a host name by RFC 1123, RFC 5890 and the limits of RFC 1035. */
export function readDomain(typed: string): DomainReading {
  const ascii = toAscii(typed);
  const shown = ascii ?? typed.toLowerCase();
  const wrong = firstWrong(typed, ascii);
  return wrong === null ? { ok: true, ascii: shown } : { ok: false, ascii: shown, wrong };
}

/** Names set aside for good (RFC 2606, 3172, 6761, 6762, 7686, 8375, 9476; ICANN's .internal). */
const RESERVED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alt: 'names outside the internet’s own system',
    example: 'examples in texts',
    internal: 'private networks',
    invalid: 'names that must not exist',
    local: 'devices on a local network',
    localhost: 'the computer itself',
    onion: 'services of the Tor network',
    test: 'tests',
    arpa: 'the internet’s own machinery',
    'home.arpa': 'home networks',
    'example.com': 'examples in texts',
    'example.net': 'examples in texts',
    'example.org': 'examples in texts',
    'example.edu': 'examples in texts',
  }),
);

/** What a name, or the name of one or two labels that it ends in, is reserved for. */
function reservedFor(ascii: string): string | null {
  const labels = ascii.split('.');
  return RESERVED.get(labels.slice(-2).join('.')) ?? RESERVED.get(labels.at(-1) ?? '') ?? null;
}

export interface Suffix {
  /** Public suffix ("co.uk"), or null where the name is itself one. */
  readonly suffix: string | null;
  /** Registrable domain ("example.co.uk"), or null. */
  readonly registrable: string | null;
  /** Suffix of a hosting service under which its customers have names ("github.io"), or null. */
  readonly hosting: string | null;
  /** The top-level domain is on the ICANN part of the public suffix list. */
  readonly known: boolean;
  /** What a reserved name is reserved for. */
  readonly reserved: string | null;
}

/** What the public suffix list says of a domain in ASCII form. */
export function suffixOf(ascii: string): Suffix {
  const found = parse(ascii, { allowPrivateDomains: false, extractHostname: false });
  const customers = parse(ascii, { allowPrivateDomains: true, extractHostname: false });
  return {
    suffix: found.publicSuffix,
    registrable: found.domain,
    hosting: customers.isPrivate === true ? customers.publicSuffix : null,
    known: found.isIcann === true,
    reserved: reservedFor(ascii),
  };
}

/** Where two hyphens stand third and fourth in a name, which is kept for spellings like xn-- (RFC 5890). */
export function hasReservedHyphens(registrable: string): boolean {
  return /^(?!xn)..--/.test(registrable);
}
