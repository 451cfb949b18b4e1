/** API contract, Stats snapshot; Endpoints, rule 5. */
import { describe, expect, it } from 'vitest';
import { at, movableClock, sandboxForTests } from '../support.ts';

const START = '2026-03-10T12:00:00Z';
const clock = movableClock(START);
const sandbox = sandboxForTests({ clock: clock.now });
const stats = async (params: Record<string, string>) => sandbox.get('/v1/stats', params);
const traffic = async (...calls: object[]) => sandbox.control('traffic', calls);
const PATH = '/v1/vat';

describe('which snapshot', () => {
  it.each(['email', 'domain', 'ip', 'phone', 'vat'])('engine %s: path is null', async (engine) => {
    expect(await stats({ engine })).toMatchObject({
      status: 200,
      body: { engine, path: null, window: '1h', health: 'operational', success_rate: 100 },
    });
  });

  it.each([
    ['/v1/email', '/v1/email', 'email'],
    ['/v1/intelligence/emailq', '/v1/intelligence/emailq', 'email'],
    ['v1/vat/iban/', '/v1/vat/iban', 'vat'],
    ['/vat/rates', '/v1/vat/rates', 'vat'],
    ['/V1/Intelligence/IP', '/v1/intelligence/ip', 'ip'],
  ])('path %s is normalised and its engine derived', async (path, normal, engine) => {
    expect((await stats({ path })).body).toMatchObject({ path: normal, engine });
  });

  it('accepts engine and path together if the path belongs to the engine', async () => {
    const { status, body } = await stats({ engine: 'ip', path: '/v1/intelligence/ip' });
    expect([status, at(body, 'path')]).toEqual([200, '/v1/intelligence/ip']);
  });

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
});

describe('the health rule', () => {
  it.each([
    [1000, 0, 100, 'operational'],
    [900, 100, 90, 'operational'],
    [899, 101, 89.9, 'degraded'],
    [500, 500, 50, 'degraded'],
    [499, 501, 49.9, 'down'],
    [0, 1000, 0, 'down'],
  ])('%i good and %i failed calls: %f %s', async (good, failed, rate, health) => {
    await traffic(
      { path: PATH, status: 200, count: good },
      { path: PATH, status: 500, count: failed },
    );
    expect((await stats({ path: PATH })).body).toMatchObject({ success_rate: rate, health });
  });

  it.each([
    ...[400, 401, 402, 403, 404, 413].map((status) => [status, 100] as const),
    ...[500, 502, 503].map((status) => [status, 0] as const),
  ])('only a 5xx is a failure: %i', async (status, success_rate) => {
    await traffic({ path: PATH, status, count: 100 });
    expect((await stats({ path: PATH })).body).toMatchObject({ success_rate });
  });

  it('a low-volume window is smoothed: one failure is not an outage', async () => {
    await traffic({ path: PATH, status: 500 });
    expect((await stats({ path: PATH })).body).toMatchObject({
      success_rate: 95,
      health: 'operational',
    });
  });

  it('counts the calls of the sandbox itself', async () => {
    await sandbox.fault({ path: PATH, status: 500, times: 3 });
    for (let call = 0; call < 3; call += 1) await sandbox.get(PATH, { query: 'DE136695976' });
    expect((await stats({ engine: 'vat' })).body).toMatchObject({
      success_rate: 85,
      health: 'degraded',
    });
    expect((await stats({ engine: 'email' })).body).toMatchObject({ success_rate: 100 });
  });

  it('looks back one hour', async () => {
    await traffic({ path: PATH, status: 500, count: 100 });
    clock.set('2026-03-10T12:59:59Z');
    expect((await stats({ path: PATH })).body).toMatchObject({ health: 'down' });
    clock.set('2026-03-10T13:00:00Z');
    expect((await stats({ path: PATH })).body).toMatchObject({ health: 'operational' });
    clock.set(START);
  });
});

it('leaves durations above 60 seconds out of the average', async () => {
  const durations = [100, 60_000, 60_001];
  await traffic(...durations.map((durationMs) => ({ path: PATH, status: 200, durationMs })));
  expect((await stats({ path: PATH })).body).toMatchObject({ avg_response_time_ms: 30_050 });
});

it('shows no volume, no error counts and no series', async () => {
  const names = 'avg_response_time_ms engine health path success_rate window'.split(' ');
  expect(Object.keys(Object((await stats({ engine: 'ip' })).body)).sort()).toEqual(names);
});
