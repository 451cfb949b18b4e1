/** GET /v1/intelligence/phone. */
import { describe, expect, it } from 'vitest';
import { sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const phone = async (query: string): Promise<unknown> =>
  (await sandbox.get('/v1/intelligence/phone', { query })).body;

describe('numbers in a plan', () => {
  it.each([
    ['+442079460018', 'GB', '44', 'FIXED_LINE', 'fixed', 'London', 'Europe/London'],
    ['+33612345678', 'FR', '33', 'MOBILE', 'mobile', '', 'Europe/Paris'],
    ['+33912345678', 'FR', '33', 'VOIP', 'VoIP', '', 'Europe/Paris'],
    ['+4933180000', 'DE', '49', 'FIXED_LINE', 'fixed', 'Potsdam', 'Europe/Berlin'],
    [
      '+12125551234',
      'US',
      '1',
      'FIXED_LINE_OR_MOBILE',
      'fixed or mobile',
      'New York, NY',
      'America/New_York',
    ],
  ])('%s', async (query, country, code, number_type, line_type, location, zone) => {
    expect(await phone(query)).toMatchObject({
      is_valid: true,
      country,
      country_code: code,
      number_type,
      line_type,
      location,
      timezones: [zone],
      e164_format: query,
    });
  });

  it('names country, carrier and formats', async () => {
    expect(await phone('+33612345678')).toMatchObject({
      carrier: 'SFR',
      carrier_type: 'mobile',
      country_name: 'France',
      national_format: '06 12 34 56 78',
      international_format: '+33 6 12 34 56 78',
      risk_score: 0,
    });
  });
});

describe('numbers of the fixture', () => {
  it.each([
    ['+12025550142', { is_disposable: true, is_virtual: true, risk_score: 60 }],
    ['+12025550166', { is_spam: true, risk_score: 40, source_count: 1 }],
    ['+12025550100', { is_spam: false, is_disposable: false, risk_score: 0, source_count: 0 }],
  ])('%s', async (query, facts) => {
    expect(await phone(query)).toMatchObject(facts);
  });
});

describe('numbers in no plan', () => {
  it.each(['+999123', '+49301', '+1555', '+4420794600181'])('%s', async (query) => {
    expect(await phone(query)).toMatchObject({ is_valid: false, risk_score: 100 });
  });

  it.each(['442079460018', '0612345678', '+44 20 7946 0018', '+', '+44x', 'hello'])(
    '%s is not E.164: 400',
    async (query) => {
      expect((await sandbox.get('/v1/intelligence/phone', { query })).status).toBe(400);
    },
  );

  it('a + that was not percent-encoded is a space: 400', async () => {
    const path = '/v1/intelligence/phone?query=+442079460018';
    expect((await sandbox.get(path)).status).toBe(400);
  });
});
