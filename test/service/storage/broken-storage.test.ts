import { describe, expect, it } from 'vitest';
import { JOBS_ALARM } from '../../../lib/service/jobs/runner.ts';
import { connected, createWorld, historyOf, lookup, receiptsOf, ui, type World } from '../world.ts';

const ASKED = lookup('ann@example.com');
/** When the API is called, `isBroken` begins to decide which database operations fail. */
const breaksAtFetch = (world: World, isBroken: World['isBroken']) => {
  world.onCall = async () => {
    world.isBroken = isBroken;
  };
};

const ANSWERED = {
  ok: true,
  value: { state: 'answered', from: 'api', credits: 3, verdict: { reason: 'no-risk-found' } },
};

describe('a paid answer reaches the person', () => {
  it.each(['cache', 'receipts', 'history', 'connection', 'settings', 'snapshots'])(
    'when %s can no longer be written',
    async (broken) => {
      const world = await connected();
      breaksAtFetch(world, (operation, store) => operation === 'write' && store === broken);
      expect(await world.send('lookup', ASKED)).toMatchObject(ANSWERED);
    },
  );

  it('when the database cannot be read or written at all', async () => {
    const world = await connected();
    breaksAtFetch(world, () => true);
    expect(await world.send('lookup', ASKED)).toMatchObject(ANSWERED);
  });

  it('from a job that could not be stored', async () => {
    const world = await connected();
    world.isBroken = (operation, store) => operation === 'write' && store === 'jobs';
    expect(await world.send('lookup', { ...ASKED, depth: 'deep' })).toMatchObject({
      ok: true,
      value: { state: 'answered', credits: 5, verdict: { reason: 'deliverable' } },
    });
  });

  it.each(['cache', 'receipts', 'history'])(
    'from a job whose answer could not be written to %s, so that the job is polled again',
    async (broken) => {
      const world = await connected();
      world.setReply('email', { ok: { state: 'running' } }, 'poll');
      await world.send('lookup', { ...ASKED, depth: 'deep' });
      const value = { disposable: false, qualification: 'valid' };
      world.setReply('email', { ok: { state: 'done', value } }, 'poll');
      world.isBroken = (operation, store) => operation === 'write' && store === broken;
      await world.service.onAlarm(JOBS_ALARM);
      world.isBroken = () => false;
      await world.service.onAlarm(JOBS_ALARM);
      world.calls.length = 0;
      expect(await world.send('lookup', { ...ASKED, depth: 'deep' })).toMatchObject({
        value: { state: 'answered', from: 'cache' },
      });
      expect(world.calls).toEqual([]);
      expect(world.alarms.size).toBe(0);
      expect(await historyOf(world)).toHaveLength(1);
    },
  );
});

describe('without a database', () => {
  it('no paid call is made, since its receipt cannot be written', async () => {
    const world = await connected();
    world.isBroken = (operation, store) => operation === 'write' && store === 'receipts';
    expect(await world.send('lookup', ASKED)).toMatchObject({
      ok: false,
      failure: { kind: 'internal', billed: 'no' },
    });
    expect(world.calls).toEqual([]);
  });

  it('values are still checked, without an offer', async () => {
    const world = await connected();
    world.isBroken = () => true;
    const items = [{ kind: 'email', value: 'ann@example.com' } as const];
    expect(await world.send('check', { items, place: 'popup' }, ui)).toMatchObject({
      value: { judgements: [{ verdict: { standing: 'good' }, offer: { connected: false } }] },
    });
    expect(await world.send('parse', { text: 'ann@example.com', place: 'popup' })).toMatchObject({
      value: { found: [{ verdict: { value: 'ann@example.com' } }] },
    });
  });

  it('a worker works as soon as the database does', async () => {
    const world = await connected();
    world.isBroken = () => true;
    await world.restart();
    await world.service.whenResumed;
    world.isBroken = () => false;
    expect(await world.send('lookup', ASKED)).toMatchObject({ ok: true });
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
  });

  it('other messages reply with a failure', async () => {
    const world = createWorld();
    world.isBroken = () => true;
    const refused = { ok: false, failure: { kind: 'internal' } };
    expect(await world.send('settings', {})).toMatchObject(refused);
    expect(await world.send('connection', {})).toMatchObject(refused);
    expect(await world.send('usage', { refresh: false })).toMatchObject(refused);
  });
});
