/** A pause of every page, for an hour or until the person resumes. */
import { expect, it } from 'vitest';
import type { PauseLength } from '../../../lib/extension/schemas/index.ts';
import { connected, lookup, page, pageOf, replyOf, typed, ui, type World } from '../world.ts';

const HOUR = 3_600_000;
const OTHER = pageOf('https://other.example', 2);

const pause = async (world: World, length: PauseLength | null) =>
  (await replyOf(world.send('pauseEverywhere', { length }))).pause;
const shown = async (world: World) => (await replyOf(world.send('popupSnapshot', {}))).pause;
const site = (world: World, from = page) => replyOf(world.send('site', {}, from));

/** A connected world with two open pages, in which emails are looked up automatically. */
async function twoPages(): Promise<World> {
  const world = await connected({ autoEmail: true });
  for (const { url = '', tab } of [page, OTHER])
    world.tabs.push({ id: tab?.id ?? 0, url, private: false });
  return world;
}

/** The tabs that were asked to read the settings again since the last call. */
const notified = (world: World) =>
  world.tabMessages
    .splice(0)
    .filter(({ message }) => JSON.stringify(message).includes('settingsChanged'))
    .map(({ tab }) => tab);

/** Starts a new worker, as the browser does after it was closed. */
async function restartBrowser(world: World): Promise<void> {
  world.session.clear();
  world.alarms.clear();
  [world.badge, world.title] = ['', null];
  await world.restart();
  await world.service.whenResumed;
}

it('stops marks, checks, held forms and automatic lookups on all pages, which are notified', async () => {
  const world = await twoPages();
  const before = await replyOf(world.send('settings', {}));
  expect(await pause(world, 'untilResumed')).toEqual({ until: null });
  expect(notified(world)).toEqual([1, 2]);
  expect(world.broadcasts).toContainEqual({ fieldmarkTab: 'popupChanged' });
  const policies = { email: 'off', iban: 'off' };
  for (const from of [page, OTHER]) {
    expect(await site(world, from)).toMatchObject({ marks: false, guard: 'off', policies });
    expect(await world.send('lookup', typed('ann@example.com'), from)).toMatchObject({ ok: false });
  }
  expect(world.paid()).toEqual([]);
  expect(await pause(world, null)).toBeNull();
  expect(notified(world)).toEqual([1, 2]);
  expect(await site(world)).toMatchObject({ marks: true, policies: { email: 'auto' } });
  expect(await replyOf(world.send('settings', {}))).toEqual(before);
});

it('does not stop what the person asks for in the popup or the browser’s menu', async () => {
  const world = await twoPages();
  await pause(world, 'hour');
  const asked = await world.send('lookup', lookup('ann@example.com', { place: 'popup' }), ui);
  expect(asked).toMatchObject({ ok: true, value: { state: 'answered' } });
  const click = { menuItemId: 'look-up', selectionText: 'bob@example.com', frameId: 0 };
  world.replies = () => 'bob@example.com';
  await world.service.entryPoints.onMenuClick(click, world.tabs[0] ?? null);
  await expect.poll(() => world.paid()).toHaveLength(2);
});

it('leaves a tab paused that is paused by itself', async () => {
  const world = await twoPages();
  await world.send('setTab', { tab: 1, site: 'https://shop.example', paused: true });
  await pause(world, 'hour');
  await pause(world, null);
  expect([(await site(world)).marks, (await site(world, OTHER)).marks]).toEqual([false, true]);
});

it.each(['hour', 'untilResumed'] as const)(
  'survives a restart of the worker and of the browser (%s)',
  async (length) => {
    const world = await twoPages();
    const begun = await pause(world, length);
    await world.restart();
    expect(await site(world)).toMatchObject({ marks: false });
    await restartBrowser(world);
    expect(await shown(world)).toEqual(begun);
    expect(await site(world)).toMatchObject({ marks: false });
    expect([world.badge, world.title]).toEqual(['||', 'Fieldmark: paused everywhere']);
    expect(world.alarms.has('pause')).toBe(length === 'hour');
  },
);

it('ends after an hour by its alarm, and open pages are notified', async () => {
  const world = await twoPages();
  expect(await pause(world, 'hour')).toEqual({ until: world.now + HOUR });
  notified(world);
  world.now += HOUR - 1;
  await world.service.onAlarm('pause');
  expect([notified(world), world.badge]).toEqual([[], '||']);
  world.now += 1;
  await world.service.onAlarm('pause');
  expect(notified(world)).toEqual([1, 2]);
  expect([world.badge, world.title, world.alarms.has('pause')]).toEqual(['', null, false]);
  expect(await shown(world)).toBeNull();
});

it('ends without its alarm when a page asks or the browser starts after the hour, or the clock was set back', async () => {
  const world = await twoPages();
  await pause(world, 'hour');
  notified(world);
  world.now += 5 * HOUR;
  expect(await site(world, OTHER)).toMatchObject({ marks: true });
  expect([notified(world), world.badge]).toEqual([[1, 2], '']);
  await pause(world, 'hour');
  world.now += 2 * HOUR;
  await restartBrowser(world);
  expect([await shown(world), world.badge]).toEqual([null, '']);
  await pause(world, 'hour');
  world.now -= 24 * HOUR;
  expect(await site(world)).toMatchObject({ marks: true });
});

it('hides the number of bad values on the badge, which pages report again afterwards', async () => {
  const world = await twoPages();
  const report = () => world.send('reportBadValues', { count: 3 }, page);
  await report();
  expect(world.tabBadges.get(1)).toBe('3');
  await pause(world, 'hour');
  await report();
  expect([world.badge, world.tabBadges.get(1)]).toEqual(['||', undefined]);
  await pause(world, null);
  expect(world.tabMessages).toContainEqual(
    expect.objectContaining({ tab: 1, message: { fieldmarkTab: 'reportBadValues' } }),
  );
});
