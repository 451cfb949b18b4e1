import type { Verdict } from '../verdict.ts';
import { tidy } from './clean.ts';
import { readDomain, suffixOf } from './domain-name.ts';
import { nearTld } from './email-typo.ts';
import { checkIp } from './ip.ts';
import { fact, type Judgement, verdict } from './judged.ts';
import { toUnicode } from './punycode.ts';

/** The host of a URL, of "user@host" or of a bare name with a path or port; else the text itself. */
function hostOf(text: string): string {
  return text
    .replace(/^[a-z][a-z0-9+.-]*:(\/\/)?/i, (scheme) =>
      /:\/\/$|^mailto:$/i.test(scheme) ? '' : scheme,
    )
    .replace(/^\/\//, '')
    .replace(/[/?#\\].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:[0-9]{1,5}$/, '')
    .replace(/[.\u3002\uFF0E\uFF61]/g, '.')
    .replace(/(?<=[^.])\.$/, '');
}

function judge(text: string): Judgement {
  const typed = hostOf(tidy(text));
  const read = readDomain(typed);
  const value = read.ascii;
  if (!read.ok) {
    const { reason, says } = read.wrong;
    const bad = { value, standing: 'bad', basis: ['syntax'] } as const;
    return checkIp(typed).standing === 'bad'
      ? { ...bad, reason, headline: `The domain ${says}.` }
      : { ...bad, reason: 'ip-address', headline: 'This is an IP address, not a domain.' };
  }
  const { suffix, registrable, known, reserved } = suffixOf(value);
  const unicode = toUnicode(value);
  const facts = [
    ...fact('Written as', unicode === value ? undefined : unicode),
    ...fact(
      'Registrable domain',
      registrable === null || !known ? undefined : toUnicode(registrable),
    ),
    ...fact('Public suffix', suffix === null || !known ? undefined : toUnicode(suffix)),
  ];
  const rest = { value, facts, basis: ['syntax', 'list'] } as const;
  if (reserved !== null) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'reserved-domain',
      headline: `This name is reserved for ${reserved}; nobody can register it.`,
    };
  }
  if (!known) {
    const tld = value.slice(value.lastIndexOf('.') + 1);
    const near = nearTld(tld);
    return {
      ...rest,
      standing: near === undefined ? 'caution' : 'bad',
      reason: 'unknown-tld',
      headline: `No top-level domain .${toUnicode(tld)} is known.`,
      suggestion: near === undefined ? undefined : value.slice(0, -tld.length) + near,
    };
  }
  if (registrable === null) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'public-suffix',
      headline: 'This is a public suffix, under which others register their domains.',
    };
  }
  return {
    ...rest,
    standing: 'good',
    reason: 'well-formed',
    headline: 'Well formed; whether it is registered and works is not checked.',
  };
}

/** A domain, or the domain of a URL, by syntax and public suffix list. */
export function checkDomain(text: string): Verdict {
  return verdict('domain', judge(text));
}
