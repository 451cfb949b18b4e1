import { flag, type RecordTable, row } from '../record-table.ts';

/** IP result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'Address',
    rows: [
      row('ip', 'Address', 'code'),
      row('threat_score', 'Threat', 'score'),
      flag('is_bogon', 'Public', ['Not public (bogon)', 'Public, not a bogon'], { yes: 'caution' }),
    ],
  },
  {
    name: 'What it is used for',
    rows: [
      flag('is_vpn', 'VPN', ['VPN', 'Not a VPN'], { yes: 'caution' }),
      flag('is_proxy', 'Proxy', ['Proxy', 'Not a proxy'], { yes: 'caution' }),
      flag('is_tor', 'Tor', ['Tor exit', 'Not a Tor exit'], { yes: 'caution' }),
      flag('is_abuser', 'Abuse', ['Known for abuse', 'Not known for abuse'], { yes: 'bad' }),
      flag('is_datacenter', 'Datacenter', ['Datacenter', 'Not a datacenter'], { yes: 'caution' }),
      flag('is_crawler', 'Crawler', ['Crawler', 'Not a crawler'], { yes: 'caution' }),
      flag('is_mobile', 'Mobile', ['Mobile network', 'Not a mobile network']),
    ],
  },
  {
    name: 'Network',
    rows: [
      row('asn.asn', 'AS number', 'asn'),
      row('asn.org', 'Owner'),
      row('asn.descr', 'Description'),
      row('asn.type', 'Type'),
      row('asn.domain', 'Domain', 'code'),
      row('asn.country', 'Country of the AS', 'place'),
      flag('asn.active', 'Routed', ['Active', 'Not active']),
    ],
  },
  {
    name: 'Location',
    rows: [
      row('location.country_code', 'Country', 'place'),
      row('location.country', 'Country, as answered'),
      row('location.state', 'State'),
      row('location.city', 'City'),
      row('location.timezone', 'Time zone'),
      row('location.latitude', 'Latitude', 'number'),
      {
        path: 'location.longitude',
        name: 'Longitude',
        way: { as: 'map', latitude: 'location.latitude', longitude: 'location.longitude' },
      },
    ],
  },
];
