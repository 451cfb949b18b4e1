import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from '../../../lib/domain/kind.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import type { AnswerLine } from '../../../lib/models/answer/line.ts';
import { answerFieldPaths, answerViewOf } from '../../../lib/models/answer/view.ts';
import { SAMPLES } from '../../api/samples.ts';
import { CONTRACT } from './contract.ts';

const SAMPLE = { ...SAMPLES, ip: SAMPLES.ip, domain: SAMPLES.domain };
type Told = keyof typeof CONTRACT;
const TOLD = KINDS.filter((kind): kind is Told => kind in CONTRACT);

function line(kind: Kind, answer: unknown, path: string): AnswerLine {
  const found = answerViewOf(kind, answer)
    .groups.flatMap(({ lines }) => lines)
    .find((each) => each.path === path);
  if (!found) throw new Error(`no line for ${path}`);
  return found;
}

describe('every field of the contract', () => {
  it('for every kind that can be looked up', () => {
    expect(TOLD).toEqual(KINDS.filter((kind) => KIND_DEFINITIONS[kind].lookup !== null));
  });

  it.each(TOLD)('%s: once, and nothing that it does not have', (kind) => {
    expect([...answerFieldPaths(kind)].sort()).toEqual([...CONTRACT[kind]].sort());
  });

  it.each(TOLD)('%s: told, under names that differ within a group', (kind) => {
    const { groups, otherFields: also } = answerViewOf(kind, SAMPLE[kind]);
    expect(also).toBeUndefined();
    for (const { name, lines } of groups) {
      expect(new Set(lines.map((each) => each.name)).size, name).toBe(lines.length);
      for (const each of lines) {
        expect(each.state, each.path).toBe('told');
        expect(each.text, each.path).not.toBe('');
        expect(each.text, each.path).not.toMatch(/[{}]|undefined|null/);
      }
    }
  });
});

describe('what is not there', () => {
  it.each(TOLD)('%s: a missing field and a null one read differently', (kind) => {
    const gone = answerViewOf(kind, {}).groups.flatMap(({ lines }) => lines);
    for (const each of gone) {
      expect(each).toMatchObject({ state: 'absent', text: 'Not in this answer', raw: '' });
    }
    const tops = [...new Set(CONTRACT[kind].map((path) => path.split('.')[0] ?? path))];
    const nulls = answerViewOf(kind, Object.fromEntries(tops.map((name) => [name, null])));
    for (const each of nulls.groups.flatMap(({ lines }) => lines)) {
      expect(each.state, each.path).toBe('null');
      expect(each.text).not.toBe('Not in this answer');
    }
    expect(nulls.otherFields).toBeUndefined();
  });

  it('null means what the contract says it means', () => {
    expect(line('email', { role_type: null }, 'role_type').text).toBe('None');
    expect(line('email', { did_you_mean: null }, 'did_you_mean').text).toBe('No suggestion');
    expect(line('email', { risk_score: null }, 'risk_score').text).toBe('Not known');
  });

  it('an empty text is neither', () => {
    expect(line('iban', { bic: '' }, 'bic')).toMatchObject({ state: 'told', text: 'Empty' });
    expect(line('vat', { company_name: '---' }, 'company_name').text).toBe('Not disclosed');
    expect(line('domain', { tags: [] }, 'tags').text).toBe('None');
  });
});

describe('false is said', () => {
  it.each([
    ['email', 'disposable', 'Not disposable'],
    ['email', 'is_catch_all', 'Not a catch-all'],
    ['domain', 'is_subdomain', 'Not a subdomain'],
    ['ip', 'is_vpn', 'Not a VPN'],
    ['ip', 'is_tor', 'Not a Tor exit'],
    ['phone', 'is_spam', 'Not reported for spam'],
    ['iban', 'in_sepa_zone', 'Not in the SEPA zone'],
  ] as const)('%s %s', (kind, path, says) => {
    expect(line(kind, { [path]: false }, path).text).toBe(says);
  });

  it.each([
    ['email', 'disposable', true, 'bad'],
    ['email', 'disposable', false, undefined],
    ['ip', 'is_vpn', true, 'caution'],
    ['iban', 'valid', false, 'bad'],
    // Also what is answered when the server would not say.
    ['email', 'smtp_valid', false, undefined],
  ] as const)('%s %s %s speaks for %s', (kind, path, value, standing) => {
    expect(line(kind, { [path]: value }, path).standing).toBe(standing);
  });
});

describe('SPF and DMARC', () => {
  const says = (dns: object) => line('domain', { dns }, 'dns.spf_valid').text;

  it.each([
    ['none', { spf: null, spf_valid: false }, 'None'],
    ['there but not valid', { spf: 'v=spf1', spf_valid: false }, 'Present, but not valid'],
    ['valid', { spf: 'v=spf1 -all', spf_valid: true }, 'Valid'],
    ['not valid, the text not asked for', { spf_valid: false }, 'None, or not valid'],
    ['not known', { spf: null, spf_valid: null }, 'Not known'],
  ])('%s', (_, dns, text) => expect(says(dns)).toBe(text));

  it('with their texts', () => {
    const dns = { spf: 'v=spf1 -all', dmarc: null };
    expect(line('email', { dns }, 'dns.spf').text).toBe('v=spf1 -all');
    expect(line('email', { dns }, 'dns.dmarc').text).toBe('None');
  });
});

describe('values', () => {
  it.each([
    [12, '12 days'],
    [1, '1 day'],
    [95, '3 months (95 days)'],
    [366, '1 year (366 days)'],
    [4475, `12 years 3 months (${new Intl.NumberFormat().format(4475)} days)`],
  ])('%i days', (days, text) => {
    const told = line('domain', { domain_age_days: days }, 'domain_age_days');
    expect(told).toMatchObject({ text, raw: String(days) });
  });

  it.each([
    ['NL', 'Netherlands (NL)'],
    ['de', 'Germany (DE)'],
    ['EL', 'Greece (EL)'],
    ['XI', 'Northern Ireland (XI)'],
    ['QQ', 'QQ'],
  ])('country %s', (code, text) => {
    expect(line('vat', { country_code: code }, 'country_code')).toMatchObject({ text, raw: code });
  });

  it.each([
    ['1995-08-31', '31 Aug 1995'],
    ['1995-08-31T23:30:00-05:00', '31 Aug 1995'],
    ['last year', 'last year'],
  ])('date %s is that day everywhere', (iso, text) => {
    expect(line('domain', { first_seen: iso }, 'first_seen').text).toBe(text);
  });

  it('scores of 100, high ones speak', () => {
    expect(line('ip', { threat_score: 4 }, 'threat_score')).toMatchObject({ text: '4 of 100' });
    expect(line('ip', { threat_score: 91 }, 'threat_score').standing).toBe('caution');
  });

  it('mail servers with their priority, providers with their grade', () => {
    const dns = {
      mx_records: [
        { hostname: 'mx1.example.org', priority: 10 },
        { hostname: 'mx2.example.org', priority: 20, ttl: 300 },
      ],
      mx_providers: [{ slug: 'example-mail', type: 'business_mail', grade: 'A' }],
    };
    expect(line('email', { dns }, 'dns.mx_records').items).toEqual([
      { text: 'mx1.example.org', details: 'priority 10' },
      { text: 'mx2.example.org', details: 'priority 20, ttl 300' },
    ]);
    expect(line('email', { dns }, 'dns.mx_providers').text).toBe(
      'example-mail (business mail, grade A)',
    );
  });

  it('a place on a map that is only linked to', () => {
    const location = { latitude: -33.8688, longitude: 151.2093 };
    expect(line('ip', { location }, 'location.longitude').link?.href).toBe(
      'https://www.openstreetmap.org/?mlat=-33.8688&mlon=151.2093#map=9/-33.8688/151.2093',
    );
    expect(line('ip', { location: { longitude: 5 } }, 'location.longitude').link).toBeUndefined();
  });

  it('what has another type than the contract says is told as it came', () => {
    expect(line('ip', { asn: { asn: 'AS64500' } }, 'asn.asn').text).toBe('AS64500');
    expect(line('email', { disposable: 'true' }, 'disposable').text).toBe('true');
    expect(line('email', { dns: { mx_records: ['mx.example.org'] } }, 'dns.mx_records').text).toBe(
      'mx.example.org',
    );
    expect(line('domain', { sources: { a: 1 } }, 'sources').text).toBe('{"a":1}');
  });
});

describe('what no line names', () => {
  it('lands in the rest, in its place', () => {
    const answer = {
      domain: 'example.org',
      certificate_transparency: { issuers: ['A'] },
      dns: { mx: true, dnssec: null },
      whois: { abuse: { email: 'abuse@example.org' } },
    };
    expect(answerViewOf('domain', answer).otherFields).toEqual({
      certificate_transparency: { issuers: ['A'] },
      dns: { dnssec: null },
      whois: { abuse: { email: 'abuse@example.org' } },
    });
  });

  it('also where an object is expected and something else comes', () => {
    expect(answerViewOf('email', { dns: 'none' }).otherFields).toEqual({ dns: 'none' });
    expect(answerViewOf('email', ['a']).otherFields).toBeUndefined();
  });
});
