/** Lookups that run as jobs: shown on our surfaces, joined once, and never blocking another lookup. */
import { describe, expect, it } from 'vitest';
import { createFailure } from '../../lib/api/failures/create-failure.ts';
import { JOBS_ALARM } from '../../lib/service/jobs/runner.ts';
import { asks } from '../console/background/console-world.ts';
import {
  cardIn,
  connect,
  connected,
  lookup,
  page,
  receiptsOf,
  replyOf,
  ui,
  type World,
} from '../service/world.ts';

const ANN = { kind: 'email', value: 'ann@example.com' } as const;
const deep = (more = {}) => lookup(ANN.value, { depth: 'deep', place: 'popup', ...more });
const OTHER = { baseUrl: 'https://other.example', key: 'another_key_1', keep: 'disk' } as const;

/** A deep lookup whose job has not ended. */
async function running(): Promise<World> {
  const world = await connected();
  world.setReply('email', { ok: { state: 'running' } }, 'poll');
  await world.send('lookup', deep());
  return world;
}

const jobsOf = async (world: World) => (await replyOf(world.send('jobs', {}))).jobs;
/** The ids of the running lookups, as a surface names those that it shows. */
const idsOf = async (world: World) => (await jobsOf(world)).map(({ id }) => id);
const offerOf = async (world: World, from = ui) =>
  (await replyOf(world.send('check', { items: [ANN], place: 'popup' }, from))).judgements[0]?.offer;

const submitted = (world: World) => world.calls.filter(({ how }) => how === 'submit').length;

describe('a running lookup', () => {
  it('is shown with its time and price on our own surfaces, and on no page', async () => {
    const world = await running();
    const at = (await receiptsOf(world))[0]?.at;
    const job = { ...ANN, at, credits: 5, depth: 'deep', endpoint: '/v1/email', place: 'popup' };
    expect(await jobsOf(world)).toMatchObject([job]);
    expect((await offerOf(world))?.jobs).toMatchObject([job]);
    expect((await offerOf(world, cardIn(page)))?.jobs).toMatchObject([job]);
    expect(await offerOf(world, page)).not.toHaveProperty('jobs');
    await world.restart();
    expect((await offerOf(world))?.jobs).toMatchObject([job]);
  });

  it('is shown before another is submitted; a press on a surface that shows it always submits', async () => {
    const world = await running();
    const shown = await idsOf(world);
    // A surface that does not show the running lookup, whether or not it refreshes.
    for (const refresh of [false, true]) {
      const joined = { state: 'pending', job: { id: shown[0] } };
      expect(await replyOf(world.send('lookup', deep({ refresh })))).toMatchObject(joined);
    }
    expect(submitted(world)).toBe(1);
    const again = await replyOf(world.send('lookup', deep({ refresh: true, shown })));
    expect(again).toMatchObject({ state: 'pending' });
    expect(submitted(world)).toBe(2);
    expect((await offerOf(world))?.jobs).toHaveLength(2);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'open' }, { state: 'open' }]);
  });

  it('does not keep a second press waiting while another surface waits for its answer', async () => {
    const world = await connected();
    world.setReply('email', { ok: { state: 'running' } }, 'poll');
    const { promise: waited, resolve: release } = Promise.withResolvers<void>();
    world.sleep = () => waited;
    const first = world.send('lookup', deep());
    await expect.poll(() => jobsOf(world)).toHaveLength(1);
    const shown = await idsOf(world);
    void world.send('lookup', deep({ refresh: true, shown }));
    await expect.poll(() => submitted(world)).toBe(2);
    release();
    expect(await first).toMatchObject({ value: { state: 'pending' } });
  });

  it('shows that it is tried for five more minutes if polls return only 500', async () => {
    const world = await running();
    world.setReply('email', { fail: createFailure('server-error', { status: 500 }) }, 'poll');
    await world.service.onAlarm(JOBS_ALARM);
    const failingSince = world.now;
    world.now += 4_000;
    await world.service.onAlarm(JOBS_ALARM);
    const [job] = await jobsOf(world);
    expect(job?.trouble).toMatchObject({ at: world.now, until: failingSince + 5 * 60_000 });
  });

  it.each([
    ['not-found', 404],
    ['payment-required', 402],
  ] as const)(
    'shows the failure and the time of the next poll, and blocks nothing, if polls return %s',
    async (kind, status) => {
      const world = await running();
      const refusal = createFailure(kind, { status, detail: 'Said so' });
      const doubt = { ok: { state: 'running', doubt: refusal } };
      world.setReply('email', kind === 'not-found' ? doubt : { fail: refusal }, 'poll');
      await world.service.onAlarm(JOBS_ALARM);
      const at = world.now;
      const [job] = await jobsOf(world);
      expect(job?.trouble).toMatchObject({
        at,
        failure: { kind, status, detail: 'Said so' },
        nextPoll: at + 30_000,
        until: (job?.at ?? 0) + 24 * 3_600_000,
      });
      await world.send('lookup', deep({ refresh: true, shown: await idsOf(world) }));
      expect(submitted(world)).toBe(2);
      // A poll that returns the job's state ends the trouble.
      world.setReply('email', { ok: { state: 'running' } }, 'poll');
      await world.service.onAlarm(JOBS_ALARM);
      for (const other of await jobsOf(world)) expect(other).not.toHaveProperty('trouble');
    },
  );

  it('says why if the browser does not allow it to be polled', async () => {
    const world = await running();
    world.mayReach = false;
    await world.service.onAlarm(JOBS_ALARM);
    expect(await jobsOf(world)).toMatchObject([{ trouble: { failure: { kind: 'not-allowed' } } }]);
  });

  it('is still polled, and its answer stored, when the person stops waiting', async () => {
    const world = await running();
    const [job] = await jobsOf(world);
    await world.send('stopJob', { id: job?.id ?? '' }, cardIn(page));
    expect(await jobsOf(world)).toMatchObject([{ id: job?.id, stoppedAt: world.now }]);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'open', credits: 5 }]);
    // Another lookup does not join it.
    await world.send('lookup', deep());
    expect(submitted(world)).toBe(2);
    const value = { disposable: false, qualification: 'valid', smtp_valid: true };
    world.setReply('email', { ok: { state: 'done', value } }, 'poll');
    await world.service.onAlarm(JOBS_ALARM);
    expect((await receiptsOf(world)).map(({ state }) => state)).toEqual(['answered', 'answered']);
    expect(await jobsOf(world)).toEqual([]);
  });

  it('of another account is listed as waiting for that account, and is not in this account’s offer', async () => {
    const world = await running();
    await connect(world, OTHER);
    expect(await jobsOf(world)).toMatchObject([{ ...ANN, otherAccount: true }]);
    expect(await offerOf(world)).not.toHaveProperty('jobs');
    await world.send('forgetKey', {});
    expect(await jobsOf(world)).toMatchObject([{ ...ANN, otherAccount: true }]);
    await connect(world);
    expect((await jobsOf(world))[0]).not.toHaveProperty('otherAccount');
  });

  it('is shown in the console too, even for a request that bypasses the cache', async () => {
    const world = await connected();
    world.setReply('email', { ok: { state: 'running' } }, 'poll');
    const ask = (more = {}) => world.send('console', asks('email', { async: true, ...more }));
    await ask();
    const shown = await idsOf(world);
    expect(await ask({ refresh: true })).toMatchObject({
      value: { from: 'cache', credits: 0, running: { id: shown[0], credits: 5 } },
    });
    expect(submitted(world)).toBe(1);
    expect(await ask({ refresh: true, shown })).toMatchObject({
      value: { from: 'api', status: 202 },
    });
    expect(submitted(world)).toBe(2);
  });
});
