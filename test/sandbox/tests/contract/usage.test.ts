/** API contract, Usage record. */
import { describe, expect, it } from 'vitest';
import { movableClock, sandboxForTests } from '../support.ts';

const clock = movableClock('2026-03-10T12:00:00Z');
const sandbox = sandboxForTests({ clock: clock.now });
const USAGE = '/v1/usage';

describe('usage', () => {
  it('answers the same at /usage without the prefix', async () => {
    expect((await sandbox.get('/usage')).body).toEqual((await sandbox.get(USAGE)).body);
  });

  it('remaining is the total left across the three balances, and changes with spending', async () => {
    const expected = { remaining: 11_250, subscription: { remaining: 11_000 } };
    const credits = { consumed: 0, remaining: 250 };
    expect((await sandbox.get(USAGE)).body).toMatchObject({ ...expected, credits });
    await sandbox.get('/v1/email', { query: 'bob@gmail.com' });
    expect((await sandbox.get(USAGE)).body).toMatchObject({
      remaining: 11_245,
      total_used: 505,
      subscription: { used: 5 },
      credits,
    });
  });

  const spent = { id: 'p', title: 'P', purchasedAt: '2025-01-01', total: 5, used: 5 };
  const expires = '2027-01-01T00:00:00Z';
  it.each([
    ['no packs', { packs: [] }, { packs: null }],
    [
      'no current pack when every pack is exhausted',
      { packs: [spent] },
      { packs: { count: 0, exhausted_count: 1, all_exhausted: true, current: null } },
    ],
    [
      'the period and the day it renews',
      {},
      { period: { start: '2026-03-01', end: '2026-04-01' }, renewal_date: '2026-04-01' },
    ],
    ['when its key expires', { expires }, { api_key: { expires, active: true } }],
  ])('names %s', async (_, change, record) => {
    await sandbox.setKey(change);
    expect((await sandbox.get(USAGE)).body).toMatchObject(record);
  });

  it('never shows the key itself', async () => {
    expect(JSON.stringify((await sandbox.get(USAGE)).body)).not.toContain(
      sandbox.sandbox.keys.active,
    );
  });
});
