/** API contract, States and transitions; Billing rules 2; is_async; GET /jobs/{job_id}. */
import { describe, expect, it } from 'vitest';
import { at, FREE, LOOKUPS, type Reply, sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const VAT = '/v1/vat';
const PARAMS = { query: 'DE136695976', is_async: 'true' };

async function submit(path = VAT, params: Record<string, string> = PARAMS): Promise<string> {
  const { status, body } = await sandbox.get(path, { ...params, is_async: 'true' });
  expect(status).toBe(202);
  const id = at(body, 'job_id');
  expect(body).toEqual({ job_id: expect.any(String) });
  return String(id);
}

const poll = (id: string, params: Record<string, string> = {}): Promise<Reply> =>
  sandbox.get(`/jobs/${id}`, params);

/** Waits for the end of the job as the log records it. */
const ended = (status: 201 | 500): Promise<void> =>
  expect.poll(async () => (await sandbox.log()).some((call) => call.status === status)).toBe(true);

describe('the life of a job', () => {
  const logged = async () => (await sandbox.log()).map(({ status, credits }) => [status, credits]);

  it('completed: billed and recorded as 201, which is never a response', async () => {
    const id = await submit();
    await ended(201);
    const { status, body } = await poll(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ valid: true, vat_number: 'DE136695976' });
    const calls = [202, 201, 200].map((code) => [code, code === 201 ? 1 : 0]);
    expect(await logged()).toEqual(calls);
  });

  it('failed: 500 recorded, never billed', async () => {
    await sandbox.fault({ job: 'fail' });
    const id = await submit();
    await ended(500);
    expect(await poll(id)).toMatchObject({ status: 500, body: { error: 'Internal Error' } });
    expect(await sandbox.spent()).toBe(0);
    expect((await sandbox.get('/v1/usage')).body).toMatchObject({ remaining: 11_250 });
  });

  it('any state: a poll changes nothing and is free', async () => {
    await sandbox.fault({ job: 'never' });
    const id = await submit();
    for (let times = 0; times < 2; times += 1) {
      expect(await poll(id)).toMatchObject({ status: 200, body: { status: 'pending' } });
    }
    expect(await logged()).toEqual([202, 200, 200].map((status) => [status, 0]));
  });

  it.each([
    ['never', 200, 'status'],
    ['accepted', 202, 'job_id'],
    ['missing', 404, 'error'],
  ])('%s: polls answer %i for ever, free', async (job, status, name) => {
    await sandbox.fault({ job });
    const id = await submit();
    for (let times = 0; times < 3; times += 1) {
      const reply = await poll(id);
      expect([reply.status, Object.keys(Object(reply.body))]).toEqual([
        status,
        name === 'status' ? ['job_id', 'status'] : [name],
      ]);
    }
    expect(await sandbox.spent()).toBe(0);
  });

  it('running: its price is reserved, so that the credit cannot be spent twice', async () => {
    const credits = { given: 1, consumed: 0 };
    await sandbox.setKey({ subscription: null, packs: [], credits });
    await sandbox.fault({ jobMs: 700 });
    await submit();
    expect(await sandbox.status(VAT, { query: 'DE136695976' })).toBe(402);
    await ended(201);
    expect(await sandbox.spent()).toBe(1);
  });

  it('reset: an earlier job is not logged afterwards', async () => {
    await sandbox.fault({ jobMs: 30 });
    await submit();
    await sandbox.control('reset', '');
    await sandbox.fault({ jobMs: 80 });
    await submit();
    await ended(201);
    expect((await sandbox.log()).map(({ status }) => status)).toEqual([202, 201]);
  });
});

describe('is_async on every endpoint', () => {
  const free = FREE.map(([path, params]) => [path, params, 0] as const);
  it.each([...LOOKUPS, ...free])('%s %o: %i when completed', async (path, params, credits) => {
    const id = await submit(path, params);
    await ended(201);
    expect(await sandbox.spent()).toBe(credits);
    expect((await poll(id)).body).toEqual((await sandbox.get(path, params)).body);
  });

  it('refuses a wrong parameter at once', async () => {
    expect(await sandbox.status(VAT, { query: '?', is_async: 'true' })).toBe(400);
  });

  it('combines with fields, given with the request or with the poll', async () => {
    const filtered = await submit(VAT, { query: 'DE136695976', fields: 'valid' });
    await ended(201);
    expect((await poll(filtered)).body).toEqual({ valid: true });
    const whole = await submit();
    await expect.poll(async () => at((await poll(whole)).body, 'vat_number')).toBeDefined();
    expect((await poll(whole, { fields: 'country_code' })).body).toEqual({ country_code: 'DE' });
  });

  it('combines with soft_fail: a failed job polls as 200 with the error body', async () => {
    await sandbox.fault({ job: 'fail' });
    const id = await submit();
    await ended(500);
    expect(await poll(id, { soft_fail: 'true' })).toMatchObject({
      status: 200,
      body: { error: 'Internal Error' },
    });
  });
});

it('a poll of an unknown job, or of another account, is 404', async () => {
  expect(await poll('nothing')).toMatchObject({ status: 404, body: { error: 'Not Found' } });
  const id = await submit();
  expect(await sandbox.status(`/jobs/${id}`, {}, { key: 'noStats' })).toBe(404);
});
