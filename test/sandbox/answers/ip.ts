/** GET /v1/ip and /v1/intelligence/ip: special-purpose ranges computed, the rest from the fixture. */
import ipaddr from 'ipaddr.js';
import { IP_FLAGS, IPS, type IpRow } from '../fixtures/ips.ts';
import type { Work } from '../request/endpoints.ts';
import { badRequest } from '../request/problem.ts';
import { type Query, required } from '../request/query.ts';
import { UNKNOWN_TEXT } from './unknown.ts';

type Address = ReturnType<typeof ipaddr.parse>;

const UNKNOWN_ASN = {
  asn: 0,
  descr: UNKNOWN_TEXT,
  country: UNKNOWN_TEXT,
  active: false,
  domain: UNKNOWN_TEXT,
  org: UNKNOWN_TEXT,
  type: UNKNOWN_TEXT,
};

const UNKNOWN_LOCATION = {
  country: UNKNOWN_TEXT,
  country_code: UNKNOWN_TEXT,
  city: UNKNOWN_TEXT,
  state: UNKNOWN_TEXT,
  latitude: 0,
  longitude: 0,
  timezone: UNKNOWN_TEXT,
};

function rowOf(address: Address): IpRow | undefined {
  return IPS.find(({ range }) => {
    const [network, bits] = ipaddr.parseCIDR(range);
    return network.kind() === address.kind() && address.match(network, bits);
  });
}

/** Points by flag; an address that is not public has 10 more. */
const POINTS = { tor: 60, abuser: 50, vpn: 30, proxy: 30, datacenter: 15, crawler: 10 } as const;

function threat(row: IpRow | undefined, bogon: boolean): number {
  const flags = row?.flags ?? [];
  const sum = Object.entries(POINTS).reduce(
    (total, [name, points]) => (flags.some((flag) => flag === name) ? total + points : total),
    bogon ? 10 : 0,
  );
  return Math.min(100, sum);
}

export function ip(query: Query): Work {
  const value = required(query, 'query');
  if (!ipaddr.IPv4.isValidFourPartDecimal(value) && !ipaddr.IPv6.isValid(value)) {
    throw badRequest('query is not an IPv4 or IPv6 address');
  }
  return () => {
    // An IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2) is treated as its IPv4 address.
    const address = ipaddr.process(value);
    const bogon = address.range() !== 'unicast';
    const row = rowOf(address);
    const flags = IP_FLAGS.map((flag) => [`is_${flag}`, row?.flags.includes(flag) ?? false]);
    return {
      ip: address.toString(),
      is_bogon: bogon,
      ...Object.fromEntries(flags),
      asn: { ...UNKNOWN_ASN, ...row?.asn },
      location: { ...UNKNOWN_LOCATION, ...row?.location },
      threat_score: threat(row, bogon),
    };
  };
}
