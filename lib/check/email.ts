import type { Fact, Verdict } from '../verdict.ts';
import { tidy } from './clean.ts';
import { readDomain, suffixOf } from './domain-name.ts';
import { isDisposable, isRole, isWebmail, relayOf } from './email-lists.ts';
import { splitEmail } from './email-syntax.ts';
import { guessDomain } from './email-typo.ts';
import { checkIp } from './ip.ts';
import { fact, type Judgement, verdict } from './judged.ts';
import { PROVIDERS } from './providers.ts';
import { toUnicode } from './punycode.ts';

const UNCHECKED = 'whether the inbox exists is not checked';

/** The form the API takes: domain in lower-case ASCII, the local part as it is. */
function normalised(local: string, domain: string): string {
  return domain === '' ? local : `${local}@${domain}`;
}

function literal(local: string, domain: string): Judgement {
  const inside = domain.slice(1, -1).replace(/^IPv6:/i, '');
  const closed = domain.endsWith(']');
  const ip = checkIp(inside);
  const ok = closed && ip.standing !== 'bad' && inside.includes(':') === /^\[IPv6:/i.test(domain);
  return {
    value: normalised(local, domain.toLowerCase()),
    standing: ok ? 'caution' : 'bad',
    reason: ok ? 'ip-literal' : 'bad-ip-literal',
    headline: ok
      ? 'An IP address after the @ is allowed, but hardly any mail server accepts it.'
      : 'The IP address in the square brackets is not valid.',
    basis: ['syntax'],
  };
}

function badDomain(
  local: string,
  typed: string,
  ascii: string,
  wrong: { reason: string; says: string },
): Judgement {
  const repaired = typed
    .replace(/,/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '');
  const guess = guessDomain(repaired.toLowerCase(), false);
  const read = readDomain(repaired);
  const bare = repaired.replace(/[^A-Za-z0-9.-]/g, '').toLowerCase();
  const better = read.ok
    ? (guess ?? read.ascii)
    : (guess ?? (PROVIDERS.includes(bare) ? bare : undefined));
  return {
    value: normalised(local, ascii),
    standing: 'bad',
    reason: wrong.reason,
    headline:
      wrong.reason === 'two-dots'
        ? 'There are two dots in a row.'
        : `The part after @ ${wrong.says}.`,
    basis: ['syntax'],
    suggestion: better === undefined ? undefined : normalised(local, better),
  };
}

interface Known {
  readonly value: string;
  readonly local: string;
  readonly domain: string;
  readonly facts: Fact[];
}

/** What lists and suffixes say against an address whose syntax is right; null: nothing. */
function against({ value, local, domain, facts }: Known): Judgement | null {
  const rest = { value, facts, basis: ['syntax', 'list'] } as const;
  const { known, reserved, registrable } = suffixOf(domain);
  const tld = domain.slice(domain.lastIndexOf('.') + 1);
  const guess = reserved === null ? guessDomain(domain, known) : undefined;
  const suggestion = guess && normalised(local, guess);
  if (reserved !== null) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'reserved-domain',
      headline: `The domain is reserved for ${reserved}; nobody receives mail there.`,
    };
  }
  if (!known) {
    return {
      ...rest,
      standing: guess ? 'bad' : 'caution',
      reason: 'unknown-tld',
      headline: `No top-level domain .${toUnicode(tld)} is known.`,
      suggestion,
    };
  }
  if (guess) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'mistyped-domain',
      headline: `The domain looks like a typing error of ${guess}.`,
      suggestion,
    };
  }
  if (isDisposable(domain)) {
    return {
      ...rest,
      standing: 'bad',
      reason: 'disposable',
      headline: 'The domain is on a list of disposable inboxes.',
      facts: [...facts, ...fact('Disposable', 'yes', 'bad')],
    };
  }
  if (registrable === null) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'public-suffix',
      headline: 'The part after @ is a public suffix, which hardly ever receives mail.',
    };
  }
  return null;
}

/** What lists say of an address that has nothing against it. */
function described({ value, local, domain, facts }: Known): Judgement {
  const relay = relayOf(domain);
  const role = isRole(local);
  const webmail = isWebmail(domain);
  const tag =
    local.includes('+') && !local.startsWith('+') ? local.slice(local.indexOf('+') + 1) : '';
  const all = [
    ...facts,
    ...fact('Relay', relay),
    ...fact('Role', role ? 'yes' : undefined),
    ...fact('Public webmail', webmail && relay === undefined ? 'yes' : undefined),
    ...fact('Alias tag', tag),
  ];
  const basis =
    relay !== undefined || role || webmail ? (['syntax', 'list'] as const) : (['syntax'] as const);
  const rest = { value, facts: all, basis, standing: 'good' } as const;
  if (/[^\x20-\x7E]/.test(local)) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'international-local-part',
      headline: 'There are letters before the @ that many mail servers do not accept.',
    };
  }
  if (local.startsWith('"')) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'quoted-local-part',
      headline: 'Quotation marks are allowed, but hardly any provider gives out such addresses.',
    };
  }
  if (/[\u2600-\u27BF]|\p{Emoji_Presentation}/u.test(toUnicode(domain))) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'emoji-domain',
      headline:
        'There are emoji in the domain, which the standard forbids and few mail servers accept.',
    };
  }
  if (relay !== undefined) {
    return {
      ...rest,
      reason: 'relay',
      headline: `Looks right: forwards to a private inbox; ${UNCHECKED}.`,
    };
  }
  if (role)
    return {
      ...rest,
      reason: 'role',
      headline: `Looks right: a role, not one person; ${UNCHECKED}.`,
    };
  if (webmail)
    return {
      ...rest,
      reason: 'webmail',
      headline: `Looks right: a public mail provider; ${UNCHECKED}.`,
    };
  return { ...rest, reason: 'well-formed', headline: `Looks right; ${UNCHECKED}.` };
}

function judge(text: string): Judgement {
  const typed = tidy(text)
    .replace(/^mailto:\s*/i, '')
    .replace(/^<([^<>]*)>$/, '$1')
    .replace(/\uFF20/g, '@');
  const { local, domain, wrong } = splitEmail(typed);
  if (wrong !== undefined) {
    const { reason, headline, suggestion } = wrong;
    const value = wrong.reason === 'empty' ? '' : normalised(local, domain.toLowerCase());
    return { value, standing: 'bad', reason, headline, basis: ['syntax'], suggestion };
  }
  if (domain.startsWith('[')) return literal(local, domain);
  const dots = domain.replace(/[\u3002\uFF0E\uFF61]/g, '.');
  const read = readDomain(dots);
  if (!read.ok) return badDomain(local, dots, read.ascii, read.wrong);
  const value = normalised(local, read.ascii);
  const octets = new TextEncoder().encode(value).length;
  if (octets > 254) {
    return {
      value,
      standing: 'bad',
      reason: 'too-long',
      headline: `It is ${octets} characters long: 254 is the limit.`,
      basis: ['syntax'],
    };
  }
  const unicode = toUnicode(read.ascii);
  const facts = fact('Domain written as', unicode === read.ascii ? undefined : unicode);
  const known = { value, local, domain: read.ascii, facts };
  return against(known) ?? described(known);
}

/**
 * An email address by syntax (WHATWG HTML, RFC 5321, RFC 6531) and lists. "bad": it cannot be right,
 * or its inbox is a disposable one. "caution": it can, but look twice (a name one slip from a large
 * provider's, a form that hardly any server accepts). "good": nothing speaks against it offline; only a lookup can
 * tell whether the inbox exists. Role, webmail and relay are named and no fault.
 */
export function checkEmail(text: string): Verdict {
  return verdict('email', judge(text));
}
