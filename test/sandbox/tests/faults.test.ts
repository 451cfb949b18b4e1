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

describe('a fault', () => {
  it('latencyMs waits', async () => {
    waits.length = 0;
    await fault({ latencyMs: 60 });
    await sandbox.get(...VAT);
    await sandbox.get(...VAT);
    expect(waits).toEqual([60]);
  });

  it.each([
    ['before it handles or bills the call', { drop: 'before' }, [0, 0]],
    ['although the call was billed', { drop: 'after' }, [200, 1]],
    ['before the announced length', { truncate: 'connection' }, [200, 1]],
  ])('closes the connection %s', async (_, body, logged) => {
    await fault(body);
    await expect(sandbox.get(...VAT)).rejects.toThrow();
    expect(await sandbox.last()).toEqual(logged);
  });

  it('truncate json: a complete response that is half a document, billed', async () => {
    await fault({ truncate: 'json' });
    const { status, body } = await sandbox.get(...VAT);
    expect([status, typeof body]).toEqual([200, 'string']);
    expect(await sandbox.last()).toEqual([200, 1]);
  });

  it.each([
    [200, 1],
    [502, 0],
  ])('html with status %i costs %i', async (status, credits) => {
    await fault({ html: true, status });
    const { headers, body } = await sandbox.get(...VAT);
    expect(headers.get('content-type')).toContain('text/html');
    expect(body).toMatch(/^<!doctype html>/);
    expect(await sandbox.last()).toEqual([status, credits]);
  });

  it('redirect', async () => {
    await fault({ redirect: 'http://127.0.0.1:1/elsewhere' });
    const { status, headers } = await sandbox.get(...VAT);
    expect([status, headers.get('location')]).toEqual([302, 'http://127.0.0.1:1/elsewhere']);
    expect(await sandbox.last()).toEqual([302, 0]);
  });

  it('applies once by default, `times` times, or always', async () => {
    const expectStatuses = async (...expected: number[]) => {
      for (const status of expected) expect(await sandbox.status(...VAT)).toBe(status);
    };
    await fault({ status: 500 });
    await expectStatuses(500, 200, 200);
    await fault({ status: 500, times: 2 });
    await expectStatuses(500, 500, 200);
    await fault({ status: 500, times: 'always' });
    await expectStatuses(500, 500, 500);
  });

  it('applies only to its path, or to a prefix', async () => {
    await fault({ path: '/v1/email', status: 500 });
    expect(await sandbox.status(...VAT)).toBe(200);
    expect(await sandbox.status('/v1/email', { query: 'a@gmail.com' })).toBe(500);
    await fault({ path: '/v1/vat*', status: 500, times: 2 });
    expect(await sandbox.status('/v1/vat/rates')).toBe(500);
    expect(await sandbox.status(...VAT)).toBe(500);
  });

  it.each([
    ['not JSON', '{'],
    ['an empty body', ''],
    ['no effect', { path: '/v1/vat' }],
    ['an unknown name', { sttus: 500 }],
    ['a wrong type', { latencyMs: 'long' }],
    ['an impossible status', { status: 99 }],
    ['an unknown job shape', { job: 'sideways' }],
    ['an unknown shape', { shapes: { nothing: 1 } }],
  ])('%s is refused with a reason', async (_case, body) => {
    const reply = await fault(body);
    expect(reply.status).toBe(400);
    expect(at(reply.body, 'error')).toMatch(/\w/);
    expect(await sandbox.status(...VAT)).toBe(200);
  });
});

describe('the other controls', () => {
  it('reset clears log, faults and spending, and restores changed keys', async () => {
    await fault({ status: 500, times: 'always' });
    await sandbox.setKey({ active: false });
    await sandbox.get('/v1/usage');
    await sandbox.control('reset', '');
    expect(await sandbox.log()).toEqual([]);
    expect((await sandbox.get('/v1/usage')).body).toMatchObject({ total_used: 500 });
  });

  it.each([
    ['keys', { key: 'nobody' }],
    ['keys', { key: 'active', quotas: { hourly: 1 } }],
    ['clock', { advanceMs: -1 }],
    ['traffic', [{ path: 'x', status: 200 }]],
  ])('%s refuses %o', async (name, body) => {
    expect((await sandbox.control(name, body)).status).toBe(400);
  });
});
