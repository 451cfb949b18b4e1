import { emailText, recordText } from '../../domain/message.ts';
import { withLatinGroups } from '../../text/index.ts';
import { type DomainError, parseDomain, repairDomain } from '../domain/check/domain-name.ts';
import { isWebmailDomain, relayServiceOf } from '../domain/check/lists.ts';
import { suggestDomain } from '../domain/check/provider-typo.ts';
import { MAIL_PROVIDERS } from '../domain/check/providers.ts';
import { toUnicode } from '../domain/check/punycode.ts';
import { fact, factIfTrue } from '../shared/facts.ts';
import {
  badSyntax,
  type CheckResult,
  checkError,
  lookAlikeResult,
  type OfflineCheck,
  verdictOfCheck,
} from '../shared/offline-check.ts';
import { concernAbout, type EmailAddress, isRoleName } from './check/concerns.ts';
import { checkIpLiteral } from './check/ip-literal.ts';
import { addressLength, splitEmail } from './check/syntax.ts';

/** The form that the API accepts: domain in lower-case ASCII, local part unchanged. */
function joinAddress(local: string, domain: string): string {
  return domain === '' ? local : `${local}@${domain}`;
}

function badDomain(local: string, typed: string, ascii: string, wrong: DomainError): CheckResult {
  const bare = typed.toLowerCase().replace(/[^a-z0-9.]/g, '');
  const repaired = repairDomain(typed);
  // The repaired domain if only the text around it was wrong, else a similar provider.
  const near = repaired ?? typed.toLowerCase().replace(/[,;]/g, '.');
  const better =
    suggestDomain(near, repaired !== undefined) ??
    repaired ??
    (MAIL_PROVIDERS.includes(bare) ? bare : suggestDomain(bare.replace(/\.+/g, '.'), false));
  return badSyntax(joinAddress(local, ascii))(
    wrong.reason,
    wrong.reason === 'two-dots' ? emailText('twoDots') : wrong.says('address'),
    better === undefined || !parseDomain(better).ok ? undefined : joinAddress(local, better),
  );
}

/** The verdict on an address without errors, from the lists. */
function evaluateWellFormed({ value, local, domain, facts }: EmailAddress): CheckResult {
  const relay = relayServiceOf(domain);
  const role = isRoleName(local);
  const webmail = isWebmailDomain(domain);
  const tag =
    local.includes('+') && !local.startsWith('+') ? local.slice(local.indexOf('+') + 1) : '';
  const all = [
    ...facts,
    fact(emailText('labelRelay'), relay),
    factIfTrue(emailText('labelRole'), role),
    factIfTrue(recordText('webmail'), webmail && relay === undefined),
    fact(emailText('labelAliasTag'), tag),
  ];
  const isListed = relay !== undefined || role || webmail;
  const good = (...about: Parameters<typeof checkError>): CheckResult => ({
    value,
    facts: all,
    basis: isListed ? ['syntax', 'list'] : ['syntax'],
    standing: 'good',
    ...checkError(...about),
  });
  const caution = (...about: Parameters<typeof checkError>): CheckResult => ({
    ...good(...about),
    standing: 'caution',
  });
  if (/[^\x20-\x7E]/.test(local)) {
    const straight = local.replace(/[\u2018\u2019\u02BC\u00B4]/g, "'");
    const meant = /[^\x20-\x7E]/.test(straight) ? undefined : joinAddress(straight, domain);
    return caution('international-local-part', emailText('internationalLocalPart'), meant);
  }
  if (local.startsWith('"')) return caution('quoted-local-part', emailText('quotedLocalPart'));
  if (/[\u2600-\u27BF]|\p{Emoji_Presentation}/u.test(toUnicode(domain)))
    return caution('emoji-domain', emailText('emojiDomain'));
  if (relay !== undefined) return good('relay', emailText('passesChecksRelay'));
  if (role) return good('role', emailText('passesChecksRole'));
  if (webmail) return good('webmail', emailText('passesChecksWebmail'));
  return good('well-formed', emailText('passesChecks'));
}

/**
 * Japanese mobile carriers that gave out addresses with dots in a row or before the @ until 2009. They work, but many
 * mail servers refuse them.
 */
const ODD_DOTS = /^(?:docomo\.ne\.jp|ezweb\.ne\.jp|au\.com)$/i;

function evaluate(typed: string): CheckResult {
  const { local, domain, wrong } = splitEmail(typed);
  if (wrong !== undefined) {
    const { reason, headline, suggestion } = wrong;
    const value = reason === 'empty' ? '' : joinAddress(local, domain.toLowerCase());
    const guess = suggestion === undefined ? undefined : checkEmail(suggestion);
    const meant = guess?.suggestion ?? (guess?.standing === 'bad' ? undefined : guess?.value);
    if (/^(?:two-dots|dot-before-at)$/.test(reason) && ODD_DOTS.test(domain))
      return { ...badSyntax(value)(reason, headline), standing: 'caution' };
    return badSyntax(value)(reason, headline, meant);
  }
  if (domain.startsWith('[')) return checkIpLiteral(local, domain);
  const read = parseDomain(domain);
  if (!read.ok) return badDomain(local, domain, read.ascii, read.wrong);
  const value = joinAddress(local, read.ascii);
  const length = addressLength(value);
  if (length.octets > 254) return badSyntax(value)('too-long', emailText('tooLong', length));
  const unicode = toUnicode(read.ascii);
  const facts = [
    fact(emailText('labelDomainWritten'), unicode === read.ascii ? undefined : unicode),
  ];
  const known = { value, local, domain: read.ascii, facts };
  return concernAbout(known) ?? evaluateWellFormed(known);
}

/**
 * The address with Latin letters in its local part. Only full-width letters are replaced in the
 * domain, whose look-alikes are checked separately.
 */
function withLatinName(text: string): string {
  const at = Math.max(0, text.lastIndexOf('@'));
  return withLatinGroups(text.slice(0, at)) + text.slice(at);
}

/**
 * Checks an email address by syntax (WHATWG HTML, RFC 5321, RFC 6531) and lists.
 *
 * "bad": it cannot be valid. "caution": it may be valid but needs a second look (a name one typo
 * from a large provider's, a domain on a list of disposable inboxes, a form that few servers
 * accept). "good": the offline checks find no problem; only a lookup can show whether the inbox
 * exists. Role, webmail and relay addresses are named and count as good.
 */
export const checkEmail: OfflineCheck = (text) =>
  verdictOfCheck('email', lookAlikeResult(text, evaluate, withLatinName) ?? evaluate(text));
