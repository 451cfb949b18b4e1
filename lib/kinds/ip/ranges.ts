/** The IANA special-purpose address registries (RFC 6890 and successors), most specific first. */
import ipaddr from 'ipaddr.js';

/** `says` completes "This address …". */
interface Special {
  readonly reason: string;
  readonly says: string;
}

const DOCUMENTATION = ['documentation', 'is reserved for documentation'] as const;
const PRIVATE = ['private', 'is private: it exists in many local networks'] as const;
const MULTICAST = ['multicast', 'goes to a group of devices (multicast), not to one'] as const;
const PROTOCOLS = ['reserved', 'is reserved for the workings of the network itself'] as const;
const STRAY = ['reserved', 'belongs to the service that answers stray questions (AS112)'] as const;
const TUNNELLING = ['reserved', 'is reserved for multicast tunnelling'] as const;
const UNUSED = ['reserved', 'is reserved and not used on the internet'] as const;
const NAT64 = ['translated', 'stands for an IPv4 address behind a translator (NAT64)'] as const;
const HOST_IDS = ['reserved', 'is reserved for host identifiers (ORCHID)'] as const;
const TESTS = ['benchmarking', 'is reserved for network tests'] as const;
const LINK = ['link-local', 'works only inside one local network (link-local)'] as const;

const V4: readonly (readonly [net: string, kind: readonly [string, string]])[] = [
  ['0.0.0.0/32', ['unspecified', 'stands for "no address"']],
  ['0.0.0.0/8', ['this-network', 'is used only while a device has no address yet']],
  ['10.0.0.0/8', PRIVATE],
  ['100.64.0.0/10', ['shared', "is inside a provider's network (carrier-grade NAT)"]],
  ['127.0.0.0/8', ['loopback', 'is this computer itself']],
  ['169.254.0.0/16', LINK],
  ['172.16.0.0/12', PRIVATE],
  ['192.0.0.0/24', PROTOCOLS],
  ['192.0.2.0/24', DOCUMENTATION],
  ['192.31.196.0/24', STRAY],
  ['192.52.193.0/24', TUNNELLING],
  ['192.88.99.0/24', ['tunnel', 'belongs to an abandoned tunnel to IPv6 (6to4)']],
  ['192.168.0.0/16', PRIVATE],
  ['192.175.48.0/24', STRAY],
  ['198.18.0.0/15', TESTS],
  ['198.51.100.0/24', DOCUMENTATION],
  ['203.0.113.0/24', DOCUMENTATION],
  ['233.252.0.0/24', DOCUMENTATION],
  ['224.0.0.0/4', MULTICAST],
  ['255.255.255.255/32', ['broadcast', 'reaches every device of a network, not one host']],
  ['240.0.0.0/4', UNUSED],
];

const V6: readonly (readonly [net: string, kind: readonly [string, string]])[] = [
  ['::/128', ['unspecified', 'stands for "no address"']],
  ['::1/128', ['loopback', 'is this computer itself']],
  ['::/96', ['reserved', 'is an old way to write an IPv4 address, no longer in use']],
  ['::ffff:0:0:0/96', ['translated', 'is an IPv4 address translated for one network']],
  ['64:ff9b::/96', NAT64],
  ['64:ff9b:1::/48', NAT64],
  ['100::/64', ['discard', 'is reserved for discarding traffic']],
  ['100:0:0:1::/64', ['discard', 'is a placeholder that reaches nobody']],
  ['2001::/32', ['tunnel', 'belongs to an abandoned tunnel to IPv6 (Teredo)']],
  ['2001:2::/48', TESTS],
  ['2001:3::/32', TUNNELLING],
  ['2001:4:112::/48', STRAY],
  ['2001:10::/28', HOST_IDS],
  ['2001:20::/28', HOST_IDS],
  ['2001:30::/28', ['reserved', 'is reserved for drone identifiers']],
  ['2001::/23', PROTOCOLS],
  ['2001:db8::/32', DOCUMENTATION],
  ['2002::/16', ['tunnel', 'belongs to an abandoned tunnel to IPv6 (6to4)']],
  ['2620:4f:8000::/48', STRAY],
  ['3ffe::/16', UNUSED],
  ['3fff::/20', DOCUMENTATION],
  ['5f00::/16', ['reserved', 'is reserved for segment routing']],
  ['fc00::/7', ['private', 'is private: it exists in local networks only']],
  ['fe80::/10', LINK],
  ['fec0::/10', ['private', 'is an old private (site-local) address']],
  ['ff00::/8', MULTICAST],
];

type Net = ReturnType<typeof ipaddr.parseCIDR>;
const parsed = new Map<string, Net>();

function isInside(address: ipaddr.IPv4 | ipaddr.IPv6, net: string): boolean {
  const range = parsed.get(net) ?? ipaddr.parseCIDR(net);
  parsed.set(net, range);
  return address.match(range);
}

/** What a range of addresses is set aside for; null for addresses of the public internet. */
export function specialOf(address: ipaddr.IPv4 | ipaddr.IPv6): Special | null {
  const rows = address.kind() === 'ipv4' ? V4 : V6;
  const row = rows.find(([net]) => isInside(address, net));
  if (row) return { reason: row[1][0], says: row[1][1] };
  // RFC 4291, section 2.4: only 2000::/3 is given out.
  const given = address.kind() === 'ipv4' || isInside(address, '2000::/3');
  return given ? null : { reason: 'reserved', says: 'belongs to a part of IPv6 not given out yet' };
}

/** The IPv4 address that an IPv6 one carries: mapped, translated (RFC 6052), 6to4, Teredo (RFC 4380). */
export function embedded(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
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
