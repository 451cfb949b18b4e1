/**
 * The service's only interface to the browser's extension API. Tests replace it, so that the service
 * can be tested without a browser.
 */
import { type Browser, browser } from 'wxt/browser';
import type { LanguageTag } from '../../texts/languages.ts';
import { browserLanguage, loadLanguagePack } from '../../texts/load-language.ts';
import type { LanguagePack } from '../../texts/locale.ts';
import { closeAfterUse, mayReach, mayTransmit } from './network.ts';
import { pictureInPage, registerFocusScript, textFilesOf } from './page-scripts.ts';
import {
  type ManagedStorageAnswer,
  readManagedStorage,
  type SessionMemory,
  type SyncArea,
  sessionMemory,
  syncArea,
} from './storage-areas.ts';

export interface BrowserTab {
  readonly id: number;
  readonly url: string;
  readonly private: boolean;
}

/** A selection and the frame that has it. */
interface FocusedFrame {
  readonly frameId: number;
  readonly text: string;
}

type ScriptFile = 'card-frame' | 'field' | 'marks';
type PagePath = `/${string}.html`;

/** Injects one of our scripts into a frame, with the current language. */
export type InjectScript = (tabId: number, frameId: number, file: ScriptFile) => Promise<void>;

export interface Platform {
  readonly id: string;
  readonly version: string;
  /** Origin of our own documents, with a trailing slash. */
  readonly base: string;
  /**
   * Makes a cheap extension API call, which keeps a worker with an open fetch alive
   * (mutex.ts).
   */
  ping(): Promise<unknown>;
  /** Memory that lives as long as the browser session and is never written to disk. */
  readonly session: SessionMemory;
  readonly sync: SyncArea;
  /** Settings that an organisation set for this browser; rejects where there are none. */
  readManagedStorage(): Promise<ManagedStorageAnswer>;
  /** Whether lookups may send their data. In Firefox the person grants this and can withdraw it. */
  mayTransmit(): Promise<boolean>;
  /** Whether the background may call this origin. A person can grant access site by site. */
  hasHostPermission(origin: string): Promise<boolean>;
  /** False: the browser says that it has no network. */
  isOnline(): boolean;
  setAlarm(name: string, everyMinutes: number): Promise<void>;
  clearAlarm(name: string): Promise<void>;
  /** The browser's own language, BCP 47. */
  browserLanguage(): string;
  /** A language's texts; null where there are none. */
  texts(language: LanguageTag): Promise<LanguagePack | null>;
  /** Injects a script into a frame, preceded by its texts where the language is not English. */
  injectScript(
    tabId: number,
    frameId: number,
    file: ScriptFile,
    language: LanguageTag,
  ): Promise<void>;
  /** Runs `corrected-fields.content` on these sites, by match pattern, in place of earlier ones. */
  registerFocusScript(matches: readonly string[]): Promise<void>;
  sendToTab(tabId: number, message: unknown, frameId?: number): Promise<unknown>;
  tabs(): Promise<readonly BrowserTab[]>;
  /**
   * The active tab of this window, or of the focused one; where that is one of our own pages, the tab
   * that was used last. Null: there is none.
   */
  activeTab(window?: number): Promise<BrowserTab | null>;
  /** The frame of a tab that has the focus, and the text that is selected in it. */
  focusedFrame(tabId: number): Promise<FocusedFrame>;
  /** The media type of what a tab shows; rejects where no script can run. */
  contentType(tabId: number): Promise<string>;
  /**
   * A picture that a frame shows, as a `data:` URL, fetched as the frame may fetch it; null where it may not, or if it
   * has more bytes.
   */
  readPicture(
    tabId: number,
    frameId: number,
    url: string,
    maxBytes: number,
  ): Promise<string | null>;
  openPage(path: PagePath, query?: string): Promise<void>;
  /** Shows a tab and its window. */
  focusTab(tabId: number): Promise<void>;
  openOptions(): Promise<void>;
  /** Sets the badge of all tabs, or of one tab; null removes the tab's own, so the general one shows. */
  setBadgeText(text: string | null, tab?: number): Promise<void>;
  /**
   * Sets the tooltip of the toolbar button, for one tab or for all; null: the extension's name. The browser
   * removes a tab's own tooltip when the tab navigates.
   */
  setTitle(title: string | null, tab?: number): Promise<void>;
  /** Opens the toolbar popup; rejects where another panel is open, or the browser cannot. */
  openPopup(): Promise<void>;
  /** Sends a message to our own open pages, cards included. */
  broadcast(message: unknown): Promise<void>;
  /** Shows a system notification, if the person allowed notifications. */
  notify(id: string, words: { readonly title: string; readonly message: string }): Promise<void>;
  /**
   * Closes connections to this origin after each request of the background. `rule`: an id from 1; a
   * rule with the same id is replaced.
   */
  closeConnectionsAfterUse(origin: string, rule: number): Promise<void>;
}

const tabOf = (tab: Browser.tabs.Tab): BrowserTab => ({
  id: tab.id ?? -1,
  url: tab.url ?? '',
  private: tab.incognito,
});

const ignore = () => undefined;

/**
 * Reads the focus in a frame of a page. The browser runs the function's source in the frame, so it must
 * not refer to anything outside itself.
 */
export type ReadFocus = () => { focused: boolean; text: string; type: string };

export function createPlatform(readFocus: ReadFocus): Platform {
  const base = browser.runtime.getURL('/');
  return {
    id: browser.runtime.id,
    version: browser.runtime.getManifest().version,
    base,
    ping: () => browser.runtime.getPlatformInfo(),
    session: sessionMemory,
    sync: syncArea(),
    readManagedStorage,
    mayTransmit,
    hasHostPermission: mayReach,
    isOnline: () => navigator.onLine !== false,
    setAlarm: async (name, everyMinutes) =>
      browser.alarms.create(name, { periodInMinutes: everyMinutes }),
    clearAlarm: async (name) => void (await browser.alarms.clear(name)),
    browserLanguage,
    texts: loadLanguagePack,
    injectScript: async (tabId, frameId, file, language) => {
      await browser.scripting.executeScript({
        target: { tabId, frameIds: [frameId] },
        files: [...textFilesOf(language), `/content-scripts/${file}.js`],
      });
    },
    registerFocusScript,
    sendToTab: (tabId, message, frameId) =>
      browser.tabs.sendMessage(tabId, message, frameId === undefined ? {} : { frameId }),
    tabs: async () => (await browser.tabs.query({})).map(tabOf),
    activeTab: async (windowId) => {
      const where = windowId === undefined ? {} : { windowId };
      const focused = windowId === undefined ? { lastFocusedWindow: true } : where;
      const [active] = await browser.tabs.query({ active: true, ...focused });
      if (active && !active.url?.startsWith(base)) return tabOf(active);
      const others = (await browser.tabs.query(where)).filter((tab) => !tab.url?.startsWith(base));
      const latest = others.toSorted((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0))[0];
      return latest ? tabOf(latest) : null;
    },
    focusedFrame: async (tabId) => {
      const frames = await browser.scripting.executeScript({
        target: { tabId, allFrames: true },
        func: readFocus,
      });
      const hit = frames.find((frame) => frame.result?.focused);
      return { frameId: hit?.frameId ?? 0, text: hit?.result?.text ?? '' };
    },
    contentType: async (tabId) => {
      const [shown] = await browser.scripting.executeScript({ target: { tabId }, func: readFocus });
      return shown?.result?.type ?? '';
    },
    readPicture: async (tabId, frameId, url, maxBytes) => {
      const [read] = await browser.scripting.executeScript({
        target: { tabId, frameIds: [frameId] },
        func: pictureInPage,
        args: [url, maxBytes],
      });
      return read?.result ?? null;
    },
    openPage: async (path, query = '') => {
      // A page of a satellite may be missing in a build, so its name is no type of the build.
      const url = new URL(`${path}${query}`, base).href;
      if (path === '/popup.html' && browser.windows) {
        await browser.windows.create({ url, type: 'popup', width: 440, height: 640 });
      } else {
        await browser.tabs.create({ url });
      }
    },
    focusTab: async (tabId) => {
      const tab = await browser.tabs.update(tabId, { active: true });
      if (tab) await browser.windows?.update(tab.windowId, { focused: true });
    },
    openOptions: () => browser.runtime.openOptionsPage(),
    openPopup: () => browser.action.openPopup(),
    // Without an open page of ours there is no receiver.
    broadcast: (message) => browser.runtime.sendMessage(message).then(ignore, ignore),
    notify: async (id, words) => {
      const iconUrl = browser.runtime.getURL('/icon/128.png');
      await browser.notifications?.create(id, { type: 'basic', iconUrl, ...words });
    },
    closeConnectionsAfterUse: closeAfterUse,
    setBadgeText: async (text, tab) => {
      // The types lack null, which both browsers accept.
      const details = tab === undefined ? { text } : { text, tabId: tab };
      await Reflect.apply(browser.action.setBadgeText, browser.action, [details]);
      if (text) await browser.action.setBadgeBackgroundColor({ color: '#b3261e' });
    },
    setTitle: (title, tab) =>
      browser.action.setTitle({
        title: title ?? browser.runtime.getManifest().name,
        ...(tab === undefined ? {} : { tabId: tab }),
      }),
  };
}
