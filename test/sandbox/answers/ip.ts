/** GET /v1/ip and /v1/intelligence/ip: special-purpose ranges computed, the rest from the fixture. */
import ipaddr from 'ipaddr.js';
import type { Work } from '../endpoints.ts';
import { IPS, type IpRow } from '../fixtures/ips.ts';
import { badRequest } from '../problem.ts';
import { type Query, required } from '../query.ts';

type Address = ReturnType<typeof ipaddr.parse>;

// Where nothing is known, texts are empty and numbers left out: 0 would be a claim.
const UNKNOWN_ASN = {
  descr: '',
  country: '',
  active: false,
  domain: '',
  org: '',
  type: '',
};

const UNKNOWN_LOCATION = {
  country: '',
  country_code: '',
  city: '',
  state: '',
  timezone: '',
};

function rowOf(address: Address): IpRow | undefined {
  return IPS.find(({ range }) => {
    const [network, bits] = ipaddr.parseCIDR(range);
    return network.kind() === address.kind() && address.match(network, bits);
  });
}

/** Points of the flags that speak against an address; 10 when it is not a public one. */
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
    // An IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2) is judged as the IPv4 address it stands for.
    const address = ipaddr.process(value);
    const bogon = address.range() !== 'unicast';
    const row = rowOf(address);
    const is = (flag: IpRow['flags'][number]): boolean => row?.flags.includes(flag) ?? false;
    return {
      ip: address.toString(),
      is_bogon: bogon,
      is_datacenter: is('datacenter'),
      is_tor: is('tor'),
      is_proxy: is('proxy'),
      is_vpn: is('vpn'),
      is_abuser: is('abuser'),
      is_crawler: is('crawler'),
      is_mobile: is('mobile'),
      asn: { ...UNKNOWN_ASN, ...row?.asn },
      location: { ...UNKNOWN_LOCATION, ...row?.location },
      threat_score: threat(row, bogon),
    };
  };
}
