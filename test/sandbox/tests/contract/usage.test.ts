/** API contract, Usage record. */
import { describe, expect, it } from 'vitest';
import { at, movableClock, sandboxForTests } from '../support.ts';

const clock = movableClock('2026-03-10T12:00:00Z');
const sandbox = sandboxForTests({ clock: clock.now });
const USAGE = '/v1/usage';

describe('usage', () => {
  it.each(['subscription', 'credits', 'packs', 'packs.items.0'])(
    '%s.percent_used is a number from 0 to 100',
    async (path) => {
      const percent = at((await sandbox.get(USAGE)).body, `${path}.percent_used`);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    },
  );

  it('answers the same at /usage without the prefix', async () => {
    expect((await sandbox.get('/usage')).body).toEqual((await sandbox.get(USAGE)).body);
  });

  it('remaining is the total left across the three balances', async () => {
    const { body } = await sandbox.get(USAGE);
    const balances = ['subscription.remaining', 'credits.remaining'].map((path) => at(body, path));
    expect(balances).toEqual([11_000, 250]);
    expect(at(body, 'remaining')).toBe(11_250);
  });

  it('changes with spending', async () => {
    await sandbox.get('/v1/email', { query: 'bob@gmail.com' });
    expect((await sandbox.get(USAGE)).body).toMatchObject({
      remaining: 11_245,
      total_used: 505,
      subscription: { used: 5 },
      credits: { consumed: 0 },
    });
  });

  it('packs is null without packs', async () => {
    await sandbox.setKey({ packs: [] });
    expect(at((await sandbox.get(USAGE)).body, 'packs')).toBeNull();
  });

  it('packs.current is null when every pack is exhausted', async () => {
    const packs = [{ id: 'p', title: 'P', purchasedAt: '2025-01-01', total: 5, used: 5 }];
    await sandbox.setKey({ packs });
    expect((await sandbox.get(USAGE)).body).toMatchObject({
      packs: { count: 0, exhausted_count: 1, all_exhausted: true, current: null },
    });
  });

  it('names the period and the day it renews', async () => {
    expect((await sandbox.get(USAGE)).body).toMatchObject({
      period: { start: '2026-03-01', end: '2026-04-01' },
      renewal_date: '2026-04-01',
    });
  });

  it('describes the key', async () => {
    const expires = '2027-01-01T00:00:00Z';
    const change = { alias: 'Shop', category: 'production', expires, accountName: 'Shop Ltd' };
    await sandbox.setKey({ ...change });
    expect((await sandbox.get(USAGE)).body).toMatchObject({
      account: { name: 'Shop Ltd' },
      api_key: { alias: 'Shop', category: 'production', active: true, expires },
    });
  });

  it('never shows the key itself', async () => {
    expect(JSON.stringify((await sandbox.get(USAGE)).body)).not.toContain(
      sandbox.sandbox.keys.active,
    );
  });
});
