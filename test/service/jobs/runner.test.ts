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

/** A world in which every job says "running" until told otherwise. */
async function slow(): Promise<World> {
  const world = await connected();
  world.say('email', { ok: { state: 'running' } }, 'poll');
  return world;
}
const finish = (world: World) => {
  const value = { disposable: false, qualification: 'valid', smtp_valid: true };
  world.say('email', { ok: { state: 'done', value } }, 'poll');
};
const historyOf = async (world: World) => {
  const outcome = await world.send('history', { limit: 10 });
  return outcome.ok ? outcome.value.entries : [];
};

describe('a deep check', () => {
  it('that is quick is answered at once', async () => {
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

  it('that is slow goes on, and its answer reaches the history and the cache', async () => {
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

  it('keeps its alarm until the last one has ended', async () => {
    const world = await connected();
    world.jobs.add('job-1').add('job-2').add('job-3');
    world.say('email', () => ({ ok: { jobId: `job-${world.paid().length}` } }), 'submit');
    for (const name of ['ann', 'bob', 'eve'])
      await world.send('lookup', deep(`${name}@example.com`));
    for (const [i, remaining] of [1, 1, 0].entries()) {
      world.jobs.delete(`job-${i + 1}`);
      await world.service.onAlarm(JOBS_ALARM);
      expect(world.alarms.size).toBe(remaining);
    }
    expect((await receiptsOf(world)).map(({ state }) => state)).toEqual(Array(3).fill('answered'));
  });

  it('is polled by its own alarm alone, every half minute', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    expect(world.alarms.get(JOBS_ALARM)).toBe(0.5);
    world.calls.length = 0;
    await world.service.onAlarm('another');
    expect(world.calls).toEqual([]);
  });

  it('keeps the card waiting for about 20 s, then goes on in the background', async () => {
    const world = await slow();
    const before = world.now;
    await world.send('lookup', deep());
    expect(world.now - before).toBe(20_200);
    expect(world.calls.filter(({ how }) => how === 'poll')).toHaveLength(9);
  });

  it.each([
    [24 * 3_600_000, 'open'],
    [24 * 3_600_000 + 1, 'possibly-billed'],
  ])('is taken for lost after a day (%i ms: %s)', async (ms, state) => {
    const world = await slow();
    world.sleep = async () => undefined;
    await world.send('lookup', deep());
    world.now += ms;
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state }]);
  });

  it('whose answer cannot be read was paid for all the same', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    const value = { disposable: 'perhaps' };
    world.say('email', { ok: { state: 'done', value } }, 'poll');
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered', credits: 5 }]);
    expect(await historyOf(world)).toMatchObject([{ billed: 'yes', raw: JSON.stringify(value) }]);
    expect(world.alarms.size).toBe(0);
  });

  it('survives the worker: asked once, answered after the restart, receipt right', async () => {
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

  it('still running at the restart keeps its open receipt and its alarm', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    world.alarms.clear();
    await world.restart();
    await world.service.whenResumed;
    expect(await receiptsOf(world)).toMatchObject([{ state: 'open' }]);
    expect([...world.alarms.keys()]).toEqual([JOBS_ALARM]);
  });

  it('asked again while it runs joins the job', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    const again = await world.send('lookup', deep());
    expect(again).toMatchObject({ ok: true, value: { state: 'pending' } });
    await world.restart();
    await world.send('lookup', deep(), ui);
    expect(world.paid()).toHaveLength(1);
    expect(await receiptsOf(world)).toHaveLength(1);
  });

  it('that failed at the API is free and may be asked again', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    world.say('email', { ok: { state: 'failed', failure: createFailure('job-failed') } }, 'poll');
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'failed' }]);
    finish(world);
    expect(await world.send('lookup', deep())).toMatchObject({ ok: true });
  });

  it('whose polls fail for a while is not given up', async () => {
    const world = await slow();
    world.say('email', fails('network'), 'poll');
    await world.send('lookup', deep());
    expect(await receiptsOf(world)).toMatchObject([{ state: 'open' }]);
    finish(world);
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
  });

  it('whose polls return only 500 for minutes has failed, possibly billed if usage has no total', async () => {
    const world = await slow();
    world.say('usage', { ok: { remaining: 1000 } });
    await world.send('lookup', deep());
    const poll = async (minutes: number) => {
      world.now += minutes * 60_000;
      await world.service.onAlarm(JOBS_ALARM);
      return (await receiptsOf(world))[0]?.state;
    };
    world.say('email', fails('server-error'), 'poll');
    expect(await poll(0)).toBe('open');
    expect(await poll(4)).toBe('open');
    // One word from the job, and the count begins again.
    world.say('email', { ok: { state: 'running' } }, 'poll');
    expect(await poll(1)).toBe('open');
    world.say('email', fails('server-error'), 'poll');
    expect(await poll(1)).toBe('open');
    expect(await poll(4)).toBe('open');
    expect(await poll(2)).toBe('possibly-billed');
    expect(world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  describe('whose polls return only 500', () => {
    const failing = async () => {
      const world = await slow();
      world.say('email', fails('server-error'), 'poll');
      return world;
    };
    const grown = (world: World, total: number) =>
      world.say('usage', { ok: { remaining: 900, total_used: total } });

    it('has failed for free within a minute, where the account was charged nothing', async () => {
      const world = await failing();
      const before = world.now;
      expect(await world.send('lookup', deep())).toMatchObject({
        ok: false,
        failure: { kind: 'job-failed', billed: 'no' },
      });
      expect(world.now - before).toBeLessThan(60_000);
      expect(await receiptsOf(world)).toMatchObject([{ state: 'failed' }]);
      expect(await historyOf(world)).toEqual([]);
      // Nothing stands in the way of asking again.
      finish(world);
      expect(await world.send('lookup', deep())).toMatchObject({ ok: true });
    });

    it('but which is answered later: the answer is stored, and the receipt updated', async () => {
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

    it('and which does not recover within an hour is forgotten', async () => {
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
    ])('and an account that was charged %i meanwhile: %s', async (total, state) => {
      const world = await failing();
      world.sleep = async (ms) => {
        grown(world, total);
        world.now += ms;
      };
      await world.send('lookup', deep());
      expect(await receiptsOf(world)).toMatchObject([{ state }]);
    });

    it('is distinguished from lookups that were answered in the meantime', async () => {
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

    it('goes on where usage cannot be asked, or began a new period', async () => {
      const world = await failing();
      grown(world, 70);
      world.sleep = async () => undefined;
      await world.send('lookup', deep());
      world.now += 20_000;
      world.say('usage', fails('network'));
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

    it('tells our open surfaces, and the person where that is wanted, without the value', async () => {
      const world = await notifying();
      finish(world);
      await world.service.onAlarm(JOBS_ALARM);
      await vi.waitFor(() => expect(world.notified).toHaveLength(1));
      expect(world.heard).toEqual([
        { fieldmarkTab: 'answered', kind: 'email', value: 'ann@example.com' },
      ]);
      expect(world.notified).toMatchObject([
        {
          title: 'Email lookup finished',
          message: 'Good\nThe mail server accepts email for this address.',
        },
      ]);
      expect(JSON.stringify(world.notified)).not.toContain('ann');
    });

    it('tells of a failure, and that it was free', async () => {
      const world = await notifying();
      world.say('email', { ok: { state: 'failed', failure: createFailure('job-failed') } }, 'poll');
      await world.service.onAlarm(JOBS_ALARM);
      await vi.waitFor(() => expect(world.notified).toHaveLength(1));
      expect(world.heard).toMatchObject([
        { fieldmarkTab: 'jobFailed', value: 'ann@example.com', failure: { kind: 'job-failed' } },
      ]);
      expect(world.notified[0]?.message).toMatch(/was not billed/);
    });

    it('shows no notification unless it is turned on', async () => {
      const world = await slow();
      await world.send('lookup', deep());
      finish(world);
      await world.service.onAlarm(JOBS_ALARM);
      await vi.waitFor(() => expect(world.heard).toHaveLength(1));
      expect(world.notified).toEqual([]);
    });

    it('a press on the notification opens the popup, or its page', async () => {
      const world = await slow();
      await world.service.onNotificationClicked();
      expect(world.popups).toBe(1);
      world.popupOpens = false;
      await world.service.onNotificationClicked();
      expect(world.opened).toEqual(['/popup.html']);
    });
  });

  it('shows no notification while a surface waits for it', async () => {
    const world = await connected();
    await world.send('setSettings', { patch: { notify: true } });
    await world.send('lookup', deep());
    expect(world.notified).toEqual([]);
  });

  it('that was answered while another poll failed is not restored', async () => {
    const world = await slow();
    const answered = { disposable: false, qualification: 'valid', smtp_valid: true };
    let polls = 0;
    world.say(
      'email',
      () => {
        polls += 1;
        if (polls === 2) return { ok: { state: 'done', value: answered } };
        return polls === 1 ? { ok: { state: 'running' } } : fails('server-error');
      },
      'poll',
    );
    // The card waits on; between two of its polls the alarm's own brings the answer.
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

  it('whose answer is too large is not fetched again and again: possibly billed', async () => {
    const world = await slow();
    await world.send('lookup', deep(), ui);
    world.say('email', fails('answer-too-large', { raw: '{"smtp_valid":' }), 'poll');
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
    expect(await historyOf(world)).toMatchObject([{ billed: 'possibly', raw: '{"smtp_valid":' }]);
    expect(world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  it('without a result for a day is possibly billed', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    world.now += 25 * 3_600_000;
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
    expect(world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  const other = { baseUrl: 'https://other.example', key: 'another_key_1', keep: 'disk' } as const;

  it('is never polled at an API other than the one that started it, and waits for that one', async () => {
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

  it('whose API does not come back within a day is possibly billed', async () => {
    const world = await slow();
    await world.send('lookup', deep());
    await world.send('connect', other);
    world.now += 25 * 3_600_000;
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
    expect(world.alarms.has(JOBS_ALARM)).toBe(false);
  });

  it('whose start request got no reply is possibly billed and not started again', async () => {
    const world = await connected();
    world.say('email', fails('timeout', { billed: 'possibly' }), 'submit');
    await world.send('lookup', deep());
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
    expect(await world.send('lookup', deep())).toMatchObject({
      ok: false,
      failure: { kind: 'possibly-billed-before' },
    });
  });
});
