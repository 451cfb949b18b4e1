/** Unknown fields: the contract's types by default, null or absent by a switch. */
import { describe, expect, it } from 'vitest';
import { at, sandboxForTests, typeOf } from './support.ts';

const sandbox = sandboxForTests();

/** Endpoints with a value that is mostly unknown, and the types of the unknown fields. */
const UNKNOWN: readonly (readonly [
  path: string,
  query: string,
  fields: Readonly<Record<string, string>>,
])[] = [
  [
    '/v1/email',
    'bob@a-firm-somewhere.com',
    { has_gravatar: 'bool', 'dns.mx': 'bool', 'dns.spf_valid': 'bool', 'dns.dmarc_valid': 'bool' },
  ],
  [
    '/v1/intelligence/emailq',
    'bob@a-firm-somewhere.com',
    { 'dns.mx': 'bool', smtp_valid: 'bool', qualification: 'string' },
  ],
  [
    '/v1/domain',
    'a-firm-somewhere.com',
    {
      'dns.mx': 'bool',
      domain_age_days: 'integer',
      'whois.registrar': 'string',
      'whois.creation_date': 'string',
      'whois.expiration_date': 'string',
      'whois.updated_date': 'string',
      first_seen: 'string',
      last_seen: 'string',
    },
  ],
  [
    '/v1/intelligence/ip',
    '93.184.215.14',
    {
      is_vpn: 'bool',
      is_abuser: 'bool',
      'asn.asn': 'integer',
      'asn.org': 'string',
      'asn.active': 'bool',
      'location.country_code': 'string',
      'location.latitude': 'integer',
      'location.longitude': 'integer',
    },
  ],
  [
    '/v1/intelligence/phone',
    '+12025550100',
    { carrier: 'string', is_spam: 'bool', is_threat: 'bool', is_disposable: 'bool' },
  ],
  ['/v1/vat', 'DE136695976', { company_name: 'string', company_address: 'string' }],
  ['/v1/vat/iban', 'SK3112000000198742637541', { bic: 'string', bank_name: 'string' }],
];

describe('by default', () => {
  it.each(UNKNOWN)('%s of %s has the types of the contract', async (path, query, fields) => {
    const { body } = await sandbox.get(path, { query });
    const types = Object.keys(fields).map((field) => [field, typeOf(at(body, field))]);
    expect(Object.fromEntries(types)).toEqual(fields);
  });

  it.each(UNKNOWN)('%s of %s names unknown fields in a header', async (path, query, fields) => {
    const { headers } = await sandbox.get(path, { query });
    const named = headers.get('x-sandbox-unknown')?.split(',');
    const expected = Object.keys(fields).filter((field) => field !== 'qualification');
    expect(named).toEqual(expect.arrayContaining(expected));
  });

  it('known fields have no stand-in', async () => {
    const { headers } = await sandbox.get('/v1/domain', { query: 'google.com' });
    expect(headers.get('x-sandbox-unknown')).toBeNull();
    const known = await sandbox.get('/v1/domain', { query: 'unknown.test' });
    expect(at(known.body, 'dns')).toMatchObject({ mx: false });
  });
});

describe('by a switch', () => {
  const shaped = async (shapes: object, path: string, query: string): Promise<unknown> => {
    await sandbox.control('fault', { shapes });
    return (await sandbox.get(path, { query })).body;
  };

  it.each([
    ['unknownBoolean', '/v1/email', 'bob@a-firm-somewhere.com', 'dns.mx'],
    ['unknownBoolean', '/v1/ip', '93.184.215.14', 'is_tor'],
    ['unknownNumber', '/v1/domain', 'a-firm-somewhere.com', 'domain_age_days'],
    ['unknownNumber', '/v1/ip', '93.184.215.14', 'location.latitude'],
    ['unknownDate', '/v1/domain', 'a-firm-somewhere.com', 'whois.expiration_date'],
    ['unknownText', '/v1/vat', 'DE136695976', 'company_name'],
    ['unknownObject', '/v1/domain', 'a-firm-somewhere.com', 'whois'],
    ['unknownObject', '/v1/ip', '93.184.215.14', 'asn'],
  ])('%s: %s %s, %s is null or absent', async (name, path, query, field) => {
    expect(at(await shaped({ [name]: 'null' }, path, query), field)).toBeNull();
    expect(at(await shaped({ [name]: 'absent' }, path, query), field)).toBeUndefined();
  });

  it('leaves the other types as they are', async () => {
    const body = await shaped({ unknownNumber: 'null' }, '/v1/domain', 'a-firm-somewhere.com');
    expect(body).toMatchObject({ domain_age_days: null, first_seen: '1970-01-01' });
  });

  it('applies to a job as well', async () => {
    await sandbox.control('fault', { shapes: { unknownNumber: 'null' } });
    const query = { query: 'a-firm-somewhere.com', is_async: 'true' };
    const { body } = await sandbox.get('/v1/domain', query);
    await expect
      .poll(async () => (await sandbox.get(`/jobs/${String(at(body, 'job_id'))}`)).body)
      .toMatchObject({ domain_age_days: null, first_seen: '1970-01-01' });
  });
});
