import { describe, expect, it } from 'vitest';
import { escapeXml, type MenuClick } from '../../../lib/service/surfaces/browser-entry-points.ts';
import { detect } from '../../../lib/values/detect/index.ts';
import { checkValue } from '../../check-data.ts';
import { connected, createWorld, pressMenu, replyOf, SHOP_TAB, ui, type World } from '../world.ts';

const EMAIL = 'ann@example.com';
const handedText = async (world: World) => (await replyOf(world.send('takeHandedText', {}))).text;

describe('the context menu', () => {
  it('opens the card in the clicked frame and sends it the selection', async () => {
    const world = await connected();
    await pressMenu(world, { selectionText: ` ${EMAIL} `, frameId: 2 });
    expect(world.injected).toEqual(['1/2/card-frame']);
    const card = { id: 'id-1', token: 'id-2' };
    const message = { fieldmarkTab: 'showCard', card, text: EMAIL, editable: false };
    expect(world.tabMessages.at(-1)).toEqual({ tab: 1, frame: 2, message });
    expect(world.calls).toEqual([]);
  });

  it('injects no second script where one replies', async () => {
    const world = await connected();
    world.replies = () => 'a@b.example';
    await pressMenu(world, { selectionText: 'a@b.example' });
    expect([world.injected, world.tabMessages.length]).toEqual([[], 1]);
  });

  it.each<[Partial<MenuClick>, object]>([
    [{ linkUrl: `mailto:${EMAIL}?subject=x` }, { text: `mailto:${EMAIL}?subject=x` }],
    [{ linkUrl: 'https://example.com/a' }, { text: 'https://example.com/a' }],
    [{ selectionText: 'a@b.example', linkUrl: 'https://b.example' }, { text: 'a@b.example' }],
    [{ editable: true }, { text: '', editable: true }],
  ])('takes from the click %j: %j', async (click, message) => {
    const world = await connected();
    await pressMenu(world, click);
    expect(world.tabMessages.at(-1)).toMatchObject({ message });
  });

  it.each([
    ['cannot be scripted', SHOP_TAB],
    ['is not a tab', null],
  ])('hands the text to the popup page, once, where the page %s', async (_, where) => {
    const world = await connected();
    world.unreachable.add(1);
    await pressMenu(world, { selectionText: EMAIL }, where);
    expect(world.opened).toEqual(['/popup.html?handed=1']);
    expect([await handedText(world), await handedText(world)]).toEqual([EMAIL, null]);
  });

  it('opens the popup if nothing is selected and the page cannot be scripted', async () => {
    const world = await connected();
    world.unreachable.add(1);
    await pressMenu(world, { editable: true });
    expect([world.popups, world.opened]).toEqual([1, []]);
    expect(await handedText(world)).toBeNull();
    expect(world.calls).toEqual([]);
  });

  it('marks a text from a private window as private for the popup page', async () => {
    const world = await connected();
    world.unreachable.add(1);
    await pressMenu(world, { selectionText: EMAIL }, { ...SHOP_TAB, private: true });
    const [opened] = world.opened;
    expect(opened).toBe('/popup.html?handed=1&private=1');
    const from = { ...ui, url: `chrome-extension://fieldmark${opened}` };
    const body = { kind: 'email', value: EMAIL, depth: 'standard', place: 'popup' } as const;
    await replyOf(world.send('lookup', { ...body, trigger: 'gesture', refresh: false }, from));
    expect(await replyOf(world.send('history', { limit: 5 }))).toEqual({ entries: [] });
  });
});

it('ignores other menu items and commands', async () => {
  const world = await connected();
  await pressMenu(world, { menuItemId: 'other', selectionText: EMAIL });
  await world.service.entryPoints.onCommand('other', SHOP_TAB);
  expect(world.tabMessages).toEqual([]);
});

describe('a keyboard command', () => {
  it.each([
    ['next-value', false],
    ['previous-value', true],
  ])('%s moves between marks in the focused frame, and calls no API', async (name, back) => {
    const world = await connected();
    world.replies = () => true;
    await world.service.entryPoints.onCommand(name, SHOP_TAB);
    const message = { fieldmarkTab: 'walk', back };
    expect(world.tabMessages).toEqual([{ tab: 1, frame: 3, message }]);
    expect([world.popups, world.calls]).toEqual([0, []]);
  });

  it.each([false, undefined])('opens the popup if no value is marked (%s)', async (reply) => {
    const world = await connected();
    world.replies = () => reply;
    await world.service.entryPoints.onCommand('next-value', SHOP_TAB);
    expect(world.popups).toBe(1);
  });
});

describe('the keyboard command of a lookup, where nothing is selected', () => {
  const press = async (popupOpens: boolean) => {
    const world = Object.assign(await connected(), { selected: '', popupOpens });
    world.replies = () => null;
    await world.send('keepDraft', { draft: { text: 'kept', tab: 'Usage' } });
    await world.service.entryPoints.onCommand('look-up-selection', SHOP_TAB);
    return world;
  };

  it('opens the popup at its box, whichever tab was used last, and calls no API', async () => {
    const world = await press(true);
    expect([world.popups, world.opened, world.calls]).toEqual([1, [], []]);
    const { draft } = await replyOf(world.send('popupSnapshot', {}));
    expect(draft).toEqual({ text: 'kept', tab: '' });
  });

  it('opens a window where the browser does not open the popup', async () => {
    expect((await press(false)).opened).toEqual(['/popup.html']);
  });
});

describe('the omnibox', () => {
  it.each([
    [EMAIL, /^Look up ann@example.com \(Email\) · 3 credits$/],
    ['hello', /Look up an email/],
    ['GB980780684', /^Check GB980780684 \(VAT\)$/],
    [
      'DE88 3704 0044 0532 0130 00',
      /^IBAN DE88 ?3704 ?0044 ?0532 ?0130 ?00: The check digits do not match/,
    ],
  ])('says of %j what it costs or what is wrong, for free', async (typed, says) => {
    const world = createWorld({ check: checkValue, detect });
    const { description } = await world.service.entryPoints.omniboxSuggestion(typed);
    expect(description).toMatch(says);
    expect(world.calls).toEqual([]);
  });

  it('escapes what Chromium would read as mark-up', () =>
    expect(escapeXml(`<a href="x">'&'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;',
    ));
});

describe('the browser', () => {
  it('notifies every tab of changed settings or a changed key, even if one tab is gone', async () => {
    const world = await connected();
    for (const id of [1, 2, 3]) world.tabs.push({ ...SHOP_TAB, id });
    world.unreachable.add(2);
    await world.send('setSettings', { patch: { marks: false } });
    const heard = () => world.tabMessages.map(({ tab, message }) => [tab, message]);
    await expect.poll(heard).toEqual([1, 3].map((id) => [id, { fieldmarkTab: 'settingsChanged' }]));
    world.tabMessages.length = 0;
    await world.send('forgetKey', {});
    await expect.poll(() => world.tabMessages.length).toBe(2);
  });
});

describe('the findings of the active tab', () => {
  const FOUND = { kind: 'email', start: 0, end: 15, raw: 'Ann@example.com', value: EMAIL };
  const finding = (more = {}) => ({ ...FOUND, severity: 'fine', ...more });
  /** The reply to the popup if the page's script says that it found these. */
  function findings(world: World, inText: readonly object[], inFields?: readonly object[]) {
    const replies = Object({ findings: inText, fieldValues: inFields });
    world.replies = (message) => replies[Object(message).fieldmarkTab];
    return replyOf(world.send('pageFindings', {}));
  }

  it('have verdicts and prices; damaged ones and those of an unreachable page are left out', async () => {
    const world = await connected();
    world.tabs.push(SHOP_TAB);
    expect(await findings(world, [finding(), finding({ start: 20 })])).toMatchObject({
      host: 'shop.example',
      found: [{ raw: 'Ann@example.com', offer: { credits: 3 } }],
    });
    expect(await findings(world, [{ kind: 'password' }])).toMatchObject({ found: [] });
    world.unreachable.add(1);
    expect(await findings(world, [finding()])).toMatchObject({ found: [] });
  });

  it('name a value that is both in a field and in text once, in the field', async () => {
    const world = await connected();
    world.tabs.push(SHOP_TAB);
    const { fields, found } = await findings(world, [finding()], [finding({ raw: EMAIL })]);
    expect([fields.map(({ raw }) => raw), found]).toEqual([[EMAIL], []]);
  });

  it('of a private window are shown only in private windows', async () => {
    const world = await connected();
    world.tabs.push({ ...SHOP_TAB, private: true });
    world.replies = () => [finding()];
    const askedIn = (incognito: boolean) =>
      replyOf(world.send('pageFindings', {}, { ...ui, frameId: 0, tab: { id: 8, incognito } }));
    const nothing = { host: '', fields: [], found: [], moreFound: 0 };
    expect(await askedIn(false)).toEqual(nothing);
    expect(await askedIn(true)).toMatchObject({ fields: [{ raw: FOUND.raw }] });
  });
});
