import { type AnswerFields, answerField, flagField } from '../shared/answer-fields.ts';

/** IP result (contract, Resources). */
export const ipAnswerFields: AnswerFields = [
  {
    name: 'ipAddressGroup',
    rows: [
      answerField('ip', 'ipAddress', 'code'),
      answerField('threat_score', 'ipThreat', 'score'),
      flagField('is_bogon', 'ipPublic', ['ipPublicNo', 'ipPublicYes'], { yes: 'caution' }),
    ],
  },
  {
    name: 'ipUseGroup',
    rows: [
      flagField('is_vpn', 'ipVpn', ['ipVpnYes', 'ipVpnNo'], { yes: 'caution' }),
      flagField('is_proxy', 'ipProxy', ['ipProxyYes', 'ipProxyNo'], { yes: 'caution' }),
      flagField('is_tor', 'ipTor', ['ipTorYes', 'ipTorNo'], { yes: 'caution' }),
      flagField('is_abuser', 'ipAbuse', ['ipAbuseYes', 'ipAbuseNo'], { yes: 'bad' }),
      flagField('is_datacenter', 'ipDatacenter', ['ipDatacenterYes', 'ipDatacenterNo'], {
        yes: 'caution',
      }),
      flagField('is_crawler', 'ipCrawler', ['ipCrawlerYes', 'ipCrawlerNo'], { yes: 'caution' }),
      flagField('is_mobile', 'ipMobile', ['ipMobileYes', 'ipMobileNo']),
    ],
  },
  {
    name: 'networkGroup',
    rows: [
      answerField('asn.asn', 'asNumber', 'asn'),
      answerField('asn.org', 'asOwner'),
      answerField('asn.descr', 'asDescription'),
      answerField('asn.type', 'asType'),
      answerField('asn.domain', 'asDomain', 'code'),
      answerField('asn.country', 'asCountry', 'place'),
      flagField('asn.active', 'asRouted', ['asRoutedYes', 'asRoutedNo']),
    ],
  },
  {
    name: 'ipLocationGroup',
    rows: [
      answerField('location.country_code', 'country', 'place'),
      answerField('location.country', 'countryAsAnswered'),
      answerField('location.state', 'ipState'),
      answerField('location.city', 'ipCity'),
      answerField('location.timezone', 'ipTimeZone'),
      answerField('location.latitude', 'ipLatitude', 'number'),
      {
        path: 'location.longitude',
        name: 'ipLongitude',
        format: { as: 'map', latitude: 'location.latitude', longitude: 'location.longitude' },
      },
    ],
  },
];
