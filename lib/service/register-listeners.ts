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

/** Listeners do not wait for their work; a fault must not become an unhandled rejection. */
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
  const { entryPoints } = service;

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
    runInBackground(entryPoints.onMenuClick(click, tabOf(tab))),
  );
  browser.commands.onCommand.addListener((name, tab) =>
    runInBackground(entryPoints.onCommand(name, tabOf(tab))),
  );
  // Starts the worker with the browser, so that lists continue.
  browser.runtime.onStartup.addListener(() => undefined);
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area === 'managed') runInBackground(service.onManagedChanged());
  });
  // Notifications are an optional permission that may be granted later.
  const notice = () => runInBackground(service.onNotificationClicked());
  const hearNotices = () => browser.notifications?.onClicked.addListener(notice);
  hearNotices();
  browser.permissions.onAdded.addListener(hearNotices);
  browser.alarms.onAlarm.addListener(({ name }) => runInBackground(service.onAlarm(name)));
  browser.omnibox.onInputChanged.addListener((text) => {
    const suggest = () => {
      const { description } = entryPoints.omniboxSuggestion(text);
      const markup = !import.meta.env.FIREFOX;
      browser.omnibox.setDefaultSuggestion({
        description: markup ? escapeXml(description) : description,
      });
    };
    runInBackground(service.languageReady().then(suggest));
  });
  browser.omnibox.onInputEntered.addListener((text) =>
    runInBackground(entryPoints.onOmniboxEntered(text)),
  );
}

/** In the browser's own language, since it is the browser's menu. */
function createMenu(): void {
  const title = browser.i18n.getMessage('menuLookUp');
  browser.contextMenus.create({ ...LOOKUP_MENU, title, contexts: [...LOOKUP_MENU.contexts] });
}
