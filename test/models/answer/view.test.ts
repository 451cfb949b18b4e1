import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from '../../../lib/domain/kind.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import type { AnswerLine } from '../../../lib/models/answer/line.ts';
import { answerFieldPaths, answerViewOf } from '../../../lib/models/answer/view.ts';
import { SAMPLES } from '../../api/samples.ts';

/** The answer with all fields of a kind is that of the endpoint of the same name. */
type AskableKind = Kind & keyof typeof SAMPLES;
const ASKABLE_KINDS = KINDS.filter((kind): kind is AskableKind => kind in SAMPLES);

/** The paths of the values in an answer. */
const fieldsIn = (answer: object, before = ''): string[] =>
  Object.entries(answer).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsIn(value, `${before}${name}.`)
      : [before + name],
  );

function line(kind: Kind, answer: unknown, path: string): AnswerLine {
  const found = answerViewOf(kind, answer)
    .groups.flatMap(({ lines }) => lines)
    .find((line) => line.path === path);
  if (!found) throw new Error(`no line for ${path}`);
  return found;
}

describe('the fields of the contract', () => {
  it('are known for every kind that can be looked up', () => {
    expect(ASKABLE_KINDS).toEqual(KINDS.filter((kind) => KIND_DEFINITIONS[kind].lookup !== null));
  });

  it.each(ASKABLE_KINDS)('%s: each has one line, and there are no others', (kind) => {
    expect([...answerFieldPaths(kind)].sort()).toEqual(fieldsIn(SAMPLES[kind]).sort());
  });

  it.each(ASKABLE_KINDS)('%s: each has a text, and names differ within a group', (kind) => {
    const { groups, otherFields } = answerViewOf(kind, SAMPLES[kind]);
    expect(otherFields).toBeUndefined();
    for (const { name, lines } of groups) {
      expect(new Set(lines.map((line) => line.name)).size, name).toBe(lines.length);
      for (const { state, path, text } of lines) {
        expect(state, path).toBe('present');
        expect(text, path).not.toBe('');
        expect(text, path).not.toMatch(/[{}]|undefined|null/);
      }
    }
  });
});

describe('a missing value', () => {
  it.each(ASKABLE_KINDS)('%s: a missing field and null have different texts', (kind) => {
    const absent = answerViewOf(kind, {}).groups.flatMap(({ lines }) => lines);
    for (const line of absent) {
      expect(line).toMatchObject({ state: 'absent', text: 'Not in this answer', raw: '' });
    }
    const topLevelNames = Object.keys(SAMPLES[kind]);
    const nulls = answerViewOf(kind, Object.fromEntries(topLevelNames.map((name) => [name, null])));
    for (const { state, path, text } of nulls.groups.flatMap(({ lines }) => lines)) {
      expect(state, path).toBe('null');
      expect(text).not.toBe('Not in this answer');
    }
    expect(nulls.otherFields).toBeUndefined();
  });

  it('shows the meaning that the contract gives to null', () => {
    expect(line('email', { role_type: null }, 'role_type').text).toBe('None');
    expect(line('email', { did_you_mean: null }, 'did_you_mean').text).toBe('No suggestion');
    expect(line('email', { risk_score: null }, 'risk_score').text).toBe('Not known');
  });

  it('is distinguished from an empty text', () => {
    expect(line('iban', { bic: '' }, 'bic')).toMatchObject({ state: 'present', text: 'Empty' });
    expect(line('vat', { company_name: '---' }, 'company_name').text).toBe('Not disclosed');
    expect(line('domain', { tags: [] }, 'tags').text).toBe('None');
  });
});

describe('a boolean', () => {
  it.each([
    ['email', 'disposable', 'No'],
    ['email', 'is_catch_all', 'Not a catch-all'],
    ['domain', 'is_subdomain', 'No'],
    ['ip', 'is_vpn', 'No'],
    ['ip', 'is_tor', 'No'],
    ['phone', 'is_spam', 'No'],
    ['iban', 'in_sepa_zone', 'No'],
  ] as const)('%s %s has a text for false', (kind, path, text) => {
    expect(line(kind, { [path]: false }, path).text).toBe(text);
  });

  it.each([
    ['email', 'disposable', true, 'caution'],
    ['email', 'disposable', false, undefined],
    ['ip', 'is_vpn', true, 'caution'],
    ['iban', 'valid', false, 'bad'],
    // The API also answers false when the mail server does not tell.
    ['email', 'smtp_valid', false, undefined],
  ] as const)('%s %s %s has the standing %s', (kind, path, value, standing) => {
    expect(line(kind, { [path]: value }, path).standing).toBe(standing);
  });
});

describe('SPF and DMARC', () => {
  const spfText = (dns: object) => line('domain', { dns }, 'dns.spf_valid').text;

  it.each([
    ['none', { spf: null, spf_valid: false }, 'None'],
    ['present but not valid', { spf: 'v=spf1', spf_valid: false }, 'Present but not valid'],
    ['valid', { spf: 'v=spf1 -all', spf_valid: true }, 'Valid'],
    ['not valid, without its text', { spf_valid: false }, 'Missing or not valid'],
    ['not known', { spf: null, spf_valid: null }, 'Not known'],
  ])('%s', (_, dns, text) => expect(spfText(dns)).toBe(text));

  it('show their texts', () => {
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
    const ageLine = line('domain', { domain_age_days: days }, 'domain_age_days');
    expect(ageLine).toMatchObject({ text, raw: String(days) });
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
  ])('date %s is the same day in every time zone', (iso, text) => {
    expect(line('domain', { first_seen: iso }, 'first_seen').text).toBe(text);
  });

  it('include scores of 100, with caution for high ones', () => {
    expect(line('ip', { threat_score: 4 }, 'threat_score')).toMatchObject({ text: '4 out of 100' });
    expect(line('ip', { threat_score: 91 }, 'threat_score').standing).toBe('caution');
    const beyond = line('ip', { threat_score: 101 }, 'threat_score');
    expect(beyond.text).toBe('101');
    expect(beyond.standing).toBeUndefined();
  });

  it('include mail servers with their priority and providers with their grade', () => {
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

  it('link coordinates to a map', () => {
    const location = { latitude: -33.8688, longitude: 151.2093 };
    expect(line('ip', { location }, 'location.longitude').link?.href).toBe(
      'https://www.openstreetmap.org/?mlat=-33.8688&mlon=151.2093#map=9/-33.8688/151.2093',
    );
    expect(line('ip', { location: { longitude: 5 } }, 'location.longitude').link).toBeUndefined();
  });

  it.each([
    ['ip', { asn: { asn: 'AS64500' } }, 'asn.asn', '"AS64500"'],
    ['email', { disposable: 'true' }, 'disposable', '"true"'],
    ['domain', { sources: { a: 1 } }, 'sources', '{"a":1}'],
    ['domain', { whois: 'private' }, 'whois.registrar', '"private"'],
    ['domain', { first_seen: 1_700_000_000 }, 'first_seen', '1700000000'],
    ['domain', { tags: [null] }, 'tags', '[null]'],
  ] as const)('of %s %j are present, not readable', (kind, answer, path, raw) => {
    expect(line(kind, answer, path)).toMatchObject({
      state: 'unreadable',
      text: `Not readable: ${raw}`,
    });
  });

  it('keep their raw value whole for copying, and are shown shortened', () => {
    const long = 'x'.repeat(30_000);
    const { raw, text } = line('email', { role_account: long }, 'role_account');
    expect(raw).toBe(long);
    expect(text.length).toBeLessThan(200);
  });

  it('are read as numbers if a text is a number', () => {
    expect(line('phone', { risk_score: '90' }, 'risk_score')).toMatchObject({
      text: '90 out of 100',
      standing: 'caution',
    });
    expect(line('ip', { asn: { asn: '64500' } }, 'asn.asn').text).toBe('AS64500');
  });

  it('of a list are shown together with those that cannot be read', () => {
    const { items } = line('domain', { tags: ['shop', null, { a: 1 }] }, 'tags');
    expect(items?.map(({ text }) => text)).toEqual([
      'shop',
      'Not readable: null',
      'Not readable: {"a":1}',
    ]);
    const records = [{ hostname: 'mx.example.org', priority: { a: 1 } }, 'mx2.example.org'];
    expect(line('email', { dns: { mx_records: records } }, 'dns.mx_records').text).toBe(
      'mx.example.org (priority Not readable: {"a":1}), mx2.example.org',
    );
  });
});

describe('several answers', () => {
  const older = [
    { path: '/v1/older', at: 5, answer: { risk_score: 4, has_gravatar: true, crt: 1 } },
  ];
  const lineOf = (answer: unknown, path: string) =>
    answerViewOf('email', answer, older)
      .groups.flatMap(({ lines }) => lines)
      .find((each) => each.path === path);

  it('take each field from the newest answer in which it can be read, with its source', () => {
    const newest = { risk_score: 9, has_gravatar: 'perhaps', disposable: null };
    expect(lineOf(newest, 'risk_score')).toMatchObject({ text: '9 out of 100' });
    expect(lineOf(newest, 'risk_score')?.source).toBeUndefined();
    expect(lineOf(newest, 'has_gravatar')).toMatchObject({
      text: 'Yes',
      source: { path: '/v1/older', at: 5 },
      newerUnreadable: '"perhaps"',
    });
    expect(lineOf(newest, 'disposable')?.state).toBe('null');
    expect(lineOf({ risk_score: null }, 'risk_score')?.source).toEqual({
      path: '/v1/older',
      at: 5,
    });
  });

  it('keep null where the contract gives it a meaning', () => {
    const meant = [{ path: '/v1/older', at: 5, answer: { did_you_mean: 'a@b.example' } }];
    const { groups } = answerViewOf('email', { did_you_mean: null }, meant);
    const found = groups.flatMap(({ lines }) => lines).find(({ path }) => path === 'did_you_mean');
    expect(found).toMatchObject({ state: 'null', text: 'No suggestion' });
  });

  it('name the source of a field without a line', () => {
    const view = answerViewOf('email', { disposable: false }, older);
    expect(view.otherFields).toEqual({ crt: 1 });
    expect(view.otherSources).toEqual([{ field: 'crt', path: '/v1/older', at: 5 }]);
  });
});

describe('a field without a line', () => {
  it('is among the other fields, with its structure unchanged', () => {
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

  it('is kept where an object was expected', () => {
    expect(answerViewOf('email', { dns: 'none' }).otherFields).toEqual({ dns: 'none' });
    expect(answerViewOf('email', ['a']).otherFields).toBeUndefined();
  });
});
