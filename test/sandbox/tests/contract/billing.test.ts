/** API contract, Billing rules, Balance rules, and the Errors table. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { wait } from '../../account/time.ts';
import { at, LOOKUPS, movableClock, sandboxForTests, VAT } from '../support.ts';

const clock = movableClock('2026-03-10T12:00:00Z');
/** Set by a test that wants to act while the sandbox waits. */
let onWait: (() => Promise<void>) | undefined;
const sandbox = sandboxForTests({
  clock: clock.now,
  wait: (ms, signal) => onWait?.() ?? wait(ms, signal),
});
afterEach(() => {
  onWait = undefined;
});

const pack = (id: string, purchasedAt: string, total: number, used = 0) => ({
  id,
  title: id,
  purchasedAt,
  total,
  used,
});

async function usage(...paths: string[]): Promise<unknown[]> {
  const { body } = await sandbox.get('/v1/usage');
  return paths.map((path) => at(body, path));
}

describe('the three balances', () => {
  it('rule 1: subscription first, then packs, then credits', async () => {
    await sandbox.setKey({
      subscription: { total: 4, used: 0 },
      packs: [pack('one', '2025-01-01', 5)],
      credits: { given: 10, consumed: 0 },
    });
    const balances: unknown[] = [];
    for (let call = 0; call < 3; call += 1) {
      await sandbox.get('/v1/email', { query: 'bob@gmail.com' });
      const paths = ['remaining', 'packs.remaining', 'credits.remaining', 'subscription.used'];
      balances.push((await usage(...paths)).join(' '));
    }
    expect(balances).toEqual(['14 4 10 4', '9 0 9 4', '4 0 4 4']);
  });

  it('rule 2: packs are drawn in purchase order and current is the one drawn from', async () => {
    await sandbox.setKey({
      subscription: null,
      packs: [pack('late', '2025-06-01', 3), pack('early', '2025-01-01', 2)],
    });
    const current: unknown[] = [];
    for (let call = 0; call < 3; call += 1) {
      current.push(...(await usage('packs.current.id')));
      await sandbox.get(...VAT);
    }
    expect(current).toEqual(['early', 'early', 'late']);
    expect(await usage('packs.current_index', 'packs.exhausted_count')).toEqual([1, 1]);
  });

  it('rules 2 and 3: the subscription resets each period, packs do not', async () => {
    await sandbox.setKey({
      subscription: { total: 1, used: 0 },
      packs: [pack('one', '2025-01-01', 5)],
    });
    await sandbox.get(...VAT);
    await sandbox.get(...VAT);
    const paths = ['subscription.used', 'packs.used', 'total_used', 'period.start'] as const;
    expect(await usage(...paths)).toEqual([1, 1, 2, '2026-03-01']);
    clock.set('2026-04-02T00:00:00Z');
    expect(await usage(...paths)).toEqual([0, 1, 1, '2026-04-01']);
    clock.set('2026-03-10T12:00:00Z');
  });

  it.each([
    [
      'quota and remaining packs combined',
      { total: 100, used: 25 },
      [25, 120, 95, 20.83],
      'string',
    ],
    ['the sum of all packs without a monthly plan', null, [50, 70, 20, 71.43], 'undefined'],
  ])('rule 4: subscription reports %s', async (_, subscription, numbers, renewal) => {
    const packs = [pack('one', '2025-01-01', 50, 30), pack('two', '2025-02-01', 20, 20)];
    await sandbox.setKey({ subscription, packs });
    const [used, total, remaining, percent_used] = numbers;
    const [reported, date, period] = await usage('subscription', 'renewal_date', 'period');
    expect(reported).toEqual({ used, total, remaining, percent_used });
    expect([typeof date, period === undefined]).toEqual([renewal, subscription === null]);
  });

  // The contract defines 402 at 0, but not for calls that cost more than the remaining credits.
  it('rule 5: 402 at 0 remaining, which a last call may cost more than, until credits are added', async () => {
    const credits = { given: 4, consumed: 0 };
    await sandbox.setKey({ subscription: null, packs: [], credits });
    expect(await sandbox.status('/v1/email', { query: 'bob@gmail.com' })).toBe(200);
    expect(await sandbox.last()).toEqual([200, 4]);
    expect(await usage('remaining')).toEqual([0]);
    expect(await sandbox.status(...VAT)).toBe(402);
    await sandbox.setKey({ credits: { given: 5, consumed: 4 } });
    expect(await sandbox.status(...VAT)).toBe(200);
  });

  it('two concurrent calls never share the last credit', async () => {
    const credits = { given: 1, consumed: 0 };
    await sandbox.setKey({ subscription: null, packs: [], credits });
    const replies = await Promise.all(Array.from({ length: 6 }, () => sandbox.get(...VAT)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402, 402, 402]);
    expect(await sandbox.spent()).toBe(1);
  });
});

describe('billing by status', () => {
  const bills404 = (path: string): boolean => !/phone|vat/.test(path);
  const FREE_STATUSES = [400, 401, 402, 403, 413, 500, 503];
  const rows = LOOKUPS.flatMap(([path, params, credits]) => [
    [path, 200, credits, params] as const,
    ...FREE_STATUSES.map((status) => [path, status, 0, params] as const),
    [path, 404, bills404(path) ? credits : 0, params] as const,
  ]);

  it.each(rows)('%s answering %i costs %i', async (path, status, credits, params) => {
    if (status !== 200) await sandbox.fault({ status });
    const reply = await sandbox.get(path, params);
    expect(reply.status).toBe(status);
    if (status !== 200) expect(reply.body).toEqual({ error: expect.any(String) });
    expect(await sandbox.last()).toEqual([status, credits]);
    expect(await usage('total_used')).toEqual([500 + credits]);
  });

  it('rule 5: a call is billed although the client closed the connection before the answer', async () => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const arrived = new Promise<void>((resolve) => {
      onWait = () => {
        resolve();
        return closed;
      };
    });
    await sandbox.fault({ latencyMs: 150 });
    const stop = new AbortController();
    const headers = { 'x-api-key': sandbox.sandbox.keys.active };
    const call = fetch(sandbox.url(...VAT), { headers, signal: stop.signal });
    const refused = expect(call).rejects.toThrow();
    await arrived;
    stop.abort();
    await refused;
    close();
    await expect.poll(() => sandbox.last()).toEqual([200, 1]);
  });
});

const LIMIT = 1024 * 1024;

/** A body whose length is not announced. */
const streamed = (length: number) =>
  new Blob(['x'.repeat(length)]).stream().pipeThrough(new TransformStream());

describe('413: a body', () => {
  const send = (options: RequestInit & { duplex?: 'half' }) =>
    fetch(sandbox.url(...VAT), {
      ...options,
      headers: { 'x-api-key': sandbox.sandbox.keys.active },
    });

  it.each([
    ['of announced length', () => send({ method: 'POST', body: 'x'.repeat(LIMIT + 1) })],
    ['in chunks', () => send({ method: 'POST', body: streamed(LIMIT + 1), duplex: 'half' })],
    ['of 20 MB', () => send({ method: 'PUT', body: 'x'.repeat(20 * LIMIT) })],
    [
      'of 20 MB in chunks',
      () => send({ method: 'POST', body: streamed(20 * LIMIT), duplex: 'half' }),
    ],
  ])('%s', async (_, ask) => {
    const reply = await ask();
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect([reply.status, await reply.json()]).toEqual([413, { error: 'Payload Too Large' }]);
    expect(await sandbox.last()).toEqual([413, 0]);
  });

  /** `fetch` sends no body with GET. */
  const sendGet = (headers: Record<string, string>, body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const sent = request(
        sandbox.url(...VAT),
        { method: 'GET', headers: { 'x-api-key': sandbox.sandbox.keys.active, ...headers } },
        (response) => void text(response).then((read) => resolve(`${response.statusCode} ${read}`)),
      );
      sent.once('error', reject);
      sent.end(body);
    });

  it.each([
    ['of announced length', { 'content-length': String(LIMIT + 1) }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('with GET, %s', async (_, headers) => {
    expect(await sendGet(headers, 'x'.repeat(LIMIT + 1))).toBe('413 {"error":"Payload Too Large"}');
    expect(await sandbox.last()).toEqual([413, 0]);
    expect(await sendGet({ 'transfer-encoding': 'chunked' }, 'x'.repeat(LIMIT))).toMatch(/^200 /);
  });
});

it.each([5000, 60_000])('413: a query of %i characters', async (length) => {
  const { status, body } = await sandbox.get('/v1/vat', { query: 'x'.repeat(length) });
  expect([status, body]).toEqual([413, { error: 'Payload Too Large' }]);
  expect(await sandbox.last()).toEqual([413, 0]);
});
