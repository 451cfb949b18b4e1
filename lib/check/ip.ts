import ipaddr from 'ipaddr.js';
import type { Verdict } from '../verdict.ts';
import { tidy } from './clean.ts';
import { fact, type Judgement, verdict } from './judged.ts';

/** What the IANA special-purpose registries call each range (RFC 6890 and successors). */
const RANGES: Readonly<Record<string, readonly [reason: string, says: string]>> = {
  unspecified: ['unspecified', 'stands for "no address"'],
  broadcast: ['broadcast', 'is the broadcast address of a network'],
  multicast: ['multicast', 'is a multicast address, not one host'],
  linkLocal: ['link-local', 'is valid on one network link only'],
  loopback: ['loopback', 'is this computer itself'],
  carrierGradeNat: ['shared', "is inside a provider's network (carrier-grade NAT)"],
  private: ['private', 'is private: it exists in many local networks'],
  uniqueLocal: ['private', 'is private: it exists in local networks only'],
  deprecatedSiteLocal: ['private', 'is an old private (site-local) address'],
  reserved: ['reserved', 'is reserved and not used on the internet'],
  as112: ['reserved', 'is reserved for the AS112 service'],
  as112v6: ['reserved', 'is reserved for the AS112 service'],
  segmentRouting: ['reserved', 'is reserved for segment routing'],
  rfc6145: ['translated', 'is an IPv4 address translated for one network'],
  amt: ['reserved', 'is reserved for multicast tunnelling'],
  benchmarking: ['benchmarking', 'is reserved for network tests'],
  rfc6052: ['translated', 'stands for an IPv4 address behind a translator (NAT64)'],
  '6to4': ['tunnel', 'belongs to an abandoned tunnel to IPv6 (6to4)'],
  teredo: ['tunnel', 'belongs to an abandoned tunnel to IPv6 (Teredo)'],
  discard: ['discard', 'is reserved for discarding traffic'],
  deprecatedOrchid: ['reserved', 'is reserved for host identifiers (ORCHID)'],
  orchid2: ['reserved', 'is reserved for host identifiers (ORCHID)'],
  droneRemoteIdProtocolEntityTags: ['reserved', 'is reserved for drone identifiers'],
};

const DOCUMENTATION = ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24'];
const DOCUMENTATION6 = ['2001:db8::/32', '3fff::/20'];

function isDocumentation(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const nets = address.kind() === 'ipv4' ? DOCUMENTATION : DOCUMENTATION6;
  return nets.some((net) => address.match(ipaddr.parseCIDR(net)));
}

/** Why text that looks like an IPv4 address is none. */
function wrongIPv4(text: string): [reason: string, headline: string] | null {
  const parts = text.split('.');
  if (parts.length !== 4) {
    return ['not-four-parts', `An IPv4 address has four numbers; this has ${parts.length}.`];
  }
  if (parts.some((part) => part === ''))
    return ['empty-part', 'One of the four numbers is missing.'];
  if (parts.some((part) => /^0[0-9]/.test(part))) {
    return ['leading-zero', 'A number begins with 0, which some programs read as octal.'];
  }
  if (parts.some((part) => part.length > 3 || Number(part) > 255)) {
    return ['number-too-big', 'A number is above 255.'];
  }
  return null;
}

function wrong(value: string): [reason: string, headline: string] | null {
  if (value === '') return ['empty', 'There is nothing here to check.'];
  if (ipaddr.isValidCIDR(value)) return ['network', 'This is a network, not one address.'];
  if (/^[0-9.]+$/.test(value)) return wrongIPv4(value);
  if (/^0x[0-9a-f]|\.0x/.test(value)) {
    return ['not-decimal', 'An IPv4 address is written in decimal numbers.'];
  }
  if (!value.includes(':')) return ['not-an-address', 'This is not an IP address.'];
  if (!ipaddr.IPv6.isValid(value) || /[^0-9a-fA-F:.]/.test(value.replace(/%.+$/, ''))) {
    return ['bad-ipv6', 'This is not a valid IPv6 address.'];
  }
  const tail = value.slice(value.lastIndexOf(':') + 1);
  return tail.includes('.') ? wrongIPv4(tail) : null;
}

/** RFC 5952 for IPv6; dotted decimal for IPv4. */
function canonical(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  return address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();
}

function judge(text: string): Judgement {
  const typed = tidy(text)
    .replace(/^\[(.*)\](:[0-9]{1,5})?$/s, '$1')
    .replace(/^((?:[0-9]{1,3}\.){3}[0-9]{1,3}):[0-9]{1,5}$/, '$1')
    .toLowerCase();
  const error = wrong(typed);
  if (error !== null) {
    const [reason, headline] = error;
    return { value: typed, standing: 'bad', reason, headline, basis: ['syntax'] };
  }
  // RFC 6874 writes the percent sign of a zone as %25 in URLs.
  const zone = /%(?:25(?=.))?(.+)$/.exec(typed)?.[1];
  const parsed = ipaddr.parse(typed.replace(/%.+$/, ''));
  const mapped =
    parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : null;
  const address = mapped ?? parsed;
  const value = mapped !== null ? `::ffff:${mapped}` : canonical(parsed);
  const range = isDocumentation(address) ? 'documentation' : address.range();
  const facts = [
    ...fact('Version', parsed.kind() === 'ipv4' ? 'IPv4' : 'IPv6'),
    ...fact('IPv4 address inside', mapped?.toString()),
    ...fact('Zone', zone),
  ];
  const rest = { value, facts, basis: ['syntax', 'list'] } as const;
  const special: readonly [string, string] | undefined =
    range === 'documentation' ? ['documentation', 'is reserved for documentation'] : RANGES[range];
  if (special !== undefined) {
    return {
      ...rest,
      standing: 'caution',
      reason: `${special[0]}-address`,
      headline: `This address ${special[1]}; a lookup can say nothing about it.`,
    };
  }
  return {
    ...rest,
    standing: 'good',
    reason: 'public-address',
    headline: 'A public address; who uses it and how is not checked.',
  };
}

/** An IPv4 or IPv6 address by syntax (RFC 4291, 5952) and the IANA special-purpose registries. */
export function checkIp(text: string): Verdict {
  return verdict('ip', judge(text));
}
