import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../lib/api/endpoints.ts';
import { verdictFrom } from '../../lib/api/question.ts';
import type { Kind } from '../../lib/kinds/index.ts';
import { verdictSchema } from '../../lib/messages.ts';
import { SAMPLED, SAMPLES } from './samples.ts';

const CLEAN_IP = { is_abuser: false, is_tor: false, is_proxy: false, is_vpn: false };

type Case = readonly [Kind, EndpointName, object, string, string];

const CASES: readonly Case[] = [
  ['domain', 'intelligenceDomain', { disposable: false }, 'good', 'no-risk-found'],
  ['domain', 'domain', { disposable: true }, 'bad', 'disposable'],
  ['domain', 'domain', { disposable: true, relay_domain: true }, 'caution', 'relay'],
  ['domain', 'domain', { disposable: false, relay_domain: true }, 'caution', 'relay'],
  ['domain', 'domain', { disposable: false, domain_age_days: 29 }, 'caution', 'new-domain'],
  ['domain', 'domain', { disposable: false, domain_age_days: 30 }, 'good', 'no-risk-found'],
  ['domain', 'domain', { disposable: false, domain_age_days: -1 }, 'good', 'no-risk-found'],
  ['domain', 'domain', { disposable: false, dns: { mx: false } }, 'caution', 'no-mail-server'],
  ['domain', 'domain', { disposable: false, public_domain: true }, 'good', 'webmail'],
  ['domain', 'domain', { disposable: false, education: true }, 'good', 'education'],

  ['ip', 'intelligenceIp', CLEAN_IP, 'good', 'no-risk-found'],
  ['ip', 'ip', { ...CLEAN_IP, is_abuser: true, is_vpn: true }, 'bad', 'abuser'],
  ['ip', 'ip', { ...CLEAN_IP, threat_score: 75 }, 'bad', 'high-threat'],
  ['ip', 'ip', { ...CLEAN_IP, is_tor: true, is_proxy: true }, 'caution', 'tor'],
  ['ip', 'ip', { ...CLEAN_IP, is_proxy: true }, 'caution', 'proxy'],
  ['ip', 'ip', { ...CLEAN_IP, is_vpn: true, is_datacenter: true }, 'caution', 'vpn'],
  ['ip', 'ip', { ...CLEAN_IP, is_bogon: true }, 'caution', 'bogon'],
  ['ip', 'ip', { ...CLEAN_IP, is_crawler: true }, 'caution', 'crawler'],
  ['ip', 'ip', { ...CLEAN_IP, is_datacenter: true }, 'caution', 'datacenter'],
  ['ip', 'ip', { ...CLEAN_IP, is_mobile: true }, 'good', 'no-risk-found'],
  // What was not said is not a no.
  ['ip', 'ip', { ...CLEAN_IP, is_vpn: null }, 'unknown', 'not-told'],
  ['ip', 'ip', { threat_score: 0 }, 'unknown', 'not-told'],

  ['phone', 'phone', { is_valid: true }, 'good', 'valid-number'],
  ['phone', 'phone', { is_valid: false, is_spam: true }, 'bad', 'not-valid'],
  ['phone', 'phone', { is_valid: true, is_threat: true }, 'bad', 'threat'],
  ['phone', 'phone', { is_valid: true, is_disposable: true }, 'bad', 'disposable'],
  ['phone', 'phone', { is_valid: true, is_spam: true }, 'caution', 'spam'],
  ['phone', 'phone', { is_valid: true, risk_score: 90 }, 'caution', 'high-risk'],
  ['phone', 'phone', { is_valid: true, is_virtual: true }, 'caution', 'virtual'],

  ['vat', 'vat', { valid: true }, 'good', 'registered'],
  ['vat', 'vat', { valid: false }, 'bad', 'not-registered'],

  ['iban', 'iban', { valid: true, bank_name: 'Example Bank' }, 'good', 'bank-found'],
  ['iban', 'iban', { valid: true, bank_name: null }, 'good', 'valid-iban'],
  ['iban', 'iban', { valid: true, bank_name: ' ' }, 'good', 'valid-iban'],
  ['iban', 'iban', { valid: false, bank_name: 'Example Bank' }, 'bad', 'not-valid'],
];

function facts(kind: Kind, endpoint: EndpointName, answer: unknown) {
  const found = verdictFrom(kind, 'v', endpoint, answer)?.facts ?? [];
  return Object.fromEntries(found.map(({ label, value }) => [label, value]));
}

describe('the verdict of a lookup', () => {
  it.each(CASES)('%s by %s of %j is %s, %s', (kind, endpoint, answer, standing, reason) => {
    expect(verdictFrom(kind, 'v', endpoint, answer)).toMatchObject({
      kind,
      value: 'v',
      standing,
      reason,
      basis: ['api'],
    });
  });

  it.each(SAMPLED)('of the whole answer of %s travels in a message', (name) => {
    for (const kind of ['email', 'domain', 'ip', 'phone', 'vat', 'iban'] as const) {
      const verdict = verdictFrom(kind, 'value-of-mine', name, SAMPLES[name]);
      if (verdict === null) continue;
      expect(verdictSchema.parse(verdict)).toEqual(verdict);
      expect(verdict.reason).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(verdict.headline).toMatch(/^\p{Lu}.+\.$/u);
      expect(verdict.headline).not.toContain('value-of-mine');
      const labels = verdict.facts.map((fact) => fact.label);
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.length).toBeGreaterThan(3);
    }
  });
});

describe('the facts of a lookup', () => {
  it('of a domain tell its age, dates and mail', () => {
    expect(facts('domain', 'domain', { ...SAMPLES.domain, domain_age_days: 400 })).toMatchObject({
      Age: '1 year',
      Registered: '1995-08-31',
      Expires: '2030-08-30',
      Registrar: 'Example Registrar',
      'Mail server (MX)': 'yes',
      'Mail provider': 'example-mail (business, grade A)',
      Tags: 'tag b',
      'Listed by': 'list-a',
    });
    expect(facts('domain', 'domain', { disposable: false, domain_age_days: 1 }).Age).toBe('1 day');
    expect(facts('domain', 'domain', { disposable: false, domain_age_days: 364 }).Age).toBe(
      '364 days',
    );
  });

  it('of a domain show certificate data whatever its layout, and no other unknown field', () => {
    const answer = {
      disposable: false,
      news: 'not shown',
      certificate_transparency: {
        total: 12,
        current: { issuer: 'left out: nested too deep' },
        issuers: ['CA One', 'CA Two'],
        names: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
        history: [{ id: 1 }, { id: 2 }],
        revoked: [],
      },
      san: ['x.example.org'],
    };
    expect(facts('domain', 'intelligenceDomain', answer)).toEqual({
      Disposable: 'no',
      'Certificate transparency: total': '12',
      'Certificate transparency: issuers': 'CA One, CA Two',
      'Certificate transparency: names': 'a, b, c, d, e and 2 more',
      'Certificate transparency: history': '2 in all',
      'Certificate transparency: revoked': 'none',
      San: 'x.example.org',
    });
  });

  it('of an IP tell signals, place and network', () => {
    expect(facts('ip', 'ip', SAMPLES.ip)).toMatchObject({
      VPN: 'no',
      Proxy: 'no',
      'Tor exit': 'no',
      'Known for abuse': 'no',
      Threat: '4 of 100',
      Location: 'Utrecht, Utrecht (province), Netherlands',
      'Time zone': 'Europe/Amsterdam',
      Network: 'AS64500 Example Net',
      'Network type': 'isp',
    });
  });

  it('of a phone number tell carrier, type and country', () => {
    expect(facts('phone', 'phone', SAMPLES.phone)).toMatchObject({
      Carrier: 'Example Telecom',
      Type: 'mobile',
      Country: 'Netherlands',
      International: '+31 6 12345678',
    });
    expect(
      facts('phone', 'phone', { is_valid: true, number_type: 'FIXED_LINE', country: 'NL' }),
    ).toMatchObject({ Type: 'FIXED LINE', Country: 'NL' });
  });

  it('of a VAT number tell the company, in one line, where the state discloses it', () => {
    expect(facts('vat', 'vat', SAMPLES.vat)).toEqual({
      'Registered in VIES': 'yes',
      Company: 'Example B.V.',
      Address: 'Straat 1, 3500 AA Utrecht',
      Country: 'NL',
    });
    expect(
      facts('vat', 'vat', { valid: true, company_name: '---', company_address: '---' }),
    ).toEqual({ 'Registered in VIES': 'yes' });
  });

  it('of an IBAN tell bank, BIC and SEPA', () => {
    expect(facts('iban', 'iban', SAMPLES.iban)).toMatchObject({
      Bank: 'Example Bank',
      BIC: 'ABNANL2A',
      SEPA: 'yes',
      Country: 'Netherlands',
      'Bank code': 'ABNA',
    });
  });
});
