/**
 * Messages of the popup: its draft, the active tab's site, deleted entries, spending of the last 30
 * days.
 */
import { describe, expect, it } from 'vitest';
import type { BrowserSender } from '../../../lib/service/messaging/caller.ts';
import {
  connected,
  lookup,
  page,
  pageOf,
  privateUi,
  settingsOf,
  typed,
  ui,
  type World,
} from '../world.ts';

const SHOP = 'https://shop.example';
const OTHER = 'https://other.example';

async function replyOf<T>(work: Promise<{ ok: true; value: T } | { ok: false; failure: unknown }>) {
  const outcome = await work;
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

const glanced = async (world: World, from: BrowserSender = ui) =>
  (await replyOf(world.send('popupSnapshot', {}, from))).draft;

describe('the draft', () => {
  const draft = { text: 'DE89 3704', tab: 'Usage' };

  it('survives a restart of the worker, is separate for private windows, and is not written to disk', async () => {
    const world = await connected();
    await world.send('keepDraft', { draft });
    await world.restart();
    expect(await glanced(world)).toEqual(draft);
    expect(await glanced(world, privateUi)).toBeNull();
    await world.send('keepDraft', { draft: { text: 'secret', tab: '' } }, privateUi);
    expect(await glanced(world)).toEqual(draft);
    expect(await glanced(world, privateUi)).toEqual({ text: 'secret', tab: '' });
  });

  it('keeps its text for ten minutes, so that nothing pasted yesterday is shown', async () => {
    const world = await connected();
    await world.send('keepDraft', { draft });
    world.now += 599_999;
    expect(await glanced(world)).toEqual(draft);
    world.now += 1;
    expect(await glanced(world)).toEqual({ ...draft, text: '' });
  });

  it('is deleted with the history', async () => {
    const world = await connected();
    await world.send('keepDraft', { draft });
    await world.send('keepDraft', { draft }, privateUi);
    await world.send('clearHistory', {});
    expect(await glanced(world)).toBeNull();
    expect(await glanced(world, privateUi)).toBeNull();
  });
});

const open = (world: World, url = `${SHOP}/form`, more = {}) => {
  world.tabs.splice(0, world.tabs.length, { id: 1, url, private: false, ...more });
};
const activePage = async (world: World, from: BrowserSender = ui) =>
  (await replyOf(world.send('popupSnapshot', {}, from))).page;

describe('the site in the active tab', () => {
  it('gets one policy for every kind, capped by the kind, and can be reset', async () => {
    const world = await connected();
    open(world);
    expect(await activePage(world)).toMatchObject({
      site: SHOP,
      hasSiteRules: false,
      paused: false,
    });
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
    const free = await replyOf(world.send('setSite', { site: SHOP, policy: null }));
    expect(free.page).toMatchObject({ hasSiteRules: false, wishedPolicies: { phone: 'ask' } });
    expect((await settingsOf(world, {})).sites).toEqual({});
  });

  it('is reported only for web pages, and only in private windows for private ones', async () => {
    const world = await connected();
    open(world, 'chrome://settings/');
    expect(await activePage(world)).toBeNull();
    open(world, 'file:///tmp/form.html');
    expect(await activePage(world)).toBeNull();
    open(world, `${SHOP}/`, { private: true });
    expect(
      await activePage(world, { ...ui, tab: { id: 7, url: ui.url, incognito: false } }),
    ).toBeNull();
    expect(await activePage(world, privateUi)).toMatchObject({ private: true });
  });

  it('is not stored from a private window, nor if the tab shows another site by now', async () => {
    const world = await connected();
    open(world, `${SHOP}/`, { private: true });
    await world.send('setSite', { site: SHOP, policy: 'off' }, privateUi);
    open(world, `${OTHER}/`);
    await world.send('setSite', { site: SHOP, policy: 'off' });
    expect((await settingsOf(world, {})).sites).toEqual({});
  });
});

describe('marks on values that pass', () => {
  const mark = (world: World, passing: boolean) =>
    world.send('setTab', { tab: 1, site: SHOP, passing });
  const isMarked = async (world: World, from = page) =>
    (await replyOf(world.send('site', {}, from))).passing;

  it('are turned on for one tab, until it shows another site', async () => {
    const world = await connected();
    open(world);
    expect(await isMarked(world)).toBe(false);
    expect((await replyOf(mark(world, true))).page).toMatchObject({ passing: true });
    expect(world.tabMessages).toMatchObject([{ message: { fieldmarkTab: 'settingsChanged' } }]);
    expect([await isMarked(world), await isMarked(world, pageOf(SHOP, 2))]).toEqual([true, false]);
    expect([await isMarked(world, pageOf(OTHER)), await isMarked(world)]).toEqual([false, false]);
  });

  it('are turned off for one tab if the settings have them everywhere', async () => {
    const world = await connected();
    open(world);
    await settingsOf(world, { passingMarks: true });
    await mark(world, true);
    expect(await isMarked(world)).toBe(true);
    await mark(world, false);
    expect([await isMarked(world), await isMarked(world, pageOf(OTHER, 2))]).toEqual([false, true]);
  });
});

describe('a pause', () => {
  const pause = (world: World, paused: boolean, from: BrowserSender = ui) =>
    world.send('setTab', { tab: 1, site: SHOP, paused }, from);
  const site = async (world: World, from: BrowserSender) => replyOf(world.send('site', {}, from));

  it('applies only to its tab, whose scripts are notified, and ends when it is undone', async () => {
    const world = await connected({ autoEmail: true });
    open(world);
    expect((await replyOf(pause(world, true))).page).toMatchObject({ paused: true });
    expect(world.tabMessages).toEqual([
      { tab: 1, message: { fieldmarkTab: 'settingsChanged' }, frame: undefined },
    ]);
    expect(await site(world, page)).toMatchObject({
      marks: false,
      guard: 'off',
      policies: { email: 'off', iban: 'off' },
    });
    expect(await site(world, pageOf(SHOP, 2))).toMatchObject({ marks: true, guard: 'hold' });
    expect(await world.send('lookup', typed('ann@example.com'), page)).toMatchObject({ ok: false });
    expect(world.paid()).toEqual([]);
    await pause(world, false);
    expect(await site(world, page)).toMatchObject({ marks: true, policies: { email: 'auto' } });
  });

  it('ends when the tab leaves the site, and does not resume when it comes back', async () => {
    const world = await connected();
    open(world);
    await pause(world, true);
    expect(await site(world, pageOf(OTHER))).toMatchObject({ marks: true });
    expect(await site(world, page)).toMatchObject({ marks: true });
  });

  it('applies to the frames of the page, and survives a restart of the worker', async () => {
    const world = await connected();
    open(world);
    await pause(world, true);
    await world.restart();
    const frame = { ...page, url: `${OTHER}/frame`, frameId: 4 };
    expect(await site(world, frame)).toMatchObject({ marks: false });
  });

  it('is refused if the tab shows another site by now', async () => {
    const world = await connected();
    open(world, `${OTHER}/`);
    expect((await replyOf(pause(world, true))).page).toBeNull();
    open(world);
    expect(await activePage(world)).toMatchObject({ paused: false });
  });
});

const entries = async (world: World) =>
  (await replyOf(world.send('history', { limit: 500 }))).entries;

describe('a deleted entry', () => {
  async function asked(...values: string[]): Promise<World> {
    const world = await connected();
    for (const value of values) {
      world.now += 1000;
      await replyOf(world.send('lookup', lookup(value, { place: 'popup', refresh: true }), ui));
    }
    return world;
  }
  const kept = async (world: World, value: string) =>
    (await replyOf(world.send('record', { kind: 'email', value }))).record;

  it('is deleted and restored together with its answer', async () => {
    const world = await asked('ann@example.com', 'bob@example.com');
    const [bob] = await entries(world);
    const id = bob?.id ?? '';
    expect(await replyOf(world.send('deleteEntry', { id }))).toEqual({ undo: true });
    expect((await entries(world)).map(({ verdict }) => verdict.value)).toEqual(['ann@example.com']);
    expect(await kept(world, 'bob@example.com')).toBeNull();
    expect((await replyOf(world.send('record', { id }))).record).toBeNull();
    expect(await kept(world, 'ann@example.com')).not.toBeNull();

    await world.restart();
    expect(await replyOf(world.send('restoreEntry', { id }))).toEqual({ restored: true });
    expect(await entries(world)).toHaveLength(2);
    expect((await entries(world))[0]).toEqual(bob);
    expect(await kept(world, 'bob@example.com')).not.toBeNull();
    expect((await replyOf(world.send('record', { id }))).record).not.toBeNull();
    expect(await replyOf(world.send('restoreEntry', { id }))).toEqual({ restored: false });
  });

  it('keeps the answer if another entry refers to it', async () => {
    const world = await asked('ann@example.com', 'ann@example.com');
    const [latest] = await entries(world);
    await world.send('deleteEntry', { id: latest?.id ?? '' });
    expect(await kept(world, 'ann@example.com')).not.toBeNull();
  });

  it('cannot be restored once the history is cleared', async () => {
    const world = await asked('ann@example.com');
    const id = (await entries(world))[0]?.id ?? '';
    await world.send('deleteEntry', { id });
    await world.send('clearHistory', {});
    expect(await replyOf(world.send('restoreEntry', { id }))).toEqual({ restored: false });
    expect([...world.session.keys()].filter((name) => name.includes('deleted'))).toEqual([]);
  });

  it('changes nothing if it does not exist', async () => {
    const world = await connected();
    expect(await replyOf(world.send('deleteEntry', { id: 'no' }))).toEqual({ undo: false });
  });
});

describe('spending', () => {
  it('in a private window names no site', async () => {
    const world = await connected();
    await world.send('lookup', lookup('ann@example.com', { place: 'popup' }), privateUi);
    const { rows } = await replyOf(world.send('spending', {}));
    expect(rows.map(({ origin }) => origin)).toEqual(['private window']);
  });
});
