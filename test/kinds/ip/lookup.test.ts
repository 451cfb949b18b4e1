import { describe, expect, it } from 'vitest';
import { verdictFromAnswer as verdictFromAnswerInReferences } from '../../../lib/api/client/question.ts';
import type { EndpointName } from '../../../lib/api/endpoints/table.ts';
import { SAMPLES } from '../../api/samples.ts';
import { inTexts } from '../../texts/in-texts.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInReferences);

const CLEAN = { is_abuser: false, is_tor: false, is_proxy: false, is_vpn: false };

type Case = readonly [EndpointName, object, string, string];

const CASES: readonly Case[] = [
  ['intelligenceIp', CLEAN, 'good', 'no-risk-found'],
  ['ip', { ...CLEAN, is_abuser: true, is_vpn: true }, 'bad', 'abuser'],
  ['ip', { ...CLEAN, threat_score: 75 }, 'bad', 'high-threat'],
  ['ip', { ...CLEAN, is_tor: true, is_proxy: true }, 'caution', 'tor'],
  ['ip', { ...CLEAN, is_proxy: true }, 'caution', 'proxy'],
  ['ip', { ...CLEAN, is_vpn: true, is_datacenter: true }, 'caution', 'vpn'],
  ['ip', { ...CLEAN, is_bogon: true }, 'caution', 'bogon'],
  ['ip', { ...CLEAN, is_crawler: true }, 'caution', 'crawler'],
  ['ip', { ...CLEAN, is_datacenter: true }, 'caution', 'datacenter'],
  ['ip', { ...CLEAN, is_mobile: true }, 'good', 'no-risk-found'],
  // A missing signal does not count as false.
  ['ip', { ...CLEAN, is_vpn: null }, 'unknown', 'not-told'],
  ['ip', { threat_score: 0 }, 'unknown', 'not-told'],
];

function facts(endpoint: EndpointName, answer: unknown) {
  const found = verdictFromAnswer('ip', 'v', endpoint, answer)?.facts ?? [];
  return Object.fromEntries(found.map(({ label, value }) => [label, value]));
}

describe('the verdict of an IP lookup', () => {
  it.each(CASES)('%s with %j: %s, %s', (endpoint, answer, standing, reason) => {
    expect(verdictFromAnswer('ip', 'v', endpoint, answer)).toMatchObject({
      kind: 'ip',
      value: 'v',
      standing,
      reason,
      basis: ['api'],
    });
  });
});

describe('facts of an IP lookup', () => {
  it('include signals, location and network', () => {
    expect(facts('ip', SAMPLES.ip)).toMatchObject({
      VPN: 'No',
      Proxy: 'No',
      'Tor exit': 'No',
      'Known for abuse': 'No',
      Threat: '4 out of 100',
      Location: 'Utrecht, Utrecht (province), Netherlands',
      'Time zone': 'Europe/Amsterdam',
      Network: 'AS64500 Example Net',
      'Network type': 'isp',
    });
  });
});
