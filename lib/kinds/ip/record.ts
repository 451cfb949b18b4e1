import { flag, type RecordTable, row } from '../record-table.ts';

/** IP result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'ipAddressGroup',
    rows: [
      row('ip', 'ipAddress', 'code'),
      row('threat_score', 'ipThreat', 'score'),
      flag('is_bogon', 'ipPublic', ['ipPublicNo', 'ipPublicYes'], { yes: 'caution' }),
    ],
  },
  {
    name: 'ipUseGroup',
    rows: [
      flag('is_vpn', 'ipVpn', ['ipVpnYes', 'ipVpnNo'], { yes: 'caution' }),
      flag('is_proxy', 'ipProxy', ['ipProxyYes', 'ipProxyNo'], { yes: 'caution' }),
      flag('is_tor', 'ipTor', ['ipTorYes', 'ipTorNo'], { yes: 'caution' }),
      flag('is_abuser', 'ipAbuse', ['ipAbuseYes', 'ipAbuseNo'], { yes: 'bad' }),
      flag('is_datacenter', 'ipDatacenter', ['ipDatacenterYes', 'ipDatacenterNo'], {
        yes: 'caution',
      }),
      flag('is_crawler', 'ipCrawler', ['ipCrawlerYes', 'ipCrawlerNo'], { yes: 'caution' }),
      flag('is_mobile', 'ipMobile', ['ipMobileYes', 'ipMobileNo']),
    ],
  },
  {
    name: 'networkGroup',
    rows: [
      row('asn.asn', 'asNumber', 'asn'),
      row('asn.org', 'asOwner'),
      row('asn.descr', 'asDescription'),
      row('asn.type', 'asType'),
      row('asn.domain', 'asDomain', 'code'),
      row('asn.country', 'asCountry', 'place'),
      flag('asn.active', 'asRouted', ['asRoutedYes', 'asRoutedNo']),
    ],
  },
  {
    name: 'ipLocationGroup',
    rows: [
      row('location.country_code', 'country', 'place'),
      row('location.country', 'countryAsAnswered'),
      row('location.state', 'ipState'),
      row('location.city', 'ipCity'),
      row('location.timezone', 'ipTimeZone'),
      row('location.latitude', 'ipLatitude', 'number'),
      {
        path: 'location.longitude',
        name: 'ipLongitude',
        way: { as: 'map', latitude: 'location.latitude', longitude: 'location.longitude' },
      },
    ],
  },
];
