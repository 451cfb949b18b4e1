import { domainText } from '../../domain/message.ts';
import { checkIp } from '../ip/check.ts';
import { fact } from '../shared/facts.ts';
import {
  badSyntax,
  type CheckError,
  type CheckResult,
  checkError,
  type OfflineCheck,
  verdictOfCheck,
} from '../shared/offline-check.ts';
import {
  type DomainError,
  domainSuffixOf,
  hasReservedHyphens,
  parseDomain,
  repairDomain,
} from './check/domain-name.ts';
import { disguisedAlphabet, latinSkeleton, mixedAlphabets } from './check/look-alike.ts';
import { suggestDomain } from './check/provider-typo.ts';
import { MAIL_PROVIDERS } from './check/providers.ts';
import { toUnicode } from './check/punycode.ts';
import { suggestTld } from './check/tld-typo.ts';
import { withoutWww } from './host.ts';

/** Restores the dots of "heise[.]de" and "heise <dot> de", as security reports write domains. */
function refangDots(text: string): string {
  return text.replace(/\s?[[({<]\s?(?:\.|dot|punkt|punto|ponto|point)\s?[\])}>]\s?/gi, '.');
}

/** The host of a URL, of "user@host" or of a name with path or port; otherwise the text itself. */
function hostOf(text: string): string {
  return refangDots(text)
    .replace(/^[a-z][a-z0-9+.-]*:(\/\/)?/i, (scheme) =>
      /:\/\/$|^mailto:$/i.test(scheme) ? '' : scheme,
    )
    .replace(/^\/\//, '')
    .replace(/[/?#\\].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:[0-9]{1,5}$/, '')
    .replace(/(?<=[^.])\.$/, '');
}

function badDomain(typed: string, value: string, wrong: DomainError): CheckResult {
  const ip = checkIp(typed);
  if (ip.standing !== 'bad') return badSyntax(ip.value)('ip-address', domainText('isIpAddress'));
  const bad = badSyntax(value);
  // Service records (RFC 8552): labels with an underscore before a valid name.
  if (
    /^(?:_[a-z0-9-]+\.)+(?!.*_)/i.test(typed) &&
    parseDomain(typed.replace(/^(?:_[^.]+\.)+/, '')).ok
  )
    return { ...bad('service-name', domainText('serviceName')), standing: 'caution' };
  const repaired = repairDomain(typed);
  const meant =
    repaired === undefined
      ? suggestProvider(typed)
      : (suggestDomain(withoutWww(repaired), true) ?? repaired);
  return bad(wrong.reason, wrong.says('domain'), meant);
}

/** A large provider's name with an error in its dot: "gmail", "gmail com", "gmail-com", "gmail,con". */
function suggestProvider(typed: string): string | undefined {
  const bare = typed
    .toLowerCase()
    .replace(/[,;\s]+/g, '.')
    .replace(/[^a-z0-9.-]|^\.+|\.+$/g, '')
    .replace(/\.{2,}/g, '.');
  const guess = MAIL_PROVIDERS.includes(bare) ? bare : suggestDomain(bare, false);
  return guess !== undefined && MAIL_PROVIDERS.includes(guess) ? guess : undefined;
}

/** The provider that a name imitates with other letters. */
function imitatedProvider(value: string): string | undefined {
  const latin = value.includes('xn--') ? latinSkeleton(value) : value;
  return latin !== value && MAIL_PROVIDERS.includes(latin) ? latin : undefined;
}

/** What is odd about a name that may well exist. */
function oddityOf(value: string, registrable: string): CheckError | null {
  const mixed = mixedAlphabets(value);
  if (mixed !== null)
    return checkError('mixed-alphabets', domainText('mixedAlphabets', { alphabets: mixed }));
  const alphabet = disguisedAlphabet(value);
  if (alphabet !== null)
    return checkError('disguised', domainText('disguisedAsLatin', { alphabet }));
  return hasReservedHyphens(registrable)
    ? checkError('reserved-hyphens', domainText('reservedHyphens'))
    : null;
}

/** The beginning of a URL with wrong or missing punctuation: "http//", "https;//", "htp:/". */
const MISTYPED_SCHEME = /^h?t{1,3}ps?(?!:\/\/)[:;.,]{0,3}\/{1,3}(?=[^/])/i;

/** A name with a mistyped scheme before it; null if the scheme or the rest is something else. */
function mistypedScheme(text: string): CheckResult | null {
  const rest = text.replace(MISTYPED_SCHEME, '');
  const read = rest === text ? null : parseDomain(hostOf(rest));
  if (!read?.ok || !domainSuffixOf(read.ascii).known) return null;
  const headline = domainText('mistypedScheme');
  return badSyntax(text.toLowerCase())('mistyped-scheme', headline, read.ascii);
}

function evaluate(text: string): CheckResult {
  const scheme = mistypedScheme(text);
  if (scheme) return scheme;
  const typed = hostOf(text);
  const read = parseDomain(typed);
  if (!read.ok) return badDomain(typed, read.ascii, read.wrong);
  const value = withoutWww(read.ascii);
  const { suffix, registrable, hosting, known, reserved } = domainSuffixOf(value);
  const unicode = toUnicode(value);
  const facts = [
    fact(domainText('writtenAs'), unicode === value ? undefined : unicode),
    fact(
      domainText('registrableDomain'),
      registrable === null || !known ? undefined : toUnicode(registrable),
    ),
    fact(domainText('publicSuffix'), suffix === null || !known ? undefined : toUnicode(suffix)),
    fact(domainText('hostedUnder'), hosting === null || hosting === value ? undefined : hosting),
  ];
  const rest = { value, facts, basis: ['syntax', 'list'], standing: 'caution' } as const;
  const caution = (...about: Parameters<typeof checkError>): CheckResult => ({
    ...rest,
    ...checkError(...about),
  });
  if (reserved !== null) return caution('reserved-domain', reserved('domain'));
  if (!known) {
    const tld = value.slice(value.lastIndexOf('.') + 1);
    const near = suggestTld(tld);
    const meant =
      suggestDomain(value, false) ??
      (near === undefined ? undefined : value.slice(0, -tld.length) + near);
    const headline = domainText('unknownEnding', { ending: toUnicode(tld) });
    const unknown = caution('unknown-tld', headline, meant);
    return meant === undefined ? unknown : { ...unknown, standing: 'bad' };
  }
  if (registrable === null) {
    const name = toUnicode(value);
    return caution('public-suffix', domainText('publicSuffixItself', { name }));
  }
  const guess = suggestDomain(value, true);
  if (guess !== undefined)
    return caution('mistyped-domain', domainText('mistyped', { meant: guess }), guess);
  const provider = imitatedProvider(value);
  const oddity = oddityOf(value, registrable);
  if (oddity !== null) return { ...rest, ...oddity, suggestion: provider };
  if (provider !== undefined)
    return caution('disguised', domainText('disguisedAsProvider', { provider }), provider);
  return { ...caution('well-formed', domainText('wellFormed')), standing: 'good' };
}

/** Checks a domain, or the domain of a URL, by syntax and public suffix list. */
export const checkDomain: OfflineCheck = (text) => verdictOfCheck('domain', evaluate(text));
