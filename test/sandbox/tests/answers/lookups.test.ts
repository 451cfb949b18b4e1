/** What the sandbox answers about emails, domains, IP addresses, phone and VAT numbers. */
import { describe, expect, it } from 'vitest';
import { sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const EMAILS = ['/v1/intelligence/email', '/v1/email', '/v1/intelligence/emailq'];
const DOMAINS = ['/v1/intelligence/domain', '/v1/domain'];
const IPS = ['/v1/intelligence/ip', '/v1/ip'];
const PHONES = ['/v1/intelligence/phone'];
const VATS = ['/v1/vat'];

const MIXED_CASE = {
  email: 'bob@gmail.com',
  normalized_email: 'bob@gmail.com',
  domain: 'gmail.com',
};
const OF_NO_LIST = {
  disposable: false,
  education: false,
  public_domain: false,
  relay_domain: false,
  role_account: false,
  role_type: null,
  is_alias: false,
  did_you_mean: null,
  risk_score: 0,
};
const GMAIL_DNS = {
  mx: true,
  mx_records: [
    { hostname: 'gmail-smtp-in.l.google.com', priority: 10 },
    { hostname: 'alt1.gmail-smtp-in.l.google.com', priority: 20 },
  ],
  spf_valid: true,
  dmarc_valid: true,
  mx_providers: [{ slug: 'google', type: 'mailbox', grade: 'A' }],
};

const email: readonly [string, object][] = [
  ['Bob@GMail.com', MIXED_CASE],
  ['someone@deliverable.test', OF_NO_LIST],
  ['bob@gmail.com', { ...OF_NO_LIST, public_domain: true, risk_score: 5, dns: GMAIL_DNS }],
  ['bob@mailinator.com', { ...OF_NO_LIST, disposable: true, risk_score: 90 }],
  ['bob@duck.com', { ...OF_NO_LIST, relay_domain: true, risk_score: 10 }],
  ['bob@stanford.edu', { education: true, disposable: false, public_domain: false }],
  ['info@deliverable.test', { role_account: true, role_type: 'notification', risk_score: 15 }],
  ['sales@deliverable.test', { role_account: true, role_type: 'marketing' }],
  ['information.officer@deliverable.test', { role_account: false, role_type: null }],
  ['bob+a@gmail.com', { is_alias: true, risk_score: 10 }],
  ['+bob@gmail.com', { is_alias: false }],
  ['bob@gmial.com', { did_you_mean: 'bob@gmail.com' }],
  ['bob@gmail.con', { did_you_mean: 'bob@gmail.com' }],
  ['bob+a@iclod.com', { did_you_mean: 'bob+a@icloud.com' }],
  ['bob@mail.com', { did_you_mean: null }],
  // DNS that is not known does not affect the verdict.
  [
    'bob@a-firm-somewhere.com',
    { dns: { mx: true, mx_records: [], spf: null, dmarc: null }, risk_score: 0 },
  ],
];

const domain: readonly [string, object][] = [
  ['google.com', { domain: 'google.com', sources: [], tags: [] }],
  ['www.google.com', { domain: 'google.com' }],
  ['https://www.google.com/maps?q=1#top', { domain: 'google.com' }],
  ['GOOGLE.COM.', { domain: 'google.com' }],
  ['mail.google.com', { domain: 'mail.google.com', is_subdomain: true }],
  ['www.de', { domain: 'www.de' }],
  ['münchen.de', { domain: 'xn--mnchen-3ya.de' }],
  ['mailinator.com', { sources: ['disposable-email-domains-js'], tags: ['disposable'] }],
  ['gmail.com', { sources: ['free-email-domains-list'], tags: ['public'] }],
  ['duck.com', { sources: ['sandbox relay fixture'], tags: ['relay'] }],
  ['stanford.edu', { sources: [], tags: ['education'] }],
];

const FLAGS = ['datacenter', 'tor', 'proxy', 'vpn', 'abuser', 'crawler', 'mobile'];
const flagged = (threat_score: number, ...flags: string[]) => ({
  ...Object.fromEntries(FLAGS.map((flag) => [`is_${flag}`, flags.includes(flag)])),
  threat_score,
});
const ip: readonly [string, object][] = [
  ['10.1.2.3', { is_bogon: true }],
  ['::1', { is_bogon: true }],
  ['::ffff:10.0.0.1', { is_bogon: true }],
  ['192.0.2.10', flagged(55, 'vpn', 'datacenter')],
  ['198.51.100.20', flagged(100, 'abuser', 'tor', 'vpn')],
  ['8.8.8.8', { ...flagged(15, 'datacenter'), is_bogon: false }],
  ['8.8.4.4', { asn: { asn: 15169, org: 'Google LLC' }, location: { country_code: 'US' } }],
  // Owner and place of any other address are not invented.
  [
    '93.184.215.14',
    { ...flagged(0), asn: { asn: 0, org: '', country: '' }, location: { latitude: 0 } },
  ],
];

const number = (
  country: string,
  country_code: string,
  [number_type, line_type]: readonly [string, string],
  location: string,
  zone: string,
) => ({
  is_valid: true,
  country,
  country_code,
  number_type,
  line_type,
  location,
  timezones: [zone],
});
const FIXED = ['FIXED_LINE', 'fixed'] as const;
const EITHER = ['FIXED_LINE_OR_MOBILE', 'fixed or mobile'] as const;
const FRENCH_MOBILE = {
  ...number('FR', '33', ['MOBILE', 'mobile'], '', 'Europe/Paris'),
  e164_format: '+33612345678',
  national_format: '06 12 34 56 78',
  international_format: '+33 6 12 34 56 78',
  country_name: 'France',
  carrier: 'SFR',
  carrier_type: 'mobile',
  risk_score: 0,
};
const phone: readonly [string, object][] = [
  ['+442079460018', number('GB', '44', FIXED, 'London', 'Europe/London')],
  ['+33612345678', FRENCH_MOBILE],
  ['+12125551234', number('US', '1', EITHER, 'New York, NY', 'America/New_York')],
  ['+12025550142', { is_disposable: true, is_virtual: true, risk_score: 60 }],
  ['+12025550166', { is_spam: true, risk_score: 40, source_count: 1 }],
  ['+12025550100', { is_spam: false, is_disposable: false, risk_score: 0, source_count: 0 }],
  ...['+999123', '+49301', '+1555', '+4420794600181'].map((query): [string, object] => [
    query,
    { is_valid: false, risk_score: 100 },
  ]),
];

const vat: readonly [string, object][] = [
  ['de 136 695 976', { valid: true, vat_number: 'DE136695976', company_name: '' }],
  ['GR094259216', { valid: true, vat_number: 'EL094259216' }],
  [
    'DE123456788',
    {
      valid: true,
      company_name: 'Example Trading GmbH (sandbox fixture)',
      company_address: expect.stringContaining('Berlin'),
    },
  ],
  // Outside VIES.
  ['GB980780684', { valid: false, country_code: 'GB' }],
];

const refused = (...queries: string[]) => queries.map((query) => [query, 400] as const);
const at = (paths: readonly string[], rows: readonly (readonly [string, object | number])[]) =>
  rows.map(([query, expected]) => [paths[0] ?? '', query, expected] as const);
const everywhere = (paths: readonly string[], rows: Parameters<typeof at>[1]) =>
  paths.flatMap((path) => at([path], rows));

it.each([
  ...everywhere(EMAILS, email.slice(0, 1)),
  ...at(EMAILS, email),
  ...everywhere(EMAILS, refused('bob', 'bob@@gmail.com', 'bob..b@gmail.com', 'bob@127.0.0.1')),
  ...everywhere(DOMAINS, domain),
  // For a name that never exists.
  ...everywhere(DOMAINS, [['a.invalid', 404]]),
  ...at(IPS, ip),
  ...everywhere(IPS, refused('1.2.3', '1.2.3.256', '01.2.3.4.5', 'gmail.com', ':::', '1')),
  ...at(PHONES, phone),
  ...at(PHONES, refused('442079460018', '0612345678', '+44 20 7946 0018', '+', '+44x', 'hello')),
  ...at(VATS, vat),
  ...at(VATS, refused('136695976', 'D', 'DE', 'DE13669!')),
])('%s of %s: %j', async (path, query, expected) => {
  const { status, body } = await sandbox.get(path, { query });
  if (typeof expected === 'number') expect(status).toBe(expected);
  else expect(body).toMatchObject(expected);
});

it('a + that was not percent-encoded is a space: 400', async () => {
  const path = '/v1/intelligence/phone?query=+442079460018';
  expect(await sandbox.status(path)).toBe(400);
});

describe('deliverability', () => {
  it.each([
    ['someone@deliverable.test', true, 'valid'],
    ['nobody@deliverable.test', false, 'invalid'],
    ['anyone@catch-all.test', true, 'risky'],
    ['bob@mailinator.com', false, 'disposable'],
    ['bob@unknown.test', false, 'invalid'],
    ['bob@gmail.com', false, 'unknown'],
    ['bob@a-firm-somewhere.com', false, 'unknown'],
  ])('with qualification_check: %s', async (query, smtp_valid, qualification) => {
    const params = { query, qualification_check: 'true' };
    expect((await sandbox.get('/v1/email', params)).body).toMatchObject({
      smtp_valid,
      qualification,
      is_catch_all: query.endsWith('@catch-all.test'),
    });
  });

  it('is not verified without qualification_check', async () => {
    const { body } = await sandbox.get('/v1/email', { query: 'someone@deliverable.test' });
    expect(body).toMatchObject({ qualification: 'unknown' });
  });
});
