/** Verdicts and facts of lookups, except of email addresses. */
import { describe, expect, it } from 'vitest';
import { verdictFromAnswer as verdictFromAnswerInMessages } from '../../lib/api/client/question.ts';
import type { EndpointName } from '../../lib/api/endpoints/table.ts';
import type { Kind } from '../../lib/domain/index.ts';
import { SAMPLES } from '../api/samples.ts';
import { inTexts } from '../texts/in-texts.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInMessages);

type Case = readonly [Kind, EndpointName, object, string, string];

const CLEAN = { is_abuser: false, is_tor: false, is_proxy: false, is_vpn: false };

const CASES: readonly Case[] = [
  ['domain', 'intelligenceDomain', { disposable: false }, 'good', 'no-risk-found'],
  ['domain', 'domain', { disposable: true }, 'caution', 'disposable'],
  ['domain', 'domain', { disposable: true, relay_domain: true }, 'caution', 'relay'],
  ['domain', 'domain', { disposable: false, relay_domain: true }, 'caution', 'relay'],
  ['domain', 'domain', { disposable: false, domain_age_days: 29 }, 'caution', 'new-domain'],
  ['domain', 'domain', { disposable: false, domain_age_days: 30 }, 'good', 'no-risk-found'],
  ['domain', 'domain', { disposable: false, domain_age_days: -1 }, 'good', 'no-risk-found'],
  ['domain', 'domain', { disposable: false, dns: { mx: false } }, 'caution', 'no-mail-server'],
  ['domain', 'domain', { disposable: false, public_domain: true }, 'good', 'webmail'],
  ['domain', 'domain', { disposable: false, education: true }, 'good', 'education'],
  ['iban', 'iban', { valid: true, bank_name: 'Example Bank' }, 'good', 'bank-found'],
  ['iban', 'iban', { valid: true, bank_name: null }, 'good', 'valid-iban'],
  ['iban', 'iban', { valid: true, bank_name: ' ' }, 'good', 'valid-iban'],
  ['iban', 'iban', { valid: false, bank_name: 'Example Bank' }, 'bad', 'not-valid'],
  ['ip', 'intelligenceIp', CLEAN, 'good', 'no-risk-found'],
  ['ip', 'ip', { ...CLEAN, is_abuser: true, is_vpn: true }, 'bad', 'abuser'],
  ['ip', 'ip', { ...CLEAN, threat_score: 75 }, 'bad', 'high-threat'],
  ['ip', 'ip', { ...CLEAN, is_tor: true, is_proxy: true }, 'caution', 'tor'],
  ['ip', 'ip', { ...CLEAN, is_proxy: true }, 'caution', 'proxy'],
  ['ip', 'ip', { ...CLEAN, is_vpn: true, is_datacenter: true }, 'caution', 'vpn'],
  ['ip', 'ip', { ...CLEAN, is_bogon: true }, 'caution', 'bogon'],
  ['ip', 'ip', { ...CLEAN, is_crawler: true }, 'caution', 'crawler'],
  ['ip', 'ip', { ...CLEAN, is_datacenter: true }, 'caution', 'datacenter'],
  ['ip', 'ip', { ...CLEAN, is_mobile: true }, 'good', 'no-risk-found'],
  // A missing signal does not count as false.
  ['ip', 'ip', { ...CLEAN, is_vpn: null }, 'unknown', 'not-told'],
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
];

it.each(CASES)('%s: %s with %j is %s, %s', (kind, endpoint, answer, standing, reason) => {
  const expected = { kind, value: 'v', standing, reason, basis: ['api'] };
  expect(verdictFromAnswer(kind, 'v', endpoint, answer)).toMatchObject(expected);
});

function facts(kind: Kind, answer: unknown, endpoint: EndpointName) {
  const found = verdictFromAnswer(kind, 'v', endpoint, answer)?.facts ?? [];
  return Object.fromEntries(found.map(({ label, value }) => [label, value]));
}

describe('facts', () => {
  it('of a domain: age, dates and mail', () => {
    const older = { ...SAMPLES.domain, domain_age_days: 400 };
    expect(facts('domain', older, 'domain')).toMatchObject({
      Age: '1 year',
      Registered: '1995-08-31',
      Expires: '2030-08-30',
      Registrar: 'Example Registrar',
      'Mail server (MX)': 'Yes',
      'Mail provider': 'example-mail',
      Tags: 'tag b',
      'Listed by': 'list-a',
    });
    const ageAfter = (days: number) =>
      facts('domain', { disposable: false, domain_age_days: days }, 'domain').Age;
    expect([ageAfter(1), ageAfter(364)]).toEqual(['1 day', '364 days']);
  });

  it('of a domain: certificate data in any layout, and no other unknown field', () => {
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
    expect(facts('domain', answer, 'intelligenceDomain')).toEqual({
      Disposable: 'No',
      'Certificate transparency: total': '12',
      'Certificate transparency: issuers': 'CA One, CA Two',
      'Certificate transparency: names': 'a, b, c, d, e and 2 more',
      'Certificate transparency: history': '2 in total',
      'Certificate transparency: revoked': 'None',
      San: 'x.example.org',
    });
  });

  /** "No" could mean missing or invalid, so the fact does not use it. */
  describe.each(['spf', 'dmarc'])('of a domain: %s', (name) => {
    it.each([
      ['there is no policy', { valid: false, text: null }, 'None', undefined],
      ['the policy is invalid', { valid: false, text: 'v=x' }, 'Present but not valid', 'caution'],
      ['the policy is valid', { valid: true, text: 'v=x' }, 'Valid', undefined],
      ['its text was not requested', { valid: false }, 'Missing or not valid', undefined],
    ])('%s', (_, { valid, ...rest }, value, standing) => {
      const text = 'text' in rest ? { [name]: rest.text } : {};
      const answer = { disposable: false, dns: { [`${name}_valid`]: valid, ...text } };
      const found = verdictFromAnswer('domain', 'v', 'domain', answer)?.facts ?? [];
      const policy = found.find(({ label }) => label === name.toUpperCase());
      expect([policy?.value, policy?.standing]).toEqual([value, standing]);
    });
  });

  it('of an IBAN: bank, BIC and SEPA', () => {
    expect(facts('iban', SAMPLES.iban, 'iban')).toMatchObject({
      Bank: 'Example Bank',
      BIC: 'ABNANL2A',
      SEPA: 'Yes',
      Country: 'Netherlands',
      'Bank code': 'ABNA',
    });
  });

  it('of an IP address: signals, location and network', () => {
    expect(facts('ip', SAMPLES.ip, 'ip')).toMatchObject({
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

  it('of a phone number: carrier, type and country, but no location that repeats it', () => {
    expect(facts('phone', SAMPLES.phone, 'phone')).toMatchObject({
      Carrier: 'Example Telecom',
      Type: 'Mobile',
      Country: 'Netherlands',
      International: '+31 6 12345678',
    });
    const fixed = { is_valid: true, number_type: 'FIXED_LINE', location: 'Netherlands' };
    const inNetherlands = { Type: 'Landline', Country: 'Netherlands' };
    expect(facts('phone', { ...fixed, country: 'NL' }, 'phone')).toEqual(inNetherlands);
  });

  it('of a VAT number: the company in one line if the state discloses it', () => {
    expect(facts('vat', SAMPLES.vat, 'vat')).toEqual({
      Company: 'Example B.V.',
      Address: 'Straat 1, 3500 AA Utrecht',
      Country: 'Netherlands',
    });
    const hidden = { valid: true, company_name: '---', company_address: '---' };
    expect(facts('vat', hidden, 'vat')).toEqual({});
    expect(facts('vat', { valid: true, country_code: 'EL' }, 'vat')).toEqual({ Country: 'Greece' });
  });
});
