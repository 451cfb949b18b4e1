/** API contract, Endpoints: paths, credits, result fields by type. */
import { describe, expect, it } from 'vitest';
import { at, FREE, LOOKUPS, sandboxForTests, typeOf } from '../support.ts';

const sandbox = sandboxForTests();

describe('each endpoint', () => {
  it.each(LOOKUPS)('%s answers JSON for %o and costs %i', async (path, params, credits) => {
    const { status, headers } = await sandbox.get(path, params);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(await sandbox.last()).toEqual([200, credits]);
  });

  it.each(FREE)('%s is free', async (path, params) => {
    expect((await sandbox.get(path, params)).status).toBe(200);
    expect(await sandbox.last()).toEqual([200, 0]);
  });

  it.each(LOOKUPS.filter(([, params]) => 'query' in params))(
    '%s refuses a missing, an empty and a repeated query',
    async (path, params) => {
      expect((await sandbox.get(path)).status).toBe(400);
      expect((await sandbox.get(path, { query: '' })).status).toBe(400);
      const twice = `${path}?query=${params.query}&query=2`;
      expect((await sandbox.get(twice)).status).toBe(400);
      expect(await sandbox.spent()).toBe(0);
    },
  );

  it.each([...LOOKUPS, ...FREE].map(([path, params]) => [path, params] as const))(
    '%s accepts only GET',
    async (path, params) => {
      expect((await sandbox.get(path, params, { method: 'POST' })).status).toBe(404);
    },
  );

  it('answers 404 for any other path', async () => {
    const { status, body } = await sandbox.get('/v1/nothing');
    expect(status).toBe(404);
    expect(body).toEqual({ error: 'Not Found' });
  });

  it.each([
    ['/v1/%zz', 400, 'Bad Request'],
    [`/jobs/${'j'.repeat(500)}`, 404, 'Not Found'],
    [`/jobs/${'j'.repeat(20_000)}`, 404, 'Not Found'],
    ['/jobs/%zz', 400, 'Bad Request'],
    ['/jobs/', 404, 'Not Found'],
  ])('answers %s with an error body', async (path, expected, error) => {
    const { status, body } = await sandbox.get(path);
    expect([status, body]).toEqual([expected, { error }]);
  });
});

const EMAIL = [
  ['email', 'string'],
  ['normalized_email', 'string'],
  ['domain', 'string'],
  ['disposable', 'bool'],
  ['education', 'bool'],
  ['public_domain', 'bool'],
  ['relay_domain', 'bool'],
  ['role_account', 'bool'],
  ['role_type', 'null'],
  ['is_alias', 'bool'],
  ['did_you_mean', 'null'],
  ['has_gravatar', 'bool'],
  ['dns', 'object'],
  ['dns.mx', 'bool'],
  ['dns.mx_records', 'array'],
  ['dns.mx_records.0.hostname', 'string'],
  ['dns.mx_records.0.priority', 'integer'],
  ['dns.spf', 'string'],
  ['dns.spf_valid', 'bool'],
  ['dns.dmarc', 'string'],
  ['dns.dmarc_valid', 'bool'],
  ['risk_score', 'integer'],
] as const;

const DOMAIN = [
  ['domain', 'string'],
  ['disposable', 'bool'],
  ['education', 'bool'],
  ['public_domain', 'bool'],
  ['relay_domain', 'bool'],
  ['is_subdomain', 'bool'],
  ['dns', 'object'],
  ['domain_age_days', 'integer'],
  ['whois.registrar', 'string'],
  ['whois.creation_date', 'string'],
  ['whois.expiration_date', 'string'],
  ['whois.updated_date', 'string'],
  ['sources', 'array'],
  ['tags', 'array'],
  ['first_seen', 'string'],
  ['last_seen', 'string'],
] as const;

const IP = [
  ['ip', 'string'],
  ...['bogon', 'datacenter', 'tor', 'proxy', 'vpn', 'abuser', 'crawler', 'mobile'].map(
    (name) => [`is_${name}`, 'bool'] as const,
  ),
  ['asn.asn', 'integer'],
  ['asn.descr', 'string'],
  ['asn.country', 'string'],
  ['asn.active', 'bool'],
  ['asn.domain', 'string'],
  ['asn.org', 'string'],
  ['asn.type', 'string'],
  ['location.country', 'string'],
  ['location.country_code', 'string'],
  ['location.city', 'string'],
  ['location.state', 'string'],
  ['location.latitude', 'number'],
  ['location.longitude', 'number'],
  ['location.timezone', 'string'],
  ['threat_score', 'integer'],
] as const;

const PHONE = [
  ['is_valid', 'bool'],
  ...['carrier', 'carrier_type', 'line_type', 'number_type', 'country', 'country_code'].map(
    (name) => [name, 'string'] as const,
  ),
  ['country_name', 'string'],
  ['location', 'string'],
  ['timezones', 'array'],
  ['timezones.0', 'string'],
  ['e164_format', 'string'],
  ['national_format', 'string'],
  ['international_format', 'string'],
  ...['is_spam', 'is_threat', 'is_virtual', 'is_disposable'].map((name) => [name, 'bool'] as const),
  ['risk_score', 'integer'],
  ['source_count', 'integer'],
] as const;

const VAT = [
  ['valid', 'bool'],
  ...['vat_number', 'country_code', 'company_name', 'company_address'].map(
    (name) => [name, 'string'] as const,
  ),
] as const;

const IBAN = [
  ['iban', 'string'],
  ['valid', 'bool'],
  ...['bic', 'bban', 'bank_code', 'branch_code', 'account_number', 'checksum_digits'].map(
    (name) => [name, 'string'] as const,
  ),
  ...['bank_name', 'country_code', 'country_name'].map((name) => [name, 'string'] as const),
  ['in_sepa_zone', 'bool'],
] as const;

const RATES = [
  ['base', 'string'],
  ['date', 'string'],
  ['rates', 'object'],
  ['rates.USD', 'number'],
  ['rates.EUR', 'integer'],
] as const;

const DEEP = [
  ['smtp_valid', 'bool'],
  ['qualification', 'string'],
] as const;

const TABLES: readonly (readonly [
  path: string,
  query: string,
  rows: readonly (readonly [field: string, type: string])[],
])[] = [
  ['/v1/email', 'bob@gmail.com', [...EMAIL, ...DEEP, ['is_catch_all', 'bool']]],
  ['/v1/intelligence/email', 'bob@gmail.com', [...EMAIL, ['dns.mx_providers.0.slug', 'string']]],
  [
    '/v1/intelligence/emailq',
    'bob@gmail.com',
    [...EMAIL, ...DEEP, ['dns.mx_providers.0.type', 'string']],
  ],
  ['/v1/domain', 'google.com', DOMAIN],
  ['/v1/intelligence/domain', 'google.com', [...DOMAIN, ['dns.mx_providers.0.grade', 'string']]],
  ['/v1/ip', '8.8.8.8', IP],
  ['/v1/intelligence/ip', '2001:4860:4860::8888', IP],
  ['/v1/intelligence/phone', '+442079460018', PHONE],
  ['/v1/vat', 'DE136695976', VAT],
  ['/v1/vat/iban', 'GB29NWBK60161331926819', IBAN],
  ['/v1/vat/rates', '', RATES],
];

describe('each result field has its type', () => {
  const rows = TABLES.flatMap(([path, query, fields]) =>
    fields.map(([field, type]) => [path, field, type, query] as const),
  );
  it.each(rows)('%s %s: %s', async (path, field, type, query) => {
    const { body } = await sandbox.get(path, query === '' ? {} : { query });
    expect(typeOf(at(body, field))).toBe(type);
  });

  it.each([
    ['/v1/intelligence/email', ['smtp_valid', 'is_catch_all', 'qualification']],
    ['/v1/intelligence/emailq', ['is_catch_all']],
    ['/v1/email', ['dns.mx_providers']],
  ] as const)('%s lacks %o', async (path, absent) => {
    const { body } = await sandbox.get(path, { query: 'bob@gmail.com' });
    for (const field of absent) expect(at(body, field)).toBeUndefined();
  });
});
