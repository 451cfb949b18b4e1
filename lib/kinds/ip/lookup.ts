import { z } from 'zod';
import { ENDPOINT_CONTRACT, type Phrase, type Verdict } from '../../domain/index.ts';
import { factsText, ipText, listOf, placeOf, recordText } from '../../texts/messages.ts';
import { entriesOf } from '../../values/text/index.ts';
import { lookupEndpoint, queryParams } from '../shared/endpoint-definition.ts';
import {
  fact,
  factIfTrue,
  flagFact,
  isHighScore,
  readableWords,
  scoreFact,
  verdictByRules,
} from '../shared/facts.ts';
import {
  decidingBool,
  decidingNumber,
  optionalBool,
  optionalNumber,
  optionalObject,
  optionalText,
} from '../shared/result-fields.ts';
import { ipAnswerFields } from './answer-fields.ts';

/** The signals that verdicts depend on; a result without any of them is invalid. */
const SIGNALS = ['is_abuser', 'is_tor', 'is_proxy', 'is_vpn', 'threat_score'] as const;

/** IP result (contract, Resources), what the verdict reads of it. */
const schema = z
  .looseObject({
    is_bogon: decidingBool,
    is_datacenter: decidingBool,
    is_tor: decidingBool,
    is_proxy: decidingBool,
    is_vpn: decidingBool,
    is_abuser: decidingBool,
    is_crawler: decidingBool,
    is_mobile: optionalBool,
    asn: optionalObject({
      asn: optionalNumber,
      org: optionalText,
      type: optionalText,
    }),
    location: optionalObject({
      country: optionalText,
      country_code: optionalText,
      city: optionalText,
      state: optionalText,
      timezone: optionalText,
    }),
    threat_score: decidingNumber,
  })
  .refine((result) => SIGNALS.some((name) => result[name] !== undefined && result[name] !== null));

type Result = z.infer<typeof schema>;

const FIELDS = entriesOf(`
  is_bogon, is_datacenter, is_tor, is_proxy, is_vpn, is_abuser, is_crawler, is_mobile, asn.asn,
  asn.org, asn.type, location.country, location.city, location.state, location.timezone,
  threat_score
`);

function toVerdict(value: string, result: Result): Verdict<Phrase> {
  const { asn, location } = result;
  // "No risk found" requires every signal to be false: a missing signal does not count as false.
  const clean = [result.is_abuser, result.is_tor, result.is_proxy, result.is_vpn].every(
    (signal) => signal === false,
  );
  return verdictByRules(
    'ip',
    value,
    [
      [result.is_abuser === true, 'bad', 'abuser', ipText('knownForAbuse')],
      [isHighScore(result.threat_score), 'bad', 'high-threat', ipText('highThreat')],
      [result.is_tor === true, 'caution', 'tor', ipText('isTorExit')],
      [result.is_proxy === true, 'caution', 'proxy', ipText('isProxy')],
      [result.is_vpn === true, 'caution', 'vpn', ipText('isVpn')],
      [result.is_bogon === true, 'caution', 'bogon', ipText('isBogon')],
      [result.is_crawler === true, 'caution', 'crawler', ipText('isCrawler')],
      [result.is_datacenter === true, 'caution', 'datacenter', ipText('inDatacenter')],
      [clean, 'good', 'no-risk-found', factsText('noProblemWithAddress')],
    ],
    [
      flagFact('VPN', result.is_vpn, { yes: 'caution', no: 'good' }),
      flagFact(recordText('ipProxy'), result.is_proxy, { yes: 'caution', no: 'good' }),
      flagFact(recordText('torExit'), result.is_tor, { yes: 'caution', no: 'good' }),
      flagFact(recordText('ipAbuse'), result.is_abuser, { yes: 'bad', no: 'good' }),
      factIfTrue(recordText('ipDatacenter'), result.is_datacenter, 'caution'),
      factIfTrue(recordText('ipCrawler'), result.is_crawler, 'caution'),
      factIfTrue(recordText('mobileNetwork'), result.is_mobile),
      factIfTrue(recordText('notPublicBogon'), result.is_bogon, 'caution'),
      scoreFact(recordText('threat'), result.threat_score),
      fact(
        recordText('location'),
        listOf(
          [
            location?.city,
            location?.state,
            placeOf(location?.country_code) || location?.country,
          ].flatMap((part) => part || []),
          'unit',
        ),
      ),
      fact(recordText('timeZone'), location?.timezone),
      fact(
        recordText('networkGroup'),
        [typeof asn?.asn === 'number' ? `AS${asn.asn}` : '', asn?.org].filter(Boolean).join(' '),
      ),
      fact(ipText('networkType'), readableWords(asn?.type)),
    ],
  );
}

const row = {
  kind: 'ip',
  answerFields: ipAnswerFields,
  params: queryParams,
  result: schema,
  fields: FIELDS,
  toVerdict,
} as const;

/** Endpoints that look up an IP address (contract, Endpoints). */
export const ipEndpoints = {
  ip: lookupEndpoint({ ...row, ...ENDPOINT_CONTRACT.ip }),
  intelligenceIp: lookupEndpoint({ ...row, ...ENDPOINT_CONTRACT.intelligenceIp }),
};
