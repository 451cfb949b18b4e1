import { type Browser, browser } from 'wxt/browser';
import { createApiClient } from '../api/client/index.ts';
import { checkValue } from '../check/index.ts';
import { detect } from '../detect/index.ts';
import { createService } from './index.ts';
import { type BrowserTab, createPlatform, type ReadFocus } from './platform/index.ts';
import { createDb } from './storage/index.ts';
import { escapeXml, LOOKUP_MENU } from './surfaces/index.ts';

const tabOf = (tab: Browser.tabs.Tab | undefined): BrowserTab | null =>
  tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? '', private: tab.incognito };

/** A listener's work goes on by itself; a fault in it must not become an unhandled rejection. */
const runInBackground = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Builds the service on the real browser and registers every listener, synchronously. */
export function registerListeners(readFocus: ReadFocus): void {
  const service = createService({
    db: createDb(),
    platform: createPlatform(readFocus),
    createClient: createApiClient,
    check: checkValue,
    detect,
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newId: () => crypto.randomUUID(),
  });
  const { entryPoints: surfaces } = service;

  browser.runtime.onMessage.addListener((message, sender, respond) => {
    const reply = service.onMessage(message, sender);
    if (reply === undefined) return undefined;
    void reply.then(respond);
    return true;
  });
  browser.runtime.onInstalled.addListener(({ reason }) => {
    runInBackground(browser.contextMenus.removeAll().then(() => createMenu()));
    runInBackground(service.onInstalled(reason));
  });
  browser.contextMenus.onClicked.addListener((click, tab) =>
    runInBackground(surfaces.onMenuClick(click, tabOf(tab))),
  );
  browser.commands.onCommand.addListener((name, tab) =>
    runInBackground(surfaces.onCommand(name, tabOf(tab))),
  );
  // Being begun is what it is for: a list that a closed browser left goes on.
  browser.runtime.onStartup.addListener(() => undefined);
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area === 'managed') runInBackground(service.onManagedChanged());
  });
  // Optional: there where it is allowed, and from the moment on when it is.
  const notice = () => runInBackground(service.onNotificationClicked());
  const hearNotices = () => browser.notifications?.onClicked.addListener(notice);
  hearNotices();
  browser.permissions.onAdded.addListener(hearNotices);
  browser.alarms.onAlarm.addListener(({ name }) => runInBackground(service.onAlarm(name)));
  browser.omnibox.onInputChanged.addListener((text) => {
    const suggest = () => {
      const { description } = surfaces.omniboxSuggestion(text);
      const markup = !import.meta.env.FIREFOX;
      browser.omnibox.setDefaultSuggestion({
        description: markup ? escapeXml(description) : description,
      });
    };
    runInBackground(service.languageReady().then(suggest));
  });
  browser.omnibox.onInputEntered.addListener((text) =>
    runInBackground(surfaces.onOmniboxEntered(text)),
  );
}

/** As the browser itself speaks, whose menu it stands in. */
function createMenu(): void {
  const title = browser.i18n.getMessage('menuLookUp');
  browser.contextMenus.create({ ...LOOKUP_MENU, title, contexts: [...LOOKUP_MENU.contexts] });
}
