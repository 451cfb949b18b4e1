import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../lib/check/index.ts';
import { detect } from '../../../lib/detect/index.ts';
import {
  escapeXml,
  LOOKUP_COMMAND,
  LOOKUP_MENU,
} from '../../../lib/service/surfaces/browser-entry-points.ts';
import { connected, createWorld, ui } from '../world.ts';

const tab = { id: 4, url: 'https://shop.example/', private: false };
const click = (more = {}) => ({ menuItemId: LOOKUP_MENU.id, editable: false, frameId: 2, ...more });

/** Replies of a page that has these findings, and no field that the person entered. */
const ofFindings = (all: readonly object[]) => (message: unknown) =>
  Object(message).fieldmarkTab === 'findings' ? all : undefined;

describe('the context menu', () => {
  it('opens the card in the clicked frame and sends it the selection', async () => {
    const world = await connected();
    await world.service.entryPoints.onMenuClick(click({ selectionText: ' ann@example.com ' }), tab);
    expect(world.injected).toEqual(['4/2/card-frame']);
    const card = { id: 'id-1', token: 'id-2' };
    const message = { fieldmarkTab: 'showCard', card, text: 'ann@example.com', editable: false };
    expect(world.tabMessages.at(-1)).toEqual({ tab: 4, frame: 2, message });
    expect(world.calls).toEqual([]);
  });

  it('injects no second script where one replies', async () => {
    const world = await connected();
    world.replies = () => 'a@b.example';
    await world.service.entryPoints.onMenuClick(click({ selectionText: 'a@b.example' }), tab);
    expect(world.injected).toEqual([]);
    expect(world.tabMessages).toHaveLength(1);
  });

  it.each([
    ['mailto:ann@example.com?subject=x', 'mailto:ann@example.com?subject=x'],
    ['tel:+49301234567', 'tel:+49301234567'],
    ['https://example.com/a', 'https://example.com/a'],
  ])('uses the link %s as the text', async (linkUrl, text) => {
    const world = await connected();
    await world.service.entryPoints.onMenuClick(click({ linkUrl }), tab);
    expect(world.tabMessages.at(-1)).toMatchObject({ message: { text } });
  });

  it('prefers the selection to the link that contains it', async () => {
    const world = await connected();
    const both = click({ selectionText: 'a@b.example', linkUrl: 'https://b.example' });
    await world.service.entryPoints.onMenuClick(both, tab);
    expect(world.tabMessages.at(-1)).toMatchObject({ message: { text: 'a@b.example' } });
  });

  it('says whether the click was in an editable element', async () => {
    const world = await connected();
    await world.service.entryPoints.onMenuClick(click({ editable: true }), tab);
    expect(world.tabMessages.at(-1)).toMatchObject({ message: { text: '', editable: true } });
  });

  it('ignores other items', async () => {
    const world = await connected();
    await world.service.entryPoints.onMenuClick(
      click({ menuItemId: 'other', selectionText: 'x' }),
      tab,
    );
    expect(world.tabMessages).toEqual([]);
  });

  it.each([
    ['cannot be scripted', tab],
    ['is not a tab', null],
  ])('hands the text to the popup page, once, where the page %s', async (_, where) => {
    const world = await connected();
    world.unreachable.add(4);
    await world.service.entryPoints.onMenuClick(click({ selectionText: 'ann@example.com' }), where);
    expect(world.opened).toEqual(['/popup.html?handed=1']);
    expect(await world.send('takeHandedText', {})).toEqual({
      ok: true,
      value: { text: 'ann@example.com' },
    });
    expect(await world.send('takeHandedText', {})).toEqual({ ok: true, value: { text: null } });
  });

  it('opens the popup if nothing is selected and the page cannot be scripted', async () => {
    const world = await connected();
    world.unreachable.add(4);
    await world.service.entryPoints.onMenuClick(click({ editable: true }), tab);
    expect(world.opened).toEqual(['/popup.html']);
    expect(await world.send('takeHandedText', {})).toMatchObject({ value: { text: null } });
    expect(world.calls).toEqual([]);
  });

  it('marks a text from a private window as private for the popup page', async () => {
    const world = await connected();
    world.unreachable.add(4);
    const privatePage = { ...tab, private: true };
    await world.service.entryPoints.onMenuClick(
      click({ selectionText: 'ann@example.com' }),
      privatePage,
    );
    const [opened] = world.opened;
    expect(opened).toBe('/popup.html?handed=1&private=1');
    const from = { ...ui, url: `chrome-extension://fieldmark${opened}` };
    const body = { kind: 'email', value: 'ann@example.com', depth: 'standard' } as const;
    const rest = { trigger: 'gesture', refresh: false, place: 'popup' } as const;
    expect(await world.send('lookup', { ...body, ...rest }, from)).toMatchObject({ ok: true });
    expect(await world.send('history', { limit: 5 })).toEqual({ ok: true, value: { entries: [] } });
  });
});

describe('the keyboard command', () => {
  it('looks up the selection in the focused frame', async () => {
    const world = await connected();
    await world.service.entryPoints.onCommand(LOOKUP_COMMAND, tab);
    expect(world.tabMessages.at(-1)).toMatchObject({
      tab: 4,
      frame: 3,
      message: { text: 'ann@example.com' },
    });
    await world.service.entryPoints.onCommand('other', tab);
    expect(world.tabMessages).toHaveLength(2);
  });

  it.each([
    ['next-value', false],
    ['previous-value', true],
  ])('%s moves between marks in the focused frame, and calls no API', async (name, back) => {
    const world = await connected();
    world.replies = () => true;
    await world.service.entryPoints.onCommand(name, tab);
    expect(world.tabMessages).toEqual([
      { tab: 4, frame: 3, message: { fieldmarkTab: 'walk', back } },
    ]);
    expect(world.popups).toBe(0);
    expect(world.calls).toEqual([]);
  });

  it.each([false, undefined])('opens the popup if no value is marked (%s)', async (reply) => {
    const world = await connected();
    world.replies = () => reply;
    await world.service.entryPoints.onCommand('next-value', tab);
    expect(world.popups).toBe(1);
  });
});

describe('the omnibox', () => {
  it('shows the price before anything is looked up', async () => {
    const world = await connected();
    const { description } = await world.service.entryPoints.omniboxSuggestion('ann@example.com');
    expect(description).toBe('Look up ann@example.com (Email) · 3 credits');
    const nothing = await world.service.entryPoints.omniboxSuggestion('hello');
    expect(nothing.description).toContain('Look up an email');
    expect(world.calls).toEqual([]);
  });

  it('says what is wrong with a mistyped value', async () => {
    const world = createWorld({ check: checkValue, detect });
    const { description } = await world.service.entryPoints.omniboxSuggestion(
      'DE88 3704 0044 0532 0130 00',
    );
    expect(description).toMatch(
      /^IBAN DE88 ?3704 ?0044 ?0532 ?0130 ?00: The check digits do not match/,
    );
    expect(world.calls).toEqual([]);
  });

  it('hands its input to the popup page', async () => {
    const world = await connected();
    await world.service.entryPoints.onOmniboxEntered('ann@example.com');
    expect(world.opened).toEqual(['/popup.html?handed=1']);
    // Nothing is looked up yet: the popup shows the value and its price first.
    expect(world.calls).toEqual([]);
    const text = { ok: true, value: { text: 'ann@example.com' } };
    expect(await world.send('takeHandedText', {})).toEqual(text);
    expect(await world.send('takeHandedText', {})).toMatchObject({ value: { text: null } });
  });

  it('escapes what Chromium would read as mark-up', () =>
    expect(escapeXml(`<a href="x">'&'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;',
    ));
});

describe('the browser', () => {
  it('opens the welcome page on the first installation, not on an update', async () => {
    const world = createWorld();
    await world.service.onInstalled('update');
    expect(world.opened).toEqual([]);
    await world.service.onInstalled('install');
    expect(world.opened).toEqual(['/welcome.html']);
  });

  it('notifies every tab of changed settings or a changed key, even if one tab is gone', async () => {
    const world = await connected();
    world.tabs.push({ ...tab, id: 1 }, { ...tab, id: 2 }, { ...tab, id: 3 });
    world.unreachable.add(2);
    await world.send('setSettings', { patch: { marks: false } });
    const heard = () => world.tabMessages.map(({ tab, message }) => [tab, message]);
    await expect.poll(heard).toEqual([1, 3].map((id) => [id, { fieldmarkTab: 'settingsChanged' }]));
    world.tabMessages.length = 0;
    await world.send('forgetKey', {});
    await expect.poll(() => world.tabMessages.length).toBe(2);
  });

  it('shows findings of a private window only in private windows', async () => {
    const world = await connected();
    const ownPage = (incognito: boolean) => ({ ...ui, frameId: 0, tab: { id: 8, incognito } });
    world.tabs.push({ ...tab, private: true });
    world.replies = ofFindings([
      { kind: 'email', start: 0, end: 5, raw: 'a@b.c', value: 'ann@example.com', severity: 'fine' },
    ]);
    expect(await world.send('pageFindings', {}, ownPage(false))).toEqual({
      ok: true,
      value: { host: '', fields: [], found: [], moreFound: 0 },
    });
    expect(await world.send('pageFindings', {}, ownPage(true))).toMatchObject({
      value: { found: [{ raw: 'a@b.c' }] },
    });
  });

  it('adds verdicts to the findings of the active tab, and drops damaged ones', async () => {
    const world = await connected();
    world.tabs.push(tab);
    const found = {
      kind: 'email',
      start: 0,
      end: 15,
      raw: 'Ann@example.com',
      severity: 'fine',
      value: 'ann@example.com',
    };
    world.replies = ofFindings([found, { ...found, start: 20 }]);
    expect(await world.send('pageFindings', {})).toMatchObject({
      ok: true,
      value: { host: 'shop.example', found: [{ raw: 'Ann@example.com', offer: { credits: 3 } }] },
    });
    world.replies = ofFindings([{ kind: 'password' }]);
    expect(await world.send('pageFindings', {})).toMatchObject({ value: { found: [] } });
    world.unreachable.add(4);
    expect(await world.send('pageFindings', {})).toMatchObject({ value: { found: [] } });
  });
});
