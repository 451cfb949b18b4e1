import { type AnswerFields, answerField, flagField } from '../shared/answer-fields.ts';

/** IP result (contract, Resources). */
export const ipAnswerFields: AnswerFields = [
  {
    name: 'address',
    rows: [
      answerField('ip', 'address', 'code'),
      answerField('threat_score', 'threat', 'score'),
      flagField('is_bogon', 'notPublicBogon', ['yes', 'no'], { yes: 'caution' }),
    ],
  },
  {
    name: 'use',
    rows: [
      flagField('is_vpn', 'ipVpn', ['yes', 'no'], { yes: 'caution' }),
      flagField('is_proxy', 'ipProxy', ['yes', 'no'], { yes: 'caution' }),
      flagField('is_tor', 'torExit', ['yes', 'no'], { yes: 'caution' }),
      flagField('is_abuser', 'ipAbuse', ['yes', 'no'], { yes: 'bad' }),
      flagField('is_datacenter', 'ipDatacenter', ['yes', 'no'], { yes: 'caution' }),
      flagField('is_crawler', 'ipCrawler', ['yes', 'no'], { yes: 'caution' }),
      flagField('is_mobile', 'mobileNetwork'),
    ],
  },
  {
    name: 'networkGroup',
    rows: [
      answerField('asn.asn', 'asNumber', 'asn'),
      answerField('asn.org', null),
      answerField('asn.descr', null),
      answerField('asn.type', 'type'),
      answerField('asn.domain', 'domain', 'code'),
      answerField('asn.country', null, 'place'),
      flagField('asn.active', null),
    ],
  },
  {
    name: 'location',
    rows: [
      answerField('location.country_code', 'country', 'place'),
      answerField('location.country', null),
      answerField('location.state', 'ipState'),
      answerField('location.city', 'ipCity'),
      answerField('location.timezone', 'timeZone'),
      answerField('location.latitude', null, 'number'),
      {
        path: 'location.longitude',
        name: null,
        format: { as: 'map', latitude: 'location.latitude', longitude: 'location.longitude' },
      },
    ],
  },
];
