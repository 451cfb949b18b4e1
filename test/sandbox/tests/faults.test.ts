/** Faults on demand and the other test-support endpoints. */
import { describe, expect, it } from 'vitest';
import { wait } from '../account/time.ts';
import { at, sandboxForTests, VAT } from './support.ts';

const waits: number[] = [];
const sandbox = sandboxForTests({
  wait: (ms, signal) => {
    waits.push(ms);
    return wait(ms, signal);
  },
});
const { fault } = sandbox;

it('a fault waits, once', async () => {
  waits.length = 0;
  await fault({ latencyMs: 60 });
  await sandbox.get(...VAT);
  await sandbox.get(...VAT);
  expect(waits).toEqual([60]);
});

it('a fault closes the connection although the call was billed', async () => {
  await fault({ drop: 'after' });
  await expect(sandbox.get(...VAT)).rejects.toThrow();
  expect(await sandbox.last()).toEqual([200, 1]);
});

it('a fault closes the connection before the call is handled, so that it is free', async () => {
  await fault({ drop: 'before' });
  await expect(sandbox.get(...VAT)).rejects.toThrow();
  expect(await sandbox.last()).toEqual([0, 0]);
  expect((await sandbox.get('/v1/usage')).body).toMatchObject({ total_used: 500 });
  expect((await sandbox.get('/v1/stats', { path: '/v1/vat' })).body).toMatchObject({
    success_rate: 100,
  });
});

it('a fault closes the connection in the middle of a billed answer', async () => {
  await fault({ truncate: 'connection' });
  const response = await fetch(sandbox.url(...VAT), {
    headers: { 'x-api-key': sandbox.sandbox.keys.active },
  });
  const announced = Number(response.headers.get('content-length'));
  expect(response.status).toBe(200);
  expect(announced).toBeGreaterThan(20);
  await expect(response.text()).rejects.toThrow();
  expect(await sandbox.last()).toEqual([200, 1]);
});

describe('the clock', () => {
  const DAY = 86_400_000;
  const advance = async (advanceMs: number) => {
    const { status, body } = await sandbox.control('clock', { advanceMs });
    expect(status).toBe(200);
    return Number(at(body, 'now'));
  };

  it('moves ahead until a reset, and the log with it', async () => {
    const now = Date.now();
    expect(await advance(2 * DAY)).toBeGreaterThanOrEqual(now + 2 * DAY);
    expect(await advance(DAY)).toBeGreaterThanOrEqual(now + 3 * DAY);
    await sandbox.get('/v1/usage');
    expect((await sandbox.log()).at(-1)?.at).toBeGreaterThanOrEqual(now + 3 * DAY);
    await sandbox.control('reset', '');
    await sandbox.get('/v1/usage');
    expect((await sandbox.log()).at(-1)?.at).toBeLessThan(now + 2 * DAY);
  });

  it('lets quotas begin again, periods be renewed and keys expire', async () => {
    const expires = new Date(Date.now() + 10 * DAY).toISOString();
    await sandbox.setKey({ quotas: { daily: 1 }, expires });
    expect(await sandbox.status(...VAT)).toBe(200);
    expect(await sandbox.status(...VAT)).toBe(401);
    await advance(DAY);
    expect(await sandbox.status(...VAT)).toBe(200);
    const used = async () => at((await sandbox.get('/v1/usage')).body, 'period.start');
    const before = await used();
    await advance(10 * DAY);
    expect(await sandbox.get(...VAT)).toMatchObject({
      status: 401,
      body: { error: 'Expired API Key' },
    });
    await sandbox.setKey({ expires: null });
    await advance(31 * DAY);
    expect(await used()).not.toBe(before);
  });
});

it.each([
  [{ truncate: 'json' }, [200, 1], 'application/json', /^\{"valid".*[^}]$/],
  [{ html: true, status: 200 }, [200, 1], 'text/html', /^<!doctype html>/],
  [{ html: true, status: 502 }, [502, 0], 'text/html', /^<!doctype html>/],
])('%j is answered and billed as %j', async (body, logged, type, text) => {
  await fault(body);
  const reply = await sandbox.get(...VAT);
  expect(reply.status).toBe(logged[0]);
  expect(reply.headers.get('content-type')).toContain(type);
  expect(reply.body).toMatch(text);
  expect(await sandbox.last()).toEqual(logged);
});

it.each([
  [2, [500, 500, 200]],
  ['always', [500, 500, 500]],
])('a fault applies %s times', async (times, expected) => {
  await fault({ status: 500, times });
  for (const status of expected) expect(await sandbox.status(...VAT)).toBe(status);
});

it('a fault applies only to its path, or to a prefix', async () => {
  await fault({ path: '/v1/email', status: 500 });
  expect(await sandbox.status(...VAT)).toBe(200);
  expect(await sandbox.status('/v1/email', { query: 'a@gmail.com' })).toBe(500);
  await fault({ path: '/v1/vat*', status: 500, times: 2 });
  expect(await sandbox.status('/v1/vat/rates')).toBe(500);
  expect(await sandbox.status(...VAT)).toBe(500);
});

it.each([
  ['fault', '{'],
  ['fault', ''],
  ['fault', { path: '/v1/vat' }],
  ['fault', { sttus: 500 }],
  ['fault', { latencyMs: 'long' }],
  ['fault', { drop: 'during' }],
  ['fault', { job: 'lost' }],
  ['clock', { advanceMs: -1 }],
  ['clock', {}],
  ['keys', { key: 'nobody' }],
  ['keys', { key: 'active', quotas: { hourly: 1 } }],
])('%s refuses %j with a reason', async (name, body) => {
  const reply = await sandbox.control(name, body);
  expect(reply.status).toBe(400);
  expect(at(reply.body, 'error')).toMatch(/\w/);
  expect(await sandbox.status(...VAT)).toBe(200);
});

it('reset clears log, faults and spending, and restores changed keys', async () => {
  await fault({ status: 500, times: 'always' });
  await sandbox.setKey({ active: false });
  await sandbox.get('/v1/usage');
  await sandbox.control('reset', '');
  expect(await sandbox.log()).toEqual([]);
  expect((await sandbox.get('/v1/usage')).body).toMatchObject({ total_used: 500 });
});
