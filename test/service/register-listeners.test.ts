import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = (...args: never[]) => unknown;

/** A simulated browser event that records its listeners. */
const event = () => {
  const listeners: Listener[] = [];
  return { listeners, addListener: (listener: Listener) => void listeners.push(listener) };
};

const played = vi.hoisted(() => {
  vi.resetModules();
  return { browser: {} as Record<string, unknown> };
});
afterAll(() => void vi.resetModules());
vi.mock('wxt/browser', () => ({
  get browser() {
    return played.browser;
  },
}));

function fakeBrowser() {
  const base = 'chrome-extension://fieldmark/';
  const tabs = [
    { id: 1, url: `${base}popup.html`, active: true, incognito: false, lastAccessed: 9 },
    { id: 2, url: 'https://old.example/', active: false, incognito: false, lastAccessed: 3 },
    { id: 3, url: 'https://new.example/', active: false, incognito: true, lastAccessed: 7 },
  ];
  const calls: unknown[] = [];
  const log =
    (name: string, value?: unknown) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args]);
      return value;
    };
  return {
    calls,
    tabsNow: tabs,
    i18n: {
      getUILanguage: () => 'en-GB',
      getMessage: (name: string, values: string[] = []) =>
        name.startsWith('menuLookUp') ? [name, ...values].join(' ') : '',
    },
    runtime: {
      id: 'fieldmark',
      getURL: (path: string) => base + path.replace(/^\//, ''),
      getPlatformInfo: async () => ({ os: 'linux' }),
      getManifest: () => ({ name: 'Fieldmark', version: '0.0.1' }),
      sendMessage: log('broadcast'),
      openOptionsPage: log('openOptionsPage'),
      onMessage: event(),
      onConnect: event(),
      onInstalled: event(),
      onStartup: event(),
    },
    contextMenus: {
      removeAll: log('removeAll'),
      create: (item: unknown) => void calls.push(['create', item]),
      onClicked: event(),
    },
    commands: { onCommand: event() },
    alarms: { create: log('alarm'), clear: log('clear', true), onAlarm: event() },
    omnibox: {
      setDefaultSuggestion: (suggestion: unknown) => void calls.push(['suggest', suggestion]),
      onInputChanged: event(),
      onInputEntered: event(),
    },
    permissions: { onAdded: event() },
    storage: { onChanged: event(), session: { get: async () => ({}), set: log('keep') } },
    action: {
      setBadgeText: log('badge'),
      setTitle: log('title'),
      setBadgeBackgroundColor: log('colour'),
      openPopup: log('popup'),
    },
    tabs: {
      query: async (filter: { active?: boolean }) =>
        filter.active ? tabs.filter(({ active }) => active) : tabs,
      sendMessage: log('sendMessage', true),
      create: log('tab'),
    },
    windows: { create: log('window') },
    scripting: {
      executeScript: log('script', [
        { frameId: 0, result: { focused: false, text: '' } },
        { frameId: 5, result: { focused: true, text: 'ann@example.com' } },
      ]),
    },
  };
}

const readFocus = () => ({ focused: true, text: '', type: 'text/html' });
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  browser = fakeBrowser();
  played.browser = browser;
});

const fire = (on: { listeners: Listener[] }, ...args: unknown[]): unknown => {
  const [listener] = on.listeners;
  return listener?.(...(args as never[]));
};

async function start(): Promise<void> {
  const { registerListeners } = await import('../../lib/service/register-listeners.ts');
  registerListeners(readFocus, []);
}
/** Waits until the background has called the browser so. */
const calls = (...call: unknown[]) => expect.poll(() => browser.calls).toContainEqual(call);
const clicks = () => {
  const onClicked = event();
  Object.assign(browser, { notifications: { onClicked } });
  return onClicked;
};
const OURS = 'chrome-extension://fieldmark';

describe('the background', () => {
  it('receives clicks on notifications once the permission is granted', async () => {
    await start();
    const onClicked = clicks();
    fire(browser.permissions.onAdded, { permissions: ['notifications'] });
    fire(onClicked, 'id-1');
    await calls('popup');
  });

  it('creates the menu on each install and opens the welcome page on the first', async () => {
    await start();
    fire(browser.runtime.onInstalled, { reason: 'install' });
    const contexts = ['selection', 'link', 'editable'];
    await calls('create', { id: 'look-up', title: 'menuLookUp 1 3', contexts });
    await calls('tab', { url: `${OURS}/welcome.html` });
    expect(browser.calls[0]).toEqual(['removeAll']);
    // The submenu with corrections is shown only on fields.
    for (const correction of ['email', 'phone', 'vat', 'iban', 'bic', 'none', 'never', 'undo']) {
      const choice = { id: `field ${correction}`, parentId: 'field', contexts: ['editable'] };
      expect(browser.calls).toContainEqual(['create', expect.objectContaining(choice)]);
    }
  });

  it.each([
    ['ann@example.com', 'menuLookUpFor 3'],
    ['example.com', 'menuLookUpFor 2'],
    ['DE89 3704 0044 0532 0130 00', 'menuLookUpForOne'],
    ['ann@example.com, bob@example.com', 'menuLookUp 1 3'],
    ['nothing to find', 'menuLookUp 1 3'],
  ])('says in Firefox’s menu what a lookup of “%s” costs', async (selectionText, title) => {
    const refreshed = vi.fn(async () => browser.calls.at(-1));
    const onShown = event();
    const update = async (...args: unknown[]) => void browser.calls.push(['update', ...args]);
    Object.assign(browser.contextMenus, { onShown, update, refresh: refreshed });
    await start();
    fire(onShown, { menuIds: ['panel'], selectionText: '+49 30 901820' });
    fire(onShown, { menuIds: ['look-up'], selectionText });
    await expect.poll(() => refreshed.mock.calls.length).toBe(1);
    expect(await refreshed.mock.results[0]?.value).toEqual(['update', 'look-up', { title }]);
    expect(browser.calls.filter((call) => `${call}`.startsWith('update'))).toHaveLength(1);
  });

  it.each([
    ['Chromium', 'sidePanel', { windowId: 12 }],
    ['Firefox', 'sidebarAction', undefined],
  ])('opens the side panel in the gesture itself, in %s', async (_, api, where) => {
    const opened: unknown[] = [];
    const open = async (given?: unknown) => void opened.push(given);
    Object.assign(browser, { [api]: { open } });
    await start();
    // Expected without waiting: after an await the browser no longer counts the gesture.
    fire(browser.commands.onCommand, 'open-panel', { ...browser.tabsNow[1], windowId: 12 });
    expect(opened).toEqual([where]);
    fire(browser.contextMenus.onClicked, { menuItemId: 'panel' }, { id: 2, windowId: 12 });
    expect(opened).toEqual([where, where]);
    fire(browser.runtime.onInstalled, { reason: 'update' });
    await calls('create', { id: 'panel', title: '', contexts: ['page', 'action'] });
  });

  it('has no menu item for the side panel where there is none', async () => {
    await start();
    fire(browser.runtime.onInstalled, { reason: 'update' });
    const isItem = (call: unknown) => JSON.stringify(call).includes('"field undo"');
    await expect.poll(() => browser.calls.some(isItem)).toBe(true);
    expect(JSON.stringify(browser.calls)).not.toMatch(/"panel"|welcome/);
    expect(() => fire(browser.commands.onCommand, 'open-panel', undefined)).not.toThrow();
  });

  it('hands the omnibox input to the popup page in a window', async () => {
    await start();
    fire(browser.omnibox.onInputChanged, 'x <b>');
    await calls('suggest', {
      description:
        'Look up an email address, IBAN, VAT number, phone number, domain or IP address · 1 to 3 credits',
    });
    fire(browser.omnibox.onInputEntered, 'ann@example.com');
    // The active tab is our own; the last tab before it was private.
    const url = `${OURS}/popup.html?handed=1&private=1`;
    await calls('window', { url, type: 'popup', width: 440, height: 640 });
  });
});

describe('without the APIs that Firefox for Android lacks', () => {
  beforeEach(() => {
    for (const name of ['contextMenus', 'commands', 'omnibox', 'windows']) {
      Reflect.deleteProperty(browser, name);
    }
  });

  it('the background starts, shows the welcome page and answers', async () => {
    await start();
    fire(browser.runtime.onInstalled, { reason: 'install' });
    await calls('tab', { url: `${OURS}/welcome.html` });
    const sender = { id: 'fieldmark', url: `${OURS}/popup.html` };
    const reply = await new Promise((resolve) =>
      fire(browser.runtime.onMessage, { fieldmark: 'connection', body: {} }, sender, resolve),
    );
    expect(reply).toMatchObject({ ok: true });
  });

  it('the popup opens in a tab where it cannot open over the page', async () => {
    browser.action.openPopup = () => Promise.reject(new Error('no gesture'));
    const onClicked = clicks();
    await start();
    fire(onClicked, 'id-1');
    await calls('tab', { url: `${OURS}/popup.html` });
  });

  it('pages have no shortcuts, no side panel and no window', async () => {
    const extension = await import('../../lib/extension/index.ts');
    expect(extension.hasShortcuts()).toBe(false);
    expect(extension.hasSidePanel()).toBe(false);
    expect(await extension.readShortcuts()).toEqual([]);
    expect(await extension.readPanelWindow()).toBeNull();
    expect(await extension.openSidePanel(undefined)).toBe(false);
  });
});
