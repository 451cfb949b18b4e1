/** Jobs with unusual ids, through the service, the real API client and an HTTP server. */
import { createServer } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiClient } from '../../lib/api/client/client.ts';
import { isJobId } from '../../lib/domain/endpoints.ts';
import { JOBS_ALARM } from '../../lib/service/jobs/runner.ts';
import { SAMPLES } from '../api/samples.ts';
import { asks } from '../console/background/console-world.ts';
import { serve, stop } from '../loopback.ts';
import { connect, createWorld, KEY, lookup, receiptsOf, type World } from '../service/world.ts';

/** By email address, the id of its job; and the addresses whose job has ended. */
const ids = new Map<string, string>();
const ended = new Set<string>();
const requested: string[] = [];

const server = createServer((request, response) => {
  const url = request.url ?? '';
  requested.push(url);
  const { pathname, searchParams } = new URL(url, 'http://api.example');
  const reply = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const address = searchParams.get('query') ?? '';
  if (pathname === '/v1/email') return reply(202, { job_id: ids.get(address) });
  if (!url.startsWith('/jobs/')) return reply(200, { remaining: 1000, total_used: 0 });
  const id = decodeURIComponent(url.slice('/jobs/'.length));
  const [found] = [...ids].find(([, other]) => other === id) ?? [];
  if (found === undefined) return reply(404, { error: 'Not Found' });
  return ended.has(found)
    ? reply(200, { status: 'done', result: SAMPLES.email })
    : reply(200, { status: 'running' });
});

let baseUrl = '';
beforeAll(async () => {
  baseUrl = await serve(server);
});
afterAll(() => stop(server));

async function realClient(): Promise<World> {
  const world = createWorld({ createClient: createApiClient });
  await connect(world, { baseUrl, key: KEY });
  return world;
}

const deep = (value: string) => lookup(value, { depth: 'deep', place: 'popup' });
const statesOf = async (world: World) => (await receiptsOf(world)).map(({ state }) => state);

it('starts a job of any id, polls it, also after a restart, and delivers its answer once', async () => {
  const world = await realClient();
  let count = 0;
  const id = fc.oneof(
    fc.base64String({ minLength: 8, maxLength: 80 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.stringMatching(/^[./%?#&=+ \\:@;,"'<>|^~-]{1,40}$/),
    fc.constantFrom('answer={"disposable":false}', '%2e%2e', '...', 'a/../b', 'x'.repeat(2048)),
  );
  await fc.assert(
    fc.asyncProperty(id.filter(isJobId), async (jobId) => {
      count += 1;
      // A unique address, because another run may have used the same id.
      const address = `n${count}@example.com`;
      ids.clear();
      ids.set(address, jobId);
      requested.length = 0;
      const started = await world.send('lookup', deep(address));
      expect(started).toMatchObject({ value: { state: 'pending' } });
      await world.restart();
      await world.service.whenResumed;
      expect((await statesOf(world))[0]).toBe('open');
      ended.add(address);
      await world.service.onAlarm(JOBS_ALARM);
      expect((await statesOf(world))[0]).toBe('answered');
      expect(requested.filter((url) => url.startsWith('/v1/email'))).toHaveLength(1);
      const polls = requested.filter((url) => url.startsWith('/jobs/'));
      expect(new Set(polls)).toEqual(new Set([`/jobs/${encodeURIComponent(jobId)}`]));
      expect(await world.send('lookup', deep(address))).toMatchObject({ value: { from: 'cache' } });
    }),
    { numRuns: 60 },
  );
  expect(await world.send('jobs', {})).toEqual({ ok: true, value: { jobs: [] } });
});

it.each(['.', '..'])(
  'treats a job with the id %j as possibly billed, and keeps the reply',
  async (jobId) => {
    const world = await realClient();
    ids.set('dots@example.com', jobId);
    requested.length = 0;
    const raw = JSON.stringify({ job_id: jobId });
    expect(await world.send('lookup', deep('dots@example.com'))).toMatchObject({
      failure: { kind: 'unexpected-answer', billed: 'possibly', raw },
    });
    expect(requested.filter((url) => url.startsWith('/jobs'))).toEqual([]);
    const history = await world.send('history', { limit: 5 });
    expect(history).toMatchObject({ value: { entries: [{ billed: 'possibly', raw }] } });
  },
);

it('polls the connected account’s job in the console where two accounts have the same id', async () => {
  const world = await realClient();
  ids.set('a@example.com', 'same').set('b@example.com', 'same');
  await world.send('lookup', deep('a@example.com'));
  await connect(world, { baseUrl, key: 'another_key_12' });
  ended.add('a@example.com');
  const poll = await world.send('console', asks('job', { params: { job_id: 'same' } }));
  // This account's job has ended; the other account's job is still stored.
  expect(poll).toMatchObject({ value: { job: 'done' } });
  expect(await statesOf(world)).toEqual(['open']);
});
