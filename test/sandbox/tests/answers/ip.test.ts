/** GET /v1/ip and /v1/intelligence/ip. */
import { describe, expect, it } from 'vitest';
import { at, sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const PATHS = ['/v1/ip', '/v1/intelligence/ip'] as const;
const ask = async (query: string): Promise<unknown> =>
  (await sandbox.get(PATHS[1], { query })).body;

it.each([
  ['10.1.2.3', true],
  ['192.168.1.1', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:8.8.8.8', false],
  ['2606:4700:4700::1111', false],
])('%s: bogon %s', async (query, is_bogon) => {
  expect(await ask(query)).toMatchObject({ is_bogon });
});

it.each([
  ['192.0.2.10', ['is_vpn', 'is_datacenter'], 55],
  ['198.51.100.20', ['is_abuser', 'is_tor', 'is_vpn'], 100],
  ['8.8.8.8', ['is_datacenter'], 15],
  ['93.184.215.14', [], 0],
])('%s has the flags %o and the threat %i', async (query, flags, threat_score) => {
  const names = ['datacenter', 'tor', 'proxy', 'vpn', 'abuser', 'crawler', 'mobile'];
  const expected = names.map((name) => [`is_${name}`, flags.includes(`is_${name}`)]);
  expect(await ask(query)).toMatchObject({ ...Object.fromEntries(expected), threat_score });
});

describe('owner and place', () => {
  it('come from the fixture', async () => {
    expect(await ask('8.8.4.4')).toMatchObject({
      asn: { asn: 15169, org: 'Google LLC' },
      location: { country_code: 'US' },
    });
  });

  it('are not invented for any other address', async () => {
    const body = await ask('93.184.215.14');
    expect(at(body, 'asn')).toMatchObject({ org: '', country: '' });
    expect([at(body, 'asn.asn'), at(body, 'location.latitude')]).toEqual([0, 0]);
  });
});

it.each(
  PATHS.flatMap((path) =>
    ['1.2.3', '1.2.3.256', '01.2.3.4.5', 'gmail.com', ':::', '1'].map(
      (query) => [path, query] as const,
    ),
  ),
)('%s: %s is 400', async (path, query) => {
  expect((await sandbox.get(path, { query })).status).toBe(400);
});
