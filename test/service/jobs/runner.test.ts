import { describe, expect, it, vi } from 'vitest';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import { JOBS_ALARM } from '../../../lib/service/jobs/runner.ts';
import {
  confirmed,
  connect,
  connected,
  fails,
  lookup,
  page,
  receiptsOf,
  ui,
  type World,
} from '../world.ts';

const deep = (value = 'ann@example.com', more = {}) => lookup(value, { depth: 'deep', ...more });

/** A world in which every job is running until `finish` is called. */
async function slow(): Promise<World> {
  const world = await connected();
  world.setReply('email', { ok: { state: 'running' } }, 'poll');
  return world;
}
const finish = (world: World) => {
  const value = { disposable: false, qualification: 'valid', smtp_valid: true };
  world.setReply('email', { ok: { state: 'done', value } }, 'poll');
};
const historyOf = async (world: World) => {
  const outcome = await world.send('history', { limit: 10 });
  return outcome.ok ? outcome.value.entries : [];
};

describe('a deep check', () => {
  it('is answered at once if it is quick', async () => {
    const world = await connected();
    const outcome = await world.send('lookup', deep());
    expect(outcome).toMatchObject({
      ok: true,
      value: { state: 'answered', credits: 5, from: 'api', verdict: { reason: 'deliverable' } },
    });
    expect(await receiptsOf(world)).toMatchObject([
      { endpoint: '/v1/email', credits: 5, state: 'answered' },
    ]);
    expect(world.paid()).toHaveLength(1);
    const again = await world.send('lookup', lookup('ann@example.com'));
    expect(again).toMatchObject({ ok: true, value: { from: 'cache', credits: 0 } });
  });

  it('continues if it is slow, and its answer reaches the history and the cache', async () => {
    const world = await slow();
    const outcome = await confirmed(world, 'ann@example.com', page, { depth: 'deep' });
    expect(outcome).toMatchObject({ ok: true, value: { state: 'pending', credits: 5 } });
    expect(await receiptsOf(world)).toMatchObject([{ state: 'open' }]);
    expect([...world.alarms.keys()]).toEqual([JOBS_ALARM]);
    expect(await historyOf(world)).toEqual([]);

    finish(world);
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
    expect(await historyOf(world)).toMatchObject([{ credits: 5, depth: 'deep', billed: 'yes' }]);
    const judged = await world.send(
      'check',
      { items: [{ kind: 'email', value: 'ann@example.com' }], place: 'popup' },
      ui,
    );
    expect(judged).toMatchObject({
      value: { judgements: [{ verdict: { reason: 'deliverable' } }] },
    });
    expect(world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  it('keeps the alarm until the last job has ended', async () => {
    const world = await connected();
    world.jobs.add('job-1').add('job-2').add('job-3');
    world.setReply('email', () => ({ ok: { jobId: `job-${world.paid().length}` } }), 'submit');
    for (const name of ['ann', 'bob', 'eve'])
      await world.send('lookup', deep(`${name}@example.com`));
    for (const [i, remaining] of [1, 1, 0].entries()) {
      world.jobs.delete(`job-${i + 1}`);
      await world.service.onAlarm(JOBS_ALARM);
      expect(world.alarms.size).toBe(remaining);
    }
    expect((await receiptsOf(world)).map(({ state }) => state)).toEqual(Array(3).fill('answered'));
  });

  it('is polled by the jobs’ alarm only, every half minute', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    expect(world.alarms.get(JOBS_ALARM)).toBe(0.5);
    world.calls.length = 0;
    await world.service.onAlarm('another');
    expect(world.calls).toEqual([]);
  });

  it('keeps the card waiting for about 20 s, then continues in the background', async () => {
    const world = await slow();
    const before = world.now;
    await world.send('lookup', deep());
    expect(world.now - before).toBe(20_200);
    expect(world.calls.filter(({ how }) => how === 'poll')).toHaveLength(9);
  });

  it.each([
    [24 * 3_600_000, 'open'],
    [24 * 3_600_000 + 1, 'possibly-billed'],
  ])('counts as lost after a day (%i ms: %s)', async (ms, state) => {
    const world = await slow();
    world.sleep = async () => undefined;
    await world.send('lookup', deep());
    world.now += ms;
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state }]);
  });

  it('counts as paid for even if its answer cannot be read', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    const value = { disposable: 'perhaps' };
    world.setReply('email', { ok: { state: 'done', value } }, 'poll');
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered', credits: 5 }]);
    expect(await historyOf(world)).toMatchObject([{ billed: 'yes', raw: JSON.stringify(value) }]);
    expect(world.alarms.size).toBe(0);
  });

  it('survives the worker: submitted once, answered after the restart, with its receipt closed', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    finish(world);
    await world.restart();
    await world.service.whenResumed;
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
    expect(await historyOf(world)).toHaveLength(1);
    expect(world.paid()).toHaveLength(1);
    expect(world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  it('keeps its open receipt and its alarm if it is still running after a restart', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    world.alarms.clear();
    await world.restart();
    await world.service.whenResumed;
    expect(await receiptsOf(world)).toMatchObject([{ state: 'open' }]);
    expect([...world.alarms.keys()]).toEqual([JOBS_ALARM]);
  });

  it('joins the running job when it is requested again', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    const again = await world.send('lookup', deep());
    expect(again).toMatchObject({ ok: true, value: { state: 'pending' } });
    await world.restart();
    await world.send('lookup', deep(), ui);
    expect(world.paid()).toHaveLength(1);
    expect(await receiptsOf(world)).toHaveLength(1);
  });

  it('is free and may be repeated if it failed at the API', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    world.setReply(
      'email',
      { ok: { state: 'failed', failure: createFailure('job-failed') } },
      'poll',
    );
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'failed' }]);
    finish(world);
    expect(await world.send('lookup', deep())).toMatchObject({ ok: true });
  });

  it('is not given up when polls fail for a while', async () => {
    const world = await slow();
    world.setReply('email', fails('network'), 'poll');
    await world.send('lookup', deep());
    expect(await receiptsOf(world)).toMatchObject([{ state: 'open' }]);
    finish(world);
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
  });

  it('has failed when polls return only 500 for minutes, and is possibly billed if usage has no total', async () => {
    const world = await slow();
    world.setReply('usage', { ok: { remaining: 1000 } });
    await world.send('lookup', deep());
    const poll = async (minutes: number) => {
      world.now += minutes * 60_000;
      await world.service.onAlarm(JOBS_ALARM);
      return (await receiptsOf(world))[0]?.state;
    };
    world.setReply('email', fails('server-error'), 'poll');
    expect(await poll(0)).toBe('open');
    expect(await poll(4)).toBe('open');
    // When a poll returns the job's state, the time starts again.
    world.setReply('email', { ok: { state: 'running' } }, 'poll');
    expect(await poll(1)).toBe('open');
    world.setReply('email', fails('server-error'), 'poll');
    expect(await poll(1)).toBe('open');
    expect(await poll(4)).toBe('open');
    expect(await poll(2)).toBe('possibly-billed');
    expect(world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  describe('whose polls return only 500', () => {
    const failing = async () => {
      const world = await slow();
      world.setReply('email', fails('server-error'), 'poll');
      return world;
    };
    const grown = (world: World, total: number) =>
      world.setReply('usage', { ok: { remaining: 900, total_used: total } });

    it('has failed for free within a minute if the account was charged nothing', async () => {
      const world = await failing();
      const before = world.now;
      expect(await world.send('lookup', deep())).toMatchObject({
        ok: false,
        failure: { kind: 'job-failed', billed: 'no' },
      });
      expect(world.now - before).toBeLessThan(60_000);
      expect(await receiptsOf(world)).toMatchObject([{ state: 'failed' }]);
      expect(await historyOf(world)).toEqual([]);
      // The question may be asked again.
      finish(world);
      expect(await world.send('lookup', deep())).toMatchObject({ ok: true });
    });

    it('has its answer stored and its receipt updated if it is answered later', async () => {
      const world = await failing();
      await world.send('lookup', deep());
      finish(world);
      await world.service.onAlarm(JOBS_ALARM);
      expect(await receiptsOf(world)).toMatchObject([{ state: 'answered', credits: 5 }]);
      expect(await historyOf(world)).toMatchObject([{ billed: 'yes', credits: 5 }]);
      const calls = world.calls.length;
      expect(await world.send('lookup', deep())).toMatchObject({
        value: { state: 'answered', from: 'cache' },
      });
      expect(world.calls).toHaveLength(calls);
      expect(world.alarms.has(JOBS_ALARM)).toBe(false);
    });

    it('is forgotten if it does not recover within an hour', async () => {
      const world = await failing();
      await world.send('lookup', deep());
      await world.service.onAlarm(JOBS_ALARM);
      expect(world.alarms.has(JOBS_ALARM)).toBe(true);
      world.now += 3_601_000;
      await world.service.onAlarm(JOBS_ALARM);
      expect(world.alarms.has(JOBS_ALARM)).toBe(false);
      expect(await receiptsOf(world)).toMatchObject([{ state: 'failed' }]);
    });

    it.each([
      [4, 'failed'],
      [5, 'open'],
    ])('if the account was charged %i meanwhile: %s', async (total, state) => {
      const world = await failing();
      world.sleep = async (ms) => {
        grown(world, total);
        world.now += ms;
      };
      await world.send('lookup', deep());
      expect(await receiptsOf(world)).toMatchObject([{ state }]);
    });

    it('is distinguished from lookups that were answered meanwhile', async () => {
      const world = await failing();
      world.sleep = async () => undefined;
      await world.send('lookup', deep());
      await world.send('lookup', lookup('bob@example.com'));
      world.now += 20_000;
      grown(world, 3 + 4);
      await world.service.onAlarm(JOBS_ALARM);
      expect((await receiptsOf(world)).map(({ credits, state }) => [credits, state])).toEqual([
        [3, 'answered'],
        [5, 'failed'],
      ]);
    });

    it('continues if usage cannot be fetched, or if a new period began', async () => {
      const world = await failing();
      grown(world, 70);
      world.sleep = async () => undefined;
      await world.send('lookup', deep());
      world.now += 20_000;
      world.setReply('usage', fails('network'));
      await world.service.onAlarm(JOBS_ALARM);
      grown(world, 2);
      await world.service.onAlarm(JOBS_ALARM);
      expect(await receiptsOf(world)).toMatchObject([{ state: 'open' }]);
    });
  });

  describe('that ends while no surface waits for it', () => {
    const notifying = async () => {
      const world = await slow();
      await world.send('setSettings', { patch: { notify: true } });
      await world.send('lookup', deep());
      return world;
    };

    it('notifies our open surfaces, and the person if they want it, without the value', async () => {
      const world = await notifying();
      finish(world);
      await world.service.onAlarm(JOBS_ALARM);
      await vi.waitFor(() => expect(world.notified).toHaveLength(1));
      expect(world.broadcasts).toEqual([
        { fieldmarkTab: 'answered', kind: 'email', value: 'ann@example.com' },
      ]);
      expect(world.notified).toMatchObject([
        {
          title: 'Lookup finished: Email',
          message: 'Good\nDeliverable. The mail server accepts email for this address.',
        },
      ]);
      expect(JSON.stringify(world.notified)).not.toContain('ann');
    });

    it('reports a failure, and that it was free', async () => {
      const world = await notifying();
      world.setReply(
        'email',
        { ok: { state: 'failed', failure: createFailure('job-failed') } },
        'poll',
      );
      await world.service.onAlarm(JOBS_ALARM);
      await vi.waitFor(() => expect(world.notified).toHaveLength(1));
      expect(world.broadcasts).toMatchObject([
        { fieldmarkTab: 'jobFailed', value: 'ann@example.com', failure: { kind: 'job-failed' } },
      ]);
      expect(world.notified[0]?.message).toMatch(/was not billed/);
    });

    it('shows no notification unless it is turned on', async () => {
      const world = await slow();
      await world.send('lookup', deep());
      finish(world);
      await world.service.onAlarm(JOBS_ALARM);
      await vi.waitFor(() => expect(world.broadcasts).toHaveLength(1));
      expect(world.notified).toEqual([]);
    });

    it('opens the popup, or its page, when the notification is clicked', async () => {
      const world = await slow();
      await world.service.onNotificationClicked('job');
      expect(world.popups).toBe(1);
      world.popupOpens = false;
      await world.service.onNotificationClicked('job');
      expect(world.opened).toEqual(['/popup.html']);
    });
  });

  it('shows no notification while a surface waits for it', async () => {
    const world = await connected();
    await world.send('setSettings', { patch: { notify: true } });
    await world.send('lookup', deep());
    expect(world.notified).toEqual([]);
  });

  it('is not stored again if it was answered while another poll failed', async () => {
    const world = await slow();
    const answered = { disposable: false, qualification: 'valid', smtp_valid: true };
    let polls = 0;
    world.setReply(
      'email',
      () => {
        polls += 1;
        if (polls === 2) return { ok: { state: 'done', value: answered } };
        return polls === 1 ? { ok: { state: 'running' } } : fails('server-error');
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
    world.now += 10 * 60_000;
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
    expect(await historyOf(world)).toMatchObject([{ billed: 'yes' }]);
  });

  it('is possibly billed, and not polled again, if its answer is too large', async () => {
    const world = await slow();
    await world.send('lookup', deep(), ui);
    world.setReply('email', fails('answer-too-large', { raw: '{"smtp_valid":' }), 'poll');
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
    expect(await historyOf(world)).toMatchObject([{ billed: 'possibly', raw: '{"smtp_valid":' }]);
    expect(world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  const other = { baseUrl: 'https://other.example', key: 'another_key_1', keep: 'disk' } as const;

  it('is polled only at the API that started it, and waits until that is connected', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    await world.send('connect', other);
    world.calls.length = 0;
    finish(world);
    await world.service.onAlarm(JOBS_ALARM);
    expect(world.calls).toEqual([]);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'open' }]);
    await connect(world);
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
    expect(await world.send('lookup', deep())).toMatchObject({
      value: { state: 'answered', from: 'cache', credits: 0 },
    });
  });

  it('is possibly billed if its API is not connected again within a day', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    await world.send('connect', other);
    world.now += 25 * 3_600_000;
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
    expect(world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  it('is possibly billed, and not submitted again, if its submission got no reply', async () => {
    const world = await connected();
    world.setReply('email', fails('timeout', { billed: 'possibly' }), 'submit');
    await world.send('lookup', deep());
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
    expect(await world.send('lookup', deep())).toMatchObject({
      ok: false,
      failure: { kind: 'possibly-billed-before' },
    });
  });
});
