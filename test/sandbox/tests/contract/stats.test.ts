/** API contract, Stats snapshot; Endpoints, rule 5. */
import { describe, expect, it } from 'vitest';
import { seedKeys } from '../../account/keys.ts';
import { stats as answer, type Traffic } from '../../account/stats.ts';
import { sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const stats = async (params: Record<string, string>) => sandbox.get('/v1/stats', params);
const PATH = '/v1/vat';

describe('which snapshot', () => {
  it.each([
    [{ engine: 'ip' }, null, 'ip'],
    [{ engine: 'ip', path: '/v1/intelligence/ip' }, '/v1/intelligence/ip', 'ip'],
    [{ path: '/v1/intelligence/emailq' }, '/v1/intelligence/emailq', 'email'],
    [{ path: 'v1/vat/iban/' }, '/v1/vat/iban', 'vat'],
    [{ path: '/vat/rates' }, '/v1/vat/rates', 'vat'],
    [{ path: '/V1/Intelligence/IP' }, '/v1/intelligence/ip', 'ip'],
  ])(
    'of %j: path %s of engine %s, without volume, error counts and series',
    async (params, path, engine) => {
      const health = { health: 'operational', success_rate: 100, avg_response_time_ms: 0 };
      expect((await stats(params)).body).toEqual({ path, engine, window: '1h', ...health });
    },
  );

  it.each([
    ['both missing', {}, 400],
    ['an invalid engine', { engine: '../x' }, 400],
    ['an invalid path', { path: '/v1/nothing' }, 400],
    ['a path of another engine', { engine: 'vat', path: '/v1/email' }, 400],
    ['an unknown engine', { engine: 'weather' }, 404],
  ])('%s', async (_case, params, status) => {
    const reply = await stats(params);
    expect(reply).toMatchObject({ status, body: { error: expect.any(String) } });
    expect(await sandbox.last()).toEqual([status, 0]);
  });

  it('counts the calls of the sandbox itself, by engine', async () => {
    await sandbox.fault({ path: PATH, status: 500, times: 3 });
    for (let call = 0; call < 3; call += 1) await sandbox.get(PATH, { query: 'DE136695976' });
    const degraded = { success_rate: 85, health: 'degraded' };
    expect((await stats({ engine: 'vat' })).body).toMatchObject(degraded);
    expect((await stats({ engine: 'email' })).body).toMatchObject({ success_rate: 100 });
  });
});

describe('the snapshot', () => {
  const NOW = Date.UTC(2026, 2, 10, 12);
  const call = (status: number, count = 1, more: Partial<Traffic> = {}): Traffic[] =>
    Array.from({ length: count }, () => ({
      path: PATH,
      status,
      durationMs: 100,
      at: NOW,
      ...more,
    }));
  const snapshot = (traffic: Traffic[], now = NOW) =>
    answer(
      { path: PATH },
      { key: seedKeys(NOW).active, traffic, now, deepCheck: async () => {} },
    )();

  it.each([
    [1000, 0, 100, 'operational'],
    [900, 100, 90, 'operational'],
    [899, 101, 89.9, 'degraded'],
    [500, 500, 50, 'degraded'],
    [499, 501, 49.9, 'down'],
    [0, 1000, 0, 'down'],
    // A low-volume window is smoothed: one failure is not an outage.
    [0, 1, 95, 'operational'],
  ])('of %i good and %i failed calls: %f %s', (good, failed, success_rate, health) => {
    const calls = [...call(200, good), ...call(500, failed)];
    expect(snapshot(calls)).toMatchObject({ success_rate, health });
  });

  it.each([
    ...[400, 401, 402, 403, 404, 413].map((status) => [status, 100] as const),
    ...[500, 502, 503].map((status) => [status, 0] as const),
  ])('counts only a 5xx as a failure: %i', (status, success_rate) => {
    expect(snapshot(call(status, 100))).toMatchObject({ success_rate });
  });

  it('looks back one hour', () => {
    const calls = call(500, 100);
    expect(snapshot(calls, NOW + 3_599_000)).toMatchObject({ health: 'down' });
    expect(snapshot(calls, NOW + 3_600_000)).toMatchObject({ health: 'operational' });
  });

  it('leaves durations above 60 seconds out of the average', () => {
    const calls = [100, 60_000, 60_001].flatMap((durationMs) => call(200, 1, { durationMs }));
    expect(snapshot(calls)).toMatchObject({ avg_response_time_ms: 30_050 });
  });
});
