/** API contract, Global parameters: soft_fail and fields. */
import { describe, expect, it } from 'vitest';
import { FREE, LOOKUPS, sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const EMAIL = '/v1/intelligence/email';

describe('soft_fail', () => {
  it.each([
    ['missing key', null, { query: 'DE136695976' }, 401],
    ['inactive key', 'inactive', { query: 'DE136695976' }, 401],
    ['quota hit', 'limited', { query: 'DE136695976' }, 401],
    ['no credits left', 'empty', { query: 'DE136695976' }, 402],
    ['account deactivated', 'deactivated', { query: 'DE136695976' }, 403],
    ['wrong parameter', 'active', { query: '?' }, 400],
  ] as const)('%s: 200 with the error body, logged as an error', async (_case, key, given, was) => {
    const params = { ...given, soft_fail: 'true' };
    const { status, body } = await sandbox.get('/v1/vat', params, { key });
    expect(status).toBe(200);
    expect(body).toEqual({ error: expect.any(String) });
    expect(await sandbox.last()).toEqual([was, 0]);
  });

  it('bills by the normal rules: a 404 where the endpoint bills it', async () => {
    const params = { query: 'nothing.invalid', soft_fail: 'true' };
    expect(await sandbox.status('/v1/domain', params)).toBe(200);
    expect(await sandbox.last()).toEqual([404, 5]);
  });

  it.each(['false', '0', 'FALSE'])('%s is off', async (soft_fail) => {
    expect(await sandbox.status('/v1/vat', { query: '?', soft_fail })).toBe(400);
  });

  it.each(['soft_fail', 'is_async'])('%s of another type is 400', async (name) => {
    const params = { query: 'DE136695976', [name]: 'perhaps' };
    expect(await sandbox.status('/v1/vat', params)).toBe(400);
  });
});

describe('fields', () => {
  const keep = async (fields: string): Promise<unknown> =>
    (await sandbox.get(EMAIL, { query: 'bob+shop@gmail.com', fields })).body;

  const mx_records = [{ priority: 10 }, { priority: 20 }];
  it.each([
    [
      '1: top-level names and dot paths',
      'domain,dns.mx',
      { domain: 'gmail.com', dns: { mx: true } },
    ],
    ['2: whitespace is ignored', ' domain ,  is_alias', { domain: 'gmail.com', is_alias: true }],
    [
      '3: unknown names are ignored',
      'domain,nothing,dns.nothing,domain.deeper',
      { domain: 'gmail.com', dns: {} },
    ],
    ['5: dots reach into each item', 'dns.mx_records.priority', { dns: { mx_records } }],
  ])('rule %s (%j)', async (_rule, fields, kept) => expect(await keep(fields)).toEqual(kept));

  it('rule 4: a parent listed with its child is kept whole', async () => {
    const whole = await keep('dns');
    expect(await keep('dns.mx,dns')).toEqual(whole);
    expect(await keep('dns,dns.mx')).toEqual(whole);
  });

  it('rule 6: the price is unchanged', async () => {
    await keep('domain');
    expect(await sandbox.last()).toEqual([200, 3]);
  });

  it.each([...LOOKUPS, ...FREE].map(([path, params]) => [path, params] as const))(
    'works on %s',
    async (path, params) => {
      const { status, body } = await sandbox.get(path, { ...params, fields: 'nothing' });
      expect([status, body]).toEqual([200, {}]);
    },
  );
});
