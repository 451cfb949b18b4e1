/** Jobs with unusual ids, through the service and the real API client. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJobId } from '../../lib/domain/endpoints.ts';
import { JOBS_ALARM } from '../../lib/service/jobs/runner.ts';
import { json } from '../api/client/fake-api.ts';
import { SAMPLES } from '../api/samples.ts';
import { asks, over } from '../console/background/console-world.ts';
import { connect, lookup, receiptsOf, type World } from '../service/world.ts';

/** By email address, the id of its job; and the addresses whose job has ended. */
const ids = new Map<string, string>();
const ended = new Set<string>();

function reply({ pathname, searchParams }: URL): Response {
  if (pathname === '/v1/email')
    return json({ job_id: ids.get(searchParams.get('query') ?? '') }, 202);
  if (!pathname.startsWith('/jobs/')) return json(SAMPLES.usage);
  const id = decodeURIComponent(pathname.slice('/jobs/'.length));
  const [found] = [...ids].find(([, other]) => other === id) ?? [];
  if (found === undefined) return json({ error: 'Not Found' }, 404);
  return json(ended.has(found) ? { status: 'done', result: SAMPLES.email } : { status: 'running' });
}

const deep = (value: string) => lookup(value, { depth: 'deep', place: 'popup' });
const statesOf = async (world: World) => (await receiptsOf(world)).map(({ state }) => state);

it('starts a job of any id, polls it, also after a restart, and delivers its answer once', async () => {
  const { world, sent } = await over(reply);
  const requested = () => sent.map(({ pathname, search }) => pathname + search);
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
      sent.length = 0;
      const started = await world.send('lookup', deep(address));
      expect(started).toMatchObject({ value: { state: 'pending' } });
      await world.restart();
      await world.service.whenResumed;
      expect((await statesOf(world))[0]).toBe('open');
      ended.add(address);
      await world.service.onAlarm(JOBS_ALARM);
      expect((await statesOf(world))[0]).toBe('answered');
      expect(requested().filter((url) => url.startsWith('/v1/email'))).toHaveLength(1);
      const polls = requested().filter((url) => url.startsWith('/jobs/'));
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
    const { world, sent } = await over(reply);
    ids.set('dots@example.com', jobId);
    const raw = JSON.stringify({ job_id: jobId });
    expect(await world.send('lookup', deep('dots@example.com'))).toMatchObject({
      failure: { kind: 'unexpected-answer', billed: 'possibly', raw },
    });
    expect(sent.filter(({ pathname }) => pathname.startsWith('/jobs'))).toEqual([]);
    const history = await world.send('history', { limit: 5 });
    expect(history).toMatchObject({ value: { entries: [{ billed: 'possibly', raw }] } });
  },
);

it('polls the connected account’s job in the console where two accounts have the same id', async () => {
  const { world } = await over(reply);
  ids.set('a@example.com', 'same').set('b@example.com', 'same');
  await world.send('lookup', deep('a@example.com'));
  await connect(world, { key: 'another_key_12' });
  ended.add('a@example.com');
  const poll = await world.send('console', asks('job', { params: { job_id: 'same' } }));
  // This account's job has ended; the other account's job is still stored.
  expect(poll).toMatchObject({ value: { job: 'done' } });
  expect(await statesOf(world)).toEqual(['open']);
});
