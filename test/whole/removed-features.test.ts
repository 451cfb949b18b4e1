/** What people had stored for features that are gone. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connected, lookup, page, replyOf, type World } from '../service/world.ts';

const EMAIL = 'ann@example.com';

describe('evidence files', () => {
  it('leave no key after an update', async () => {
    const world = await connected();
    await world.db.write('connection', 'evidence-key', { privateKey: 'x', publicKey: 'y' });
    await world.service.onInstalled('update');
    expect(await world.db.read('connection', 'evidence-key', z.unknown())).toBeUndefined();
    expect((await replyOf(world.send('connection', {}))).key.set).toBe(true);
  });

  it('leave answers that are read without the text that they came in', async () => {
    const world = await connected();
    await world.send('lookup', lookup(EMAIL, { place: 'popup' }));
    const stored = await world.db.readByPrefix('cache', '', z.looseObject({}));
    for (const { id, value } of stored)
      await world.db.write('cache', id, { ...value, body: '{}', requestId: 'r-7' });
    expect(stored).toHaveLength(1);
    expect(await replyOf(world.send('lookup', lookup(EMAIL, { place: 'popup' })))).toMatchObject({
      from: 'cache',
    });
  });
});

describe('reminders of lists', () => {
  const NAME = 'fieldmark.reminders';

  it('leave an alarm that ends, and a notification that opens nothing', async () => {
    const world = await connected();
    world.alarms.set(NAME, 60);
    const opened = [...world.opened];
    await world.service.onAlarm(NAME);
    expect(world.alarms.has(NAME)).toBe(false);
    await world.service.onNotificationClicked(NAME);
    expect(world.opened).toEqual(opened);
    expect(world.notified).toEqual([]);
  });
});

describe('a pause for an hour', () => {
  const HOUR = 3_600_000;
  const stored = async (until: number) => {
    const world = await connected();
    await world.db.write('settings', 'pauseEverywhere', { until, from: until - HOUR });
    world.alarms.set('pause', 1);
    await world.restart();
    await world.service.whenResumed;
    return world;
  };
  const isPaused = async (world: World) =>
    (await replyOf(world.send('popupSnapshot', {}))).pausedEverywhere;

  it('that is over is no pause, and leaves nothing', async () => {
    const world = await stored(1);
    expect(await isPaused(world)).toBe(false);
    expect(world.badge).toBe('');
    expect(await world.db.read('settings', 'pauseEverywhere', z.unknown())).toBeUndefined();
    await world.service.onAlarm('pause');
    expect(world.alarms.has('pause')).toBe(false);
  });

  it('that has begun ends at its time, or when the person resumes', async () => {
    const world = await stored((await connected()).now + HOUR);
    expect([await isPaused(world), world.badge]).toEqual([true, '||']);
    world.now += HOUR;
    expect(await replyOf(world.send('site', {}, page))).toMatchObject({ marks: true });
    expect([await isPaused(world), world.badge]).toEqual([false, '']);
    await world.db.write('settings', 'pauseEverywhere', { until: world.now + HOUR });
    await world.send('pauseEverywhere', { paused: false });
    expect(await isPaused(world)).toBe(false);
  });
});

it('remembered holders of IBANs leave nothing after an update, and nothing is remembered', async () => {
  const world = await connected();
  const holders = () => world.db.read('snapshots', 'holders', z.unknown());
  await world.db.write('snapshots', 'holders', { '0a': { at: world.now, names: [['0b']] } });
  await world.service.onInstalled('update');
  expect(await holders()).toBeUndefined();
  const values = [{ kind: 'iban', value: 'NL91 ABNA 0417 1643 00' } as const];
  const body = { about: 'iban', values, personal: false, name: 'Ada Lovelace' } as const;
  expect(await replyOf(world.send('checkFormConsistency', body, page))).toEqual({ says: null });
  expect(await holders()).toBeUndefined();
});
