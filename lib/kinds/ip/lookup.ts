import { z } from 'zod';
import { CONTRACT } from '../../endpoint.ts';
import { placeName } from '../../reading/place-name.ts';
import { kindLabel } from '../../texts/kinds.ts';
import type { Verdict } from '../../verdict.ts';
import { lookup, optionalBool, optionalNumber, optionalText, queryParams } from '../endpoint.ts';
import { fact, flag, isHigh, note, score, words } from '../facts.ts';
import { judge } from '../rules.ts';

/** The signals a verdict rests on; an answer with none of them is no answer. */
const SIGNALS = ['is_abuser', 'is_tor', 'is_proxy', 'is_vpn', 'threat_score'] as const;

/** IP result (contract, Resources). */
const schema = z
  .looseObject({
    ip: optionalText,
    is_bogon: optionalBool,
    is_datacenter: optionalBool,
    is_tor: optionalBool,
    is_proxy: optionalBool,
    is_vpn: optionalBool,
    is_abuser: optionalBool,
    is_crawler: optionalBool,
    is_mobile: optionalBool,
    asn: z
      .looseObject({
        asn: optionalNumber,
        descr: optionalText,
        country: optionalText,
        active: optionalBool,
        domain: optionalText,
        org: optionalText,
        type: optionalText,
      })
      .nullish(),
    location: z
      .looseObject({
        country: optionalText,
        country_code: optionalText,
        city: optionalText,
        state: optionalText,
        latitude: optionalNumber,
        longitude: optionalNumber,
        timezone: optionalText,
      })
      .nullish(),
    threat_score: optionalNumber,
  })
  .refine((result) => SIGNALS.some((name) => result[name] !== undefined && result[name] !== null));

type Result = z.infer<typeof schema>;

const FIELDS = [
  'is_bogon',
  'is_datacenter',
  'is_tor',
  'is_proxy',
  'is_vpn',
  'is_abuser',
  'is_crawler',
  'is_mobile',
  'asn.asn',
  'asn.org',
  'asn.type',
  'location.country',
  'location.city',
  'location.state',
  'location.timezone',
  'threat_score',
] as const;

function toVerdict(value: string, result: Result): Verdict {
  const { asn, location } = result;
  // "Nothing speaks against it" needs every answer: a missing one is not a no.
  const clean = [result.is_abuser, result.is_tor, result.is_proxy, result.is_vpn].every(
    (signal) => signal === false,
  );
  return judge(
    'ip',
    value,
    [
      {
        when: result.is_abuser === true,
        standing: 'bad',
        reason: 'abuser',
        headline: 'This address is known for abuse.',
      },
      {
        when: isHigh(result.threat_score),
        standing: 'bad',
        reason: 'high-threat',
        headline: 'The API rates this address as a high threat.',
      },
      {
        when: result.is_tor === true,
        standing: 'caution',
        reason: 'tor',
        headline: 'A Tor exit: its user cannot be told.',
      },
      {
        when: result.is_proxy === true,
        standing: 'caution',
        reason: 'proxy',
        headline: 'A proxy: its user is somewhere else.',
      },
      {
        when: result.is_vpn === true,
        standing: 'caution',
        reason: 'vpn',
        headline: 'A VPN: its user is somewhere else.',
      },
      {
        when: result.is_bogon === true,
        standing: 'caution',
        reason: 'bogon',
        headline: 'Not an address of the public internet.',
      },
      {
        when: result.is_crawler === true,
        standing: 'caution',
        reason: 'crawler',
        headline: 'A crawler, not a person.',
      },
      {
        when: result.is_datacenter === true,
        standing: 'caution',
        reason: 'datacenter',
        headline: 'In a datacenter, where servers are rather than people.',
      },
      {
        when: clean,
        standing: 'good',
        reason: 'no-risk-found',
        headline: 'Nothing speaks against this address.',
      },
    ],
    [
      flag('VPN', result.is_vpn, { yes: 'caution', no: 'good' }),
      flag('Proxy', result.is_proxy, { yes: 'caution', no: 'good' }),
      flag('Tor exit', result.is_tor, { yes: 'caution', no: 'good' }),
      flag('Known for abuse', result.is_abuser, { yes: 'bad', no: 'good' }),
      note('Datacenter', result.is_datacenter, 'caution'),
      note('Crawler', result.is_crawler, 'caution'),
      note('Mobile network', result.is_mobile),
      note('Not public (bogon)', result.is_bogon, 'caution'),
      score('Threat', result.threat_score),
      fact(
        'Location',
        [location?.city, location?.state, placeName(location?.country_code) || location?.country]
          .filter(Boolean)
          .join(', '),
      ),
      fact('Time zone', location?.timezone),
      fact(
        'Network',
        [typeof asn?.asn === 'number' ? `AS${asn.asn}` : '', asn?.org].filter(Boolean).join(' '),
      ),
      fact('Network type', words(asn?.type)),
    ],
  );
}

const row = {
  kind: 'ip',
  params: queryParams,
  result: schema,
  fields: FIELDS,
  toVerdict,
} as const;

/** Endpoints that tell about an IP address (contract, Endpoints). */
export const endpoints = {
  ip: lookup({ ...row, ...CONTRACT.ip, statsLabel: () => kindLabel('ip') }),
  intelligenceIp: lookup({
    ...row,
    ...CONTRACT.intelligenceIp,
    statsLabel: () => kindLabel('ip'),
  }),
};
