/** A pause of every page, until the person resumes. */
import { expect, it } from 'vitest';
import { connected, lookup, page, pageOf, replyOf, typed, ui, type World } from '../world.ts';

const OTHER = pageOf('https://other.example', 2);

const pause = async (world: World, paused: boolean) =>
  (await replyOf(world.send('pauseEverywhere', { paused }))).paused;
const shown = async (world: World) =>
  (await replyOf(world.send('popupSnapshot', {}))).pausedEverywhere;
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
  expect(await pause(world, true)).toBe(true);
  expect(notified(world)).toEqual([1, 2]);
  expect(world.broadcasts).toContainEqual({ fieldmarkTab: 'popupChanged' });
  const policies = { email: 'off', iban: 'off' };
  for (const from of [page, OTHER]) {
    expect(await site(world, from)).toMatchObject({ marks: false, guard: 'off', policies });
    expect(await world.send('lookup', typed('ann@example.com'), from)).toMatchObject({ ok: false });
  }
  expect(world.paid()).toEqual([]);
  expect(await pause(world, false)).toBe(false);
  expect(notified(world)).toEqual([1, 2]);
  expect(await site(world)).toMatchObject({ marks: true, policies: { email: 'auto' } });
  expect(await replyOf(world.send('settings', {}))).toEqual(before);
});

it('does not stop what the person asks for in the popup or the browser’s menu', async () => {
  const world = await twoPages();
  await pause(world, true);
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
  await pause(world, true);
  await pause(world, false);
  expect([(await site(world)).marks, (await site(world, OTHER)).marks]).toEqual([false, true]);
});

it('survives a restart of the worker and of the browser', async () => {
  const world = await twoPages();
  await pause(world, true);
  await world.restart();
  expect(await site(world)).toMatchObject({ marks: false });
  await restartBrowser(world);
  expect(await shown(world)).toBe(true);
  expect(await site(world)).toMatchObject({ marks: false });
  expect([world.badge, world.title]).toEqual(['||', 'Fieldmark: paused everywhere']);
  expect(world.alarms.has('pause')).toBe(false);
});

it('hides the number of bad values on the badge, which pages report again afterwards', async () => {
  const world = await twoPages();
  const report = () => world.send('reportBadValues', { count: 3 }, page);
  await report();
  expect(world.tabBadges.get(1)).toBe('3');
  await pause(world, true);
  await report();
  expect([world.badge, world.tabBadges.get(1)]).toEqual(['||', undefined]);
  await pause(world, false);
  expect(world.tabMessages).toContainEqual(
    expect.objectContaining({ tab: 1, message: { fieldmarkTab: 'reportBadValues' } }),
  );
});
