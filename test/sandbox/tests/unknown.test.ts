/** Unknown fields: the contract's types by default, null or absent by a switch. */
import { describe, expect, it } from 'vitest';
import { at, sandboxForTests, typeOf } from './support.ts';

const sandbox = sandboxForTests();

const types = (byType: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(byType).flatMap(([type, names]) => names.split(' ').map((name) => [name, type])),
  );

/** Endpoints with a value that is mostly unknown, and the types of the unknown fields. */
const UNKNOWN: readonly (readonly [string, query: string, Readonly<Record<string, string>>])[] = [
  [
    '/v1/email',
    'bob@a-firm-somewhere.com',
    types({ bool: 'has_gravatar dns.mx dns.spf_valid dns.dmarc_valid' }),
  ],
  [
    '/v1/intelligence/emailq',
    'bob@a-firm-somewhere.com',
    types({ bool: 'dns.mx smtp_valid', string: 'qualification' }),
  ],
  [
    '/v1/domain',
    'a-firm-somewhere.com',
    types({
      bool: 'dns.mx',
      integer: 'domain_age_days',
      string:
        'whois.registrar whois.creation_date whois.expiration_date whois.updated_date ' +
        'first_seen last_seen',
    }),
  ],
  [
    '/v1/intelligence/ip',
    '93.184.215.14',
    types({
      bool: 'is_vpn is_abuser asn.active',
      integer: 'asn.asn location.latitude location.longitude',
      string: 'asn.org location.country_code',
    }),
  ],
  [
    '/v1/intelligence/phone',
    '+12025550100',
    types({ string: 'carrier', bool: 'is_spam is_threat is_disposable' }),
  ],
  ['/v1/vat', 'DE136695976', types({ string: 'company_name company_address' })],
  ['/v1/vat/iban', 'SK3112000000198742637541', types({ string: 'bic bank_name' })],
];

describe('by default', () => {
  it.each(UNKNOWN)(
    '%s of %s: types of the contract; a header names them',
    async (path, query, fields) => {
      const { body, headers } = await sandbox.get(path, { query });
      const types = Object.keys(fields).map((field) => [field, typeOf(at(body, field))]);
      expect(Object.fromEntries(types)).toEqual(fields);
      const named = headers.get('x-sandbox-unknown')?.split(',');
      const expected = Object.keys(fields).filter((field) => field !== 'qualification');
      expect(named).toEqual(expect.arrayContaining(expected));
    },
  );

  it('known fields have no stand-in', async () => {
    const { headers } = await sandbox.get('/v1/domain', { query: 'google.com' });
    expect(headers.get('x-sandbox-unknown')).toBeNull();
    const known = await sandbox.get('/v1/domain', { query: 'unknown.test' });
    expect(at(known.body, 'dns')).toMatchObject({ mx: false });
  });
});

describe('by a switch', () => {
  const shaped = async (shapes: object, path: string, query: string): Promise<unknown> => {
    await sandbox.fault({ shapes });
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
    await sandbox.fault({ shapes: { unknownNumber: 'null' } });
    const query = { query: 'a-firm-somewhere.com', is_async: 'true' };
    const { body } = await sandbox.get('/v1/domain', query);
    await expect
      .poll(async () => (await sandbox.get(`/jobs/${String(at(body, 'job_id'))}`)).body)
      .toMatchObject({ domain_age_days: null, first_seen: '1970-01-01' });
  });
});
