/** Checks an IP address in square brackets instead of a domain (RFC 5321, section 4.1.3). */
import { emailText } from '../../../domain/message.ts';
import { checkIp } from '../../ip/check.ts';
import { badSyntax, type CheckResult } from '../../shared/offline-check.ts';

/** Removes leading zeros from the numbers of an IPv4 literal; RFC 5321 reads them as decimal. */
const decimal = (ip: string) =>
  /^(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/.test(ip) ? ip.replace(/\b0+(?=[0-9])/g, '') : ip;

export function checkIpLiteral(local: string, domain: string): CheckResult {
  const [, tag = '', inside = ''] = /^\[(IPv6:)?([0-9a-f:.]+)\]$/i.exec(domain) ?? [];
  const ip = checkIp(decimal(inside));
  const untagged = tag === '' && /:.*:/.test(inside) && ip.standing !== 'bad';
  const isRight =
    ip.standing !== 'bad' && (tag !== '') === inside.includes(':') && !/\..*:/.test(inside);
  if (isRight) {
    const bracketed = badSyntax(`${local}@[${tag && 'IPv6:'}${ip.value}]`);
    return { ...bracketed('ip-literal', emailText('ipLiteral')), standing: 'caution' };
  }
  return badSyntax(`${local}@${domain.toLowerCase()}`)(
    'bad-ip-literal',
    emailText(untagged ? 'ipv6NeedsTag' : 'badIpLiteral'),
    untagged ? `${local}@[IPv6:${ip.value}]` : undefined,
  );
}
