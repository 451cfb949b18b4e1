/** Without a network nothing is sent, so nothing can have been billed. */
import { describe, expect, it } from 'vitest';
import { JOBS_ALARM } from '../../lib/service/jobs/runner.ts';
import { asks } from '../console/background/console-world.ts';
import {
  BASE,
  connected,
  fails,
  KEY,
  lookup,
  page,
  privateUi,
  receiptsOf,
  replyOf,
  typed,
  ui,
} from '../service/world.ts';

const OFFLINE = {
  ok: false,
  failure: {
    kind: 'offline',
    billed: 'no',
    waitHelps: true,
    message: 'You are offline. Nothing was sent.',
  },
};

/** A world with a key that loses its network. */
async function offlineWorld() {
  const world = await connected({ autoEmail: true });
  world.calls.length = 0;
  world.isOnline = false;
  return world;
}

describe('while the browser is offline', () => {
  it('no screen sends anything or writes a receipt, and each says why', async () => {
    const world = await offlineWorld();
    const body = lookup('ann@example.com', { place: 'popup' });
    for (const from of [ui, privateUi]) {
      expect(await world.send('lookup', body, from)).toMatchObject(OFFLINE);
      expect(await world.send('lookup', { ...body, depth: 'deep' }, from)).toMatchObject(OFFLINE);
      expect(await world.send('console', asks('vat'), from)).toMatchObject(OFFLINE);
    }
    expect(await world.send('lookup', typed('ann@example.com'), page)).toMatchObject(OFFLINE);
    expect(await world.send('console', asks('usage'))).toMatchObject(OFFLINE);
    expect(await world.send('usage', { refresh: true })).toMatchObject(OFFLINE);
    expect(await world.send('stats', { refresh: true })).toMatchObject(OFFLINE);
    expect(await world.send('connect', { baseUrl: BASE, key: KEY, keep: 'disk' })).toMatchObject(
      OFFLINE,
    );
    expect(world.calls).toEqual([]);
    expect(await receiptsOf(world)).toEqual([]);
    world.isOnline = true;
    expect(await world.send('lookup', body)).toMatchObject({ value: { credits: 3 } });
  });

  it('a stored answer is shown', async () => {
    const world = await connected();
    const ask = () => replyOf(world.send('lookup', lookup('ann@example.com')));
    await ask();
    world.isOnline = false;
    expect(await ask()).toMatchObject({ from: 'cache' });
  });

  it('an earlier call that may have been billed is still asked about afterwards', async () => {
    const world = await connected();
    world.setReply('vat', fails('timeout', { billed: 'possibly' }));
    const ask = () => world.send('console', asks('vat'));
    await ask();
    world.isOnline = false;
    expect(await ask()).toMatchObject(OFFLINE);
    world.isOnline = true;
    expect(await ask()).toMatchObject({ failure: { kind: 'possibly-billed-before' } });
  });

  it('a job waits, and its answer comes when the network is back', async () => {
    const world = await connected();
    world.jobs.add('job-1');
    const body = lookup('ann@example.com', { place: 'popup', depth: 'deep' });
    await world.send('lookup', body);
    world.jobs.clear();
    world.calls.length = 0;
    world.isOnline = false;
    await world.service.onAlarm(JOBS_ALARM);
    expect(world.calls).toEqual([]);
    const { jobs } = await replyOf(world.send('jobs', {}));
    expect(jobs).toMatchObject([{ trouble: { failure: OFFLINE.failure } }]);
    world.isOnline = true;
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
  });
});
