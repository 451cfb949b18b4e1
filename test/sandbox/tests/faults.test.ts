/** Faults on demand and the other test-support endpoints. */
import { expect, it } from 'vitest';
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
