/** The IANA special-purpose address registries (RFC 6890 and successors), most specific first. */
import ipaddr from 'ipaddr.js';
import type { ipText } from '../../domain/message.ts';

interface SpecialRange {
  readonly reason: string;
  /** Key of the text that describes the range. */
  readonly says: Parameters<typeof ipText>[0];
}

const special = (reason: string, says: SpecialRange['says']): SpecialRange => ({ reason, says });

const DOCUMENTATION = special('documentation', 'forDocumentation');
const PRIVATE = special('private', 'privateLocal');
const MULTICAST = special('multicast', 'multicast');
const PROTOCOLS = special('reserved', 'forProtocols');
const UNUSED = special('reserved', 'unused');
const NAT64 = special('translated', 'nat64');
const TESTS = special('benchmarking', 'unused');
const LINK = special('link-local', 'linkLocal');

const V4: readonly (readonly [net: string, use: SpecialRange])[] = [
  ['0.0.0.0/32', special('unspecified', 'unspecified')],
  ['0.0.0.0/8', special('this-network', 'thisNetwork')],
  ['10.0.0.0/8', PRIVATE],
  ['100.64.0.0/10', special('shared', 'carrierNat')],
  ['127.0.0.0/8', special('loopback', 'loopback')],
  ['169.254.0.0/16', LINK],
  ['172.16.0.0/12', PRIVATE],
  ['192.0.0.0/24', PROTOCOLS],
  ['192.0.2.0/24', DOCUMENTATION],
  ['192.31.196.0/24', PROTOCOLS],
  ['192.52.193.0/24', PROTOCOLS],
  ['192.88.99.0/24', special('tunnel', 'outdatedTunnel')],
  ['192.168.0.0/16', PRIVATE],
  ['192.175.48.0/24', PROTOCOLS],
  ['198.18.0.0/15', TESTS],
  ['198.51.100.0/24', DOCUMENTATION],
  ['203.0.113.0/24', DOCUMENTATION],
  ['233.252.0.0/24', DOCUMENTATION],
  ['224.0.0.0/4', MULTICAST],
  ['255.255.255.255/32', special('broadcast', 'broadcast')],
  ['240.0.0.0/4', UNUSED],
];

const V6: readonly (readonly [net: string, use: SpecialRange])[] = [
  ['::/128', special('unspecified', 'unspecified')],
  ['::1/128', special('loopback', 'loopback')],
  ['::/96', special('reserved', 'outdatedIpv4Notation')],
  ['::ffff:0:0:0/96', special('translated', 'translated')],
  ['64:ff9b::/96', NAT64],
  ['64:ff9b:1::/48', NAT64],
  ['100::/64', special('discard', 'unused')],
  ['100:0:0:1::/64', special('discard', 'placeholder')],
  ['2001::/32', special('tunnel', 'outdatedTunnel')],
  ['2001:2::/48', TESTS],
  ['2001:3::/32', PROTOCOLS],
  ['2001:4:112::/48', PROTOCOLS],
  ['2001:10::/28', UNUSED],
  ['2001:20::/28', UNUSED],
  ['2001:30::/28', PROTOCOLS],
  ['2001::/23', PROTOCOLS],
  ['2001:db8::/32', DOCUMENTATION],
  ['2002::/16', special('tunnel', 'outdatedTunnel')],
  ['2620:4f:8000::/48', PROTOCOLS],
  ['3ffe::/16', UNUSED],
  ['3fff::/20', DOCUMENTATION],
  ['5f00::/16', PROTOCOLS],
  ['fc00::/7', PRIVATE],
  ['fe80::/10', LINK],
  ['fec0::/10', PRIVATE],
  ['ff00::/8', MULTICAST],
];

type Net = ReturnType<typeof ipaddr.parseCIDR>;
const parsed = new Map<string, Net>();

function isInside(address: ipaddr.IPv4 | ipaddr.IPv6, net: string): boolean {
  const range = parsed.get(net) ?? ipaddr.parseCIDR(net);
  parsed.set(net, range);
  return address.match(range);
}

/** The special range of an address; null for addresses of the public internet. */
export function specialRangeOf(address: ipaddr.IPv4 | ipaddr.IPv6): SpecialRange | null {
  const rows = address.kind() === 'ipv4' ? V4 : V6;
  const row = rows.find(([net]) => isInside(address, net));
  if (row) return row[1];
  // RFC 4291, section 2.4: only 2000::/3 is assigned.
  const given = address.kind() === 'ipv4' || isInside(address, '2000::/3');
  return given ? null : special('reserved', 'unassigned');
}

/** The IPv4 address inside an IPv6 address: mapped, translated (RFC 6052), 6to4, Teredo (RFC 4380). */
export function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const bytes = address.toByteArray();
  const inside = (net: string) => isInside(address, net);
  if (address.toString() === '::' || address.toString() === '::1') return undefined;
  if (['::ffff:0:0/96', '::/96', '::ffff:0:0:0/96', '64:ff9b::/96'].some(inside)) {
    return new ipaddr.IPv4(bytes.slice(12));
  }
  if (inside('2002::/16')) return new ipaddr.IPv4(bytes.slice(2, 6));
  if (inside('2001::/32')) return new ipaddr.IPv4(bytes.slice(12).map((byte) => byte ^ 255));
  return undefined;
}
