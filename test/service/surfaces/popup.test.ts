/** Messages of the popup: its first content, its draft, the active tab, deleted entries, spending. */
import { describe, expect, it } from 'vitest';
import type { BrowserSender } from '../../../lib/service/messaging/caller.ts';
import {
  connected,
  createWorld,
  historyOf,
  lookup,
  page,
  pageOf,
  privateUi,
  replyOf,
  settingsOf,
  typed,
  ui,
  type World,
} from '../world.ts';

const SHOP = 'https://shop.example';
const OTHER = pageOf('https://other.example');
const snapshot = (world: World, from: BrowserSender = ui) =>
  replyOf(world.send('popupSnapshot', {}, from));
const site = (world: World, from = page) => replyOf(world.send('site', {}, from));

describe('the first content', () => {
  it('has the last known usage and the pending lookup of its kind of window, and sends nothing to the API', async () => {
    const world = await connected();
    world.setReply('usage', { ok: { remaining: 990, total_used: 10 } });
    await world.send('usage', { refresh: true });
    const { kind, value, depth, refresh } = typed('ann@example.com');
    await world.send('prepareLookup', { kind, value, depth, refresh, place: 'field' }, page);
    const calls = world.calls.length;
    expect(await snapshot(world)).toMatchObject({
      connection: { key: { set: true } },
      account: { usage: { remaining: 990 }, spent: { today: 0 } },
      question: { verdict: { value: 'ann@example.com' }, credits: 3 },
    });
    expect(await snapshot(world, privateUi)).toMatchObject({ question: null });
    expect(world.calls).toHaveLength(calls);
  });

  it('says only that there is no key in a new installation', async () => {
    expect(await snapshot(createWorld())).toMatchObject({
      connection: { key: { set: false } },
      account: { usage: null },
      question: null,
    });
  });

  it.each(['settings', 'connection', 'snapshots', 'receipts'])(
    'has the rest if the store %s cannot be read',
    async (broken) => {
      const world = await connected();
      await world.send('keepDraft', { draft: { text: 'ann@', tab: 'Stats' } });
      world.isBroken = (_, store) => store === broken;
      expect(await snapshot(world)).toMatchObject({ draft: { text: 'ann@' } });
    },
  );
});

describe('the draft', () => {
  const draft = { text: 'DE89 3704', tab: 'Usage' };
  const kept = async (world: World, from = ui) => (await snapshot(world, from)).draft;

  it('survives a restart of the worker, is separate for private windows, and goes with the history', async () => {
    const world = await connected();
    await world.send('keepDraft', { draft });
    await world.restart();
    expect(await kept(world)).toEqual(draft);
    expect(await kept(world, privateUi)).toBeNull();
    await world.send('keepDraft', { draft: { text: 'secret', tab: '' } }, privateUi);
    expect(await kept(world)).toEqual(draft);
    expect(await kept(world, privateUi)).toEqual({ text: 'secret', tab: '' });
    await world.send('clearHistory', {});
    expect([await kept(world), await kept(world, privateUi)]).toEqual([null, null]);
  });

  it('keeps its text for ten minutes, so that nothing pasted yesterday is shown', async () => {
    const world = await connected();
    await world.send('keepDraft', { draft });
    world.now += 599_999;
    expect(await kept(world)).toEqual(draft);
    world.now += 1;
    expect(await kept(world)).toEqual({ ...draft, text: '' });
  });
});

const open = (world: World, url = `${SHOP}/form`, more = {}) => {
  world.tabs.splice(0, world.tabs.length, { id: 1, url, private: false, ...more });
};
const activePage = async (world: World, from: BrowserSender = ui) =>
  (await snapshot(world, from)).page;

describe('the site in the active tab', () => {
  it('gets one policy for every kind, capped by the kind, and can be reset', async () => {
    const world = await connected();
    open(world);
    const free = { site: SHOP, hasSiteRules: false, paused: false };
    expect(await activePage(world)).toMatchObject(free);
    const ruled = await replyOf(world.send('setSite', { site: SHOP, policy: 'auto' }));
    expect(ruled.page).toMatchObject({
      hasSiteRules: true,
      wishedPolicies: { email: 'auto', phone: 'auto', domain: 'ask', bic: 'check' },
      // Automatic lookups of emails were not accepted.
      effectivePolicies: { email: 'ask', phone: 'auto' },
    });
    expect(world.tabMessages).toContainEqual(
      expect.objectContaining({ tab: 1, message: { fieldmarkTab: 'settingsChanged' } }),
    );
    const reset = await replyOf(world.send('setSite', { site: SHOP, policy: null }));
    expect(reset.page).toMatchObject({ ...free, wishedPolicies: { phone: 'ask' } });
    expect((await settingsOf(world, {})).sites).toEqual({});
  });

  it('is reported only for web pages, and only in private windows for private ones', async () => {
    const world = await connected();
    for (const url of ['chrome://settings/', 'file:///tmp/form.html']) {
      open(world, url);
      expect(await activePage(world)).toBeNull();
    }
    open(world, `${SHOP}/`, { private: true });
    const inTab = { ...ui, tab: { id: 7, url: ui.url, incognito: false } };
    expect(await activePage(world, inTab)).toBeNull();
    expect(await activePage(world, privateUi)).toMatchObject({ private: true });
  });

  it('is not stored from a private window, nor if the tab shows another site by now', async () => {
    const world = await connected();
    open(world, `${SHOP}/`, { private: true });
    await world.send('setSite', { site: SHOP, policy: 'off' }, privateUi);
    open(world, OTHER.url);
    await world.send('setSite', { site: SHOP, policy: 'off' });
    expect((await settingsOf(world, {})).sites).toEqual({});
  });
});

describe('marks on values that pass', () => {
  const mark = (world: World, passing: boolean) =>
    replyOf(world.send('setTab', { tab: 1, site: SHOP, passing }));
  const isMarked = async (world: World, from = page) => (await site(world, from)).passing;

  it('are turned on or off for one tab, until it shows another site', async () => {
    const world = await connected();
    open(world);
    expect(await isMarked(world)).toBe(false);
    expect((await mark(world, true)).page).toMatchObject({ passing: true });
    expect(world.tabMessages).toMatchObject([{ message: { fieldmarkTab: 'settingsChanged' } }]);
    expect([await isMarked(world), await isMarked(world, pageOf(SHOP, 2))]).toEqual([true, false]);
    expect([await isMarked(world, OTHER), await isMarked(world)]).toEqual([false, false]);
    await settingsOf(world, { passingMarks: true });
    expect(await isMarked(world)).toBe(true);
    await mark(world, false);
    expect([await isMarked(world), await isMarked(world, pageOf(SHOP, 2))]).toEqual([false, true]);
  });
});

it('has the rule for form fields that applies, which is removed with the others', async () => {
  const world = await connected();
  open(world);
  expect(await activePage(world)).not.toHaveProperty('guardRule');
  await settingsOf(world, { guardSites: { 'https://*.shop.example': 'warn' } });
  expect(await activePage(world)).toMatchObject({ guardRule: 'warn', hasSiteRules: false });
  await settingsOf(world, { guardSites: { [SHOP]: 'off' } });
  expect(await activePage(world)).toMatchObject({ guardRule: 'off', hasSiteRules: true });
  await world.send('setSite', { site: SHOP, policy: null });
  expect((await settingsOf(world, {})).guardSites).toEqual({});
});

describe('a pause', () => {
  const pause = (world: World, paused: boolean) =>
    replyOf(world.send('setTab', { tab: 1, site: SHOP, paused }));

  it('is shown by the badge and the title of its tab, again after a reload, until it ends', async () => {
    const world = await connected();
    open(world);
    const toolbar = () => [world.tabBadges.get(1), world.tabTitles.get(1)];
    const paused = ['||', 'Fieldmark: paused in this tab'];
    await pause(world, true);
    expect(toolbar()).toEqual(paused);
    // The browser removes both when the tab navigates.
    for (const shown of [world.tabBadges, world.tabTitles]) shown.clear();
    await site(world);
    expect(toolbar()).toEqual(paused);
    await world.send('reportBadValues', { count: 3 }, page);
    expect(toolbar()).toEqual(paused);
    await pause(world, false);
    expect(toolbar()).toEqual([undefined, undefined]);
    await world.send('reportBadValues', { count: 3 }, page);
    expect(toolbar()).toEqual(['3', undefined]);
  });

  it('applies only to its tab, whose scripts are notified, and ends when it is undone', async () => {
    const world = await connected({ autoEmail: true });
    open(world);
    expect((await pause(world, true)).page).toMatchObject({ paused: true });
    expect(world.tabMessages).toEqual([
      { tab: 1, message: { fieldmarkTab: 'settingsChanged' }, frame: undefined },
    ]);
    const policies = { email: 'off', iban: 'off' };
    expect(await site(world)).toMatchObject({ marks: false, guard: 'off', policies });
    expect(await site(world, pageOf(SHOP, 2))).toMatchObject({ marks: true, guard: 'hold' });
    expect(await world.send('lookup', typed('ann@example.com'), page)).toMatchObject({ ok: false });
    expect(world.paid()).toEqual([]);
    await pause(world, false);
    expect(await site(world)).toMatchObject({ marks: true, policies: { email: 'auto' } });
  });

  it('applies to the frames of the page, also after a restart, until the tab leaves the site', async () => {
    const world = await connected();
    open(world);
    await pause(world, true);
    await world.restart();
    const frame = { ...page, url: `${OTHER.url}/frame`, frameId: 4 };
    expect(await site(world, frame)).toMatchObject({ marks: false });
    expect(await site(world, OTHER)).toMatchObject({ marks: true });
    expect(await site(world)).toMatchObject({ marks: true });
  });

  it('is refused if the tab shows another site by now', async () => {
    const world = await connected();
    open(world, OTHER.url);
    expect((await pause(world, true)).page).toBeNull();
    open(world);
    expect(await activePage(world)).toMatchObject({ paused: false });
  });
});

describe('a deleted entry', () => {
  async function asked(...values: string[]): Promise<World> {
    const world = await connected();
    for (const value of values) {
      world.now += 1000;
      await replyOf(world.send('lookup', lookup(value, { place: 'popup', refresh: true }), ui));
    }
    return world;
  }
  const isKept = async (world: World, of: { id: string } | string) => {
    const body = typeof of === 'string' ? { kind: 'email' as const, value: of } : of;
    return (await replyOf(world.send('record', body))).record !== null;
  };
  const remove = (world: World, id: string) => replyOf(world.send('deleteEntry', { id }));
  const restore = (world: World, id: string) => replyOf(world.send('restoreEntry', { id }));

  it('is deleted and restored together with its answer', async () => {
    const world = await asked('ann@example.com', 'bob@example.com');
    const all = await historyOf(world);
    const { id = '' } = all[0] ?? {};
    expect(await remove(world, id)).toEqual({ undo: true });
    expect((await historyOf(world)).map(({ verdict }) => verdict.value)).toEqual([
      'ann@example.com',
    ]);
    for (const of of ['bob@example.com', { id }]) expect(await isKept(world, of)).toBe(false);
    expect(await isKept(world, 'ann@example.com')).toBe(true);

    await world.restart();
    expect(await restore(world, id)).toEqual({ restored: true });
    expect(await historyOf(world)).toEqual(all);
    for (const of of ['bob@example.com', { id }]) expect(await isKept(world, of)).toBe(true);
    expect(await restore(world, id)).toEqual({ restored: false });
    expect(await remove(world, 'no')).toEqual({ undo: false });
  });

  it('keeps the answer if another entry refers to it', async () => {
    const world = await asked('ann@example.com', 'ann@example.com');
    await remove(world, (await historyOf(world))[0]?.id ?? '');
    expect(await isKept(world, 'ann@example.com')).toBe(true);
  });
});
