/** API contract, Limits: plan rate limits and per-key quotas, all 401. */
import { beforeEach, describe, expect, it } from 'vitest';
import { movableClock, sandboxForTests } from '../support.ts';

/** A Wednesday. */
const START = '2026-03-11T12:00:00.000Z';
const clock = movableClock(START);
const sandbox = sandboxForTests({ clock: clock.now });
const vat = async () => sandbox.get('/v1/vat', { query: 'DE136695976' });

beforeEach(async () => {
  clock.set(START);
  await sandbox.control('reset', '');
});

describe('plan rate limits', () => {
  it.each([
    ['perSecond', '2026-03-11T12:00:00.999Z', '2026-03-11T12:00:01.000Z'],
    ['perMinute', '2026-03-11T12:00:59.999Z', '2026-03-11T12:01:00.000Z'],
  ])(
    '%s refuses a call beyond the limit, and accepts calls again later',
    async (limit, within, after) => {
      await sandbox.setKey({ [limit]: 2 });
      await vat();
      await vat();
      clock.set(within);
      expect(await vat()).toMatchObject({ status: 401, body: { error: 'Rate limit exceeded' } });
      clock.set(after);
      expect((await vat()).status).toBe(200);
    },
  );
});

describe('per-key quotas, in credits', () => {
  it.each([
    ['daily', '2026-03-11T23:59:59Z', '2026-03-12T00:00:00Z'],
    ['weekly', '2026-03-15T23:59:59Z', '2026-03-16T00:00:00Z'],
    ['monthly', '2026-03-31T23:59:59Z', '2026-04-01T00:00:00Z'],
  ])('%s: hit until its window ends', async (quota, within, after) => {
    await sandbox.setKey({ quotas: { [quota]: 2 } });
    await vat();
    await vat();
    clock.set(within);
    expect(await vat()).toMatchObject({
      status: 401,
      body: { error: `Rate limit exceeded for the API key: quota ${quota}` },
    });
    expect(await sandbox.last()).toEqual([401, 0]);
    clock.set(after);
    expect((await vat()).status).toBe(200);
  });

  it('total: hit forever', async () => {
    await sandbox.setKey({ quotas: { total: 1 } });
    await vat();
    clock.set('2030-01-01T00:00:00Z');
    expect((await vat()).body).toEqual({
      error: 'Rate limit exceeded for the API key: quota total',
    });
  });

  it('failed calls do not count', async () => {
    await sandbox.setKey({ quotas: { daily: 1 } });
    await sandbox.fault({ status: 500 });
    await vat();
    expect((await vat()).status).toBe(200);
  });
});
