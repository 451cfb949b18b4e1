import { describe, expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import { JOBS_ALARM } from '../../../lib/service/jobs/runner.ts';
import {
  confirmed,
  connected,
  fails,
  historyOf,
  lookup,
  page,
  receiptsOf,
  ui,
  type World,
} from '../world.ts';

type Reply = Parameters<World['setReply']>[1];

const HOURS = 60;
const ANSWER = { disposable: false, qualification: 'valid', smtp_valid: true };
const RUNNING = { ok: { state: 'running' } };
const DONE = { ok: { state: 'done', value: ANSWER } };
const FAILED = { ok: { state: 'failed', failure: createFailure('job-failed') } };
const FAULT = fails('server-error');

const deep = (value = 'ann@example.com') => lookup(value, { depth: 'deep' });

/** A world in which polls of a deep lookup get this reply, and a person asked for one. */
async function asked(reply: Reply = RUNNING, prepare = async (_: World) => {}): Promise<World> {
  const world = await connected();
  world.setReply('email', reply, 'poll');
  await prepare(world);
  await world.send('lookup', deep());
  return world;
}
/** The alarm polls the job after these minutes; from now on polls get this reply. Returns what the receipts say. */
async function poll(world: World, reply?: Reply, minutes = 0): Promise<string> {
  if (reply) world.setReply('email', reply, 'poll');
  world.now += minutes * 60_000;
  await world.service.onAlarm(JOBS_ALARM);
  return statesOf(world);
}
const statesOf = async (world: World) =>
  (await receiptsOf(world)).map(({ credits, state }) => `${credits} ${state}`).join();
/** The clock stands while the lookup waits for the job. */
const withoutWait = async (world: World) => {
  world.sleep = async () => undefined;
};
const usage = (total: number) => ({ ok: { remaining: 900, total_used: total } });

describe('a deep check', () => {
  it('is answered at once if it is quick', async () => {
    const world = await connected();
    const outcome = await world.send('lookup', deep());
    expect(outcome).toMatchObject({
      ok: true,
      value: { state: 'answered', credits: 5, from: 'api', verdict: { reason: 'deliverable' } },
    });
    const receipt = { endpoint: '/v1/email', credits: 5, state: 'answered' };
    expect(await receiptsOf(world)).toMatchObject([receipt]);
    expect(world.paid()).toHaveLength(1);
    const again = await world.send('lookup', lookup('ann@example.com'));
    expect(again).toMatchObject({ ok: true, value: { from: 'cache', credits: 0 } });
  });

  it('continues if it is slow, and its answer reaches the history and the cache', async () => {
    const world = await connected();
    world.setReply('email', RUNNING, 'poll');
    const outcome = await confirmed(world, 'ann@example.com', page, { depth: 'deep' });
    expect(outcome).toMatchObject({ ok: true, value: { state: 'pending', credits: 5 } });
    expect(await statesOf(world)).toBe('5 open');
    expect([...world.alarms]).toEqual([[JOBS_ALARM, 0.5]]);
    expect(await historyOf(world)).toEqual([]);

    expect(await poll(world, DONE)).toBe('5 answered');
    expect(await historyOf(world)).toMatchObject([{ credits: 5, depth: 'deep', billed: 'yes' }]);
    const items = [{ kind: 'email' as const, value: 'ann@example.com' }];
    const judged = await world.send('check', { items, place: 'popup' }, ui);
    expect(judged).toMatchObject({
      value: { judgements: [{ verdict: { reason: 'deliverable' } }] },
    });
    await expect.poll(() => world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  it('keeps the alarm until the last job has ended', async () => {
    const world = await connected();
    world.jobs.add('job-1').add('job-2').add('job-3');
    world.setReply('email', () => ({ ok: { jobId: `job-${world.paid().length}` } }), 'submit');
    for (const name of ['ann', 'bob', 'eve'])
      await world.send('lookup', deep(`${name}@example.com`));
    for (const [i, remaining] of [1, 1, 0].entries()) {
      world.jobs.delete(`job-${i + 1}`);
      await poll(world);
      expect(world.alarms.size).toBe(remaining);
    }
    expect(await statesOf(world)).toBe('5 answered,5 answered,5 answered');
  });

  it('keeps the card waiting for about 20 s, then continues in the background', async () => {
    let before = 0;
    const world = await asked(RUNNING, async ({ now }) => {
      before = now;
    });
    expect(world.now - before).toBe(20_200);
    expect(world.calls.filter(({ how }) => how === 'poll')).toHaveLength(9);
  });

  it.each<[string, Reply, number, string]>([
    ['runs for a day', RUNNING, 24 * HOURS, '5 open'],
    ['runs for longer than a day', RUNNING, 24 * HOURS + 1 / 60_000, '5 possibly-billed'],
    ['cannot be polled for a while', fails('network'), 0, '5 open'],
    ['failed at the API', FAILED, 0, '5 failed'],
  ])('that %s', async (_, reply, minutes, states) => {
    const world = await asked(RUNNING, withoutWait);
    expect(await poll(world, reply, minutes)).toBe(states);
    await expect.poll(() => world.alarms.has(JOBS_ALARM)).toBe(states === '5 open');
    // It is polled on, or may be asked again. An answer that may have been paid for is not asked twice.
    await poll(world, DONE);
    expect((await world.send('lookup', deep())).ok).toBe(states !== '5 possibly-billed');
    expect(world.paid()).toHaveLength(states === '5 failed' ? 2 : 1);
  });

  it.each<[string, Reply, string, object]>([
    [
      'paid for if its answer cannot be read',
      { ok: { state: 'done', value: { disposable: 'perhaps' } } },
      '5 answered',
      { billed: 'yes', raw: '{"disposable":"perhaps"}' },
    ],
    [
      'possibly billed if its answer is too large',
      fails('answer-too-large', { raw: '{"smtp_valid":' }),
      '5 possibly-billed',
      { billed: 'possibly', raw: '{"smtp_valid":' },
    ],
  ])('counts as %s, and is not polled again', async (_, reply, states, entry) => {
    const world = await asked();
    expect(await poll(world, reply)).toBe(states);
    expect(await historyOf(world)).toMatchObject([entry]);
    await expect.poll(() => world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  it('survives the worker: submitted once, joined, and answered after the restart', async () => {
    const world = await asked();
    expect(await world.send('lookup', deep())).toMatchObject({ value: { state: 'pending' } });
    world.alarms.clear();
    await world.restart();
    await world.service.whenResumed;
    expect([await statesOf(world), ...world.alarms.keys()]).toEqual(['5 open', JOBS_ALARM]);
    await world.send('lookup', deep(), ui);
    world.setReply('email', DONE, 'poll');
    await world.restart();
    await world.service.whenResumed;
    expect(await statesOf(world)).toBe('5 answered');
    expect(await historyOf(world)).toHaveLength(1);
    expect(world.paid()).toHaveLength(1);
    await expect.poll(() => world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  it('has failed when polls return only 500 for minutes, and is possibly billed if usage has no total', async () => {
    const world = await asked(RUNNING, async (before) =>
      before.setReply('usage', { ok: { remaining: 1000 } }),
    );
    for (const minutes of [0, 4]) expect(await poll(world, FAULT, minutes)).toBe('5 open');
    // When a poll returns the job's state, the time starts again.
    expect(await poll(world, RUNNING, 1)).toBe('5 open');
    for (const minutes of [1, 4]) expect(await poll(world, FAULT, minutes)).toBe('5 open');
    expect(await poll(world, FAULT, 2)).toBe('5 possibly-billed');
    await expect.poll(() => world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  describe('whose polls return only 500', () => {
    it('has failed for free within a minute if the account was charged nothing', async () => {
      const world = await connected();
      world.setReply('email', FAULT, 'poll');
      const before = world.now;
      const failure = { kind: 'job-failed', billed: 'no' };
      expect(await world.send('lookup', deep())).toMatchObject({ ok: false, failure });
      expect(world.now - before).toBeLessThan(60_000);
      expect(await statesOf(world)).toBe('5 failed');
      expect(await historyOf(world)).toEqual([]);
      world.setReply('email', DONE, 'poll');
      expect(await world.send('lookup', deep())).toMatchObject({ ok: true });
    });

    it('has its answer stored and its receipt updated if it is answered later', async () => {
      const world = await asked(FAULT);
      expect(await poll(world, DONE)).toBe('5 answered');
      expect(await historyOf(world)).toMatchObject([{ billed: 'yes', credits: 5 }]);
      const calls = world.calls.length;
      const kept = { value: { state: 'answered', from: 'cache' } };
      expect(await world.send('lookup', deep())).toMatchObject(kept);
      expect(world.calls).toHaveLength(calls);
      await expect.poll(() => world.alarms.has(JOBS_ALARM)).toBe(false);
    });

    it('is forgotten if it does not recover within an hour', async () => {
      const world = await asked(FAULT);
      await poll(world);
      await expect.poll(() => world.alarms.has(JOBS_ALARM)).toBe(true);
      expect(await poll(world, FAULT, HOURS + 1 / 60)).toBe('5 failed');
      await expect.poll(() => world.alarms.has(JOBS_ALARM)).toBe(false);
    });

    it.each([
      [4, '5 failed'],
      [5, '5 open'],
    ])('if the account was charged %i meanwhile: %s', async (total, states) => {
      const world = await asked(FAULT, async (before) => {
        const { sleep } = before;
        before.sleep = (ms) => {
          before.setReply('usage', usage(total));
          return sleep(ms);
        };
      });
      expect(await statesOf(world)).toBe(states);
    });

    it('continues if usage cannot be fetched, or if a new period began', async () => {
      const world = await asked(FAULT, async (before) => {
        before.setReply('usage', usage(70));
        await withoutWait(before);
      });
      world.setReply('usage', fails('network'));
      expect(await poll(world, FAULT, 1 / 3)).toBe('5 open');
      world.setReply('usage', usage(2));
      expect(await poll(world)).toBe('5 open');
    });
  });

  describe('that ends while no surface waits for it', () => {
    const turnOn = async (world: World) =>
      void (await world.send('setSettings', { patch: { notify: true } }));

    it('notifies our open surfaces, and the person if they want it, without the value', async () => {
      const world = await asked(RUNNING, turnOn);
      await poll(world, DONE);
      await expect.poll(() => world.notified).toHaveLength(1);
      expect(world.broadcasts).toEqual([
        { fieldmarkTab: 'answered', kind: 'email', value: 'ann@example.com' },
      ]);
      const message = 'Good\nDeliverable, according to the API.';
      expect(world.notified).toMatchObject([{ title: 'Lookup finished: Email', message }]);
      expect(JSON.stringify(world.notified)).not.toContain('ann');
    });

    it('reports a failure, and that it was free', async () => {
      const world = await asked(RUNNING, turnOn);
      await poll(world, FAILED);
      await expect.poll(() => world.notified).toHaveLength(1);
      expect(world.broadcasts).toMatchObject([
        { fieldmarkTab: 'jobFailed', value: 'ann@example.com', failure: { kind: 'job-failed' } },
      ]);
      expect(world.notified[0]?.message).toMatch(/No credits were billed/);
    });

    it('shows no notification unless it is turned on, or while a surface waits for it', async () => {
      const world = await asked();
      await poll(world, DONE);
      await expect.poll(() => world.broadcasts).toHaveLength(1);
      expect(world.notified).toEqual([]);
      expect((await asked(DONE, turnOn)).notified).toEqual([]);
    });
  });

  it('is not stored again if it was answered while another poll failed', async () => {
    const world = await connected();
    let polls = 0;
    world.setReply(
      'email',
      () => {
        polls += 1;
        return [RUNNING, DONE][polls - 1] ?? FAULT;
      },
      'poll',
    );
    // While the card waits between two of its polls, the alarm's poll gets the answer.
    const { sleep } = world;
    world.sleep = async (ms) => {
      if (polls === 1) await world.service.onAlarm(JOBS_ALARM);
      await sleep(ms);
    };
    await world.send('lookup', deep());
    expect(await poll(world, FAULT, 10)).toBe('5 answered');
    expect(await historyOf(world)).toMatchObject([{ billed: 'yes' }]);
  });

  const other = { baseUrl: 'https://other.example', key: 'another_key_1', keep: 'disk' } as const;

  it('is possibly billed if its API is not connected again within a day', async () => {
    const world = await asked();
    await world.send('connect', other);
    expect(await poll(world, DONE, 25 * HOURS)).toBe('5 possibly-billed');
    await expect.poll(() => world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  it('is possibly billed, and not submitted again, if its submission got no reply', async () => {
    const world = await asked(RUNNING, async (before) =>
      before.setReply('email', fails('timeout', { billed: 'possibly' }), 'submit'),
    );
    expect(await statesOf(world)).toBe('5 possibly-billed');
    const failure = { kind: 'possibly-billed-before' };
    expect(await world.send('lookup', deep())).toMatchObject({ ok: false, failure });
  });
});
