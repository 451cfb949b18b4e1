/** The parts of an address, and what is wrong with the local one (RFC 5321, RFC 6531, WHATWG HTML). */

import { emailText as said } from '../../../texts/email.ts';
import { MAJOR_PROVIDERS } from '../../domain/check/providers.ts';
import { quotedCharacter } from '../../shared/headline-parts.ts';

interface EmailError {
  readonly reason: string;
  readonly headline: string;
  /** The whole address with the slip put right. */
  readonly suggestion?: string | undefined;
}

export interface EmailParts {
  readonly local: string;
  readonly domain: string;
  readonly wrong?: EmailError;
}

/** The @ between local part and domain: the first one that is not inside quotes. */
function separator(text: string): number {
  const opened = /^"(?:[^"\\]|\\.)*"/s.exec(text);
  return text.indexOf('@', opened ? opened[0].length : 0);
}

export function splitEmail(text: string): EmailParts {
  const at = separator(text);
  const local = at < 0 ? text : text.slice(0, at);
  const domain = at < 0 ? '' : text.slice(at + 1);
  const wrong = wrongWhole(text, at, local, domain) ?? wrongLocal(local, domain);
  return wrong ? { local, domain, wrong } : { local, domain };
}

/** What separates an address from what is around it in a text or list. */
const BARE = /[^\s@<>()[\]{}"“”„«»‘,;:]+@[^\s@<>()[\]{}"“”„«»‘’',;:/?#!]+/g;

/** The one address in a text, where there is just one; its domain has a dot. */
function only(text: string): string | undefined {
  const found = new Set(text.match(BARE)?.map((one) => one.replace(/^['’.]+|[.'’-]+$/g, '')));
  const [first, ...others] = found;
  return others.length === 0 && first?.includes('.', first.indexOf('@')) ? first : undefined;
}

const NO_AT = /\s*(?:[[({<]\s*(?:at|@|ät)\s*[\])}>]|&#64;|&commat;|%40)\s*|\s+(?:at|\(a\))\s+/i;
const NO_DOT = /\s*[[({]\s*(?:dot|punkt|point|\.)\s*[\])}]\s*|\s+dot\s+/gi;

/** "bob [at] x [dot] com", "bob%40x.com": hidden from robots, or encoded for an address line. */
function unhidden(text: string): string | undefined {
  const plain = text.replace(NO_AT, '@').replace(NO_DOT, '.');
  return plain.includes('@') ? only(plain) : missing(text);
}

/** "bobgmail.com", "bob.hotmail.com": one of the largest providers with the @ left out. */
function missing(text: string): string | undefined {
  if (/\s/.test(text)) return undefined;
  const provider = MAJOR_PROVIDERS.slice(0, 7)
    .filter((domain) => text.toLowerCase().endsWith(domain))
    .sort((a, b) => b.length - a.length)[0];
  if (provider === undefined) return undefined;
  const local = text.slice(0, -provider.length).replace(/[^A-Za-z0-9]$/, '');
  return local === '' ? undefined : `${local}@${provider}`;
}

/** What stands before an address in a text: "E-mail: bob@x.com". */
const LABEL = /^(?:e-?mail|mail|contact|to|from|cc)\s|:\s/i;

function wrongWhole(text: string, at: number, local: string, domain: string): EmailError | null {
  if (text === '') return { reason: 'empty', headline: said('nothingToCheck') };
  const named = /^[^<>]*<\s*([^<>\s]+@[^<>\s]+)\s*>[.,;]?$/.exec(text)?.[1];
  if (named !== undefined) {
    return {
      reason: 'display-name',
      headline: said('moreThanAddress'),
      suggestion: named,
    };
  }
  const inside = /^["'“„«‘([{]([^\s@]+@[^\s@]+)["'”“»’)\]}][.,;]?$/.exec(text)?.[1];
  if (inside !== undefined) {
    return {
      reason: 'wrapped',
      headline: said('wrapped'),
      suggestion: inside,
    };
  }
  if (at < 0) {
    return { reason: 'no-at-sign', headline: said('noAtSign'), suggestion: unhidden(text) };
  }
  if (domain.includes('@')) return severalAts(text, local, domain);
  if (local === '') return { reason: 'no-local-part', headline: said('nothingBeforeAt') };
  if (domain === '') return { reason: 'no-domain', headline: said('nothingAfterAt') };
  if (/\s/.test(domain) || (/\s/.test(local) && !local.startsWith('"'))) {
    const dotted = text.replace(/^(\S+@[\w-]+) (com|net|org|de|fr|it|es|co\.uk)$/i, '$1.$2');
    const unspaced =
      /^\S+\s?@\s?\S+$/.test(text) || /^[^\s@]+@[^\s.]+(?:\s?\.\s?[^\s.]+)+$/.test(text);
    return {
      reason: 'space',
      headline: said('spaceInIt'),
      suggestion:
        dotted !== text
          ? dotted
          : unspaced
            ? text.replace(/\s/g, '')
            : !/\s/.test(local) || LABEL.test(local)
              ? only(text)
              : undefined,
    };
  }
  return null;
}

function severalAts(text: string, local: string, domain: string): EmailError {
  const found = new Set(text.match(BARE));
  if (found.size > 1 && /[\s,;]/.test(text)) {
    return {
      reason: 'two-addresses',
      headline: said('severalAddresses'),
    };
  }
  const merged = text.replace(/@{2,}/, '@');
  const twice = domain === `${domain.split('@')[0]}@${domain.split('@')[0]}`;
  const suggestion = merged.split('@').length === 2 ? only(merged) : undefined;
  return {
    reason: 'two-at-signs',
    headline: said('severalAtSigns'),
    suggestion: suggestion ?? (twice ? `${local}@${domain.split('@')[0]}` : undefined),
  };
}

const encoder = new TextEncoder();

/** How long a text is in a message, where letters beyond ASCII take two bytes and more. */
export function addressLength(text: string): { octets: number; unit: 'characters' | 'bytes' } {
  const octets = encoder.encode(text).length;
  return { octets, unit: octets === text.length ? 'characters' : 'bytes' };
}

function wrongLocal(local: string, domain: string): EmailError | null {
  const length = addressLength(local);
  if (length.octets > 64) {
    return {
      reason: 'local-part-too-long',
      headline: said('localPartTooLong', length),
    };
  }
  if (local.startsWith('"')) return wrongQuoted(local);
  const better = (text: string) => (text === '' ? undefined : only(`${text}@${domain}`));
  const undotted = better(local.replace(/\.{2,}/g, '.').replace(/^\.|\.$/g, ''));
  if (local.startsWith('.'))
    return { reason: 'dot-at-start', headline: said('dotAtStart'), suggestion: undotted };
  if (local.endsWith('.'))
    return {
      reason: 'dot-before-at',
      headline: said('dotBeforeAt'),
      suggestion: undotted,
    };
  if (local.includes('..'))
    return { reason: 'two-dots', headline: said('twoDots'), suggestion: undotted };
  if (/[()]/.test(local)) {
    return {
      reason: 'bad-character',
      headline: said('brackets'),
      suggestion: better(local.replace(/\([^()]*\)/g, '').replace(/[()]/g, '')),
    };
  }
  // atext of RFC 5322, and beyond ASCII what RFC 6531 adds.
  const stray = /[^A-Za-z0-9!#$%&'*+\-/=?^_`{|}~.\u0080-\u{10FFFF}]/u.exec(local)?.[0];
  if (stray !== undefined) {
    return {
      reason: 'bad-character',
      headline: said('badCharacter', { character: quotedCharacter(stray) }),
      suggestion: /^[<[{“„«:]|^(?:e-?mail|mail(?:to)?|smtp|http):/i.test(local)
        ? better(local.replace(/^[^:]*:[/]*|^[<[{“„«:]+/, ''))
        : undefined,
    };
  }
  if (/[\u0080-\u009F\u2800\p{Zs}\p{Zl}\p{Zp}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(local)) {
    return {
      reason: 'bad-character',
      headline: said('unseenCharacter'),
    };
  }
  return null;
}

/** Quoted-string of RFC 5321: printable ASCII, backslash before a quote or backslash. */
function wrongQuoted(local: string): EmailError | null {
  if (/^"(?:[\x20\x21\x23-\x5B\x5D-\x7E\u0080-\u{10FFFF}]|\\[\x20-\x7E])*"$/u.test(local))
    return null;
  return /^"(?:[^"\\]|\\.)*"./s.test(local)
    ? {
        reason: 'bad-quotes',
        headline: said('quotesNotAroundAll'),
      }
    : {
        reason: 'bad-quotes',
        headline: said('quotesNotClosed'),
      };
}
