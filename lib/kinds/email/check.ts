import { tidyName } from '../../reading/clean.ts';
import { text } from '../../texts/email.ts';
import { type Check, type Checked, verdict } from '../check.ts';
import { isWebmail, relayOf } from '../domain/lists.ts';
import { readDomain, repaired, type Wrong } from '../domain/name.ts';
import { guessDomain } from '../domain/provider-typo.ts';
import { PROVIDERS } from '../domain/providers.ts';
import { toUnicode } from '../domain/punycode.ts';
import { fact, note } from '../facts.ts';
import { against, type Known } from './doubts.ts';
import { literal } from './literal.ts';
import { isRole } from './roles.ts';
import { lengthOf, splitEmail } from './syntax.ts';

/** The form the API takes: domain in lower-case ASCII, the local part as it is. */
function normalised(local: string, domain: string): string {
  return domain === '' ? local : `${local}@${domain}`;
}

function badDomain(local: string, typed: string, ascii: string, wrong: Wrong): Checked {
  const bare = typed.toLowerCase().replace(/[^a-z0-9.]/g, '');
  const mended = repaired(typed);
  // The domain itself when only what is around it is wrong, else a provider that it comes close to.
  const near = mended ?? typed.toLowerCase().replace(/[,;]/g, '.');
  const better =
    guessDomain(near, mended !== undefined) ??
    mended ??
    (PROVIDERS.includes(bare) ? bare : guessDomain(bare.replace(/\.+/g, '.'), false));
  return {
    value: normalised(local, ascii),
    standing: 'bad',
    reason: wrong.reason,
    headline: wrong.reason === 'two-dots' ? text('twoDots') : wrong.says('address'),
    basis: ['syntax'],
    suggestion:
      better === undefined || !readDomain(better).ok ? undefined : normalised(local, better),
  };
}

/** What lists say of an address that has nothing against it. */
function described({ value, local, domain, facts }: Known): Checked {
  const relay = relayOf(domain);
  const role = isRole(local);
  const webmail = isWebmail(domain);
  const tag =
    local.includes('+') && !local.startsWith('+') ? local.slice(local.indexOf('+') + 1) : '';
  const all = [
    ...facts,
    fact(text('labelRelay'), relay),
    note(text('labelRole'), role),
    note(text('labelWebmail'), webmail && relay === undefined),
    fact(text('labelAliasTag'), tag),
  ];
  const basis =
    relay !== undefined || role || webmail ? (['syntax', 'list'] as const) : (['syntax'] as const);
  const rest = { value, facts: all, basis, standing: 'good' } as const;
  if (/[^\x20-\x7E]/.test(local)) {
    const straight = local.replace(/[\u2018\u2019\u02BC\u00B4]/g, "'");
    return {
      ...rest,
      standing: 'caution',
      reason: 'international-local-part',
      headline: text('internationalLocalPart'),
      suggestion: /[^\x20-\x7E]/.test(straight) ? undefined : normalised(straight, domain),
    };
  }
  if (local.startsWith('"')) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'quoted-local-part',
      headline: text('quotedLocalPart'),
    };
  }
  if (/[\u2600-\u27BF]|\p{Emoji_Presentation}/u.test(toUnicode(domain))) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'emoji-domain',
      headline: text('emojiDomain'),
    };
  }
  if (relay !== undefined) {
    return {
      ...rest,
      reason: 'relay',
      headline: text('looksRightRelay'),
    };
  }
  if (role)
    return {
      ...rest,
      reason: 'role',
      headline: text('looksRightRole'),
    };
  if (webmail)
    return {
      ...rest,
      reason: 'webmail',
      headline: text('looksRightWebmail'),
    };
  return { ...rest, reason: 'well-formed', headline: text('looksRight') };
}

/** A mailto: link without its fields, percent-encoding undone; angle brackets taken off. */
function unwrapped(text: string): string {
  const link = /^mailto:(?:\/\/)?\s*([^?]*)/i.exec(text)?.[1];
  const plain = link === undefined ? text : decoded(link);
  return plain.replace(/^<\s*([^<>]*?)\s*>$/, '$1').replace(/\uFF20/g, '@');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function judge(given: string): Checked {
  const typed = unwrapped(tidyName(given));
  const { local, domain, wrong } = splitEmail(typed);
  if (wrong !== undefined) {
    const { reason, headline, suggestion } = wrong;
    const value = reason === 'empty' ? '' : normalised(local, domain.toLowerCase());
    const guess = suggestion === undefined ? undefined : check(suggestion);
    return {
      value,
      standing: 'bad',
      reason,
      headline,
      basis: ['syntax'],
      suggestion: guess?.suggestion ?? (guess?.standing === 'bad' ? undefined : guess?.value),
    };
  }
  if (domain.startsWith('[')) return literal(local, domain);
  const dots = domain.replace(/[\u3002\uFF0E\uFF61]/g, '.');
  const read = readDomain(dots);
  if (!read.ok) return badDomain(local, dots, read.ascii, read.wrong);
  const value = normalised(local, read.ascii);
  const length = lengthOf(value);
  if (length.octets > 254) {
    return {
      value,
      standing: 'bad',
      reason: 'too-long',
      headline: text('tooLong', length),
      basis: ['syntax'],
    };
  }
  const unicode = toUnicode(read.ascii);
  const facts = [fact(text('labelDomainWritten'), unicode === read.ascii ? undefined : unicode)];
  const known = { value, local, domain: read.ascii, facts };
  return against(known) ?? described(known);
}

/**
 * An email address by syntax (WHATWG HTML, RFC 5321, RFC 6531) and lists. "bad": it cannot be right,
 * or its inbox is a disposable one. "caution": it can, but look twice (a name one slip from a large
 * provider's, a form that hardly any server accepts). "good": nothing speaks against it offline; only a lookup can
 * tell whether the inbox exists. Role, webmail and relay are named and no fault.
 */
export const check: Check = (text) => verdict('email', judge(text));
