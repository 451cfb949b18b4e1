/** Splits an address and checks its local part (RFC 5321, RFC 6531, WHATWG HTML). */
import { emailText, factsText } from '../../../domain/message.ts';
import { withoutMarkup } from '../../../text/index.ts';
import { isWebmailDomain } from '../../domain/check/lists.ts';
import { MAJOR_PROVIDERS } from '../../domain/check/providers.ts';
import { type CheckError, checkError, quotedCharacter } from '../../shared/offline-check.ts';
import { isRoleName } from './concerns.ts';

export interface EmailParts {
  readonly local: string;
  readonly domain: string;
  readonly wrong?: CheckError;
}

/** Index of the @ between local part and domain: the first one outside quotes. */
function separator(text: string): number {
  const opened = /^"(?:[^"\\]|\\.)*"/s.exec(text);
  return text.indexOf('@', opened ? opened[0].length : 0);
}

export function splitEmail(text: string): EmailParts {
  const separatorIndex = separator(text);
  const local = separatorIndex < 0 ? text : text.slice(0, separatorIndex);
  const domain = separatorIndex < 0 ? '' : text.slice(separatorIndex + 1);
  const wrong = wholeError(text, separatorIndex, local, domain) ?? localError(local, domain);
  return wrong ? { local, domain, wrong } : { local, domain };
}

/** An address in running text or a list. */
const BARE = /[^\s@<>()[\]{}"“”„«»‘,;:]+@[^\s@<>()[\]{}"“”„«»‘’',;:/?#!]+/g;

/** The only address in a text; undefined if there are several or its domain has no dot. */
function onlyAddressIn(text: string): string | undefined {
  const found = new Set(
    text.match(BARE)?.map((match) => withoutMarkup(match.replace(/^['’.]+|[.'’-]+$/g, ''))),
  );
  const [first, ...others] = found;
  return others.length === 0 && first?.includes('.', first.indexOf('@')) ? first : undefined;
}

const NO_AT =
  /\s*(?:[[({<]\s*(?:at|@|ät|a|arroba|chiocciola|malpa|małpa|kukac|zavin[aá][cč])\s*[\])}>]|&#64;|&commat;|%40)\s*|\s+(?:[-_*]?at[-_*]?|\(a\))\s+/i;
const NO_DOT =
  /\s*[[({<]\s*(?:dot|punkt|point|punto|ponto|kropka|\.)\s*[\])}>]\s*|\s+[-_*]?dot[-_*]?\s+/gi;

/** The address in text that hides or encodes it: "bob [at] x [dot] com", "bob%40x.com". */
function withoutHiding(text: string): string | undefined {
  if (text.includes('://')) return undefined;
  const plain = text.replace(NO_AT, '@').replace(NO_DOT, '.');
  return plain.includes('@') ? onlyAddressIn(plain) : withMissingSign(text);
}

/** An @ in brackets, as security reports write it. */
const HIDDEN_AT = /[[({<]\s*@\s*[\])}>]/;

/** A label before an address: "E-mail: bob@x.com". */
const LABEL = /^(?:e-?mail|mail|contact|to|from|cc)\s|:\s/i;

function wholeError(
  text: string,
  separatorIndex: number,
  local: string,
  domain: string,
): CheckError | null {
  if (text === '') return checkError('empty', factsText('nothingToCheck'));
  const named = /^[^<>]*<\s*([^<>\s]+@[^<>\s]+)\s*>[.,;]?$/.exec(text)?.[1];
  if (named !== undefined) return checkError('display-name', factsText('moreThanAddress'), named);
  const inside = /^["'“„«‘([{]([^\s@]+@[^\s@]+)["'”“»’)\]}][.,;]?$/.exec(text)?.[1];
  if (inside !== undefined) return checkError('wrapped', emailText('wrapped'), inside);
  if (separatorIndex < 0)
    return checkError('no-at-sign', emailText('noAtSign'), withoutHiding(text));
  if (domain.includes('@')) return manyAtSigns(text, local, domain);
  if (local === '') return checkError('no-local-part', emailText('nothingBeforeAt'));
  if (domain === '') return checkError('no-domain', emailText('nothingAfterAt'));
  if (/\s/.test(domain) || (/\s/.test(local) && !local.startsWith('"'))) {
    const dotted = text.replace(/^(\S+@[\w-]+) (com|net|org|de|fr|it|es|co\.uk)$/i, '$1.$2');
    const unspaced =
      /^\S+\s?@\s?\S+$/.test(text) || /^[^\s@]+\s?@\s?[^\s.@]+(?:\s?\.\s?[^\s.@]+)+$/.test(text);
    const isLabelled = !/\s/.test(local) || LABEL.test(local);
    const meant = unspaced ? text.replace(/\s/g, '') : isLabelled ? onlyAddressIn(text) : undefined;
    const shown = HIDDEN_AT.test(text) ? withoutHiding(text) : meant;
    return checkError('space', emailText('spaceInIt'), dotted === text ? shown : dotted);
  }
  return null;
}

function manyAtSigns(text: string, local: string, domain: string): CheckError {
  const found = new Set(text.match(BARE));
  if (found.size > 1 && /[\s,;]/.test(text))
    return checkError('two-addresses', emailText('severalAddresses'));
  const merged = text.replace(/@{2,}/, '@');
  const [name] = domain.split('@');
  const twice = domain === `${name}@${name}` ? `${local}@${name}` : undefined;
  const meant = merged.split('@').length === 2 ? onlyAddressIn(merged) : undefined;
  return checkError('two-at-signs', emailText('severalAtSigns'), meant ?? twice);
}

const encoder = new TextEncoder();

/** Length of a text in a message, in which non-ASCII characters take two bytes or more. */
export function addressLength(text: string): { octets: number; unit: 'characters' | 'bytes' } {
  const octets = encoder.encode(text).length;
  return { octets, unit: octets === text.length ? 'characters' : 'bytes' };
}

function localError(local: string, domain: string): CheckError | null {
  const length = addressLength(local);
  if (length.octets > 64)
    return checkError('local-part-too-long', emailText('localPartTooLong', length));
  if (local.startsWith('"')) return quotedError(local);
  const better = (text: string) => (text === '' ? undefined : onlyAddressIn(`${text}@${domain}`));
  const undotted = better(local.replace(/\.{2,}/g, '.').replace(/^\.|\.$/g, ''));
  if (local.startsWith('.')) return checkError('dot-at-start', emailText('dotAtStart'), undotted);
  if (local.endsWith('.')) return checkError('dot-before-at', emailText('dotBeforeAt'), undotted);
  if (local.includes('..')) return checkError('two-dots', emailText('twoDots'), undotted);
  if (/[()]/.test(local)) {
    const plain = local.replace(/\([^()]*\)/g, '').replace(/[()]/g, '');
    return checkError('bad-character', emailText('brackets'), better(plain));
  }
  // atext of RFC 5322, and the non-ASCII characters that RFC 6531 adds.
  const stray = /[^A-Za-z0-9!#$%&'*+\-/=?^_`{|}~.\u0080-\u{10FFFF}]/u.exec(local)?.[0];
  if (stray !== undefined) {
    const meant = /^[<[{“„«:]|^(?:e-?mail|mail(?:to)?|smtp|http):/i.test(local)
      ? better(local.replace(/^[^:]*:[/]*|^[<[{“„«:]+/, ''))
      : /^[\w-]+,[\w.-]+$/.test(local)
        ? better(local.replace(',', '.'))
        : HIDDEN_AT.test(`${local}@${domain}`)
          ? withoutHiding(`${local}@${domain}`)
          : undefined;
    const character = quotedCharacter(stray);
    return checkError('bad-character', emailText('badCharacter', { character }), meant);
  }
  return /[\u0080-\u009F\u2800\p{Zs}\p{Zl}\p{Zp}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(local)
    ? checkError('bad-character', emailText('invisibleCharacter'))
    : null;
}

/** Quoted-string of RFC 5321: printable ASCII, backslash before a quote or backslash. */
function quotedError(local: string): CheckError | null {
  if (/^"(?:[\x20\x21\x23-\x5B\x5D-\x7E\u0080-\u{10FFFF}]|\\[\x20-\x7E])*"$/u.test(local))
    return null;
  const isClosed = /^"(?:[^"\\]|\\.)*"./s.test(local);
  return checkError('bad-quotes', emailText(isClosed ? 'quotesNotAroundAll' : 'quotesNotClosed'));
}

/** A name, one character in place of the @, and a domain. */
const WITH_SIGN = /^([^\s@#]+)[ #]([^\s@#]+\.[^\s@#.]{2,})$/;
const WITH_DOT = /^([^\s@.]+)\.([^\s@]+\.[^\s@.]{2,})$/;
const ENDING = /\.[^\s@.]{2,}$/;

/** Characters of the longest address (RFC 5321, section 4.5.3.1.3). */
const LONGEST_ADDRESS = 254;

/** The address that ends in a mail provider's domain, if there is only one: "anna12gmx.de". */
function atProvider(text: string): string | undefined {
  if (text.length > LONGEST_ADDRESS) return undefined;
  const from = text.length - (ENDING.exec(text)?.[0].length ?? 0) - 1;
  for (let i = 1; i <= from; i++) {
    const name = text.slice(0, i).replace(/\.$/, '');
    // Only after a digit or dot: inside a word, "mail.de" would begin in "gmail.de".
    if (/[\d.]/.test(text.charAt(i - 1)) && isWebmailDomain(text.slice(i).toLowerCase()))
      return `${name}@${text.slice(i)}`;
  }
  return undefined;
}

/** The address at one of the largest providers: "bobgmail.com", "bob.hotmail.com". */
function atLargeProvider(text: string): string | undefined {
  if (/\s/.test(text)) return undefined;
  const provider = MAJOR_PROVIDERS.slice(0, 7)
    .filter((domain) => text.toLowerCase().endsWith(domain))
    .sort((a, b) => b.length - a.length)[0];
  if (provider === undefined) return undefined;
  const local = text.slice(0, -provider.length).replace(/[^A-Za-z0-9]$/, '');
  return local === '' ? undefined : `${local}@${provider}`;
}

/** Restores the @ of an address without one; undefined if it may belong in several places. */
export function withMissingSign(text: string): string | undefined {
  const [, name, domain] = WITH_SIGN.exec(text) ?? [];
  if (name !== undefined) return `${name}@${domain}`;
  const [, role = '', rest] = WITH_DOT.exec(text) ?? [];
  return isRoleName(role) ? `${role}@${rest}` : (atLargeProvider(text) ?? atProvider(text));
}
