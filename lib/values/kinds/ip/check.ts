import ipaddr from 'ipaddr.js';
import { ipText } from '../../domain/message.ts';
import { fact } from '../shared/facts.ts';
import { type CheckResult, type OfflineCheck, verdictOfCheck } from '../shared/offline-check.ts';
import { embeddedIpv4, specialRangeOf } from './special-ranges.ts';
import { ipErrorOf } from './syntax.ts';

/**
 * Parses text that `ipErrorOf` accepts. A dotted tail is converted to hexadecimal groups first:
 * "::1.2.3.4" is not a mapped address.
 */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 {
  if (!text.includes(':')) return ipaddr.IPv4.parse(text);
  const dotted = /[0-9.]+$/.exec(text)?.[0] ?? '';
  if (!dotted.includes('.')) return ipaddr.IPv6.parse(text);
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  const tail = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  return ipaddr.IPv6.parse(text.slice(0, -dotted.length) + tail);
}

/** The canonical form: RFC 5952 for IPv6 (dotted for mapped IPv4), dotted decimal for IPv4. */
function canonical(address: ipaddr.IPv4 | ipaddr.IPv6, mapped: ipaddr.IPv4 | null): string {
  if (mapped !== null) return `::ffff:${mapped}`;
  return address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();
}

/** Removes URL, brackets and port around an address, and brackets around its dots. */
function unwrapAddress(text: string): { typed: string; port: string } {
  const host = text
    .replace(/\[\.\]|\(\.\)|\{\.\}/g, '.')
    .replace(/^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/?#]*).*$/is, '$1');
  const [, bracketed, after] = /^\[(.*)\](?::([0-9]+))?$/s.exec(host) ?? [];
  if (bracketed !== undefined) return { typed: bracketed.toLowerCase(), port: after ?? '' };
  const [, plain, port = ''] = /^([0-9]+(?:\.[0-9]+){3}):([0-9]+)$/.exec(host) ?? [];
  return { typed: (plain ?? host).toLowerCase(), port };
}

function evaluate(text: string): CheckResult {
  const { typed, port } = unwrapAddress(text);
  const bad = { value: typed, standing: 'bad', basis: ['syntax'] } as const;
  const error = ipErrorOf(typed);
  if (error !== null) return { ...bad, ...error };
  // RFC 6874 encodes the percent sign of a zone as %25 in URLs.
  const zone = /%(?:25(?=.))?(.+)$/.exec(typed)?.[1];
  const parsed = parse(typed.replace(/%.+$/, ''));
  const inside = parsed instanceof ipaddr.IPv6 ? embeddedIpv4(parsed) : undefined;
  const mapped =
    parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : null;
  const value = canonical(parsed, mapped);
  if (Number(port) > 65535) {
    return { ...bad, value, reason: 'bad-port', headline: ipText('portTooBig') };
  }
  const special = specialRangeOf(mapped ?? parsed);
  const rest = {
    value,
    facts: [
      fact(ipText('version'), parsed.kind() === 'ipv4' ? 'IPv4' : 'IPv6'),
      fact(ipText('ipv4Inside'), inside?.toString()),
      fact(ipText('zone'), zone),
    ],
    basis: ['syntax', 'list'],
  } as const;
  return special === null
    ? { ...rest, standing: 'good', reason: 'public-address', headline: ipText('publicAddress') }
    : {
        ...rest,
        standing: 'caution',
        reason: `${special.reason}-address`,
        headline: [ipText(special.says), ipText('nothingToLookUp')],
      };
}

/**
 * Checks an IPv4 or IPv6 address by syntax (RFC 4291, 5952) and the IANA special-purpose
 * registries.
 */
export const checkIp: OfflineCheck = (text) => verdictOfCheck('ip', evaluate(text));
