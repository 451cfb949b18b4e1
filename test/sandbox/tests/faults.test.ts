/** Faults on demand and the other test-support endpoints. */
import { describe, expect, it } from 'vitest';
import { wait } from '../account/time.ts';
import { at, sandboxForTests } from './support.ts';

const waits: number[] = [];
const sandbox = sandboxForTests({
  wait: (ms, signal) => {
    waits.push(ms);
    return wait(ms, signal);
  },
});
const VAT = ['/v1/vat', { query: 'DE136695976' }] as const;
const fault = async (body: unknown) => sandbox.control('fault', body);

describe('a fault', () => {
  it('latencyMs waits', async () => {
    waits.length = 0;
    await fault({ latencyMs: 60 });
    await sandbox.get(...VAT);
    await sandbox.get(...VAT);
    expect(waits).toEqual([60]);
  });

  it('drop before: the connection closes, nothing is handled or billed', async () => {
    await fault({ drop: 'before' });
    await expect(sandbox.get(...VAT)).rejects.toThrow();
    expect(await sandbox.last()).toEqual([0, 0]);
  });

  it('drop after: the connection closes although the call was billed', async () => {
    await fault({ drop: 'after' });
    await expect(sandbox.get(...VAT)).rejects.toThrow();
    expect(await sandbox.last()).toEqual([200, 1]);
  });

  it('truncate json: a complete response that is half a document, billed', async () => {
    await fault({ truncate: 'json' });
    const { status, body } = await sandbox.get(...VAT);
    expect([status, typeof body]).toEqual([200, 'string']);
    expect(await sandbox.last()).toEqual([200, 1]);
  });

  it('truncate by bytes', async () => {
    await fault({ truncate: 7 });
    expect((await sandbox.get(...VAT)).body).toBe('{"valid');
  });

  it('truncate connection: the connection closes before the announced length', async () => {
    await fault({ truncate: 'connection' });
    await expect(sandbox.get(...VAT)).rejects.toThrow();
    expect(await sandbox.last()).toEqual([200, 1]);
  });

  it.each([400, 401, 402, 403, 404, 413, 500, 502, 503])('status %i', async (status) => {
    await fault({ status });
    expect(await sandbox.get(...VAT)).toMatchObject({
      status,
      body: { error: expect.any(String) },
    });
  });

  it.each(['Invalid API Key', 'Inactive API Key', 'Expired API Key', 'Rate limit exceeded'])(
    '401 with the message %s',
    async (error) => {
      await fault({ status: 401, error });
      expect(await sandbox.get(...VAT)).toMatchObject({ status: 401, body: { error } });
    },
  );

  it('error alone is a 500', async () => {
    await fault({ error: 'Out of order' });
    expect(await sandbox.get(...VAT)).toMatchObject({
      status: 500,
      body: { error: 'Out of order' },
    });
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

  it('body replaces the answer, which stays billed', async () => {
    await fault({ body: { valid: 'yes' } });
    expect((await sandbox.get(...VAT)).body).toEqual({ valid: 'yes' });
    expect(await sandbox.last()).toEqual([200, 1]);
  });

  it('applies once by default, `times` times, or always', async () => {
    const statuses = async () => {
      const seen: number[] = [];
      for (let call = 0; call < 4; call += 1) seen.push((await sandbox.get(...VAT)).status);
      return seen;
    };
    await fault({ status: 500 });
    expect(await statuses()).toEqual([500, 200, 200, 200]);
    await fault({ status: 500, times: 2 });
    expect(await statuses()).toEqual([500, 500, 200, 200]);
    await fault({ status: 500, times: 'always' });
    expect(await statuses()).toEqual([500, 500, 500, 500]);
  });

  it('applies only to its path, or to a prefix', async () => {
    await fault({ path: '/v1/email', status: 500 });
    expect((await sandbox.get(...VAT)).status).toBe(200);
    expect((await sandbox.get('/v1/email', { query: 'a@gmail.com' })).status).toBe(500);
    await fault({ path: '/v1/vat*', status: 500, times: 2 });
    expect((await sandbox.get('/v1/vat/rates')).status).toBe(500);
    expect((await sandbox.get(...VAT)).status).toBe(500);
  });

  it('is merged with others; the later one wins', async () => {
    await fault({ status: 500 });
    await fault({ status: 403, error: 'Nothing here' });
    expect(await sandbox.get(...VAT)).toMatchObject({
      status: 403,
      body: { error: 'Nothing here' },
    });
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
    expect((await sandbox.get(...VAT)).status).toBe(200);
  });
});

describe('what the contract does not show, in each shape', () => {
  const shaped = async (shapes: object, path: string, params: Record<string, string>) => {
    await fault({ shapes });
    return (await sandbox.get(path, params)).body;
  };
  const BOB = { query: 'Bob@gmail.com' };

  it.each([
    ['unknown', { smtp_valid: false, is_catch_all: false, qualification: 'unknown' }],
    ['absent', {}],
    ['null', { smtp_valid: null, is_catch_all: null, qualification: null }],
  ])('qualificationOff %s', async (qualificationOff, fields) => {
    const params = { ...BOB, fields: 'smtp_valid,is_catch_all,qualification' };
    expect(await shaped({ qualificationOff }, '/v1/email', params)).toEqual(fields);
  });

  it.each([
    ['absent', undefined],
    ['present', false],
  ])('emailqCatchAll %s', async (emailqCatchAll, value) => {
    const body = await shaped({ emailqCatchAll }, '/v1/intelligence/emailq', BOB);
    expect(at(body, 'is_catch_all')).toBe(value);
  });

  it.each([
    ['lower', 'bob@gmail.com'],
    ['submitted', 'Bob@gmail.com'],
  ])('emailEcho %s', async (emailEcho, email) => {
    expect(await shaped({ emailEcho }, '/v1/email', BOB)).toMatchObject({
      email,
      normalized_email: 'bob@gmail.com',
    });
  });

  it.each([
    ['string', 'Bad Request: query is required'],
    ['object', { message: 'Bad Request: query is required' }],
  ])('error %s', async (error, value) => {
    expect(await shaped({ error }, '/v1/vat', {})).toEqual({ error: value });
  });

  it.each([
    ['percent', 100],
    ['fraction', 1],
  ])('successRate %s', async (successRate, value) => {
    const body = await shaped({ successRate }, '/v1/stats', { engine: 'ip' });
    expect(at(body, 'success_rate')).toBe(value);
  });
});

describe('the other controls', () => {
  it('reset clears log, faults and spending, and restores changed keys', async () => {
    await fault({ status: 500, times: 'always' });
    await sandbox.control('keys', { key: 'active', active: false });
    await sandbox.get('/v1/usage');
    await sandbox.control('reset', '');
    expect(await sandbox.log()).toEqual([]);
    expect((await sandbox.get('/v1/usage')).body).toMatchObject({ total_used: 500 });
  });

  it('the log lists requests, oldest first, but not those for the log', async () => {
    await sandbox.get('/v1/vat?query=DE136695976&query=2&fields=valid');
    await sandbox.get('/nothing', { a: 'b c' }, { key: 'stranger', method: 'POST' });
    expect(await sandbox.log()).toEqual([
      {
        method: 'GET',
        path: '/v1/vat',
        query: { query: ['DE136695976', '2'], fields: 'valid' },
        status: 400,
        credits: 0,
        key: 'active',
        at: expect.any(Number),
      },
      {
        method: 'POST',
        path: '/nothing',
        query: { a: 'b c' },
        status: 404,
        credits: 0,
        key: 'stranger',
        at: expect.any(Number),
      },
    ]);
  });

  it('the clock moves ahead', async () => {
    await sandbox.get('/v1/email', { query: 'bob@gmail.com' });
    await sandbox.control('clock', { advanceMs: 32 * 24 * 3_600_000 });
    expect((await sandbox.get('/v1/usage')).body).toMatchObject({ subscription: { used: 0 } });
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
