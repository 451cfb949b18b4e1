// Imported first, before any schema is made.
import './no-eval.ts';
import { type Browser, browser } from 'wxt/browser';
import { createApiClient } from '../api/client/index.ts';
import { createCheckLoader } from '../check/index.ts';
import { type FieldCorrection, KINDS } from '../domain/index.ts';
import { hasSidePanel, openSidePanel } from '../extension/index.ts';
import { lookupPriceRange } from '../kinds/index.ts';
import { kindLabel } from '../texts/verdict.ts';
import { detect } from '../values/detect/index.ts';
import { type CreateSatellite, createService } from './index.ts';
import { type BrowserTab, createPlatform, type Ports, type ReadFocus } from './platform/index.ts';
import { createDb } from './storage/index.ts';
import {
  escapeXml,
  FIELD_MENU,
  FIELD_MENU_ITEMS,
  LOOKUP_MENU,
  type MenuClick,
} from './surfaces/index.ts';

const tabOf = (tab: Browser.tabs.Tab | undefined): BrowserTab | null =>
  tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? '', private: tab.incognito };

/** For listeners that do not wait for their work. An error must not become an unhandled rejection. */
const runInBackground = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** The tables of the checks, which the build writes (lib/build). */
const readCheckData = async () =>
  (await fetch(new URL('/check-data.json', browser.runtime.getURL('/')))).json();

/** Builds the service on the real browser and registers every listener, synchronously. */
export function registerListeners(
  readFocus: ReadFocus,
  satellites: readonly CreateSatellite[],
): void {
  const ports: Ports = {
    db: createDb(),
    platform: createPlatform(readFocus),
    createClient: createApiClient,
    loadCheck: createCheckLoader(readCheckData),
    detect,
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newId: () => crypto.randomUUID(),
  };
  const service = createService(ports, satellites);
  const { entryPoints } = service;

  browser.runtime.onMessage.addListener((message, sender, respond) => {
    const reply = service.onMessage(message, sender);
    if (reply === undefined) return undefined;
    void reply.then(respond);
    return true;
  });
  browser.runtime.onConnect.addListener(service.onConnect);
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (browser.contextMenus) {
      runInBackground(browser.contextMenus.removeAll().then(() => createMenu(service.tabReaders)));
    }
    runInBackground(service.onInstalled(reason));
  });
  // Firefox for Android has no menus, commands and omnibox: there, the popup replaces them.
  // The panel opens before anything is awaited: afterwards the browser no longer counts the gesture.
  browser.contextMenus?.onClicked.addListener((click, tab) => {
    if (click.menuItemId === PANEL_MENU.id) return void openSidePanel(tab?.windowId);
    const shown = tabOf(tab);
    const menu = menusOf(service.tabReaders).find(({ id }) => id === click.menuItemId);
    runInBackground(
      menu && shown ? menu.open(shown, click) : entryPoints.onMenuClick(click, shown),
    );
  });
  const menus = browser.contextMenus as (typeof browser.contextMenus & MenusOfFirefox) | undefined;
  menus?.onShown?.addListener((shown) => {
    if (!shown.menuIds.includes(LOOKUP_MENU.id)) return;
    const showPrice = async () => {
      const title = lookUpTitle(await entryPoints.menuCredits(shown));
      await browser.contextMenus.update(LOOKUP_MENU.id, { title });
      await menus.refresh?.();
    };
    runInBackground(showPrice());
  });
  browser.commands?.onCommand.addListener((name, tab) => {
    if (name === PANEL_COMMAND) return void openSidePanel(tab?.windowId);
    runInBackground(entryPoints.onCommand(name, tabOf(tab)));
  });
  // An empty listener: registering it makes the browser start the worker, which continues lists.
  browser.runtime.onStartup.addListener(() => undefined);
  browser.storage.onChanged.addListener((_, area) => {
    if (area === 'managed') runInBackground(service.onManagedChanged());
    if (area === 'sync') runInBackground(service.onSyncChanged());
  });
  // Notifications are an optional permission that may be granted later.
  const notice = (id: string) => runInBackground(service.onNotificationClicked(id));
  const hearNotices = () => browser.notifications?.onClicked.addListener(notice);
  hearNotices();
  browser.permissions.onAdded.addListener(hearNotices);
  browser.alarms.onAlarm.addListener(({ name }) => runInBackground(service.onAlarm(name)));
  browser.omnibox?.onInputChanged.addListener((text) => {
    const suggest = async () => {
      const { description } = await entryPoints.omniboxSuggestion(text);
      const markup = !import.meta.env.FIREFOX;
      browser.omnibox.setDefaultSuggestion({
        description: markup ? escapeXml(description) : description,
      });
    };
    runInBackground(service.languageReady().then(suggest));
  });
  browser.omnibox?.onInputEntered.addListener((text) =>
    runInBackground(entryPoints.onOmniboxEntered(text)),
  );
}

/** Firefox tells what its menu opens for, and lets it change. Chromium says nothing before the click. */
interface MenusOfFirefox {
  readonly onShown?: {
    addListener(
      listener: (shown: Omit<MenuClick, 'menuItemId'> & { readonly menuIds: unknown[] }) => void,
    ): void;
  };
  refresh?(): Promise<void>;
}

const PANEL_COMMAND = 'open-panel';
/** Not on selections, links and fields: there, the browser would move our items into a submenu. */
const PANEL_MENU = { id: 'panel', contexts: ['page', 'action'] } as const;

/** Message names of the field menu's titles. Kinds that are missing here use their label. */
const FIELD_MENU_TITLES = {
  email: 'menuFieldEmail',
  phone: 'menuFieldPhone',
  vat: 'menuFieldVat',
  iban: 'menuFieldIban',
  bic: 'menuFieldBic',
  none: 'menuFieldNone',
  never: 'menuFieldNever',
  undo: 'menuFieldUndo',
} as const satisfies Partial<Record<FieldCorrection, string>>;

const isTitled = (correction: FieldCorrection): correction is keyof typeof FIELD_MENU_TITLES =>
  Object.hasOwn(FIELD_MENU_TITLES, correction);

function fieldMenuTitle(correction: FieldCorrection): string {
  if (isTitled(correction)) return browser.i18n.getMessage(FIELD_MENU_TITLES[correction]);
  const kind = KINDS.find((known) => known === correction);
  return kind ? kindLabel(kind) : correction;
}

/** The entry for lookups with its price; null: the range of prices. */
function lookUpTitle(credits: number | null): string {
  if (credits === 1) return browser.i18n.getMessage('menuLookUpForOne');
  if (credits !== null) return browser.i18n.getMessage('menuLookUpFor', [`${credits}`]);
  const { least, most } = lookupPriceRange('standard');
  return browser.i18n.getMessage('menuLookUp', [`${least}`, `${most}`]);
}

type TabReaders = ReturnType<typeof createService>['tabReaders'];

const menusOf = (readers: TabReaders) => readers.flatMap(({ menus }) => menus);

/** Creates the context menu in the browser's language, like the rest of that menu. */
function createMenu(readers: TabReaders): void {
  const title = lookUpTitle(null);
  browser.contextMenus.create({ ...LOOKUP_MENU, title, contexts: [...LOOKUP_MENU.contexts] });
  if (hasSidePanel()) {
    browser.contextMenus.create({
      id: PANEL_MENU.id,
      title: browser.i18n.getMessage('menuPanel'),
      contexts: [...PANEL_MENU.contexts],
    });
  }
  for (const { id, title, contexts, documentUrlPatterns: patterns } of menusOf(readers)) {
    browser.contextMenus.create({
      id,
      title: browser.i18n.getMessage(title as never),
      contexts: [contexts[0], ...contexts.slice(1)],
      ...(patterns ? { documentUrlPatterns: [...patterns] } : {}),
    });
  }
  const { id: parentId } = FIELD_MENU;
  const fieldTitle = browser.i18n.getMessage('menuField');
  browser.contextMenus.create({
    id: parentId,
    title: fieldTitle,
    contexts: [...FIELD_MENU.contexts],
  });
  for (const { id, correction } of FIELD_MENU_ITEMS) {
    const title = fieldMenuTitle(correction);
    browser.contextMenus.create({ id, parentId, title, contexts: [...FIELD_MENU.contexts] });
  }
}
