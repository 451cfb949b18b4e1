import { type Browser, browser } from 'wxt/browser';
import { createClient } from '../api/client.ts';
import { check } from '../check/index.ts';
import { detect } from '../detect/index.ts';
import { createDb } from './db.ts';
import { createService } from './index.ts';
import { createPlatform, type ReadFocus, type Tab } from './platform.ts';
import { escapeXml, MENU } from './surfaces.ts';

const tabOf = (tab: Browser.tabs.Tab | undefined): Tab | null =>
  tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? '', private: tab.incognito };

/** A listener's work goes on by itself; a fault in it must not become an unhandled rejection. */
const go = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Builds the service on the real browser and registers every listener, synchronously. */
export function listen(readFocus: ReadFocus): void {
  const service = createService({
    db: createDb(),
    platform: createPlatform(readFocus),
    createClient,
    check,
    detect,
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newId: () => crypto.randomUUID(),
  });
  const { surfaces } = service;

  browser.runtime.onMessage.addListener((message, sender, respond) => {
    const reply = service.message(message, sender);
    if (reply === undefined) return undefined;
    void reply.then(respond);
    return true;
  });
  browser.runtime.onInstalled.addListener(({ reason }) => {
    go(browser.contextMenus.removeAll().then(() => createMenu()));
    go(service.installed(reason));
  });
  browser.contextMenus.onClicked.addListener((click, tab) =>
    go(surfaces.clicked(click, tabOf(tab))),
  );
  browser.commands.onCommand.addListener((name, tab) => go(surfaces.command(name, tabOf(tab))));
  // Being begun is what it is for: a list that a closed browser left goes on.
  browser.runtime.onStartup.addListener(() => undefined);
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area === 'managed') go(service.managedChanged());
  });
  // Optional: there where it is allowed, and from the moment on when it is.
  const notice = () => go(service.noticed());
  const hearNotices = () => browser.notifications?.onClicked.addListener(notice);
  hearNotices();
  browser.permissions.onAdded.addListener(hearNotices);
  browser.alarms.onAlarm.addListener(({ name }) => go(service.alarm(name)));
  browser.omnibox.onInputChanged.addListener((text) => {
    const suggest = () => {
      const { description } = surfaces.suggestion(text);
      const markup = !import.meta.env.FIREFOX;
      browser.omnibox.setDefaultSuggestion({
        description: markup ? escapeXml(description) : description,
      });
    };
    go(service.spoken().then(suggest));
  });
  browser.omnibox.onInputEntered.addListener((text) => go(surfaces.entered(text)));
}

/** As the browser itself speaks, whose menu it stands in. */
function createMenu(): void {
  const title = browser.i18n.getMessage('menuLookUp');
  browser.contextMenus.create({ ...MENU, title, contexts: [...MENU.contexts] });
}
