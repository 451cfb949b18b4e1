/** Domain name syntax, shared by the domain and the email check. */
import { domainText, type Phrase } from '../../../domain/message.ts';
import { quotedCharacter } from '../../shared/offline-check.ts';
import { isIdnaLabel, toAscii, toUnicode } from './punycode.ts';
import { type PublicSuffix, publicSuffixOf } from './suffix-rules.ts';
import { suggestTld } from './tld-typo.ts';

/** Whether a text is about a domain or about the part after the @ of an address. */
type DomainRole = 'domain' | 'address';

type ErrorText = (part: DomainRole) => Phrase;

export interface DomainError {
  readonly reason: string;
  readonly says: ErrorText;
}

export type ParsedDomain =
  | { readonly ok: true; readonly ascii: string }
  | { readonly ok: false; readonly ascii: string; readonly wrong: DomainError };

/**
 * Characters that IDNA 2008 (RFC 5892) excludes: symbols and nearly all punctuation. Emoji are
 * excluded too, but some country registries allow them.
 */
const SYMBOL =
  /(?![\u2600-\u27BF\u00B7\u0375\u05F3\u05F4\u30FB\u3002]|\p{Emoji_Presentation})[\u0080-\u{10FFFF}](?<=[\p{S}\p{P}\p{Co}\p{Cn}])/u;

/** Characters outside the context that RFC 5892, appendix A, requires, such as the dot in "l·l". */
const MISPLACED =
  /(?<!l)\u00B7|\u00B7(?!l)|\u0375(?!\p{Script=Greek})|(?<!\p{Script=Hebrew})[\u05F3\u05F4]/u;

const wrong = (reason: string, says: ErrorText): DomainError => ({ reason, says });

function wrongText(typed: string): DomainError | null {
  if (typed === '') return wrong('no-domain', (part) => domainText('nameMissing', { part }));
  if (/\s/.test(typed))
    return wrong('space-in-domain', (part) => domainText('spaceInName', { part }));
  if (typed.includes('..'))
    return wrong('two-dots', (part) => domainText('twoDotsInARow', { part }));
  if (typed.startsWith('.'))
    return wrong('dot-at-start', (part) => domainText('beginsWithDot', { part }));
  if (typed.endsWith('.'))
    return wrong('dot-at-end', (part) => domainText('endsWithDot', { part }));
  if (typed.includes(','))
    return wrong('comma-in-domain', (part) => domainText('commaForDot', { part }));
  if (typed.includes('_'))
    return wrong('bad-character-in-domain', (part) => domainText('underscore', { part }));
  const stray = /[\p{Cc}\x21-\x2C/:-@[-`{-~]/u.exec(typed)?.[0];
  if (stray === undefined) return null;
  const character = quotedCharacter(stray);
  return wrong('bad-character-in-domain', (part) =>
    domainText('characterNotAllowed', { part, character }),
  );
}

const NOT_A_NAME = wrong('bad-international-domain', (part) =>
  domainText('lettersNotAllowed', { part }),
);

function labelError(label: string, typed: string): DomainError | null {
  if (label.startsWith('xn--') && !isIdnaLabel(label)) return NOT_A_NAME;
  if (label.length > 63) {
    const name = typed.toLowerCase().includes(label) ? 'labelTooLong' : 'labelTooLongEncoded';
    return wrong('label-too-long', (part) => domainText(name, { part, count: label.length }));
  }
  if (label.startsWith('-') || label.endsWith('-'))
    return wrong('hyphen-at-edge', (part) => domainText('hyphenAtEdge', { part }));
  return /^[a-z0-9-]+$/.test(label)
    ? null
    : wrong('bad-character-in-domain', (part) => domainText('someCharacterNotAllowed', { part }));
}

/** Checks the last label: no top-level domain has digits, or hyphens except in "xn--". */
function endingError(ascii: string): DomainError | null {
  if (!ascii.includes('.'))
    return wrong('no-dot-in-domain', (part) => domainText('noDot', { part }));
  const ending = ascii.slice(ascii.lastIndexOf('.') + 1);
  if (/^[0-9]+$/.test(ending))
    return wrong('numeric-tld', (part) => domainText('endsInNumber', { part }));
  if (ending.length === 1)
    return wrong('tld-too-short', (part) => domainText('endingTooShort', { part, ending }));
  return /^(?:[a-z]+|xn--.+)$/.test(ending) || suggestTld(ending) !== undefined
    ? null
    : wrong('unknown-tld', (part) => domainText('endingNotLetters', { part, ending }));
}

function firstError(typed: string, ascii: string | null): DomainError | null {
  const written = wrongText(typed);
  if (written !== null) return written;
  if (ascii === null) return NOT_A_NAME;
  const { length: count } = ascii;
  if (count > 253)
    return wrong('domain-too-long', (part) => domainText('nameTooLong', { part, count }));
  const labels = ascii.split('.').map((label) => labelError(label, typed));
  const label = labels.find((error) => error !== null);
  if (label) return label;
  const unicode = toUnicode(ascii);
  if (SYMBOL.test(typed) || SYMBOL.test(unicode) || MISPLACED.test(unicode))
    return wrong('symbol-in-domain', (part) => domainText('symbolInName', { part }));
  return endingError(ascii);
}

/**
 * Repairs a name with an unambiguous error: a comma for a dot, an extra dot, a space
 * next to a dot, punctuation around it.
 * Undefined if the result is not a valid name either.
 */
export function repairDomain(typed: string): string | undefined {
  const clean = typed
    .replace(/^https?:\/\//i, '')
    .replace(/(?<=\.[a-z]+)[/?#:].*$/is, '')
    .replace(/^[\s"'“”‘’„«»<>()[\]{}*.,;:!?-]+|[\s"'“”‘’„«»<>()[\]{}.,;:!?/\\#-]+$/g, '')
    .replace(/^www\s+/i, 'www.')
    .replace(/\s?\.\s?/g, '.')
    .replace(/[,;]/g, '.')
    .replace(/\.{2,}/g, '.');
  if (clean === typed) return undefined;
  const read = parseDomain(clean);
  return read.ok && domainSuffixOf(read.ascii).known ? read.ascii : undefined;
}

/** Parses a host name by RFC 1123, RFC 5890 and the limits of RFC 1035. */
export function parseDomain(typed: string): ParsedDomain {
  const ascii = toAscii(typed);
  const shown = ascii ?? typed.toLowerCase();
  const error = firstError(typed, ascii);
  return error === null ? { ok: true, ascii: shown } : { ok: false, ascii: shown, wrong: error };
}

/** What a name is reserved for, as named in the texts. */
type Reserved =
  | 'alternative'
  | 'examples'
  | 'private'
  | 'invalid'
  | 'local'
  | 'computer'
  | 'onion'
  | 'test'
  | 'arpa'
  | 'home';

/** Reserved names (RFC 2606, 3172, 6761, 6762, 7686, 8375, 9476; ICANN's .internal). */
const RESERVED: ReadonlyMap<string, Reserved> = new Map(
  Object.entries<Reserved>({
    alt: 'alternative',
    example: 'examples',
    internal: 'private',
    invalid: 'invalid',
    local: 'local',
    localhost: 'computer',
    onion: 'onion',
    test: 'test',
    arpa: 'arpa',
    'home.arpa': 'home',
    'example.com': 'examples',
    'example.net': 'examples',
    'example.org': 'examples',
    'example.edu': 'examples',
  }),
);

/** The text about what a name, or its last one or two labels, is reserved for. */
function reservedFor(ascii: string): ErrorText | null {
  const labels = ascii.split('.');
  const use = RESERVED.get(labels.slice(-2).join('.')) ?? RESERVED.get(labels.at(-1) ?? '');
  if (use === undefined) return null;
  return (part) => {
    const hence = domainText(part === 'address' ? 'noMailFromInternet' : 'nobodyRegisters');
    return [domainText('reserved', { use }), hence];
  };
}

export interface DomainSuffix extends PublicSuffix {
  /** The text about what a reserved name is for; null if the name is not reserved. */
  readonly reserved: ErrorText | null;
}

/** The suffixes of a name in ASCII form, and whether it is reserved. */
export const domainSuffixOf = (ascii: string): DomainSuffix => ({
  ...publicSuffixOf(ascii),
  reserved: reservedFor(ascii),
});

/**
 * Whether the third and fourth character are hyphens, which is reserved for prefixes like xn-- (RFC
 * 5890).
 */
export function hasReservedHyphens(registrable: string): boolean {
  return /^(?!xn)..--/.test(registrable);
}
